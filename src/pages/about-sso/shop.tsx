import type { ProductCard } from '#domain/contract/mall.ts';
import { Shelves } from '#features/shop/shelves.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The shop for anyone to look at; buying asks for the sign-in. */
export function Shop({ products }: { products: Promise<ProductCard[]> }) {
  const t = useCopy('shop');
  return (
    <>
      <p className="sec lead">{t('library.anyone')}</p>
      <Load from={products} skeleton={<Skeleton kind="row" count={3} />}>
        {list => <Shelves products={list} />}
      </Load>
    </>
  );
}
