/** Season packages: which dates clash, the same seats on every date, and what is saved. Fen and milliseconds. */
import type { PackState } from '../contract/presale.ts';
import { bestAvailable, type Candidate } from './best-available.ts';

const MINUTE = 60_000;
/** What a listener needs between two performances: out of one house and into the other, or back to the same foyer. */
export const TRAVEL = { same: 20 * MINUTE, other: 60 * MINUTE } as const;

/** An evening that is taken: a date of the package, or a ticket that the member has already. */
export interface Engagement {
  readonly id: string;
  readonly startsAt: number;
  readonly minutes: number;
  readonly hallId: string;
}
/** overlap: both play at one time; travel: there is no time to get from one to the other. */
export type ClashKind = 'overlap' | 'travel';
export interface Clash {
  readonly a: string;
  readonly b: string;
  readonly kind: ClashKind;
}

/** Whether one person can hear both. The same performance is no clash with itself. */
export function clashOf(a: Engagement, b: Engagement): ClashKind | null {
  if (a.id === b.id) return null;
  const [first, second] = a.startsAt <= b.startsAt ? [a, b] : [b, a];
  const gap = second.startsAt - (first.startsAt + first.minutes * MINUTE);
  if (gap < 0) return 'overlap';
  return gap < (a.hallId === b.hallId ? TRAVEL.same : TRAVEL.other) ? 'travel' : null;
}

/** Every clash among the dates, and of a date with one of the member's other evenings. */
export function clashes(dates: readonly Engagement[], others: readonly Engagement[] = []): Clash[] {
  const own = new Set(dates.map(d => d.id));
  const rest = others.filter(o => !own.has(o.id));
  return dates.flatMap((a, i) =>
    [...dates.slice(i + 1), ...rest].flatMap((b): Clash[] => {
      const kind = clashOf(a, b);
      return kind ? [{ a: a.id, b: b.id, kind }] : [];
    }),
  );
}

/** One concert of a package with the dates that it can be heard on. */
export interface Slot<Date extends Engagement = Engagement> {
  readonly id: string;
  readonly dates: readonly Date[];
}

/** One date of each slot with as few clashes as can be, the earlier one of equals. Slots without a date are left out. */
export function proposeDates(slots: readonly Slot[], others: readonly Engagement[] = []): string[] {
  const chosen: Engagement[] = [];
  // Slots with the least choice first: the others can give way.
  for (const slot of [...slots].sort((a, b) => a.dates.length - b.dates.length)) {
    const [best] = slot.dates
      .map(date => ({ date, clashes: clashes([date], [...chosen, ...others]).length }))
      .sort((a, b) => a.clashes - b.clashes || a.date.startsAt - b.date.startsAt);
    if (best) chosen.push(best.date);
  }
  return slots.flatMap(s => s.dates.filter(d => chosen.includes(d)).map(d => d.id));
}

/** count: too few or too many; twice: one concert on two dates; unknown: a date that is not the package's. */
export type ChoiceFault = 'count' | 'twice' | 'unknown';

/** `pick` concerts of the package, each on one of its dates; 0 means all of them. */
export function choiceFault(
  {
    slots,
    pick,
  }: {
    readonly slots: readonly { readonly dates: readonly { readonly id: string }[] }[];
    readonly pick: number;
  },
  chosen: readonly string[],
): ChoiceFault | null {
  const of = chosen.map(id => slots.findIndex(s => s.dates.some(d => d.id === id)));
  if (of.includes(-1)) return 'unknown';
  if (new Set(of).size !== of.length) return 'twice';
  return chosen.length === (pick || slots.length) ? null : 'count';
}

/** percent of the full price, or fen off each place (one listener, all dates). */
export type Saving =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly fen: number };

/** What the package takes off the full price of `places` listeners: whole fen, never more than the price. */
export function savingOf(saving: Saving, full: number, places: number): number {
  const off = saving.kind === 'percent' ? Math.floor((full * saving.percent) / 100) : saving.fen * places;
  return Math.max(0, Math.min(full, off));
}

/** A performance's house as it is now, with this date's prices. */
export interface SeatInventory {
  readonly rows: readonly (readonly Candidate[])[];
  readonly stage: { readonly x: number; readonly y: number };
  readonly taken: ReadonlySet<string>;
}
export interface Arranged {
  readonly seats: readonly string[];
  /** The very seats that were wished for. */
  readonly same: boolean;
  /** Fen. */
  readonly total: number;
}

/**
 * The wished seats where they are free; else the whole party moves together to the nearest seats, at no higher price
 * where there are such. Null: the house has no seats for them.
 */
export function arrange(inventory: SeatInventory, wished: readonly string[]): Arranged | null {
  const seats = new Map(inventory.rows.flat().map(s => [s.id, s]));
  const wanted = wished.flatMap(id => seats.get(id) ?? []);
  const total = wanted.reduce((sum, s) => sum + s.price, 0);
  if (wanted.length === wished.length && wanted.every(s => !inventory.taken.has(s.id)))
    return { seats: wished, same: true, total };
  const chairs = wanted.filter(s => s.kind === 'wheelchair').length;
  for (const budget of wanted.length === wished.length ? [total, undefined] : [undefined]) {
    const [near] = bestAvailable({ ...inventory, quantity: wished.length, chairs, near: wished, budget });
    if (near) return { seats: near.seats, same: false, total: near.total };
  }
  return null;
}

/**
 * Until when a package can be had: as long as one date each of as many concerts as it has lies ahead. So none is sold
 * after its first evening, nor one of which too little is left to choose from.
 */
export function lastCall(
  slots: readonly { readonly dates: readonly { readonly startsAt: number }[] }[],
  pick: number,
): number {
  const last = slots.map(({ dates }) => Math.max(Number.NEGATIVE_INFINITY, ...dates.map(d => d.startsAt)));
  return last.sort((a, b) => a - b)[slots.length - (pick || slots.length)] ?? Number.NEGATIVE_INFINITY;
}

export interface PackFacts {
  readonly opensAt: number;
  readonly closesAt: number;
  /** Lowest level that may buy; 0 for everyone. */
  readonly minLevel: number;
  readonly pick: number;
  /** Slots that can still be heard. */
  readonly left: number;
  readonly slots: number;
}

/** Whether the package can be bought now, the strongest reason first; `level` is null for a visitor, who may look. */
export function packState(facts: PackFacts, level: number | null, now: number): PackState {
  if (facts.left < (facts.pick || facts.slots)) return 'gone';
  if (now >= facts.closesAt) return 'closed';
  if (now < facts.opensAt) return 'upcoming';
  return level !== null && level < facts.minLevel ? 'level' : 'open';
}
