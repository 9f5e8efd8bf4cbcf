/** When something is on the air, by the clock alone. Instants in milliseconds, lengths in seconds. */
import type { LivePhase } from '../contract/digital.ts';

const MINUTE = 60_000;
/** Doors open so long before the talk where nothing else is said. */
export const DOORS = 15 * MINUTE;

export interface Times {
  readonly opensAt: number;
  readonly startsAt: number;
  readonly musicAt: number;
  readonly endsAt: number;
}
export interface OnAir extends Times {
  readonly titleId: string;
}
/** A programme of a channel: how long it is, and from when there is music. */
export interface Turn {
  readonly titleId: string;
  readonly seconds: number;
  readonly music: number;
}

export const phaseOf = ({ startsAt, musicAt, endsAt }: Times, now: number): LivePhase =>
  now < startsAt ? 'before' : now < musicAt ? 'talk' : now < endsAt ? 'music' : 'after';

/** An airing by its title and its start; the same airing has the same name on every server. */
export const airingId = (titleId: string, startsAt: number): string =>
  `${titleId}.${Math.floor(startsAt / 1000).toString(36)}`;

export function parseAiringId(id: string): { titleId: string; startsAt: number } | null {
  const match = /^(.+)\.([0-9a-z]{5,8})$/.exec(id);
  const seconds = Number.parseInt(match?.[2] ?? '', 36);
  return match?.[1] && Number.isSafeInteger(seconds) ? { titleId: match[1], startsAt: seconds * 1000 } : null;
}

/**
 * A slot of whole five minutes holds the longest programme of the channels and at least a minute of waiting; 0 without
 * any. Programmes end with their slot, so that what is short begins late and is waited for.
 */
export function slotLength(turns: readonly Turn[]): number {
  const longest = Math.max(0, ...turns.map(t => t.seconds));
  return longest === 0 ? 0 : Math.ceil((longest + 60) / 300) * 300_000;
}

function slotOf(turns: readonly Turn[], length: number, offset: number, n: number): OnAir | null {
  const turn = turns[((n % turns.length) + turns.length) % turns.length];
  if (!turn) return null;
  const opensAt = n * length + offset;
  // On a whole minute, as people set their clocks; the end of the slot is silence then, under a minute of it.
  const startsAt = opensAt + Math.floor((length - turn.seconds * 1000) / MINUTE) * MINUTE;
  return {
    titleId: turn.titleId,
    opensAt,
    startsAt,
    musicAt: startsAt + Math.round(turn.music * 1000),
    endsAt: startsAt + Math.round(turn.seconds * 1000),
  };
}

/** Everything of a channel that ends after `from` and opens before `to`, in its order. */
export function airingsBetween(
  turns: readonly Turn[],
  length: number,
  offset: number,
  from: number,
  to: number,
): OnAir[] {
  if (turns.length === 0 || length === 0) return [];
  const found: OnAir[] = [];
  for (let n = Math.floor((from - offset) / length); n * length + offset < to; n++) {
    const airing = slotOf(turns, length, offset, n);
    if (airing && airing.endsAt > from) found.push(airing);
  }
  return found;
}
