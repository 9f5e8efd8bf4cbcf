import type { Gift, GiftOffer, GivenTicket } from '#domain/contract/gift.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { giftStateAt } from '#domain/rules/gift.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import { say } from '#domain/text.ts';
import { type Subject, saleContext, subjectOf } from '../catalogue/family.ts';
import { iso } from '../catalogue/view.ts';
import type { Ctx, MemberCtx } from '../http/endpoint.ts';
import { calendarKey } from '../http/keys.ts';
import type { Tx } from '../store/port.ts';
import type { GiftRow } from '../store/ports/gifts.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { nameOf, occasionAt, ticketOfPiece } from './gifts.ts';
import { giftCode } from './link-code.ts';
import { noGift } from './refusals.ts';
import { wireId } from './returns.ts';
import { occasionView, seatsView, ticketView } from './ticket-view.ts';

/** The order with the one piece, wherever it stands: what went back before has its lines in `returned`. */
function withPiece(row: OrderRow, { piece, scheduleId }: GiftRow): OrderRow {
  const lines = [row, ...(row.returned ?? [])];
  return {
    ...row,
    seats: lines
      .flatMap(l => l.seats)
      .filter(s => s.seatId === piece && (s.scheduleId ?? row.scheduleId) === scheduleId)
      .slice(0, 1),
    items: lines
      .flatMap(l => l.items)
      .filter(i => piece.startsWith(`${i.itemId}#`))
      .slice(0, 1)
      .map(i => ({ ...i, quantity: 1 })),
  };
}

async function eveningView(ctx: Ctx, row: OrderRow, gift: GiftRow) {
  const season = await saleContext(ctx.deps);
  const subject: Subject = subjectOf(season, row);
  const one = withPiece(row, gift);
  const occasion = occasionAt(season, row, gift.scheduleId);
  const program = season.catalogue.programs.get(
    season.catalogue.schedules.get(gift.scheduleId)?.programId ?? '',
  );
  if (!occasion) throw noGift();
  return {
    title: say(program?.title ?? subject.title, ctx.locale),
    art: program?.art ?? subject.art,
    subjectId: program?.id ?? subject.id,
    occasion: occasionView(ctx.locale, one, occasion),
    label: say(nameOf(one, gift.piece), ctx.locale),
    seats: seatsView(season.catalogue, ctx.locale, one),
    items: one.items.map(item => ({
      itemId: item.itemId,
      name: say(item.name, ctx.locale),
      note: say(item.note, ctx.locale),
      price: 0,
      quantity: item.quantity,
    })),
  };
}

const nameOfMember = async (tx: Tx, memberId: string): Promise<string> =>
  (await tx.accounts.member(memberId))?.nickname ?? '';

/** As its giver sees it. */
export async function giftView(ctx: MemberCtx, row: OrderRow, gift: GiftRow): Promise<Gift> {
  const tx = ctx.deps.store.direct;
  const state = giftStateAt(gift, ctx.now);
  const to = gift.receiver === null ? '' : await nameOfMember(tx, gift.receiver);
  return {
    giftId: gift.id,
    tradeNo: gift.tradeNo,
    piece: wireId(gift.piece),
    scheduleId: gift.scheduleId,
    label: say(nameOf(withPiece(row, gift), gift.piece), ctx.locale),
    state,
    to: to || (gift.mobile ? maskMobile(gift.mobile) : ''),
    ...(state === 'offered' && gift.mobile === null && { code: await giftCode(ctx.deps, gift.id) }),
    createdAt: iso(gift.createdAt),
    expiresAt: iso(gift.expiresAt),
    ...(gift.settledAt !== null && { settledAt: iso(gift.settledAt) }),
  };
}

/** What a link is of; whoever asks may be nobody yet. */
export async function offerView(ctx: Ctx, row: OrderRow, gift: GiftRow): Promise<GiftOffer> {
  const tx = ctx.deps.store.direct;
  const member = ctx.session && (await tx.accounts.member(ctx.session.memberId));
  const { title, art, occasion, label } = await eveningView(ctx, row, gift);
  return {
    title,
    art,
    occasion,
    label,
    giftId: gift.id,
    state: giftStateAt(gift, ctx.now),
    from: await nameOfMember(tx, gift.giver),
    code: await giftCode(ctx.deps, gift.id),
    expiresAt: iso(gift.expiresAt),
    own: member?.id === gift.giver,
    taken: member != null && member.id === gift.receiver,
    forOther: member != null && gift.mobile !== null && gift.mobile !== member.mobile,
  };
}

const NOTE = {
  offered: { zh: '朋友送来这张门票', en: 'A friend offered you this ticket' },
  accepted: {
    zh: '您接受了，门票换成新的码，旧码已作废',
    en: 'You took it: the ticket has a new code, and the old one is dead',
  },
  handed_back: { zh: '您把门票还给了朋友', en: 'You handed it back' },
  ended: { zh: '门票已退回票务中心，不能再入场', en: 'It went back to the box office and admits no more' },
} as const;

/** Who gave it and has closed the account since. */
const SOMEBODY = { zh: '一位朋友', en: 'a friend' } as const;

/** A ticket that the member was given, with how that came about. */
export async function givenView(ctx: MemberCtx, row: OrderRow, gift: GiftRow): Promise<GivenTicket> {
  const tx = ctx.deps.store.direct;
  const { subjectId, ...evening } = await eveningView(ctx, row, gift);
  const tickets = gift.state === 'accepted' ? await tx.sales.tickets(row.tradeNo) : [];
  const ticket = ticketOfPiece(tickets, row, gift);
  const own = ticket?.holder === ctx.session.memberId ? ticket : undefined;
  const line = (status: keyof typeof NOTE, at: number) => ({
    status,
    at: iso(at),
    note: say(NOTE[status], ctx.locale),
  });
  const settled = gift.settledAt ?? gift.createdAt;
  const giver = await tx.accounts.member(gift.giver);
  const { state } = gift;
  return {
    ...evening,
    subjectId,
    giftId: gift.id,
    family: FAMILY[row.family].module,
    from: giver === null ? say(SOMEBODY, ctx.locale) : giver.nickname,
    ...(giver === null && { giverLeft: true }),
    state,
    ...(own && { ticket: { ...ticketView(withPiece(row, gift), own, ctx.locale), price: 0 } }),
    ...(own && { calendar: await calendarKey(ctx.deps, gift.id) }),
    events: [
      line('offered', gift.createdAt),
      ...(state === 'accepted' || state === 'handed_back' || state === 'ended' ? [line(state, settled)] : []),
    ],
  };
}
