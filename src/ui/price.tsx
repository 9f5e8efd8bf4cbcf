import { brand } from '#brand';
import { exactYuan, plainYuan } from '#lib/price.ts';
import { cx } from './class-names.ts';

const SIGN = brand.currency.sign;

interface Props {
  /** Yuan, as on the wire. */
  yuan: number;
  /** Always two decimals: orders and breakdowns. */
  exact?: boolean;
  /** A deduction: a true minus in front. Give the amount without its sign. */
  neg?: boolean;
  className?: string | undefined;
}

export function Price({ yuan, exact = false, neg = false, className }: Props) {
  return (
    <span className={cx('price', className)}>
      <i>{neg ? `−${SIGN}` : SIGN}</i>
      {exact ? exactYuan(yuan) : plainYuan(yuan)}
    </span>
  );
}

/** ¥80–880, or one price where both ends are the same. */
export function PriceRange({
  min,
  max,
  className,
}: {
  min: number;
  max: number;
  className?: string | undefined;
}) {
  if (min === max) return <Price yuan={min} className={className} />;
  return (
    <span className={cx('price', className)}>
      <i>{SIGN}</i>
      {`${plainYuan(min)}–${plainYuan(max)}`}
    </span>
  );
}
