import type { DiscountClaim, DiscountsStore, HoldingRow } from '../ports/discounts.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

interface Count {
  readonly offerId: string;
  readonly taken: number;
}

export function memoryDiscounts(journal: Journal): Noun<DiscountsStore> {
  const holdings = new Table<HoldingRow>(journal);
  const discountClaims = new Table<DiscountClaim>(journal);
  const offerCounts = new Table<Count>(journal);
  const key = (c: Pick<DiscountClaim, 'ref' | 'tradeNo'>): string => `${c.tradeNo} ${c.ref}`;
  const drop = (claims: readonly DiscountClaim[]): void => {
    for (const c of claims) discountClaims.delete(key(c));
  };

  const port: DiscountsStore = {
    holdings: async memberId => holdings.filter(h => h.memberId === memberId).sort(by('-grantedAt', 'id')),
    addHolding: async row => holdings.insert(row.id, row),

    claims: async (memberId, now) =>
      discountClaims.filter(c => c.memberId === memberId && c.expiresAt > now).sort(by('tradeNo', 'ref')),
    async claim(tradeNo, rows) {
      drop(discountClaims.filter(c => c.tradeNo === tradeNo));
      for (const row of rows) discountClaims.put(key(row), row);
    },
    async extend(tradeNo, until) {
      for (const c of discountClaims.filter(c => c.tradeNo === tradeNo))
        discountClaims.put(key(c), { ...c, expiresAt: until });
    },
    release: async tradeNo => drop(discountClaims.filter(c => c.tradeNo === tradeNo)),

    async takeOne(offerId, limit) {
      const taken = offerCounts.get(offerId)?.taken ?? 0;
      if (taken >= limit) return false;
      offerCounts.put(offerId, { offerId, taken: taken + 1 });
      return true;
    },
    taken: async offerId => offerCounts.get(offerId)?.taken ?? 0,

    sweepClaims: async now => drop(discountClaims.filter(c => c.expiresAt <= now)),
  };
  return { port, tables: { holdings, discountClaims, offerCounts } };
}
