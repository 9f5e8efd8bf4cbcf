import { membership } from '#domain/contract/membership.ts';
import { hallTime } from '#lib/dates.ts';
import { cardsOf, heldBy } from '../accounts/holdings.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { formFieldView } from '../catalogue/forms.ts';
import { type Endpoint, forBuyer, forMember, open } from '../http/endpoint.ts';
import { activateByCode, activateWithPerson } from '../products/cards/activate.ts';
import { createCardOrder } from '../products/cards/create.ts';
import {
  cancelCardOrder,
  cardOrder,
  cardOrders,
  closeCardPayment,
  gotoPay,
  payCardOrder,
  refundCardOrder,
} from '../products/cards/orders.ts';
import { noCard, noOffer } from '../products/cards/refusals.ts';
import { usesOf } from '../products/cards/uses.ts';
import { holdingView, offerView } from '../products/cards/view.ts';

const PAGE = 10;

/** The membership card module (specification §7). */
export const endpoints: readonly Endpoint[] = [
  open(membership.offers, async ({ deps, locale }) =>
    [...cardsOf(await getCatalogue(deps)).values()]
      .sort((a, b) => a.order - b.order)
      .map(card => offerView(card, locale)),
  ),
  open(membership.offer, async ({ deps, locale }, p) => {
    const card = cardsOf(await getCatalogue(deps)).get(p.cardId);
    if (!card) throw noOffer();
    return offerView(card, locale);
  }),
  open(membership.fields, async ({ deps, locale, now }, p) => {
    const card = cardsOf(await getCatalogue(deps)).get(p.cardId);
    if (!card) throw noOffer();
    return card.fields.map(field => formFieldView(field, locale, hallTime(now).date));
  }),

  forMember(membership.mine, async ({ deps, session, locale, now }) => {
    const cards = await heldBy(deps.store.direct, await getCatalogue(deps), session.memberId, now);
    return cards.map(card => holdingView(card, locale));
  }),
  forMember(membership.detail, async (ctx, p) => {
    const { deps, session, locale, now } = ctx;
    const cards = await heldBy(deps.store.direct, await getCatalogue(deps), session.memberId, now);
    const card = cards.find(c => c.row.membershipId === p.membershipId);
    if (!card) throw noCard();
    return { ...holdingView(card, locale), uses: await usesOf(ctx, card) };
  }),
  forMember(membership.activate, (ctx, p) => activateByCode(ctx, p.code)),
  forMember(membership.activateWithPerson, (ctx, p) => activateWithPerson(ctx, p.membershipId, p.params)),

  forBuyer(membership.create, async (ctx, p) => ({ tradeNo: await createCardOrder(ctx, p) })),
  forMember(membership.orders, (ctx, p) => cardOrders(ctx, p.pageNo ?? 1, p.pageSize ?? PAGE)),
  forMember(membership.order, (ctx, p) => cardOrder(ctx, p.tradeNo)),
  forMember(membership.cancel, (ctx, p) => cancelCardOrder(ctx, p.tradeNo)),
  forMember(membership.gotoPay, (ctx, p) => gotoPay(ctx, p.tradeNo)),
  forMember(membership.pay, payCardOrder),
  forMember(membership.close, (ctx, p) => closeCardPayment(ctx, p.tradeNo, p.edit === 'Y')),
  forMember(membership.refund, (ctx, p) => refundCardOrder(ctx, p)),
];
