import { ERR } from '#domain/contract/envelope.ts';
import { MAX_LIVE_ORDERS, MAX_ORDERS_A_MINUTE } from '#domain/rules/hold.ts';
import { standingOf } from '../../accounts/standing.ts';
import type { CardDoc } from '../../catalogue/card-types.ts';
import { getCatalogue } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { otherContents, tooFast, tooManyOrders } from '../../orders/refusals.ts';
import type { ItemLine, OrderRow } from '../../store/ports/sales.ts';
import { tradeNo } from '../seats/create.ts';
import { cardsOf, heldBy } from './holdings.ts';
import { levelName } from './view.ts';

/** How long an order of cards waits to be paid: nothing is kept from anybody meanwhile. Milliseconds. */
export const CARD_HOLD = 24 * 60 * 60_000;

export interface CreateInput {
  readonly cardId: string;
  readonly quantity: number;
  readonly requestId: string;
}

export const noOffer = (): Refusal => notFound(['这种会员卡', 'kind of card']);

/** An order of cards of one kind, new_locked. Refusals: 2003, 2203 for a level that is too low, 2205, 2009. */
export async function createCardOrder(ctx: MemberCtx, input: CreateInput): Promise<string> {
  const { deps, session, now } = ctx;
  const catalogue = await getCatalogue(deps);
  const card = cardsOf(catalogue).get(input.cardId);
  if (!card) throw noOffer();
  await requireLevel(ctx, card);
  const amount = card.price * input.quantity;
  const order: OrderRow = {
    tradeNo: tradeNo(deps, now),
    memberId: session.memberId,
    scheduleId: card.id,
    programId: card.id,
    realStatus: 'new_locked',
    createdAt: now,
    expiresAt: now + CARD_HOLD,
    renewed: false,
    requestId: input.requestId,
    bodyHash: await deps.host.sha256(JSON.stringify(['card', card.id, input.quantity])),
    family: 'card',
    seats: [],
    items: [cardLine(card, input.quantity)],
    amount,
    discount: 0,
    discounts: [],
    packTradeNo: null,
    otherFee: 0,
    contact: null,
    events: [{ status: 'new_locked', at: now, note: ['订单已建立', 'Order made'] }],
  };
  const placed = await deps.store.direct.sales.placeOrder({
    order,
    replace: null,
    now,
    maxLive: MAX_LIVE_ORDERS,
    maxPerMinute: MAX_ORDERS_A_MINUTE,
    maxSeats: card.perMember + (await finished(ctx, catalogue, card)),
  });
  switch (placed.kind) {
    case 'placed':
    case 'repeated':
      return placed.tradeNo;
    case 'conflict':
      throw otherContents('another choice');
    case 'too-many-orders':
      throw tooManyOrders();
    case 'too-fast':
      throw tooFast();
    case 'too-many-seats':
      throw new Refusal(
        ERR.overLimit,
        card.perMember === 1
          ? [
              `“${card.name.zh}”每位会员同时只能持有一张，待付款的订单也计算在内。`,
              `A member may hold one “${card.name.en}” at a time; unpaid orders count.`,
            ]
          : [
              `“${card.name.zh}”每位会员同时最多持有 ${card.perMember} 张，待付款的订单也计算在内。`,
              `A member may hold ${card.perMember} of “${card.name.en}” at a time; unpaid orders count.`,
            ],
        { limit: card.perMember },
      );
    default:
      throw new Error(`card order: ${placed.kind}`);
  }
}

/** Cards that were paid for and count no more: expired, used up, given away. */
async function finished(
  { deps, session, now }: MemberCtx,
  catalogue: Catalogue,
  card: CardDoc,
): Promise<number> {
  const [orders, cards] = await Promise.all([
    deps.store.direct.sales.ordersOf(session.memberId),
    heldBy(deps.store.direct, catalogue, session.memberId, now),
  ]);
  const paid = orders
    .filter(o => o.family === 'card' && o.scheduleId === card.id && o.realStatus === 'paid_success')
    .reduce((sum, o) => sum + o.items.reduce((n, item) => n + item.quantity, 0), 0);
  const own = new Set(orders.map(o => o.tradeNo));
  const counting = cards.filter(
    c =>
      c.card.id === card.id && own.has(c.row.tradeNo) && (c.state === 'active' || c.state === 'unactivated'),
  );
  return Math.max(0, paid - counting.length);
}

async function requireLevel({ deps, session, now }: MemberCtx, card: CardDoc): Promise<void> {
  if (card.minLevel === 0) return;
  const { level } = await standingOf(deps.store.direct, session.memberId, now);
  if (level.level >= card.minLevel) return;
  throw new Refusal(
    ERR.noPermission,
    [
      `“${levelName(card.minLevel, 'zh-CN')}”及以上等级可购，您目前为“${level.name[0]}”。`,
      `This card is for members from level “${levelName(card.minLevel, 'en-US')}”; you are at “${level.name[1]}”.`,
    ],
    { needs: 'level', level: card.minLevel },
  );
}

/** What an order of cards of one kind holds. */
export const cardLine = (card: CardDoc, quantity: number): ItemLine => ({
  itemId: card.id,
  name: [card.name.zh, card.name.en],
  note: noteOf(card),
  price: card.price,
  quantity,
});

/** Validity, and how often, in a line. */
const noteOf = ({ days, grants, kind }: CardDoc): readonly [string, string] => {
  const valid = [`激活后 ${days} 天有效`, `good for ${days} days from activation`] as const;
  return kind === 'times' && grants
    ? [`${grants.times} 次，${valid[0]}`, `${grants.times} concerts, ${valid[1]}`]
    : valid;
};
