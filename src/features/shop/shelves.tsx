import type { ProductCard, ProductChannel } from '#domain/contract/mall.ts';
import { useCopy } from '#i18n/copy.ts';
import { ProductList } from './product-list.tsx';

const SHELVES = ['digital', 'online', 'goods'] as const;

/** All that is sold beside tickets, shelf by shelf. */
export function Shelves({ products }: { products: readonly ProductCard[] }) {
  const t = useCopy('shop');
  const shelves = SHELVES.map(shelf => ({ shelf, list: products.filter(p => shelfOf(p) === shelf) }));
  return shelves
    .filter(({ list }) => list.length > 0)
    .map(({ shelf, list }) => (
      <section key={shelf} className="mt-12">
        <h2 className="t-h3 pb-2 mb-6 ink-b">{t(`library.${shelf}`)}</h2>
        <ProductList products={list} />
      </section>
    ));
}

type Shelf = (typeof SHELVES)[number];
/** A channel with a shelf of its own; what else is sold stands by what is delivered. */
const OWN_SHELF: Readonly<Record<ProductChannel, Shelf | null>> = { mall: null, dams: 'online' };
const shelfOf = ({ channel, delivery }: ProductCard): Shelf =>
  OWN_SHELF[channel] ?? (delivery === 'digital' ? 'digital' : 'goods');
