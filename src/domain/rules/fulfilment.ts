import { addDays, hallInstant, hallTime, weekdayOf } from '#lib/dates.ts';
import type { RefundQuote } from './refund.ts';

/** Parcels leave on working days at this hour of the hall, and are packed this long before. */
const POST = '10:00';
const PACKING = 2 * 3_600_000;
/** Days for which what is digital and was not opened can be given back. */
export const UNOPENED_DAYS = 7;
const DAY = 86_400_000;

const isWorkday = (date: string): boolean => ![0, 6].includes(weekdayOf(date));

/** When a parcel that was paid for at an instant leaves the house, ms. Until then it can be given back in full. */
export function sentAt(paidAt: number): number {
  for (let date = hallTime(paidAt).date; ; date = addDays(date, 1)) {
    const post = hallInstant(date, POST);
    if (isWorkday(date) && post >= paidAt + PACKING) return post;
  }
}

/** Until when a recording or a digital membership that nobody has opened can be given back, ms. */
export const unopenedUntil = (paidAt: number): number => paidAt + UNOPENED_DAYS * DAY;

/** All goes back, freight included, until an instant; after it nothing does. Fen. */
export function quoteReturn(paid: number, until: number, now: number): RefundQuote {
  return now < until ? { allowed: true, fee: 0, amount: paid } : { allowed: false, fee: paid, amount: 0 };
}
