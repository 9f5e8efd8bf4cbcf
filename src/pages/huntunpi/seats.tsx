import type { HallPage } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import styles from './seats.module.css';

interface Props {
  plan: HallPage['plan'];
  /** The part of the hall that is picked out, or none. */
  chosen: string | null;
}
const SIZE = 13;

/** Seats as one path for each block and price: a thousand seats are twenty shapes. */
const seatsPath = (seats: readonly number[]): string => {
  let path = '';
  for (let i = 0; i + 1 < seats.length; i += 2)
    path += `M${(seats[i] ?? 0) - SIZE / 2} ${(seats[i + 1] ?? 0) - SIZE / 2}h${SIZE}v${SIZE}h-${SIZE}z`;
  return path;
};
const polygon = (points: readonly number[]): string => (points.length === 0 ? '' : `M${points.join(' ')}z`);

/** The hall from above, coloured by price; the chosen part stands out. */
export function Seats({ plan, chosen }: Props) {
  const t = useCopy('house');
  const xs = plan.stage.filter((_, i) => i % 2 === 0);
  const ys = plan.stage.filter((_, i) => i % 2 === 1);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return (
    <svg
      className="as-block w-full"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="img"
      aria-label={t('hall.plan')}
    >
      {plan.stage.length > 0 && (
        <>
          <path className={styles.stage} d={polygon(plan.stage)} />
          <text className={`anchor-middle fill-ink ${styles.name}`} x={middle(xs)} y={middle(ys)}>
            {t('hall.stage')}
          </text>
        </>
      )}
      {plan.blocks.map(block => (
        <path
          key={`${block.zone} ${block.rank}`}
          className={cx(
            styles.seats,
            styles[`rank${block.rank}`],
            chosen !== null && chosen !== block.letter && styles.faint,
          )}
          d={seatsPath(block.seats)}
        />
      ))}
      {plan.wheelchairs.flatMap((x, i) =>
        i % 2 === 0
          ? [
              <circle
                key={`${x} ${plan.wheelchairs[i + 1]}`}
                className={styles.wheel}
                cx={x}
                cy={plan.wheelchairs[i + 1]}
                r={8}
              />,
            ]
          : [],
      )}
    </svg>
  );
}
