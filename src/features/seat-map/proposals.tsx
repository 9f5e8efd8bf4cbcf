import type { Proposal } from '#domain/contract/seat.ts';
import { priced } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { type Geometry, stageOutline } from './engine/geometry.ts';
import { measureHall, metresToStage } from './hall-view.ts';
import styles from './proposals.module.css';
import { type Seating, useSeatWords } from './seating.ts';

interface Props {
  seating: Seating;
  proposals: readonly Proposal[];
  label: string;
  picked: readonly number[];
  onChoose: (seats: readonly number[]) => void;
  /** What is said of a proposal's sum, where it is more than one evening's. */
  sum?: (total: number) => string;
}

/** At most three proposals of the server, each with its place in the hall, its reason and its price. */
export function Proposals({ seating, proposals, label, picked, onChoose, sum }: Props) {
  const words = useSeatWords(seating);
  const { t } = words;
  const { g } = seating;
  return (
    <ul className={`ink-t ${styles.list}`} aria-label={label}>
      {proposals.map(proposal => {
        const seats = proposal.seats.flatMap(id => g.index.get(id) ?? []);
        if (seats.length === 0) return null;
        const chosen = seats.every(i => picked.includes(i));
        return (
          <li key={proposal.seats.join()} className={cx('grid gap-4 py-4 line-b', chosen && styles.chosen)}>
            <Place g={g} seats={seats} />
            <div>
              <p className="flex flex-wrap justify-between gap-x-3">
                <b className="bold">{words.seats(seats)}</b>
                <span className="num">
                  {sum?.(proposal.total) ?? t('best.total', { price: priced(proposal.total) })}
                </span>
              </p>
              <p className="mt-1 t-sm lh-6 sec">{proposal.reason}</p>
              <p className="flex flex-wrap justify-between items-centre gap-2 mt-2 t-xs ter">
                <span>{reach(g, seats, t)}</span>
                <Button look="ghost" size="sm" aria-pressed={chosen} onClick={() => onChoose(seats)}>
                  {chosen ? t('best.chosen') : t('best.choose', { count: seats.length })}
                </Button>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** How far the nearest and the farthest of them are from the stage. */
function reach(g: Geometry, seats: readonly number[], t: ReturnType<typeof useSeatWords>['t']): string {
  const hall = measureHall(g);
  const metres = seats.map(i => metresToStage(g, i, hall));
  const [from, to] = [Math.min(...metres), Math.max(...metres)];
  if (to <= 1) return t('atStage');
  return from === to ? t('metres', { n: to }) : t('metresTo', { from, to });
}

/** Where in the hall: zones as their rows' hulls, the stage, and a dot. */
function Place({ g, seats }: { g: Geometry; seats: readonly number[] }) {
  const { x0, y0, x1, y1 } = g.bounds;
  const size = Math.max(x1 - x0, y1 - y0);
  const mine = g.zoneOfRow[g.rowOf[seats[0]!]!];
  const outline = stageOutline(g.plan);
  const mean = (list: Float32Array) => seats.reduce((sum, i) => sum + list[i]!, 0) / seats.length;
  return (
    <svg
      className={`w-full self-start mt-1 ${styles.place}`}
      viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`}
      aria-hidden="true"
    >
      {g.zones.map((zone, z) => (
        <path
          key={zone.id}
          d={hull(g, zone.firstRow, zone.endRow)}
          strokeWidth={g.maxHalf * 2.6}
          className={z === mine ? styles.mine : undefined}
        />
      ))}
      {outline.length > 0 && (
        <path
          className={styles.stage}
          strokeWidth={size / 100}
          d={`M${outline.map(p => `${p.x} ${p.y}`).join('L')}z`}
        />
      )}
      <circle className="fill-accent" cx={mean(g.x)} cy={mean(g.y)} r={size / 26} strokeWidth={size / 80} />
    </svg>
  );
}

function hull(g: Geometry, firstRow: number, endRow: number): string {
  const ends: string[] = [];
  const back: string[] = [];
  for (let r = firstRow; r < endRow; r++) {
    const from = g.rowStart[r]!;
    const to = g.rowStart[r + 1]! - 1;
    if (to < from) continue;
    ends.push(`${g.x[from]} ${g.y[from]}`);
    back.unshift(`${g.x[to]} ${g.y[to]}`);
  }
  return ends.length ? `M${[...ends, ...back].join('L')}z` : '';
}
