import { seal } from '../accounts/seal.ts';
import type { CardDoc } from '../catalogue/card-types.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { Deps } from '../deps.ts';
import { isBare } from '../store/ports/sealed.ts';

/** Rows a round. */
const ROWS_A_ROUND = 200;

/**
 * Seals numbers of certificates that orders and cards have had since before there was a key. True when there are none
 * left, or no key to seal them with.
 */
export async function sealBareNumbers({ store, config, clock }: Deps): Promise<boolean> {
  const key = config.certificateKey;
  if (key === undefined) return true;
  const orders = await store.direct.sales.bareOrders(ROWS_A_ROUND);
  for (const tradeNo of orders)
    await store.transaction(async ({ sales }) => {
      const row = await sales.lockOrder(tradeNo);
      if (!row?.contact) return;
      const certificates = [];
      for (const c of row.contact.certificates)
        certificates.push(isBare(c.number) ? { ...c, number: await seal(key, row.memberId, c.number) } : c);
      await sales.saveOrder({ ...row, contact: { ...row.contact, certificates } });
    });
  const fields = await certificateFields({ store, clock });
  const cards = fields.length ? await store.direct.memberships.bareCards(fields, ROWS_A_ROUND) : [];
  for (const id of cards)
    await store.transaction(async ({ memberships }) => {
      const row = await memberships.lockMembership(id);
      if (!row) return;
      const person = { ...row.person };
      for (const field of fields) {
        const number = person[field];
        if (number !== undefined && isBare(number)) person[field] = await seal(key, row.memberId, number);
      }
      await memberships.saveMembership({ ...row, person });
    });
  return orders.length < ROWS_A_ROUND && cards.length < ROWS_A_ROUND;
}

/** Names of the fields of all cards that ask for a certificate. */
async function certificateFields(deps: Pick<Deps, 'store' | 'clock'>): Promise<string[]> {
  const catalogue = await getCatalogue(deps);
  const fields = [...catalogue.kind<CardDoc>('card').values()].flatMap(card => card.fields);
  return [...new Set(fields.filter(f => f.kind === 'certificate').map(f => f.name))];
}
