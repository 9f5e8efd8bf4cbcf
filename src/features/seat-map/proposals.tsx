import type { Proposal } from '#domain/contract/seat.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { listed, semicolon } from '#lib/listed.ts';
import { priced } from '#lib/price.ts';
import type { Locale } from '#site/tree.ts';
import { cx } from '#ui/class-names.ts';
import { type Geometry, stageOutline } from './engine/geometry.ts';
import { metresToStage } from './hall-view.ts';
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
  const { locale } = useTree();
  const { g } = seating;
  return (
    <ul className={styles.list} aria-label={label}>
      {proposals.map(proposal => {
        const seats = proposal.seats.flatMap(id => g.index.get(id) ?? []);
        const first = seats[0];
        if (first === undefined) return null;
        const chosen = seats.every(i => picked.includes(i));
        const metres = metresToStage(g, first);
        return (
          <li key={proposal.seats.join()} className={cx(chosen && styles.chosen)}>
            <Place g={g} seats={seats} />
            <div>
              <p className={styles.head}>
                <b>{lines(g, seats, words.zone, t('best.and'), t, locale)}</b>
                <span className="num">
                  {sum?.(proposal.total) ?? t('best.total', { price: priced(proposal.total) })}
                </span>
              </p>
              <p className={styles.why}>{proposal.reason}</p>
              <p className={styles.foot}>
                <span>{metres > 1 ? t('metres', { n: metres }) : t('atStage')}</span>
                <button
                  type="button"
                  className="btn ghost sm"
                  aria-pressed={chosen}
                  onClick={() => onChoose(seats)}
                >
                  {chosen ? t('best.chosen') : t('best.choose', { count: seats.length })}
                </button>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** 一层中 B2 区　3 排 8、9 座: seats of a row in one line, a line for each row. */
function lines(
  g: Geometry,
  seats: readonly number[],
  zone: (z: number) => string,
  and: string,
  t: ReturnType<typeof useSeatWords>['t'],
  locale: Locale,
): string {
  const rows = [...new Set(seats.map(i => g.rowOf[i]!))];
  const said = rows.map(row => {
    const numbers = seats.filter(i => g.rowOf[i] === row).map(i => g.number[i]!);
    return t('best.rows', {
      zone: zone(g.zoneOfRow[row]!),
      row: g.rowName[row]!,
      numbers: numbers.join(and),
      count: numbers.length,
    });
  });
  return listed(said, locale, semicolon);
}

/** Where in the hall: zones as their rows' hulls, the stage, and a dot. */
function Place({ g, seats }: { g: Geometry; seats: readonly number[] }) {
  const { x0, y0, x1, y1 } = g.bounds;
  const size = Math.max(x1 - x0, y1 - y0);
  const mine = g.zoneOfRow[g.rowOf[seats[0]!]!];
  const outline = stageOutline(g.plan);
  const mean = (list: Float32Array) => seats.reduce((sum, i) => sum + list[i]!, 0) / seats.length;
  return (
    <svg className={styles.place} viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`} aria-hidden="true">
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
      <circle cx={mean(g.x)} cy={mean(g.y)} r={size / 26} strokeWidth={size / 80} />
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
