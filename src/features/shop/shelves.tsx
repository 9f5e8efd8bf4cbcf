import type { ProductCard } from '#domain/contract/mall.ts';
import { useCopy } from '#i18n/copy.ts';
import { ProductList } from './product-list.tsx';
import styles from './shop.module.css';

const SHELVES = ['digital', 'online', 'goods'] as const;

/** All that is sold beside tickets, shelf by shelf. */
export function Shelves({ products }: { products: readonly ProductCard[] }) {
  const t = useCopy('shop');
  return SHELVES.map(shelf => (
    <section key={shelf} className={styles.part}>
      <h2>{t(`library.${shelf}`)}</h2>
      <ProductList products={products.filter(p => shelfOf(p) === shelf)} />
    </section>
  ));
}

const shelfOf = ({ channel, delivery }: ProductCard): (typeof SHELVES)[number] =>
  channel === 'dams' ? 'online' : delivery === 'digital' ? 'digital' : 'goods';
