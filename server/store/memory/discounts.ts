import type { DiscountClaim, DiscountsStore, HoldingRow } from '../ports/discounts.ts';
import { by, type Journal, type Noun, pair, Table } from './table.ts';

interface Count {
  readonly offerId: string;
  readonly taken: number;
}

export function memoryDiscounts(journal: Journal): Noun<DiscountsStore> {
  const holdings = new Table<HoldingRow>(journal, h => h.id);
  const discountClaims = new Table<DiscountClaim>(journal, c => pair(c.tradeNo, c.ref));
  const offerCounts = new Table<Count>(journal, c => c.offerId);

  const port: DiscountsStore = {
    holdings: async memberId => holdings.filter(h => h.memberId === memberId, by('-grantedAt', 'id')),
    addHolding: async row => holdings.insert(row),

    claims: async (memberId, now) =>
      discountClaims.filter(c => c.memberId === memberId && c.expiresAt > now, by('tradeNo', 'ref')),
    async claim(tradeNo, rows) {
      discountClaims.drop(c => c.tradeNo === tradeNo);
      for (const row of rows) discountClaims.put(row);
    },
    async extend(tradeNo, until) {
      for (const c of discountClaims.filter(c => c.tradeNo === tradeNo))
        discountClaims.put({ ...c, expiresAt: until });
    },
    release: async tradeNo => discountClaims.drop(c => c.tradeNo === tradeNo),

    async takeOne(offerId, limit) {
      const taken = offerCounts.get(offerId)?.taken ?? 0;
      if (taken >= limit) return false;
      offerCounts.put({ offerId, taken: taken + 1 });
      return true;
    },
    taken: async offerId => offerCounts.get(offerId)?.taken ?? 0,

    sweepClaims: async now => discountClaims.drop(c => c.expiresAt <= now),
  };
  return { port, tables: { holdings, discountClaims, offerCounts } };
}
