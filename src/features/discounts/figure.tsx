import { Price } from '#ui/price.tsx';
import styles from './discounts.module.css';

/** What another backend writes that is no number stands as it came. */
const NUMBER = /^\d[\d,]*(\.\d+)?$/;

/** ¥80, 9折, 10%: the amount text of an entry, whose last character is its unit (specification §3). */
export function Figure({ desc }: { desc: string }) {
  const unit = desc.slice(-1);
  const figure = desc.slice(0, -1);
  if ((unit === '元' || unit === '¥') && NUMBER.test(figure))
    return <Price yuan={Number(figure.replaceAll(',', ''))} />;
  return (
    <span>
      {figure}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}
