import { CODE_ALPHABET, CODE_LENGTH } from '#domain/rules/card.ts';
import { cardsOf } from '../../accounts/holdings.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import { DAY } from '../../clock.ts';
import type { Random } from '../../random.ts';
import type { Tx } from '../../store/port.ts';
import type { MembershipRow } from '../../store/ports/memberships.ts';
import type { OrderRow } from '../../store/ports/sales.ts';

/** 80 unpredictable bits in letters and figures that cannot be mistaken for each other. */
export const newCode = (random: Random): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[random.int(CODE_ALPHABET.length)]).join('');

/** Card numbers look like card numbers; they open nothing. */
export const newNumber = (random: Random): string =>
  `HC${String(random.int(100_000)).padStart(5, '0')}${String(random.int(100_000)).padStart(5, '0')}`;

/** The cards of an order that is given back. Call it under the order's lock: activations take it too. */
export async function voidCards(tx: Tx, tradeNo: string): Promise<void> {
  for (const { membershipId } of await tx.memberships.membershipsOfOrder(tradeNo)) {
    const row = await tx.memberships.lockMembership(membershipId);
    if (row) await tx.memberships.saveMembership({ ...row, void: true });
  }
}

/** The cards of an order that was paid just now: one a piece, to be activated. Once an order (quality.md R6). */
export async function issueCards(
  tx: Tx,
  { order, catalogue, random }: { order: OrderRow; catalogue: Catalogue; random: Random },
  now: number,
): Promise<void> {
  let place = 0;
  for (const item of order.items) {
    const card = cardsOf(catalogue).get(item.itemId);
    if (!card) continue;
    for (let i = 0; i < item.quantity; i++) {
      place++;
      const row = (): MembershipRow => ({
        membershipId: newNumber(random),
        memberId: order.memberId,
        cardId: card.id,
        tradeNo: order.tradeNo,
        place,
        code: newCode(random),
        void: false,
        issuedAt: now,
        activateBy: now + card.activateWithin * DAY,
        activatedAt: null,
        expiresAt: null,
        person: {},
      });
      const known = (await tx.memberships.membershipsOfOrder(order.tradeNo)).some(m => m.place === place);
      if (known) continue;
      // Another card may have the number by chance: the next one will not.
      for (let tries = 0; !(await tx.memberships.addMembership(row())); tries++)
        if (tries === 5) throw new Error(`no card number for ${order.tradeNo}`);
    }
  }
}
