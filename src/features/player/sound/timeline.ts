/** Time ↔ bar ↔ movement. Lists are in the order of time; all of it is without a clock of its own. */

/** Index of the last entry that has begun at `time`; −1 before the first. */
export function lastBegun<T>(list: readonly T[], begins: (entry: T) => number, time: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (begins(list[middle] as T) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

interface Movement {
  readonly id: string;
  readonly start: number;
  readonly music: number;
  readonly end: number;
}
interface PlayedBar {
  readonly at: number;
  readonly movement: number;
  readonly bar: number;
  readonly pass: number;
}

/** Index of the movement at a time; the first before it begins. */
export const movementAt = (movements: readonly Movement[], time: number): number =>
  Math.max(
    0,
    lastBegun(movements, m => m.start, time),
  );

/** Index of the bar that sounds, −1 for silence and talk. */
export function barAt(bars: readonly PlayedBar[], movements: readonly Movement[], time: number): number {
  const at = lastBegun(bars, b => b.at, time);
  const bar = bars[at];
  if (!bar) return -1;
  const movement = movements[bar.movement];
  return movement && time < movement.end ? at : -1;
}

/** End of a played bar, in seconds. */
export function barEnd(bars: readonly PlayedBar[], movements: readonly Movement[], index: number): number {
  const bar = bars[index];
  if (!bar) return 0;
  const next = bars[index + 1];
  return next && next.movement === bar.movement ? next.at : (movements[bar.movement]?.end ?? bar.at);
}

/** Of the times that a written bar is played the one that is nearest to now; null where it is never played. */
export function playedBar(
  bars: readonly PlayedBar[],
  movement: number,
  written: number,
  now: number,
): number | null {
  let best: number | null = null;
  for (const [i, bar] of bars.entries())
    if (
      bar.movement === movement &&
      bar.bar === written &&
      (best === null || Math.abs(bar.at - now) < Math.abs((bars[best]?.at ?? 0) - now))
    )
      best = i;
  return best;
}

/** The same moment in another interpretation: the same bar, the same time through, as far into it. */
export function sameMoment(
  from: { readonly bars: readonly PlayedBar[]; readonly movements: readonly Movement[] },
  to: { readonly bars: readonly PlayedBar[]; readonly movements: readonly Movement[] },
  time: number,
): number {
  const at = barAt(from.bars, from.movements, time);
  const bar = from.bars[at];
  const movement = bar && from.movements[bar.movement];
  const other = to.movements.findIndex(m => m.id === movement?.id);
  if (!bar || other < 0) return to.movements[Math.max(0, other)]?.music ?? 0;
  const target = to.bars.findIndex(b => b.movement === other && b.bar === bar.bar && b.pass === bar.pass);
  const found = to.bars[target];
  if (!found) return to.movements[other]?.music ?? 0;
  const share = (time - bar.at) / Math.max(0.001, barEnd(from.bars, from.movements, at) - bar.at);
  return found.at + share * (barEnd(to.bars, to.movements, target) - found.at);
}

/** `83`, `1:23`, `1:02:03`, `1h2m3s`; null for anything else. */
export function parseTime(text: string | null): number | null {
  if (!text) return null;
  const units = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6}(?:\.\d+)?)s?)?$/.exec(text);
  if (units?.slice(1).some(Boolean))
    return Number(units[1] ?? 0) * 3600 + Number(units[2] ?? 0) * 60 + Number(units[3] ?? 0);
  const parts = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/.exec(text);
  return parts ? Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) : null;
}

/** Where a link wants to begin. `amiss`: it asks for what is not there, and the music begins at its beginning. */
export interface Start {
  readonly at: number | null;
  readonly amiss: boolean;
}

/** A link's `t=` against the length; what is beyond the end begins at the beginning, and says so. */
export function startOfLink(asked: string | null, duration: number): Start {
  if (asked === null) return { at: null, amiss: false };
  const at = parseTime(asked);
  return at === null || at >= duration ? { at: null, amiss: true } : { at, amiss: false };
}

/** A link's `bar=`: the first time that the bar of this number is played, in the named movement or the first with it. */
export function startOfBar(
  asked: string,
  bars: readonly PlayedBar[],
  numberOf: (bar: PlayedBar) => string | undefined,
  movement?: number,
): Start {
  const found = bars.find(
    b => (movement === undefined || b.movement === movement) && numberOf(b) === asked.trim(),
  );
  return found ? { at: found.at, amiss: false } : { at: null, amiss: true };
}

/** Heard nearly to the end, or hardly begun, begins anew; else a little before where it stopped. Seconds. */
export function resumeAt(place: number, duration: number): number {
  if (place < 10 || place > duration - 20) return 0;
  return Math.max(0, place - 3);
}

/** The movement before: the beginning of this one, or of the one before in its first three seconds. */
export function beforeOf(movements: readonly Movement[], time: number): number {
  const at = movementAt(movements, time);
  const here = movements[at]?.start ?? 0;
  return time - here > 3 ? here : (movements[at - 1]?.start ?? 0);
}

/** The beginning of the next movement; null in the last one. */
export const afterOf = (movements: readonly Movement[], time: number): number | null =>
  movements[movementAt(movements, time) + 1]?.start ?? null;

/** Where the music begins, while it has not; null once it has. */
export function musicAhead(movements: readonly Movement[], time: number): number | null {
  const movement = movements[movementAt(movements, time)];
  // Half a second is no wait that anyone would skip.
  return movement && movement.music - time > 0.5 ? movement.music : null;
}
