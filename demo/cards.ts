import type { RealStatus } from '#domain/contract/order.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { hintOf } from '#domain/words/order-status.ts';
import { activate, cardsOf, grantId } from '#server/accounts/holdings.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import type { Catalogue } from '#server/catalogue/types.ts';
import { DAY, MINUTE } from '#server/clock.ts';
import type { Deps } from '#server/deps.ts';
import { tradeNo as newTradeNo } from '#server/orders/place.ts';
import { cardLine } from '#server/products/cards/create.ts';
import { issueCards } from '#server/products/cards/issue.ts';
import type { Tx } from '#server/store/port.ts';
import { FOREVER, type OrderRow } from '#server/store/ports/sales.ts';
import { firstRow, LONG_HOLD, storePayment, WAYS } from './orders.ts';

interface Sample {
  readonly who: keyof typeof PUBLISHED;
  readonly cardId: string;
  readonly status: RealStatus;
  readonly daysAgo: number;
  /** Days ago that its card was activated, and how often it was used since. */
  readonly activated?: number;
  readonly used?: number;
}
const person = { name: '林听雨', mobile: '13800138000', birthday: '2001-05-20' };

/** Cards in every state, and orders of cards in every status. Few are unpaid: they count towards a member's limit. */
const SAMPLES: readonly Sample[] = [
  { who: 'regular', cardId: 'friend', status: 'paid_success', daysAgo: 6 },
  { who: 'regular', cardId: 'times-8', status: 'paid_success', daysAgo: 70, activated: 64, used: 3 },
  { who: 'regular', cardId: 'times-4', status: 'paid_success', daysAgo: 9 },
  { who: 'regular', cardId: 'gift-500', status: 'paid_success', daysAgo: 3 },
  { who: 'regular', cardId: 'times-4', status: 'paid_success', daysAgo: 150, activated: 149, used: 4 },
  { who: 'regular', cardId: 'youth', status: 'paid_success', daysAgo: 420, activated: 415 },
  { who: 'regular', cardId: 'times-12', status: 'paid_success', daysAgo: 400 },
  { who: 'regular', cardId: 'times-12', status: 'new_locked', daysAgo: 0 },
  { who: 'regular', cardId: 'family', status: 'cancel_user', daysAgo: 20 },
  { who: 'regular', cardId: 'family', status: 'cancel_timeout', daysAgo: 31 },
  { who: 'regular', cardId: 'times-8', status: 'cancel_sys', daysAgo: 45 },
  { who: 'regular', cardId: 'family', status: 'paid_return_succ', daysAgo: 60 },
  { who: 'regular', cardId: 'gift-500', status: 'paid_failure', daysAgo: 2 },
  { who: 'regular', cardId: 'gift-500', status: 'paid_return_fail', daysAgo: 90 },
  { who: 'regular', cardId: 'youth', status: 'paid_return_cert', daysAgo: 120 },
  { who: 'regular', cardId: 'gift-500', status: 'paid_uncheck', daysAgo: 0 },
  { who: 'regular', cardId: 'gift-500', status: 'paid_certain', daysAgo: 0 },
  { who: 'newcomer', cardId: 'youth', status: 'new', daysAgo: 0 },
  { who: 'newcomer', cardId: 'times-4', status: 'new_confirm', daysAgo: 0 },
];

/** Cards and orders of cards of the demonstration members. Once: a store that has them is left alone. */
export async function seedCards(deps: Deps, now: number): Promise<void> {
  const catalogue = await getCatalogue(deps);
  await deps.store.transaction(async tx => {
    for (const memberId of [PUBLISHED.regular, PUBLISHED.newcomer])
      if (!(await tx.accounts.lockMember(memberId))) return;
    const known = await tx.sales.ordersOf(PUBLISHED.regular);
    if (known.some(o => o.requestId.startsWith('seed-card-'))) return;
    for (const [i, sample] of SAMPLES.entries()) await seedOne(deps, tx, { sample, i, catalogue, now });
  });
}

interface Seed {
  readonly sample: Sample;
  readonly i: number;
  readonly catalogue: Catalogue;
  readonly now: number;
}

async function seedOne(deps: Deps, tx: Tx, { sample, i, catalogue, now }: Seed): Promise<void> {
  const card = cardsOf(catalogue).get(sample.cardId);
  if (!card) return;
  const { status, daysAgo } = sample;
  // What is in the middle of something began a few minutes ago.
  const createdAt = now - (daysAgo || 1 / 24) * DAY;
  const expiresAt = isUnpaid(status) ? now + LONG_HOLD : createdAt + DAY;
  const way = WAYS[status];
  const order: OrderRow = {
    tradeNo: newTradeNo(deps.random, createdAt),
    memberId: PUBLISHED[sample.who],
    scheduleId: card.id,
    programId: card.id,
    realStatus: status,
    createdAt,
    expiresAt,
    renewed: false,
    requestId: `seed-card-${i}`,
    bodyHash: 'seed',
    family: 'card',
    seats: [],
    items: [cardLine(card, 1)],
    amount: card.price,
    discount: 0,
    discounts: [],
    otherFee: 0,
    contact: null,
    events: way.map((step, n) => {
      const hint = hintOf(step, 'card');
      return {
        status: step,
        at: step === 'cancel_timeout' ? expiresAt : createdAt + n * MINUTE,
        note: hint,
      };
    }),
  };
  if (!(await firstRow(tx, order))) return;
  await storePayment(deps, tx, order, 'aliPay');
  if (status !== 'paid_success') return;
  await issueCards(tx, { order, catalogue, random: deps.random }, createdAt + 4 * MINUTE);
  if (sample.activated === undefined) return;
  const { memberId } = order;
  const openedAt = now - sample.activated * DAY;
  await tx.sales.saveOrder({ ...order, openedAt });
  for (const row of await tx.memberships.membershipsOfOrder(order.tradeNo)) {
    await activate(tx, { row, card: { ...card, points: 0 }, memberId, person }, openedAt);
    const ref = grantId(row);
    const tradeNo = `seed-${ref}`;
    if (sample.used)
      await tx.discounts.claim(tradeNo, [{ ref, tradeNo, memberId, uses: sample.used, expiresAt: FOREVER }]);
  }
}
