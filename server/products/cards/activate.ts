import { ERR } from '#domain/contract/envelope.ts';
import type { CardState, Holding } from '#domain/contract/membership.ts';
import { cardState, cleanCode, cleanField, fieldFault } from '#domain/rules/card.ts';
import type { Bilingual } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import { activate, cardsOf, held, heldBy } from '../../accounts/holdings.ts';
import { creditOrder } from '../../accounts/standing.ts';
import { forgive, limit } from '../../accounts/throttle.ts';
import type { CardDoc } from '../../catalogue/card-types.ts';
import { getCatalogue } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Tx } from '../../store/port.ts';
import type { MembershipRow } from '../../store/ports/memberships.ts';
import { holdingView } from './view.ts';

/** Foreign and absent cards get the same reply (quality.md S9). */
export const noCard = (): Refusal => notFound({ zh: '该会员卡', en: 'card' });
const noCode = (): Refusal => notFound({ zh: '该激活码', en: 'activation code' });

const WHY: Readonly<Record<Exclude<CardState, 'unactivated'>, Bilingual>> = {
  active: { zh: '这张卡已经激活。', en: 'This card has been activated already.' },
  expired: { zh: '这张卡已经过期。', en: 'This card has expired.' },
  usedup: { zh: '这张卡的次数已经用完。', en: 'All times of this card are used.' },
  lapsed: { zh: '这张卡的激活期已过。', en: 'The time to activate this card is over.' },
  void: { zh: '这张卡已经作废。', en: 'This card is no longer valid.' },
};

/** Throws unless the card waits to be activated. True when its holder activated it before: nothing is left to do. */
function isDone(row: MembershipRow, memberId: string, now: number): boolean {
  // How often it was used matters only later: an activated card is activated.
  const state = cardState({ ...row, times: 0, used: 0 }, now);
  if (state === 'unactivated') return false;
  if (state === 'active' && row.memberId === memberId) return true;
  throw new Refusal(ERR.wrongStatus, WHY[state]);
}

/** The card under lock, its order's first: a refund takes them in the same order. */
async function lockWithOrder(tx: Tx, row: MembershipRow | null): Promise<MembershipRow | null> {
  if (!row) return null;
  await tx.sales.lockOrder(row.tradeNo);
  return tx.memberships.lockMembership(row.membershipId);
}

/** From its first activation on an order of cards is not taken back. */
async function markOpened(tx: Tx, { tradeNo }: MembershipRow, now: number): Promise<void> {
  const order = await tx.sales.lockOrder(tradeNo);
  if (!order || order.openedAt !== undefined) return;
  await tx.sales.saveOrder({ ...order, openedAt: now });
  await creditOrder(tx, order, now);
}

function cardOf(catalogue: Catalogue, row: MembershipRow): CardDoc {
  const card = cardsOf(catalogue).get(row.cardId);
  if (!card) throw noCard();
  return card;
}

/** The card as its holder sees it from now on. */
async function show(ctx: MemberCtx, row: MembershipRow): Promise<Holding> {
  const { deps, now, locale, session } = ctx;
  const catalogue = await getCatalogue(deps);
  const all = await heldBy(deps.store.direct, catalogue, session.memberId, now);
  const mine = all.find(c => c.row.membershipId === row.membershipId);
  return holdingView(mine ?? held(row, cardOf(catalogue, row), 0, now), locale);
}

/** By its code: one's own card, or a gift card of anybody. Guesses are counted and soon refused. */
export async function activateByCode(ctx: MemberCtx, code: string): Promise<Holding> {
  const { deps, now, session } = ctx;
  const { memberId } = session;
  await limit(ctx, 'cardCodeByMember', memberId);
  const catalogue = await getCatalogue(deps);
  const row = await deps.store.transaction(async tx => {
    const row = await lockWithOrder(tx, await tx.memberships.membershipByCode(cleanCode(code)));
    if (!row) throw noCode();
    const card = cardOf(catalogue, row);
    if (row.memberId !== memberId && card.kind !== 'gift') throw noCode();
    if (isDone(row, memberId, now)) return row;
    if (card.fields.length)
      throw new Refusal(
        ERR.refused,
        { zh: '这张卡需要填写资料后激活。', en: 'This card asks for some details before it is activated.' },
        { needs: 'person', membershipId: row.membershipId },
      );
    await markOpened(tx, row, now);
    return activate(tx, { row, card, memberId, person: {} }, now);
  });
  await forgive(ctx, 'cardCodeByMember', memberId);
  return show(ctx, row);
}

/** With personal information, by the rules that the form has asked already. */
export async function activateWithPerson(
  ctx: MemberCtx,
  membershipId: string,
  params: Readonly<Record<string, string>>,
): Promise<Holding> {
  const { deps, now, session } = ctx;
  const catalogue = await getCatalogue(deps);
  const row = await deps.store.transaction(async tx => {
    const row = await lockWithOrder(tx, await tx.memberships.membership(membershipId));
    if (row?.memberId !== session.memberId) throw noCard();
    if (isDone(row, session.memberId, now)) return row;
    const card = cardOf(catalogue, row);
    const person = personOf(card, params, now);
    await markOpened(tx, row, now);
    return activate(tx, { row, card, memberId: session.memberId, person }, now);
  });
  return show(ctx, row);
}

/** What the card asks for, checked and tidied; anything else is left out. The refusal names fields, never values. */
function personOf(
  card: CardDoc,
  params: Readonly<Record<string, string>>,
  now: number,
): Record<string, string> {
  const today = hallTime(now).date;
  const given = (name: string): string => (Object.hasOwn(params, name) ? (params[name] ?? '') : '');
  const faults = card.fields.flatMap(field => {
    const rule = { ...field, options: field.options.map(o => o.value) };
    const fault = fieldFault(rule, given(field.name), today);
    return fault ? [{ name: field.name, fault }] : [];
  });
  if (faults.length)
    throw new Refusal(
      ERR.badPayload,
      { zh: '有些资料需要修改，请核对后再提交。', en: 'Some details need another look. Please check them.' },
      { fields: faults.map(f => f.name), faults },
    );
  return Object.fromEntries(
    card.fields.flatMap(({ name, kind }) => {
      const value = cleanField(kind, given(name));
      return value === '' ? [] : [[name, value]];
    }),
  );
}
