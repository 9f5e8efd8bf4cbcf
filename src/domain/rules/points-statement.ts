/** The ledger as its member reads it: each gain and spending with what became of it. Milliseconds. */
import { isAlive, isPending, type PointsEntry, sumOf, walk } from './points-ledger.ts';

/** pending: on its way; open: some of it can be spent; spent: none is left; lapsed: the rest has lapsed; done: points that went. */
export type PointsState = 'pending' | 'open' | 'spent' | 'lapsed' | 'done';

export interface StatementLine<E extends PointsEntry> {
  /** Null for points that lapsed: nobody writes that down, the day does it. */
  readonly entry: E | null;
  /** The gain that lapsed, or null. */
  readonly lapsed: E | null;
  readonly at: number;
  /** As it was written; below zero for what went. */
  readonly points: number;
  /** What of it counts in today's balance: nothing of what is on its way. */
  readonly counted: number;
  readonly state: PointsState;
  /** Of a gain what is left, on its way or to be spent; else 0. */
  readonly left: number;
}

export interface DatedPoints {
  readonly points: number;
  readonly at: number;
}

export interface Statement<E extends PointsEntry> {
  /** The newest first. */
  readonly lines: readonly StatementLine<E>[];
  /** Sums of what counts: in − out − lapsed is the balance. */
  readonly gained: number;
  readonly given: number;
  readonly lapsed: number;
  readonly balance: number;
  /** What is on its way by the day on which it is credited, and what can be spent by the day on which it lapses; soonest first. */
  readonly pending: readonly DatedPoints[];
  readonly expiring: readonly DatedPoints[];
  /** What never lapses. */
  readonly lasting: number;
}

/** Each entry takes what the ledger's own rule takes, so that the lines add up to its balance at any time. */
export function pointsStatement<E extends PointsEntry>(entries: readonly E[], now: number): Statement<E> {
  const { gains, taken } = walk(entries);
  const lines = entries.flatMap((entry): StatementLine<E>[] => {
    const base = { entry, lapsed: null, at: entry.at };
    if (entry.points < 0) {
      const parts = taken.get(entry) ?? [];
      const counted = 0 - sumOf(parts.filter(part => !isPending(part, now)));
      return [{ ...base, points: 0 - sumOf(parts), counted, state: 'done', left: 0 }];
    }
    const gain = gains.find(g => g.entry === entry);
    const left = gain?.points ?? 0;
    if (gain && isPending(gain, now))
      return [{ ...base, points: entry.points, counted: 0, state: 'pending', left }];
    const alive = gain !== undefined && isAlive(gain, now);
    const own: StatementLine<E> = {
      ...base,
      points: entry.points,
      counted: entry.points,
      state: left === 0 ? 'spent' : alive ? 'open' : 'lapsed',
      left: alive ? left : 0,
    };
    if (alive || left === 0) return [own];
    return [
      own,
      {
        entry: null,
        lapsed: entry,
        at: gain?.expiresAt ?? entry.at,
        points: -left,
        counted: -left,
        state: 'done',
        left: 0,
      },
    ];
  });
  const total = (of: (line: StatementLine<E>) => boolean): number =>
    lines.reduce((sum, line) => sum + (of(line) ? line.counted : 0), 0);
  const alive = gains.filter(gain => isAlive(gain, now));
  return {
    // Of one instant what was written last stands first.
    lines: lines.reverse().sort((a, b) => b.at - a.at),
    gained: total(line => line.entry !== null && line.counted > 0),
    given: 0 - total(line => line.entry !== null && line.counted < 0),
    lapsed: 0 - total(line => line.entry === null),
    balance: sumOf(alive),
    pending: byDay(
      gains.filter(gain => isPending(gain, now)).map(g => ({ points: g.points, at: g.creditAt })),
    ),
    expiring: byDay(
      alive.filter(g => Number.isFinite(g.expiresAt)).map(g => ({ points: g.points, at: g.expiresAt })),
    ),
    lasting: sumOf(alive.filter(g => !Number.isFinite(g.expiresAt))),
  };
}

function byDay(parts: readonly DatedPoints[]): DatedPoints[] {
  const days = new Map<number, number>();
  for (const { points, at } of parts) if (points > 0) days.set(at, (days.get(at) ?? 0) + points);
  return [...days].map(([at, points]) => ({ points, at })).sort((a, b) => a.at - b.at);
}
