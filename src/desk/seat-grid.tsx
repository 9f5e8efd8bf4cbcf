import { type KeyboardEvent, useRef, useState } from 'react';
import type { DeskPlan } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import { exactly } from '#lib/price.ts';
import { useDesk } from './use-desk.ts';

interface Props {
  readonly plan: DeskPlan;
  readonly chosen: readonly string[];
  onToggle(seatId: string): void;
}

const STEP: Readonly<Record<string, readonly [row: number, seat: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** A house as rows of buttons: one stop of the Tab key, arrows from seat to seat. */
export function SeatGrid({ plan, chosen, onToggle }: Props) {
  const { t, locale } = useDesk();
  const [at, setAt] = useState<readonly [row: number, seat: number]>([0, 0]);
  const grid = useRef<HTMLDivElement>(null);
  const categories = new Map(plan.categories.map((c, i) => [c.code, { ...c, i }]));
  const rows = plan.zones.flatMap(z => z.rows.map(r => ({ zone: z.name, ...r })));
  const walk = (event: KeyboardEvent): void => {
    const [down = 0, along = 0] = STEP[event.key] ?? [];
    if (down === 0 && along === 0) return;
    event.preventDefault();
    const row = Math.min(rows.length - 1, Math.max(0, at[0] + down));
    const seat = Math.min((rows[row]?.seats.length ?? 1) - 1, Math.max(0, at[1] + along));
    setAt([row, seat]);
    grid.current?.querySelector<HTMLElement>(`[data-at="${row} ${seat}"]`)?.focus();
  };
  return (
    <>
      <ul className="legend">
        {plan.categories.map((c, i) => (
          <li key={c.code}>
            <span className={`swatch c${i % 6}`} /> {say(c.name, locale)} {exactly(c.price)}
          </li>
        ))}
      </ul>
      <div ref={grid} className="grid" role="group" aria-label={t.counter.plan} onKeyDown={walk}>
        {rows.map((r, i) => (
          <div key={`${r.zone.zh} ${r.row}`} className="seat-row">
            {r.zone.zh !== rows[i - 1]?.zone.zh && <h2 className="zone">{say(r.zone, locale)}</h2>}
            <span className="row-name">{r.row}</span>
            {r.seats.map((s, j) => {
              const kind = categories.get(s.category);
              const free = s.state === 'free' && kind !== undefined;
              const mine = chosen.includes(s.seatId);
              return (
                <button
                  key={s.seatId}
                  type="button"
                  data-at={`${i} ${j}`}
                  data-seat={s.seatId}
                  tabIndex={at[0] === i && at[1] === j ? 0 : -1}
                  className={`seat ${free ? `c${(kind?.i ?? 0) % 6}` : s.state}`}
                  aria-pressed={mine}
                  aria-disabled={!free && !mine}
                  aria-label={t.counter.seat(
                    `${say(r.zone, locale)} ${r.row}-${s.number}`,
                    free ? `${say(kind.name, locale)} ${exactly(kind.price)}` : t.counter.state[s.state],
                  )}
                  onFocus={() => setAt([i, j])}
                  onClick={() => (free || mine) && onToggle(s.seatId)}
                >
                  {s.number}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
