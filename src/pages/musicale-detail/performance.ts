import { call } from '#api/client.ts';
import { type PriceCategory, program, type Schedule } from '#domain/contract/program.ts';
import { isOpen, isOver } from '#features/programme-card/sale.ts';
import { later } from '#lib/later.ts';

/** The performance to show first: the one of the link, else the first with seats, else the next, else the last. */
export function firstSchedule(schedules: readonly Schedule[], wanted: string): Schedule | undefined {
  return (
    schedules.find(s => s.id === wanted) ??
    schedules.find(s => isOpen(s.state)) ??
    schedules.find(s => !isOver(s.state)) ??
    schedules.at(-1)
  );
}

/** Price categories of one performance, dearest first; the archive has none. */
export const pricesOf = (schedule: Schedule | undefined, signal?: AbortSignal): Promise<PriceCategory[]> =>
  schedule && schedule.maxPrice > 0
    ? later(call(program.prices, { scheduleId: schedule.id }, { signal, quiet: true }))
    : Promise.resolve([]);

/** What may be done with a performance here: buy, sign in first, or only read why not. */
export type Purchase = 'buy' | 'sign-in' | 'closed';
export function purchaseOf(schedule: Schedule, signedIn: boolean, packCode: string): Purchase {
  if (isOpen(schedule.state)) return 'buy';
  if (schedule.state === 'members') return signedIn ? 'buy' : 'sign-in';
  if (schedule.state === 'presale') return packCode ? 'buy' : 'closed';
  return 'closed';
}
