import type { DonationRow, GiftRow, GiftsStore } from '../ports/gifts.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

const MAX_GIFTS = 200;
const held = (g: GiftRow): boolean => g.state === 'offered' || g.state === 'accepted';
const oldest = by<GiftRow>('createdAt', 'id');
const newest = (a: GiftRow, b: GiftRow): number => oldest(b, a);
const byTime = by<DonationRow>('at', 'receiptNo');

export function memoryGifts(journal: Journal): Noun<GiftsStore> {
  const gifts = new Table<GiftRow>(journal);
  const donations = new Table<DonationRow>(journal);
  return {
    tables: { gifts, donations },
    port: {
      async addGift(row) {
        const same = (g: GiftRow): boolean =>
          g.tradeNo === row.tradeNo && g.scheduleId === row.scheduleId && g.piece === row.piece;
        return gifts.find(g => held(g) && same(g)) === null && gifts.insert(row.id, row);
      },
      gift: async id => gifts.get(id),
      saveGift: async row => gifts.put(row.id, row),
      giftsOf: async tradeNo => gifts.filter(g => g.tradeNo === tradeNo).sort(oldest),
      giftsFrom: async memberId =>
        gifts
          .filter(g => g.giver === memberId)
          .sort(newest)
          .slice(0, MAX_GIFTS),
      giftsTo: async memberId =>
        gifts
          .filter(g => g.receiver === memberId)
          .sort(newest)
          .slice(0, MAX_GIFTS),
      giftsFor: async mobile =>
        gifts
          .filter(g => g.mobile === mobile && g.state === 'offered')
          .sort(newest)
          .slice(0, MAX_GIFTS),
      async forgetNumbers(memberId) {
        for (const g of gifts.filter(g => g.giver === memberId && g.mobile !== null))
          gifts.put(g.id, { ...g, mobile: null });
      },
      giftsOver: async (now, limit) =>
        gifts
          .filter(g => g.state === 'offered' && g.expiresAt <= now)
          .sort((a, b) => a.expiresAt - b.expiresAt)
          .slice(0, limit),

      async addDonation(row) {
        if (!donations.insert(row.receiptNo, row)) throw new Error(`receipt ${row.receiptNo} exists`);
      },
      donationsOf: async tradeNo => donations.filter(d => d.tradeNo === tradeNo).sort(byTime),
      donationsBy: async memberId => donations.filter(d => d.memberId === memberId).sort(byTime),
    },
  };
}
