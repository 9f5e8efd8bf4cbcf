import type { Order } from '#domain/contract/order.ts';
import { bestAvailable } from '#domain/rules/best-available.ts';
import { arrange, clashes } from '#domain/rules/package.ts';
import { ladderFrom, percentAt, REFUND_LADDER } from '#domain/rules/refund.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { toYuan } from '#lib/money.ts';
import { seatWords } from '#lib/seat-words.ts';
import type { Locale } from '#site/tree.ts';
import { accountOf } from '../../accounts/standing.ts';
import { type Subject, saleContext, subjectOf } from '../../catalogue/family.ts';
import type { PackDoc } from '../../catalogue/pack-types.ts';
import type { PlannedSeat, ScheduleDoc } from '../../catalogue/types.ts';
import { titleOf, viewOf } from '../../catalogue/view.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { Refusal } from '../../http/refusal.ts';
import { leftToTheLine, noOrder, seatsLost, wrongStatus } from '../../http/refusals.ts';
import { lockOwn } from '../../orders/change.ts';
import { endGifts } from '../../orders/gifts.ts';
import { inventoryOf } from '../../orders/inventory.ts';
import { offerFor } from '../../orders/offer.ts';
import { claimPlaces } from '../../orders/places.ts';
import { showRow } from '../../orders/read.ts';
import { notReturned } from '../../orders/refusals.ts';
import { previewRefund } from '../../orders/return-order.ts';
import { changedEvenings, paidForEvening, piecesLeft, returnPercent } from '../../orders/returns.ts';
import { lineOf } from '../../orders/seat-lines.ts';
import { ticketsFor } from '../../orders/tickets.ts';
import { UNDIVIDED } from '../../orders/words.ts';
import type { Tx } from '../../store/port.ts';
import { FOREVER, type OrderRow, sharesOf, type TicketRow } from '../../store/ports/sales.ts';
import { engagementOf, openSlots, packsOf, scheduleIds } from './packs.ts';
import { notSwapped } from './refusals.ts';

interface PackageEvening {
  readonly tradeNo: string;
  /** The evening that another one shall take the place of. */
  readonly scheduleId: string;
}

/** How one comes to seats of one evening by itself: its sale and its waiting room, as whoever buys a ticket meets them. */
export interface SeatSale {
  /** Throws unless this member may buy seats of the evening now. */
  permit(schedule: ScheduleDoc): Promise<void>;
  /** Throws while it is not the member's turn. */
  enter(schedule: ScheduleDoc): Promise<void>;
  leave(schedule: ScheduleDoc): void;
  /** Whether somebody in its line would take what is free. */
  wanted(schedule: ScheduleDoc | null): Promise<boolean>;
}

/** Its share of the price, for its payer or for the foundation, and the evenings that could take its place. */
export async function eveningChoice(
  ctx: MemberCtx,
  { tradeNo, scheduleId }: PackageEvening,
  sale: SeatSale,
): Promise<NonNullable<Order['refund']>> {
  const { deps, session, locale, now } = ctx;
  const row = await deps.store.direct.sales.order(tradeNo);
  if (row?.memberId !== session.memberId || row.family !== 'package') throw noOrder();
  const season = await saleContext(deps);
  const subject = subjectOf(season, row);
  const changed = isChanged(row, subject, scheduleId, now);
  if (!changed)
    requireSwappable(row, subject, await deps.store.direct.sales.tickets(tradeNo), scheduleId, now);
  const quote = changed ? await previewRefund(ctx, tradeNo, [scheduleId]) : keptTogether(locale);
  const evenings = quote.allowed || !changed ? await othersFor(ctx, row, { scheduleId, changed }, sale) : [];
  if (evenings.length === 0) return quote;
  const { catalogue } = season;
  return {
    ...quote,
    exchange: {
      credit: changed ? quote.amount : toYuan(paidForEvening(row, scheduleId)),
      percent: 0,
      evenings: evenings.map(({ schedule, seats }) => {
        const program = catalogue.programs.get(schedule.programId);
        return {
          scheduleId: schedule.id,
          startsAt: new Date(schedule.startsAt).toISOString(),
          hall: say(catalogue.halls.get(schedule.hallId)?.name ?? { zh: '', en: '' }, locale),
          title: program ? titleOf(catalogue, program, locale) : '',
          seats: {
            ids: seats.map(s => s.guid),
            label: seatWords(
              seats.map(seat => ({ ...seat, zone: say(seat.zone, locale) })),
              locale,
            ),
          },
        };
      }),
    },
  };
}

/** By itself such an evening cannot go back. */
const keptTogether = (locale: Locale): NonNullable<Order['refund']> => ({
  allowed: false,
  reason: say(UNDIVIDED.package, locale),
  fee: 0,
  amount: 0,
  ladder: [],
});

/** It was cancelled, or moved and is still to come. */
const isChanged = (row: OrderRow, subject: Subject, scheduleId: string, now: number): boolean =>
  changedEvenings(row, subject, now).some(e => e.id === scheduleId);

/** An evening as it was ordered gives way to another for as long as its tickets could be returned if they stood alone. */
function requireSwappable(
  row: OrderRow,
  subject: Subject,
  tickets: readonly TicketRow[],
  scheduleId: string,
  now: number,
): void {
  const evening = subject.evenings.find(e => e.id === scheduleId);
  if (row.realStatus !== 'paid_success' || !evening) throw notSwapped();
  const own = piecesLeft(row, tickets).find(p => p.id === scheduleId);
  if (own?.used) throw notReturned({ code: 'used' });
  if (own?.given) throw notReturned({ code: 'given' });
  if (percentAt(row.ladder ?? REFUND_LADDER, evening.startsAt, now) === null) throw notSwapped(row.ladder);
}

interface Other {
  readonly schedule: ScheduleDoc;
  readonly seats: readonly PlannedSeat[];
}

/**
 * Evenings of the package that the party could have in place of one: another date of the same concert, or a concert
 * that was not chosen, with the same seats or the nearest that are free together. While the package is sold, its own
 * sale is the way to them; after that each has its own, so that nobody is ahead of those who wait for it. Whoever swaps of
 * their own accord has seats that cost no more than the first ones, so that no package is bought cheap to be made dear.
 */
async function othersFor(
  ctx: MemberCtx,
  row: OrderRow,
  { scheduleId, changed }: { readonly scheduleId: string; readonly changed: boolean },
  sale: SeatSale,
): Promise<Other[]> {
  const view = await viewOf(ctx);
  const { catalogue } = view;
  const pack = packsOf(catalogue).get(row.programId);
  const from = catalogue.schedules.get(scheduleId);
  if (!pack || !from) return [];
  const own = scheduleIds(row);
  const kept = own.filter(id => id !== scheduleId);
  const taken = pack.slots.filter(slot => slot.schedules.some(id => kept.includes(id)));
  const stays = kept.flatMap(id => catalogue.schedules.get(id) ?? []).map(engagementOf);
  const lines = row.seats.filter(s => s.scheduleId === scheduleId);
  const standing = (await ctx.deps.store.direct.sales.standingOrders(row.memberId)).flatMap(sharesOf);
  const dates = openSlots(view, pack)
    .filter(slot => !taken.some(t => t.id === slot.id))
    .flatMap(slot => slot.dates)
    .filter((s, i, all) => all.indexOf(s) === i && !own.includes(s.id) && s.realName === from.realName)
    .filter(s => {
      const has = standing.reduce((sum, share) => sum + (share.of === s.id ? share.size : 0), 0);
      return (
        has + lines.length <= s.limit && !clashes([engagementOf(s)], stays).some(c => c.kind === 'overlap')
      );
    })
    .sort((a, b) => a.startsAt - b.startsAt);
  const found: Other[] = [];
  for (const schedule of dates) {
    const plan = catalogue.plans.get(schedule.planId);
    if (!plan || !(inSale(pack, ctx.now) || (await permitted(sale, schedule)))) continue;
    if (await isWaitedFor(ctx.deps.store.direct, schedule)) continue;
    const inventory = await inventoryOf(ctx, catalogue, schedule, plan);
    const wished = lines.map(s => s.seatId);
    const paid = lines.reduce((sum, s) => sum + s.price, 0);
    const best = (budget?: number): readonly string[] | undefined =>
      bestAvailable({ ...inventory, quantity: lines.length, budget })[0]?.seats;
    const seatsOf = (ids: readonly string[] | undefined): PlannedSeat[] | undefined =>
      ids?.flatMap(id => plan.seats.get(id) ?? []);
    const fits = (seats: PlannedSeat[] | undefined): boolean =>
      seats !== undefined &&
      (changed || seats.reduce((sum, seat) => sum + lineOf(seat, schedule).price, 0) <= paid);
    const near = schedule.planId === from.planId ? seatsOf(arrange(inventory, wished)?.seats) : undefined;
    const seats = fits(near) ? near : (seatsOf(best(paid)) ?? (changed ? seatsOf(best()) : undefined));
    if (seats && fits(seats)) found.push({ schedule, seats });
  }
  return found;
}

const inSale = ({ opensAt, closesAt }: PackDoc, now: number): boolean => opensAt <= now && now < closesAt;

const permitted = (sale: SeatSale, schedule: ScheduleDoc): Promise<boolean> =>
  sale.permit(schedule).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

/** Seats that came back to a performance that was sold out are for those who stand in line. */
const isWaitedFor = async (tx: Tx, { id }: ScheduleDoc): Promise<boolean> =>
  (await tx.waiting.line(id, 1)).length > 0;

/** Another evening in the order itself: what was paid for the old one counts for it, whatever its own prices are. */
export async function changeEvening(
  ctx: MemberCtx,
  {
    tradeNo,
    scheduleId,
    to,
    seats,
  }: PackageEvening & { readonly to: string; readonly seats: readonly string[] },
  sale: SeatSale,
): Promise<Order> {
  const { deps, now, session } = ctx;
  const before = await deps.store.direct.sales.order(tradeNo);
  if (before?.memberId !== session.memberId || before.family !== 'package') throw noOrder();
  const season = await saleContext(deps);
  const changed = isChanged(before, subjectOf(season, before), scheduleId, now);
  const other = (await othersFor(ctx, before, { scheduleId, changed }, sale)).find(o => o.schedule.id === to);
  const same = other?.seats.length === seats.length && other.seats.every(s => seats.includes(s.guid));
  if (!other || !same) throw seatsLost([...seats]);
  await sale.enter(other.schedule);
  const from = season.catalogue.schedules.get(scheduleId);
  const row = await deps.store.transaction(async tx => {
    const order = await lockOwn(tx, ctx, tradeNo);
    if (order.realStatus !== 'paid_success') throw wrongStatus();
    await tx.accounts.lockMember(order.memberId);
    const subject = subjectOf(season, order);
    const tickets = await tx.sales.tickets(tradeNo);
    if (isChanged(order, subject, scheduleId, now)) {
      const account = await accountOf(tx, order.memberId, now);
      const { catalogue } = season;
      const offer = offerFor({ catalogue, row: order, subject, now }, { tickets, account }, [scheduleId]);
      if (offer.reason) throw notReturned(offer.reason);
    } else if (changed) throw notSwapped();
    else requireSwappable(order, subject, tickets, scheduleId, now);
    if (await isWaitedFor(tx, other.schedule)) throw leftToTheLine();
    const places = other.seats.map(seat => ({ ...lineOf(seat, other.schedule), scheduleId: to }));
    const gone = order.seats.filter(line => line.scheduleId === scheduleId);
    // Those that go are locked with those that come, in one order.
    const lost = await claimPlaces(tx, { ...order, seats: [...gone, ...places] }, FOREVER, now);
    if (lost.length > 0) throw seatsLost(lost);
    await tx.sales.release(scheduleId, tradeNo);
    await endGifts(tx, deps, order, [scheduleId], now);
    const note: Bilingual = {
      zh: `${from ? longDateTime(from.startsAt, 'zh-CN', true) : scheduleId} 换为 ${longDateTime(other.schedule.startsAt, 'zh-CN', true)}`,
      en: `${from ? longDateTime(from.startsAt, 'en-US', true) : scheduleId} became ${longDateTime(other.schedule.startsAt, 'en-US', true)}`,
    };
    let i = 0;
    // No swap makes a later return cheaper than it would be now.
    const percent = returnPercent(order, subject, now);
    const next: OrderRow = {
      ...order,
      ...(percent && { ladder: ladderFrom(order.ladder ?? REFUND_LADDER, percent) }),
      seats: order.seats.map(line => {
        const place = line.scheduleId === scheduleId ? places[i++] : undefined;
        return place ? { ...place, price: line.price } : line;
      }),
      starts: { ...order.starts, [to]: other.schedule.startsAt },
      events: [...order.events, { status: 'evening_changed', at: now, note }],
    };
    const stay = tickets.filter(t => t.scheduleId !== scheduleId);
    const last = Math.max(0, ...tickets.map(t => t.place));
    const fresh = (await ticketsFor(next, deps)).filter(t => t.scheduleId === to);
    await tx.sales.saveOrder(next);
    await tx.sales.removeTickets(tradeNo);
    await tx.sales.addTickets([...stay, ...fresh.map((t, n) => ({ ...t, place: last + n + 1 }))]);
    await deps.notify?.(tx, { kind: 'evening-changed', tradeNo, from: scheduleId, scheduleId: to });
    return next;
  });
  sale.leave(other.schedule);
  return showRow(ctx, row);
}
