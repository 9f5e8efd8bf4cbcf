import type { Grant } from '../contract/digital.ts';
import { TRIAL_MINUTES } from './terms.ts';

/** Who may hear what. Instants in milliseconds. */

/** What anyone hears of a title without the right to the rest; seconds. */
export const TRIAL_SECONDS = TRIAL_MINUTES * 60;
/** Life of a media cookie, and how often the player sends word while it plays; seconds. */
export const COOKIE_SECONDS = 300;
export const HEARTBEAT_SECONDS = 15;
/** Whose player has not sent word for so long listens no more; seconds. Two words may be late. */
export const PRESENT_SECONDS = 2.5 * HEARTBEAT_SECONDS;
/** What is kept on a device is heard there for so long without asking again; its right may end before. Days. */
export const JOURNEY_DAYS = 30;
/** On how many devices what a member may hear sounds at a time. */
export const MOST_PLAYERS = 3;

/** Something that opens titles to a member. */
export interface Right {
  readonly grant: Exclude<Grant, 'free' | 'none'>;
  readonly titles: 'all' | readonly string[];
  readonly from: number;
  /** Without an end: null. */
  readonly until: number | null;
  /** The order that it comes from; empty for what came without one. */
  readonly tradeNo: string;
  readonly productId: string;
  /** False for what was bought and is not opened: until then it can be given back, and opens nothing. */
  readonly opened: boolean;
}

const ORDER: readonly Grant[] = ['bought', 'gift', 'membership'];
const covers = ({ titles }: Right, titleId: string) => titles === 'all' || titles.includes(titleId);
const runs = ({ from, until }: Right, now: number) => from <= now && (until === null || now < until);

export interface Hearing {
  readonly grant: Grant;
  /** Until when; null without an end. */
  readonly until: number | null;
  readonly right: Right | null;
  /** The order that would open it, once it is opened itself. */
  readonly toOpen: string | null;
}

/** By what somebody hears a title at `now`: what is theirs before what is lent, and of equals the one that lasts. */
export function hearing(
  title: { readonly id: string; readonly free: boolean },
  rights: readonly Right[],
  now: number,
): Hearing {
  if (title.free) return { grant: 'free', until: null, right: null, toOpen: null };
  const covering = rights.filter(right => covers(right, title.id) && runs(right, now));
  const end = (right: Right) => right.until ?? Number.POSITIVE_INFINITY;
  const [right] = covering
    .filter(r => r.opened)
    .sort((a, b) => ORDER.indexOf(a.grant) - ORDER.indexOf(b.grant) || end(b) - end(a));
  if (right) return { grant: right.grant, until: right.until, right, toOpen: null };
  return { grant: 'none', until: null, right: null, toOpen: covering[0]?.tradeNo ?? null };
}
