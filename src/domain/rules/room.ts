/** The waiting room before a sale that many want at once. Milliseconds. */
import { CALLED_MINUTES, INSIDE_MINUTES, LOBBY_MINUTES } from './terms.ts';

/** So long before the opening one can come into the room. */
export const LOBBY = LOBBY_MINUTES * 60_000;
/** Who is called may come in for so long. */
export const CALLED = CALLED_MINUTES * 60_000;
/** From the call on a place is kept free for so long; who comes later comes in all the same. */
export const EXPECTED = 30_000;
/** How long one may choose seats. */
export const INSIDE = INSIDE_MINUTES * 60_000;

/** A lot: the number that one got on coming into the room, from 1 on. */
export type Lot = number;

/**
 * The lots from 1 to `count` in the order in which they were drawn: by the hash of seed and lot. Whoever knows the seed
 * can repeat it; its own hash was shown before the first lot was given out, so that it cannot be chosen afterwards.
 */
export async function drawLots(
  seed: string,
  count: number,
  sha256: (text: string) => Promise<string>,
): Promise<Lot[]> {
  const lots = await Promise.all(
    Array.from({ length: count }, async (_, i) => ({ lot: i + 1, hash: await sha256(`${seed}:${i + 1}`) })),
  );
  lots.sort((a, b) => (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : a.lot - b.lot));
  return lots.map(({ lot }) => lot);
}

/** How many may be inside at a time, and for how many ticks that stays after it was lowered. */
export interface Flow {
  readonly limit: number;
  readonly rest: number;
}
export const FLOW: Flow = { limit: 25, rest: 0 };
/** Some always get in. */
export const LEAST_INSIDE = 5;
export const MOST_INSIDE = 2_000;
/** Added each second while answers are quick and the limit is used. */
const STEP = 10;
const LOWERED = 0.6;
/** Ticks until a lower limit shows in the answers. */
const REST = 3;
/** From this p95 of the answers on there are too many inside; ms. Below what is promised, so that it is kept. */
export const SLOW = 200;

/** The limit of the next second: grows by steps, shrinks by a share (AIMD). `p95` in ms, null where little was asked. */
export function nextFlow(
  { limit, rest }: Flow,
  { p95, inside }: { p95: number | null; inside: number },
): Flow {
  if (rest > 0) return { limit, rest: rest - 1 };
  if (p95 !== null && p95 > SLOW)
    return { limit: Math.max(LEAST_INSIDE, Math.floor(limit * LOWERED)), rest: REST };
  // What is not used says nothing about what could be borne.
  if (inside < limit * 0.8) return { limit, rest: 0 };
  return { limit: Math.min(MOST_INSIDE, limit + STEP), rest: 0 };
}

/** How many are called now: never more inside than answers stay quick for, nor many more than there are seats. */
export const callsNow = (limit: number, { inside, free }: { inside: number; free: number }): number =>
  free <= 0 ? 0 : Math.max(0, Math.min(limit, Math.max(free, LEAST_INSIDE)) - inside);

/** A place in the room, as far as time decides about it. */
export interface RoomTimes {
  readonly calledAt: number | null;
  readonly enteredAt: number | null;
  /** Until when one may come in, or stay. */
  readonly endsAt: number | null;
  /** An order was made: the place inside is free again. */
  readonly done: boolean;
}

/** `lapsed`: called and did not come; `over`: the time inside has run out. */
export type RoomState = 'waiting' | 'called' | 'lapsed' | 'over';
export function roomState({ calledAt, enteredAt, endsAt }: RoomTimes, now: number): RoomState {
  if (calledAt === null) return 'waiting';
  if (now < (endsAt ?? 0)) return 'called';
  return enteredAt === null ? 'lapsed' : 'over';
}

/** Takes a place inside: chooses seats, or was called just now. */
export const isInside = ({ calledAt, enteredAt, endsAt, done }: RoomTimes, now: number): boolean =>
  calledAt !== null && !done && now < (endsAt ?? 0) && (enteredAt !== null || now < calledAt + EXPECTED);

/** What was seen of the calls: at `at`, so many had been called. */
export interface Called {
  readonly at: number;
  readonly called: number;
}
/** Less than this says nothing yet. */
const SEEN_FOR = 60_000;
const SEEN_CALLS = 10;

/** Minutes until `before` others are called, at the pace of late; null where there is none that one could rely on. */
export function minutesLeft(before: number, first: Called | undefined, last: Called): number | null {
  if (!first) return null;
  const [time, calls] = [last.at - first.at, last.called - first.called];
  if (time < SEEN_FOR || calls < SEEN_CALLS) return null;
  return Math.max(1, Math.ceil(((before + 1) * time) / calls / 60_000));
}

/** When to ask again; ms. All who wait ask so seldom that it costs next to nothing, and who is next hears of it soon. */
export function askAgainIn({ before, waiting }: { before: number; waiting: number }): number {
  if (before < 50) return 3_000;
  return Math.min(30_000, Math.max(5_000, Math.round(waiting / 200) * 1_000));
}
