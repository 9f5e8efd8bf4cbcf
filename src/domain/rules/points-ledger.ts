import { hallInstant, hallTime } from '#lib/dates.ts';

/**
 * How points come and go. What an order earns is on its way until it is credited; each gain lapses on its own day;
 * what is given up takes the oldest first, and what is taken back takes its own gain first. Entries come in the order
 * in which they were written.
 */
export interface PointsEntry {
  readonly points: number;
  readonly at: number;
  readonly expiresAt: number | null;
  /** From when a gain can be spent and its spending counts; absent: at once. */
  readonly creditAt?: number;
  /** Names the entry. */
  readonly ref?: string;
  /** The gain that this entry takes back. */
  readonly against?: string;
}

export interface PointsBalance {
  /** What has been credited and is left; never below 0. */
  readonly points: number;
  /** The gain that lapses next, and when. */
  readonly expiring: { readonly points: number; readonly at: number } | null;
  /** All that is on its way, and when the first of it is credited. */
  readonly pending: { readonly points: number; readonly at: number } | null;
}

/** What is left of a gain, or what was taken from it. */
interface Gain {
  readonly entry: PointsEntry;
  readonly ref: string | undefined;
  points: number;
  readonly expiresAt: number;
  readonly creditAt: number;
}

export const isPending = (gain: Gain, now: number): boolean => gain.creditAt > now;
export const isAlive = (gain: Gain, now: number): boolean => !isPending(gain, now) && gain.expiresAt > now;

/** What is left of the gains after the entries, and what each entry that gives points up took from them. */
export function walk(entries: readonly PointsEntry[]): {
  gains: Gain[];
  taken: ReadonlyMap<PointsEntry, readonly Gain[]>;
} {
  const gains: Gain[] = [];
  const taken = new Map<PointsEntry, Gain[]>();
  for (const entry of entries) {
    if (entry.points >= 0) {
      gains.push({
        entry,
        ref: entry.ref,
        points: entry.points,
        expiresAt: entry.expiresAt ?? Number.POSITIVE_INFINITY,
        creditAt: entry.creditAt ?? Number.NEGATIVE_INFINITY,
      });
      continue;
    }
    const parts: Gain[] = [];
    taken.set(entry, parts);
    let owed = -entry.points;
    const own = ownGain(gains, entry.against);
    const others = gains
      .filter(gain => gain !== own && isAlive(gain, entry.at))
      .sort((a, b) => a.expiresAt - b.expiresAt);
    for (const gain of own ? [own, ...others] : others) {
      const points = Math.min(gain.points, owed);
      if (points === 0) continue;
      gain.points -= points;
      owed -= points;
      parts.push({ ...gain, points });
    }
  }
  return { gains, taken };
}

const ownGain = (gains: readonly Gain[], ref: string | undefined): Gain | undefined =>
  ref === undefined ? undefined : gains.find(gain => gain.ref === ref);

export const sumOf = (gains: readonly Gain[]): number => gains.reduce((sum, gain) => sum + gain.points, 0);

/** Balance at `now`. */
export function pointsBalance(entries: readonly PointsEntry[], now: number): PointsBalance {
  const left = walk(entries).gains.filter(gain => gain.points > 0);
  const alive = left.filter(gain => isAlive(gain, now));
  const pending = left.filter(gain => isPending(gain, now));
  const next = Math.min(...alive.map(gain => gain.expiresAt));
  const expiring = sumOf(alive.filter(gain => gain.expiresAt === next));
  return {
    points: sumOf(alive),
    expiring: Number.isFinite(next) && expiring > 0 ? { points: expiring, at: next } : null,
    pending:
      pending.length > 0
        ? { points: sumOf(pending), at: Math.min(...pending.map(gain => gain.creditAt)) }
        : null,
  };
}

/** What can be spent: the balance without what confirmed orders keep for their payment. */
export const spendable = (balance: number, reserved: number): number => Math.max(0, balance - reserved);

/**
 * The gains that the entry at `index`, which gives points up, took them from: with these lapses they come back when it
 * is undone.
 */
export const takenFrom = (
  entries: readonly PointsEntry[],
  index: number,
): { points: number; expiresAt: number | null }[] => {
  const entry = entries[index];
  const taken = entry && walk(entries.slice(0, index + 1)).taken.get(entry);
  return (taken ?? []).map(({ points, expiresAt }) => ({
    points,
    expiresAt: Number.isFinite(expiresAt) ? expiresAt : null,
  }));
};

/**
 * How `due` points of the gain `ref` are taken back: what is on its way or has lapsed unspent is simply struck, the
 * rest comes out of what can be spent, and `short` is what is lacking.
 */
export function takeBack(
  entries: readonly PointsEntry[],
  { ref, due, reserved }: { readonly ref: string; readonly due: number; readonly reserved: number },
  now: number,
): { points: number; short: number } {
  const own = ownGain(walk(entries).gains, ref);
  const struck = own && !isAlive(own, now) ? Math.min(due, own.points) : 0;
  const points = struck + Math.min(due - struck, spendable(pointsBalance(entries, now).points, reserved));
  return { points, short: due - points };
}

/** Points gained in a year lapse when the next one ends, by the hall's calendar. Milliseconds. */
export const pointsLapse = (at: number): number => hallInstant(`${hallTime(at).year + 2}-01-01`);

/** Points for an amount paid, in fen: whole yuan only. */
export const pointsFor = (fen: number, perYuan: number): number => Math.floor(fen / 100) * perYuan;

/** Fen that a point is worth where it is lacking: 100 points are a yuan. */
export const FEN_PER_POINT = 1;
