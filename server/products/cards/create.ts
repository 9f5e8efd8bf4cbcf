import type { Bilingual } from '#domain/text.ts';
import { cardsOf, heldBy } from '../../accounts/holdings.ts';
import { requireLevel } from '../../accounts/level.ts';
import type { CardDoc } from '../../catalogue/card-types.ts';
import { getCatalogue } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import { DAY } from '../../clock.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { place } from '../../orders/place.ts';
import type { ItemLine } from '../../store/ports/sales.ts';
import { cardFromLevel, noOffer, tooManyCards } from './refusals.ts';

/** How long an order of cards waits to be paid: nothing is kept from anybody meanwhile. Milliseconds. */
export const CARD_HOLD = DAY;

export interface CreateInput {
  readonly cardId: string;
  readonly quantity: number;
  readonly requestId: string;
}

/** An order of cards of one kind, new_locked. Refusals: 2003, 2203 for a level that is too low, 2205, 2009. */
export async function createCardOrder(ctx: MemberCtx, input: CreateInput): Promise<string> {
  const catalogue = await getCatalogue(ctx.deps);
  const card = cardsOf(catalogue).get(input.cardId);
  if (!card) throw noOffer();
  await requireLevel(ctx, card.minLevel, cardFromLevel);
  return place(
    ctx,
    {
      family: 'card',
      scheduleId: card.id,
      programId: card.id,
      requestId: input.requestId,
      bodyHash: await ctx.deps.host.sha256(JSON.stringify(['card', card.id, input.quantity])),
      items: [cardLine(card, input.quantity)],
      hold: CARD_HOLD,
      note: { zh: '订单已建立', en: 'Order made' },
    },
    {
      limits: { [card.id]: card.perMember + (await finished(ctx, catalogue, card)) },
      other: 'another choice',
      overLimit: () => tooManyCards(card),
    },
  );
}

/** Cards that were paid for and count no more: expired, used up, given away. */
async function finished(
  { deps, session, now }: MemberCtx,
  catalogue: Catalogue,
  card: CardDoc,
): Promise<number> {
  const [orders, cards] = await Promise.all([
    deps.store.direct.sales.standingOrders(session.memberId),
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

/** What an order of cards of one kind holds. */
export const cardLine = (card: CardDoc, quantity: number): ItemLine => ({
  itemId: card.id,
  name: card.name,
  note: noteOf(card),
  price: card.price,
  quantity,
});

/** Validity, and how often, in a line. */
const noteOf = ({ days, grants, kind }: CardDoc): Bilingual => {
  const valid = { zh: `激活后 ${days} 天有效`, en: `good for ${days} days from activation` } as const;
  return kind === 'times' && grants
    ? { zh: `${grants.times} 次，${valid.zh}`, en: `${grants.times} concerts, ${valid.en}` }
    : valid;
};
