import type { RecordingGift } from '#domain/contract/digital.ts';
import { say } from '#domain/text.ts';
import { type Proof, proveSession } from '../accounts/owner.ts';
import { limit } from '../accounts/throttle.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { iso } from '../catalogue/view.ts';
import { DAY } from '../clock.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { noOrder, wrongStatus } from '../http/refusals.ts';
import { lockOwn } from '../orders/change.ts';
import { ownOrder } from '../orders/read.ts';
import { openedRow } from '../products/recordings/library.ts';
import type { GiftRow } from '../store/ports/digital.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { hallsOf, titleCardOf } from './halls.ts';
import { giftGone, noGift, openedAlready, ownGift } from './refusals.ts';
import { openedBy } from './rights.ts';
import { shelfTitles } from './shelf.ts';

const CLEAR = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Of 31 letters: 99 bits. */
const CODE_LENGTH = 20;

function giftView(ctx: MemberCtx, catalogue: Catalogue, gift: GiftRow, row: OrderRow | null): RecordingGift {
  const opened = row && openedBy(catalogue, row);
  const own = gift.giverId === ctx.session.memberId;
  return {
    id: gift.id,
    ...(own && gift.takenAt === null && { code: gift.code }),
    title: opened ? say(opened.product.title, ctx.locale) : '',
    tradeNo: gift.tradeNo,
    givenAt: iso(gift.givenAt),
    ...(gift.takenAt !== null && { takenAt: iso(gift.takenAt) }),
    void: row?.realStatus !== 'paid_success',
  };
}

/** Wraps an order into a code. Until it is taken it can still be given back; the giver cannot hear it any more. */
export async function giveTicket(
  ctx: MemberCtx,
  { tradeNo, ...proof }: Proof & { readonly tradeNo: string },
): Promise<RecordingGift> {
  const { deps, session, now } = ctx;
  await ownOrder(ctx, tradeNo);
  await proveSession(ctx, proof);
  const catalogue = await getCatalogue(deps);
  return deps.store.transaction(async tx => {
    const row = await lockOwn(tx, ctx, tradeNo);
    if (!openedBy(catalogue, row)) throw noOrder();
    const known = await tx.digital.giftOf(tradeNo);
    if (known) return giftView(ctx, catalogue, known, row);
    if (row.realStatus !== 'paid_success') throw wrongStatus();
    if (row.openedAt !== undefined) throw openedAlready();
    const code = Array.from({ length: CODE_LENGTH }, () => CLEAR.charAt(deps.random.int(CLEAR.length))).join(
      '',
    );
    const gift: GiftRow = {
      id: `g-${deps.random.token(12)}`,
      tradeNo,
      giverId: session.memberId,
      code,
      givenAt: now,
      takerId: null,
      takenAt: null,
    };
    await tx.digital.addGift(gift);
    return giftView(ctx, catalogue, gift, row);
  });
}

/** Takes a gift: from then on its order is opened, and the taker hears what it opens. */
export async function takeGift(ctx: MemberCtx, code: string) {
  const { deps, session, now } = ctx;
  await limit(ctx, 'giftCodeByMember', session.memberId);
  const catalogue = await getCatalogue(deps);
  const clean = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const row = await deps.store.transaction(async tx => {
    const gift = await tx.digital.giftByCode(clean);
    if (!gift) throw noGift();
    if (gift.giverId === session.memberId) throw ownGift();
    const order = await tx.sales.lockOrder(gift.tradeNo);
    if (!order) throw noGift();
    if (gift.takerId === session.memberId) return order;
    if (order.realStatus !== 'paid_success' || !(await tx.digital.takeGift(gift.id, session.memberId, now)))
      throw giftGone();
    return openedRow(tx, order, now);
  });
  const halls = await hallsOf(ctx);
  const opened = openedBy(catalogue, row);
  const titles = shelfTitles(halls).filter(
    t => opened && opened.opens !== 'all' && opened.opens.includes(t.id),
  );
  const days = opened?.days ?? 0;
  return {
    titles: titles.map(title => titleCardOf(halls, title)),
    ...(days !== 0 && { until: iso(now + days * DAY) }),
  };
}

/** What a member has given and taken. */
export async function ownGifts(ctx: MemberCtx): Promise<RecordingGift[]> {
  const catalogue = await getCatalogue(ctx.deps);
  const { digital, sales } = ctx.deps.store.direct;
  const rows = await digital.gifts(ctx.session.memberId);
  const orders = await sales.orders(rows.map(gift => gift.tradeNo));
  const byNo = new Map(orders.map(row => [row.tradeNo, row]));
  return rows.map(gift => giftView(ctx, catalogue, gift, byNo.get(gift.tradeNo) ?? null));
}
