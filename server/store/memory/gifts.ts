import type { DonationRow, GiftRow, GiftsStore } from '../ports/gifts.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

const MAX_GIFTS = 200;
const held = (g: GiftRow): boolean => g.state === 'offered' || g.state === 'accepted';
const oldest = by<GiftRow>('createdAt', 'id');
const newest = by<GiftRow>('-createdAt', '-id');
const byTime = by<DonationRow>('at', 'receiptNo');

export function memoryGifts(journal: Journal): Noun<GiftsStore> {
  const gifts = new Table<GiftRow>(journal, g => g.id);
  const donations = new Table<DonationRow>(journal, d => d.receiptNo);
  return {
    tables: { gifts, donations },
    port: {
      async addGift(row) {
        const same = (g: GiftRow): boolean =>
          g.tradeNo === row.tradeNo && g.scheduleId === row.scheduleId && g.piece === row.piece;
        return gifts.find(g => held(g) && same(g)) === null && gifts.insert(row);
      },
      gift: async id => gifts.get(id),
      saveGift: async row => gifts.put(row),
      giftsOf: async tradeNo => gifts.filter(g => g.tradeNo === tradeNo, oldest),
      giftsFrom: async memberId => gifts.filter(g => g.giver === memberId, newest, MAX_GIFTS),
      giftsTo: async memberId => gifts.filter(g => g.receiver === memberId, newest, MAX_GIFTS),
      giftsFor: async mobile =>
        gifts.filter(g => g.mobile === mobile && g.state === 'offered', newest, MAX_GIFTS),
      async forgetNumbers(memberId) {
        for (const g of gifts.filter(g => g.giver === memberId && g.mobile !== null))
          gifts.put({ ...g, mobile: null });
      },
      giftsOver: async (now, limit) =>
        gifts.filter(g => g.state === 'offered' && g.expiresAt <= now, by('expiresAt'), limit),

      async addDonation(row) {
        if (!donations.insert(row)) throw new Error(`receipt ${row.receiptNo} exists`);
      },
      donationsOf: async tradeNo => donations.filter(d => d.tradeNo === tradeNo, byTime),
      donationsBy: async memberId => donations.filter(d => d.memberId === memberId, byTime),
    },
  };
}
