import type { GiftState } from '#domain/contract/gift.ts';
import { type GiftFacts, giftObstacle, giftStateAt, giftUntil } from '#domain/rules/gift.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import type { Bilingual } from '#domain/text.ts';
import { eveningOf, type Occasion, type SaleContext, subjectOf } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import { noOrder, wrongStatus } from '../http/refusals.ts';
import type { Tx } from '../store/port.ts';
import type { GiftRow } from '../store/ports/gifts.ts';
import type { OrderEvent, OrderRow, TicketRow } from '../store/ports/sales.ts';
import { giftCode } from './link-code.ts';
import { placeWords } from './place-words.ts';
import { noGift, notGivable, notGiven, offeredAlready, overNow, pieceGone } from './refusals.ts';
import { wireId } from './returns.ts';
import { newTicketCode } from './ticket-code.ts';
import { pieceOf } from './tickets.ts';

const ID_BYTES = 12;

/** The evening of one ticket; a package has several. */
export function occasionAt(season: SaleContext, row: OrderRow, scheduleId: string): Occasion | null {
  const { occasion } = subjectOf(season, row);
  const schedule = season.catalogue.schedules.get(scheduleId);
  return occasion && occasion.id !== scheduleId && schedule
    ? eveningOf(season.catalogue, schedule)
    : occasion;
}

/** The ticket that admits a piece to an evening. */
export const ticketOfPiece = (
  tickets: readonly TicketRow[],
  row: OrderRow,
  { scheduleId, piece }: Pick<GiftRow, 'scheduleId' | 'piece'>,
): TicketRow | undefined =>
  tickets.find(t => (t.scheduleId ?? row.scheduleId) === scheduleId && t.seatIds.includes(piece));

const factsOf = (row: OrderRow, evening: Occasion | null, ticket: TicketRow | undefined): GiftFacts => ({
  paid: row.realStatus === 'paid_success' && ticket !== undefined,
  evening,
  used: ticket?.usedAt != null,
  given: ticket?.holder !== undefined,
});

interface Moment {
  readonly deps: Deps;
  readonly season: SaleContext;
  readonly now: number;
}

/** Offers one ticket of the member's order; the offer before it that has run out gives way. */
export async function offerGift(
  { deps, season, now }: Moment,
  giver: string,
  wanted: { tradeNo: string; piece: string; scheduleId?: string | undefined; mobile: string | null },
): Promise<GiftRow> {
  return deps.store.transaction(async tx => {
    const row = await tx.sales.lockOrder(wanted.tradeNo);
    if (row?.memberId !== giver) throw noOrder();
    const tickets = await tx.sales.tickets(row.tradeNo);
    const scheduleId = wanted.scheduleId ?? row.scheduleId;
    const piece = tickets.flatMap(t => t.seatIds).find(id => wireId(id) === wanted.piece) ?? wanted.piece;
    const ticket = ticketOfPiece(tickets, row, { scheduleId, piece });
    if (row.realStatus === 'paid_success' && !ticket) throw pieceGone();
    const evening = occasionAt(season, row, scheduleId);
    const why = giftObstacle(factsOf(row, evening, ticket), now);
    if (why) throw notGiven(why);
    const open = (await tx.gifts.giftsOf(row.tradeNo)).find(
      g => g.state === 'offered' && g.scheduleId === scheduleId && g.piece === piece,
    );
    if (open && giftStateAt(open, now) === 'offered') throw offeredAlready();
    if (open) await tx.gifts.saveGift({ ...open, state: 'expired', settledAt: open.expiresAt });
    const gift: GiftRow = {
      id: `g${deps.random.token(ID_BYTES)}`,
      tradeNo: row.tradeNo,
      scheduleId,
      piece,
      giver,
      mobile: wanted.mobile,
      receiver: null,
      state: 'offered',
      createdAt: now,
      expiresAt: giftUntil(evening?.startsAt ?? now, now),
      settledAt: null,
    };
    if (!(await tx.gifts.addGift(gift))) throw wrongStatus();
    await deps.notify?.(tx, { kind: 'gift-offered', gift, code: await giftCode(deps, gift.id) });
    const to = gift.mobile ? maskMobile(gift.mobile) : null;
    await tx.sales.saveOrder(
      withEvents(row, open ? [expiry(open)] : [], {
        status: 'gift_offered',
        at: now,
        note: {
          zh: `${nameOf(row, piece).zh}${to ? `，转赠给 ${to}` : '，通过链接转赠'}`,
          en: `${nameOf(row, piece).en}, ${to ? `for ${to}` : 'by link'}`,
        },
      }),
    );
    return gift;
  });
}

/** What may become of an open offer, by whom. */
type Answer = Extract<GiftState, 'withdrawn' | 'declined'>;

/** Takes an offer back, or declines it. */
export const endOffer = (
  moment: Moment,
  id: string,
  state: Answer,
  allowed: (gift: GiftRow) => void,
): Promise<GiftRow> =>
  changeGift(moment, id, async (_tx, gift, row) => {
    allowed(gift);
    if (giftStateAt(gift, moment.now) !== 'offered') throw overNow();
    return { gift: { ...gift, state, settledAt: moment.now }, row };
  });

/** The friend takes the ticket: it has a new code that is theirs, and the old one is dead. */
export const acceptGift = (moment: Moment, id: string, receiver: string): Promise<GiftRow> =>
  changeGift(moment, id, async (tx, gift, row) => {
    const { deps, season, now } = moment;
    if (gift.state === 'accepted' && gift.receiver === receiver) return { gift, row: null };
    if (giftStateAt(gift, now) !== 'offered') throw overNow();
    const tickets = await tx.sales.tickets(row.tradeNo);
    const ticket = ticketOfPiece(tickets, row, gift);
    const why = giftObstacle(factsOf(row, occasionAt(season, row, gift.scheduleId), ticket), now);
    if (why) throw notGiven(why);
    if (!ticket) throw notGivable();
    await handOver(tx, deps, { row, tickets, ticket, gift, holder: receiver });
    return { gift: { ...gift, state: 'accepted', receiver, settledAt: now }, row };
  });

/**
 * The friend gives the ticket back: the giver has it again, under a new code. `left` answers for a giver who is not there
 * any more.
 */
export const handBackGift = (
  moment: Moment,
  id: string,
  receiver: string,
  left: (tx: Tx, row: OrderRow, piece: string) => Promise<void>,
): Promise<GiftRow> =>
  changeGift(moment, id, async (tx, gift, row) => {
    const { deps, season, now } = moment;
    if (gift.receiver !== receiver) throw noGift();
    const tickets = await tx.sales.tickets(row.tradeNo);
    const ticket = ticketOfPiece(tickets, row, gift);
    if (gift.state !== 'accepted' || ticket?.holder !== receiver) throw overNow();
    const evening = occasionAt(season, row, gift.scheduleId);
    const why = giftObstacle({ ...factsOf(row, evening, ticket), given: false }, now);
    if (why) throw notGiven(why);
    await handOver(tx, deps, { row, tickets, ticket, gift, holder: undefined });
    await left(tx, row, wireId(pieceOf(row, { seatId: gift.piece, scheduleId: gift.scheduleId })));
    return {
      gift: { ...gift, state: 'handed_back', settledAt: now },
      row: (await tx.sales.order(row.tradeNo)) ?? row,
    };
  });

/** One ticket of one piece for its new holder; what the old ticket admitted beside it keeps a ticket of its own. */
async function handOver(
  tx: Tx,
  deps: Deps,
  {
    row,
    tickets,
    ticket,
    gift,
    holder,
  }: {
    row: OrderRow;
    tickets: readonly TicketRow[];
    ticket: TicketRow;
    gift: GiftRow;
    holder: string | undefined;
  },
): Promise<void> {
  const { holder: _, ...plain } = ticket;
  const rest = ticket.seatIds.filter(id => id !== gift.piece);
  const place = Math.max(...tickets.map(t => t.place)) + 1;
  const codeOf = (pieces: readonly string[]) => newTicketCode(deps, gift.scheduleId, pieces);
  const own: TicketRow = {
    ...plain,
    seatIds: [gift.piece],
    place: rest.length > 0 ? place : ticket.place,
    code: await codeOf([gift.piece]),
    ...(holder !== undefined && { holder }),
  };
  const left = rest.length > 0 ? [{ ...ticket, seatIds: rest, code: await codeOf(rest) }] : [];
  await tx.sales.removeTickets(row.tradeNo);
  await tx.sales.addTickets([...tickets.filter(t => t !== ticket), ...left, own]);
}

/** One step of a gift under the lock of its order, written with its line in the giver's time line. */
async function changeGift(
  { deps, now }: Moment,
  id: string,
  step: (tx: Tx, gift: GiftRow, row: OrderRow) => Promise<{ gift: GiftRow; row: OrderRow | null }>,
): Promise<GiftRow> {
  const known = await deps.store.direct.gifts.gift(id);
  if (!known) throw noGift();
  return deps.store.transaction(async tx => {
    const row = await tx.sales.lockOrder(known.tradeNo);
    const gift = await tx.gifts.gift(id);
    if (!row || !gift) throw noGift();
    const next = await step(tx, gift, row);
    if (!next.row) return next.gift;
    await tx.gifts.saveGift(next.gift);
    const status = EVENT[next.gift.state];
    if (status)
      await tx.sales.saveOrder(
        withEvents(next.row, [], { status, at: now, note: await noteOf(tx, row, next.gift) }),
      );
    const kind = NOTICE[next.gift.state];
    if (kind) await deps.notify?.(tx, { kind, gift: next.gift });
    return next.gift;
  });
}

const EVENT: Partial<Record<GiftState, OrderEvent['status']>> = {
  accepted: 'gift_accepted',
  declined: 'gift_declined',
  withdrawn: 'gift_withdrawn',
  handed_back: 'gift_handed_back',
};
const NOTICE = {
  accepted: 'gift-accepted',
  declined: 'gift-declined',
  handed_back: 'gift-handed-back',
} as const satisfies Partial<Record<GiftState, string>> as Partial<
  Record<GiftState, 'gift-accepted' | 'gift-declined' | 'gift-handed-back'>
>;

async function noteOf(tx: Tx, row: OrderRow, gift: GiftRow): Promise<Bilingual> {
  const what = nameOf(row, gift.piece);
  const who = gift.receiver === null ? null : await tx.accounts.member(gift.receiver);
  const name = who?.nickname ?? (gift.mobile ? maskMobile(gift.mobile) : '');
  return name ? { zh: `${what.zh}，${name}`, en: `${what.en}, ${name}` } : what;
}

const expiry = (gift: GiftRow): OrderEvent => ({
  status: 'gift_expired',
  at: gift.expiresAt,
  note: { zh: '没有人接受，门票仍是您的', en: 'Nobody took it; the ticket is still yours' },
});

const withEvents = (row: OrderRow, before: readonly OrderEvent[], event: OrderEvent): OrderRow => ({
  ...row,
  events: [...row.events, ...before, event],
});

/** A piece of an order in words. */
export function nameOf(row: OrderRow, piece: string): Bilingual {
  const seat = row.seats.find(s => s.seatId === piece);
  if (seat) return placeWords(seat);
  return row.items.find(i => piece.startsWith(`${i.itemId}#`))?.name ?? { zh: piece, en: piece };
}

/** Ends what was offered or given of pieces that their order no longer has. Call it under the lock of the order. */
export async function endGifts(
  tx: Tx,
  deps: Pick<Deps, 'notify'>,
  order: OrderRow,
  pieces: readonly string[],
  now: number,
): Promise<void> {
  for (const gift of await tx.gifts.giftsOf(order.tradeNo)) {
    const piece = pieceOf(order, { seatId: gift.piece, scheduleId: gift.scheduleId });
    if (!pieces.includes(piece) || !['offered', 'accepted'].includes(gift.state)) continue;
    const ended: GiftRow = { ...gift, state: 'ended', settledAt: now };
    await tx.gifts.saveGift(ended);
    if (gift.state === 'accepted') await deps.notify?.(tx, { kind: 'gift-ended', gift: ended });
  }
}

const GIFTS_A_ROUND = 200;

/** Notes offers that have run out, so that the giver reads of it. Nothing depends on it. */
export async function sweepGifts({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { id, tradeNo } of await store.direct.gifts.giftsOver(now, GIFTS_A_ROUND))
    await store.transaction(async tx => {
      const row = await tx.sales.lockOrder(tradeNo);
      const gift = await tx.gifts.gift(id);
      if (!row || gift?.state !== 'offered' || now < gift.expiresAt) return;
      await tx.gifts.saveGift({ ...gift, state: 'expired', settledAt: gift.expiresAt });
      await tx.sales.saveOrder(withEvents(row, [], expiry(gift)));
    });
}
