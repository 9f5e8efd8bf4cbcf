/** How points come and go: each gain lapses on its own day, and what is given up takes the oldest first. */
export interface PointsEntry {
  readonly points: number;
  readonly at: number;
  readonly expiresAt: number | null;
}

export interface PointsBalance {
  /** What can be spent now; never below 0. */
  readonly points: number;
  /** The gain that lapses next, and when. */
  readonly expiring: { readonly points: number; readonly at: number } | null;
}

interface Gain {
  points: number;
  readonly expiresAt: number;
}

/** What is left of the gains after the entries, and what the last of these took from them if it gives points up. */
function walk(entries: readonly PointsEntry[]): { gains: Gain[]; taken: Gain[] } {
  const gains: Gain[] = [];
  let taken: Gain[] = [];
  for (const entry of entries) {
    taken = [];
    if (entry.points >= 0) {
      gains.push({ points: entry.points, expiresAt: entry.expiresAt ?? Number.POSITIVE_INFINITY });
      continue;
    }
    let owed = -entry.points;
    gains.sort((a, b) => a.expiresAt - b.expiresAt);
    for (const gain of gains) {
      const points = gain.expiresAt <= entry.at ? 0 : Math.min(gain.points, owed);
      if (points === 0) continue;
      gain.points -= points;
      owed -= points;
      taken.push({ points, expiresAt: gain.expiresAt });
    }
  }
  return { gains, taken };
}

/** Balance at `now` of entries in the order of their time. */
export function pointsBalance(entries: readonly PointsEntry[], now: number): PointsBalance {
  const alive = walk(entries).gains.filter(gain => gain.points > 0 && gain.expiresAt > now);
  const next = Math.min(...alive.map(gain => gain.expiresAt));
  const expiring = alive.filter(gain => gain.expiresAt === next).reduce((sum, gain) => sum + gain.points, 0);
  return {
    points: alive.reduce((sum, gain) => sum + gain.points, 0),
    expiring: Number.isFinite(next) && expiring > 0 ? { points: expiring, at: next } : null,
  };
}

/**
 * The gains that the entry at `index`, which gives points up, took them from: with these lapses they come back when it
 * is undone.
 */
export const takenFrom = (
  entries: readonly PointsEntry[],
  index: number,
): { points: number; expiresAt: number | null }[] =>
  walk(entries.slice(0, index + 1)).taken.map(({ points, expiresAt }) => ({
    points,
    expiresAt: Number.isFinite(expiresAt) ? expiresAt : null,
  }));

/** Points gained in a year lapse when the next one ends, by the hall's calendar (UTC+8). Milliseconds. */
export function pointsLapse(at: number, utcOffset = 480): number {
  const hall = new Date(at + utcOffset * 60_000);
  return Date.UTC(hall.getUTCFullYear() + 2, 0, 1) - utcOffset * 60_000;
}

/** Points for an amount paid, in fen: whole yuan only. */
export const pointsFor = (fen: number, perYuan: number): number => Math.floor(fen / 100) * perYuan;
