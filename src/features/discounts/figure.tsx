import { brand } from '#brand';
import { Price } from '#ui/price.tsx';
import styles from './discounts.module.css';

/** What another backend writes that is no number stands as it came. */
const NUMBER = /^\d[\d,]*(\.\d+)?$/;
/** What amounts of money end with: our own sign, and what the vendor writes. */
const UNITS: readonly string[] = [brand.currency.sign, '元', '¥'];

/** ¥80, 9折, 10%: the amount text of an entry, whose last character is its unit (specification §3). */
export function Figure({ desc }: { desc: string }) {
  const unit = UNITS.find(sign => desc.endsWith(sign)) ?? desc.slice(-1);
  const figure = desc.slice(0, -unit.length);
  if (UNITS.includes(unit) && NUMBER.test(figure)) return <Price yuan={Number(figure.replaceAll(',', ''))} />;
  return (
    <span>
      {figure}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}
