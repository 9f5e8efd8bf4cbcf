import type { FormValues } from '#domain/contract/form-fields.ts';
import type { Holding } from '#domain/contract/membership.ts';
import { cardState, cleanCode } from '#domain/rules/card.ts';
import { formEntries, formFaults, readValue } from '#domain/rules/form.ts';
import { hallTime } from '#lib/dates.ts';
import { activate, cardsOf, held, heldBy } from '../../accounts/holdings.ts';
import { keptNumber } from '../../accounts/person.ts';
import { faultyForm } from '../../accounts/refusals.ts';
import { creditOrder } from '../../accounts/standing.ts';
import { forgive, limit } from '../../accounts/throttle.ts';
import type { CardDoc } from '../../catalogue/card-types.ts';
import { getCatalogue } from '../../catalogue/catalogue.ts';
import { formFieldView } from '../../catalogue/forms.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import type { Tx } from '../../store/port.ts';
import type { MembershipRow } from '../../store/ports/memberships.ts';
import { noCard, noCode, notActivable, personNeeded } from './refusals.ts';
import { holdingView } from './view.ts';

/** Throws unless the card waits to be activated. True when its holder activated it before: nothing is left to do. */
function isDone(row: MembershipRow, memberId: string, now: number): boolean {
  // How often it was used matters only later: an activated card is activated.
  const state = cardState({ ...row, times: 0, used: 0 }, now);
  if (state === 'unactivated') return false;
  if (state === 'active' && row.memberId === memberId) return true;
  throw notActivable(state);
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
    if (card.fields.length) throw personNeeded(row.membershipId);
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
  params: FormValues,
): Promise<Holding> {
  const { deps, now, session } = ctx;
  const catalogue = await getCatalogue(deps);
  const row = await deps.store.transaction(async tx => {
    const row = await lockWithOrder(tx, await tx.memberships.membership(membershipId));
    if (row?.memberId !== session.memberId) throw noCard();
    if (isDone(row, session.memberId, now)) return row;
    const card = cardOf(catalogue, row);
    const person = await personOf(ctx, card, params);
    await markOpened(tx, row, now);
    return activate(tx, { row, card, memberId: session.memberId, person }, now);
  });
  return show(ctx, row);
}

/** What the card asks for, checked and tidied; anything else is left out. The refusal names fields, never values. */
async function personOf(
  { deps, locale, now, session }: MemberCtx,
  card: CardDoc,
  params: FormValues,
): Promise<Record<string, string>> {
  const today = hallTime(now).date;
  const fields = card.fields.map(field => formFieldView(field, locale, today));
  const faults = formFaults(fields, params, today);
  if (faults.length) throw faultyForm(faults);
  const entries = formEntries(fields, params);
  const person: Record<string, string> = {};
  for (const field of fields) {
    if (!Object.hasOwn(entries, field.name)) continue;
    const value = readValue(field, entries[field.name]);
    if (typeof value === 'string') person[field.name] = value;
    else if (field.kind === 'certificate')
      person[field.name] = await keptNumber(deps, session.memberId, value[1] ?? '');
    else person[field.name] = value.join(' ');
  }
  return person;
}
