import type { CardState } from '#domain/contract/membership.ts';
import { cardState } from '#domain/rules/card.ts';
import { pointsLapse } from '#domain/rules/points-ledger.ts';
import type { CardDoc } from '../catalogue/card-types.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { DAY } from '../clock.ts';
import type { Tx } from '../store/port.ts';
import type { MembershipRow } from '../store/ports/memberships.ts';

export const cardsOf = (catalogue: Catalogue): ReadonlyMap<string, CardDoc> =>
  catalogue.kind<CardDoc>('card');

/** The discount that an activated card is, among its member's holdings. */
export const grantId = (row: Pick<MembershipRow, 'membershipId'>): string => `card-${row.membershipId}`;

/** A card with what its discount has been used for so far. */
export interface Held {
  readonly row: MembershipRow;
  readonly card: CardDoc;
  readonly used: number;
  readonly state: CardState;
}

/** The cards that a member holds, newest first. */
export async function heldBy(tx: Tx, catalogue: Catalogue, memberId: string, now: number): Promise<Held[]> {
  const rows = await tx.memberships.membershipsOf(memberId);
  const used = new Map<string, number>();
  if (rows.some(row => row.activatedAt !== null))
    for (const { ref, uses } of await tx.discounts.claims(memberId, now))
      used.set(ref, (used.get(ref) ?? 0) + uses);
  return rows.flatMap(row => {
    const card = cardsOf(catalogue).get(row.cardId);
    return card ? [held(row, card, used.get(grantId(row)) ?? 0, now)] : [];
  });
}

export const held = (row: MembershipRow, card: CardDoc, used: number, now: number): Held => ({
  row,
  card,
  used,
  state: cardState({ ...row, times: card.grants?.times ?? 0, used }, now),
});

/** The level that a member's active cards let them buy as; 0 without such a card. */
export async function buysAs(tx: Tx, catalogue: Catalogue, memberId: string, now: number): Promise<number> {
  const cards = await heldBy(tx, catalogue, memberId, now);
  return Math.max(0, ...cards.filter(c => c.state === 'active').map(c => c.card.buysAs));
}

interface Activation {
  readonly row: MembershipRow;
  readonly card: CardDoc;
  /** Who holds it from now on. */
  readonly memberId: string;
  readonly person: Readonly<Record<string, string>>;
}

/** Stores the row as active from `now` on, with its points and its discount: each once a card. */
export async function activate(
  tx: Tx,
  { row, card, memberId, person }: Activation,
  now: number,
): Promise<MembershipRow> {
  const expiresAt = now + card.days * DAY;
  const next: MembershipRow = { ...row, memberId, activatedAt: now, expiresAt, person };
  await tx.memberships.saveMembership(next);
  if (card.points > 0)
    await tx.accounts.addLedger({
      memberId,
      ref: `card:${row.membershipId}`,
      reason: 'card',
      points: card.points,
      fen: 0,
      at: now,
      expiresAt: pointsLapse(now),
    });
  if (card.grants)
    await tx.discounts.addHolding({
      id: grantId(row),
      memberId,
      offerId: card.grants.offerId,
      from: now,
      until: expiresAt,
      total: card.grants.times,
      grantedAt: now,
    });
  return next;
}
