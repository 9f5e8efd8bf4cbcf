import { expireCatalogue, getCatalogue } from '#server/catalogue/catalogue.ts';
import { giveFreeTickets } from '#server/orders/complimentary.ts';
import type { BoxOffice } from './box-office.ts';

/** Gives the first seats of an evening to so many people, two an order: the codes of their tickets. */
export async function giveAway({ deps }: BoxOffice, scheduleId: string, people: number): Promise<string[]> {
  expireCatalogue(deps.store);
  const { schedules, plans } = await getCatalogue(deps);
  const schedule = schedules.get(scheduleId);
  if (!schedule) throw new Error('no evening');
  const seats = [...(plans.get(schedule.planId)?.seats.values() ?? [])].slice(0, people);
  const codes: string[] = [];
  for (let i = 0; i < seats.length; i += 2) {
    const guest = { name: `guest ${i}`, mobile: '', email: '' };
    const free = { schedule, seats: seats.slice(i, i + 2), guest, by: 'test' };
    const given = await deps.store.transaction(tx => giveFreeTickets(deps, tx, free, deps.clock.now()));
    if ('tickets' in given) codes.push(...given.tickets.map(ticket => ticket.code));
  }
  return codes;
}
