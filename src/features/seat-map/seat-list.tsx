import { useState } from 'react';
import { useStore } from 'zustand';
import { Availability } from '#ui/availability.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Price, PriceRange } from '#ui/price.tsx';
import { PICKED, TAKEN } from './engine/paint.ts';
import styles from './seat-list.module.css';
import { priceOf, type Seating, useSeatWords } from './seating.ts';

interface Props {
  seating: Seating;
  /** Absent where the seats are only to be looked at. */
  onToggle?: (seat: number) => void;
}
/** Below this share of free seats a zone says that few are left. */
const FEW_LEFT_SHARE = 0.35;
const range = (from: number, end: number) => Array.from({ length: end - from }, (_, k) => from + k);

/** Zone, row, seat: the full equivalent of the map for keyboard and screen reader. */
export function SeatList({ seating, onToggle }: Props) {
  const { g, selection } = seating;
  const { taken, picked } = useStore(selection);
  const [open, setOpen] = useState(() => (picked.length ? g.zoneOfRow[g.rowOf[picked[0]!]!]! : -1));
  const words = useSeatWords(seating);
  const { t } = words;
  return (
    <section aria-labelledby="seat-list-title">
      <h2 className="between pb-2 ink-b t-h3" id="seat-list-title">
        {t(onToggle ? 'list.title' : 'list.titleLook')}
        <small className={`ter ${styles.path}`} aria-hidden="true">
          {t('list.path')}
        </small>
      </h2>
      {g.zones.map((zone, z) => {
        const seats = range(g.rowStart[zone.firstRow]!, g.rowStart[zone.endRow]!);
        if (!seats.length) return null;
        const free = seats.filter(i => !taken[i]).length;
        const prices = seats.map(i => priceOf(seating, i));
        const kind = free === 0 ? 'out' : free / seats.length < FEW_LEFT_SHARE ? 'few' : 'on';
        return (
          <div key={zone.id}>
            <button
              type="button"
              className={`grid gap-2 items-centre w-full line-b ${styles.zone}`}
              aria-expanded={open === z}
              onClick={() => setOpen(open === z ? -1 : z)}
            >
              <b className="num lead medium">{zone.id.length <= 3 ? zone.id : ''}</b>
              <span>
                {words.zone(z)}
                <small className="as-block t-xs ter">
                  <PriceRange min={Math.min(...prices)} max={Math.max(...prices)} />
                </small>
              </span>
              <Availability kind={kind}>{t('prices.free', { count: free })}</Availability>
              <Icon name="down" className={cx('ter', styles.arrow, open === z && styles.up)} />
            </button>
            {open === z && (
              <Rows
                seating={seating}
                rows={range(zone.firstRow, zone.endRow)}
                {...(onToggle && { onToggle })}
              />
            )}
          </div>
        );
      })}
    </section>
  );
}

function Rows({ seating, rows, onToggle }: Props & { rows: readonly number[] }) {
  const { g, selection } = seating;
  const { state, taken, picked } = useStore(selection);
  const [open, setOpen] = useState(() => rows.find(r => picked.some(i => g.rowOf[i] === r)) ?? -1);
  const words = useSeatWords(seating);
  const { t } = words;
  return (
    <div className={`on-paper-2 ${styles.rows}`}>
      {rows.map(r => {
        const seats = range(g.rowStart[r]!, g.rowStart[r + 1]!);
        const free = seats.filter(i => !taken[i]).length;
        return (
          <div key={r}>
            <button
              type="button"
              className={`grid gap-2 items-centre w-full line-h line-2-b t-sm ${styles.row}`}
              aria-expanded={open === r}
              onClick={() => setOpen(open === r ? -1 : r)}
            >
              <span>{t('rowName', { row: g.rowName[r]! })}</span>
              <Strip seating={seating} seats={seats} state={state} />
              <small className="text-right t-xs sec">
                {free ? t('list.freeRow', { count: free }) : t('list.noneRow')}
              </small>
            </button>
            {open === r && !onToggle && <FreeOf seating={seating} seats={seats.filter(i => !taken[i])} />}
            {open === r && onToggle && (
              <div
                className={`grid gap-2 line-2-b ${styles.seats}`}
                role="group"
                aria-label={t('list.seats', { row: g.rowName[r]! })}
              >
                {seats.map(i => {
                  const mine = state[i] === PICKED;
                  return (
                    <button
                      key={i}
                      type="button"
                      className={cx(
                        'grid place-centre content-centre on-surface',
                        mine && styles.picked,
                        state[i] === TAKEN && styles.taken,
                      )}
                      aria-pressed={mine}
                      data-note={(mine ? t('best.chosen') : words.kind(i)) || undefined}
                      aria-label={words.named(i, mine ? 'picked' : taken[i] ? 'taken' : 'free')}
                      disabled={taken[i] === 1}
                      onClick={() => onToggle(i)}
                    >
                      {g.number[i]}
                    </button>
                  );
                })}
              </div>
            )}
          </div>
        );
      })}
      {onToggle && <p className="pt-2 t-xs sec">{t('list.struck')}</p>}
    </div>
  );
}

/** The free seats of a row in words, by price. */
function FreeOf({ seating, seats }: { seating: Seating; seats: readonly number[] }) {
  const words = useSeatWords(seating);
  const prices = [...new Set(seats.map(i => priceOf(seating, i)))];
  return (
    <ul className={`t-sm ${styles.free}`}>
      {prices.map(price => (
        <li className="flex items-baseline gap-4" key={price}>
          <Price yuan={price} />
          <span>
            {words.t('list.freeSeats', {
              numbers: words.numbers(seats.filter(i => priceOf(seating, i) === price)),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A row at a glance: free seats at full height in their price's colour, sold ones low. */
function Strip({ seating, seats, state }: { seating: Seating; seats: readonly number[]; state: Uint8Array }) {
  const { g, categories } = seating;
  const fill = (i: number) =>
    state[i] === PICKED
      ? 'var(--accent)'
      : state[i] === TAKEN
        ? 'var(--line-2)'
        : `var(--seat-${categories[g.category[i]!]?.rank ?? 1})`;
  return (
    <svg viewBox={`0 0 ${seats.length * 10} 9`} preserveAspectRatio="none" aria-hidden="true">
      {seats.map((i, k) => (
        <path key={i} d={`M${k * 10 + 1} ${state[i] === TAKEN ? 5 : 0}h8V9h-8z`} fill={fill(i)} />
      ))}
    </svg>
  );
}
