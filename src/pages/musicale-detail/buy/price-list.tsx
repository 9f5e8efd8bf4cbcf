import type { CSSProperties } from 'react';
import type { PriceCategory } from '#domain/contract/program.ts';
import { SaleStateTag } from '#features/programme-card/state.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Price } from '#ui/price.tsx';
import styles from './price-list.module.css';

const colours = (rank: number): CSSProperties => {
  const n = Math.min(6, Math.max(1, rank));
  return { '--c': `var(--seat-${n})`, '--l': `var(--seat-${n}-line)` } as CSSProperties;
};

/** Price categories of one performance, each with the colour that it has on the plan. */
export function PriceList({ categories }: { categories: readonly PriceCategory[] }) {
  const t = useCopy('concert');
  if (categories.length === 0) return <p className="sm ter">{t('noPrices')}</p>;
  return (
    <ul className={`mt-1 ${styles.list}`}>
      {categories.map(c => (
        <li className="grid items-centre gap-3 py-2 line-b" key={c.code} style={colours(c.rank)}>
          <i />
          <Price yuan={c.price} />
          <span className="sm ter text-right">{c.name}</span>
          <SaleStateTag of={c} />
        </li>
      ))}
    </ul>
  );
}
