import type { DonationRow, GiftRow, GiftsStore } from '../ports/gifts.ts';
import { asking } from './asking.ts';
import { columnsOf } from './columns.ts';
import type { Query } from './sql.ts';

const GIFT = columnsOf<GiftRow>('ticket_gift')(
  'id',
  'tradeNo',
  'scheduleId',
  'piece',
  'giver',
  'mobile',
  'receiver',
  'state',
  'createdAt',
  'expiresAt',
  'settledAt',
);
const DONATION = columnsOf<DonationRow>('donation')('receiptNo', 'tradeNo', 'memberId', 'fen', 'name', 'at');
const MAX_GIFTS = 200;
const NEWEST = `order by created_at desc, id collate "C" desc limit ${MAX_GIFTS}`;

export function sqlGifts(query: Query): GiftsStore {
  const { did, run } = asking(query);
  const gifts = (where: string, params: readonly unknown[]): Promise<GiftRow[]> =>
    query<GiftRow>(`select ${GIFT.fields} from ticket_gift where ${where}`, params);
  const donations = (where: string, value: string): Promise<DonationRow[]> =>
    query<DonationRow>(
      `select ${DONATION.fields} from donation where ${where} order by at, receipt_no collate "C"`,
      [value],
    );
  return {
    addGift: g => did(...GIFT.insert(g, 'on conflict do nothing returning id')),
    gift: async id => (await gifts('id = $1', [id]))[0] ?? null,
    saveGift: g =>
      run('update ticket_gift set receiver = $2, state = $3, settled_at = $4, piece = $5 where id = $1', [
        g.id,
        g.receiver,
        g.state,
        g.settledAt,
        g.piece,
      ]),
    giftsOf: tradeNo => gifts('trade_no = $1 order by created_at, id collate "C"', [tradeNo]),
    giftsFrom: memberId => gifts(`giver = $1 ${NEWEST}`, [memberId]),
    giftsTo: memberId => gifts(`receiver = $1 ${NEWEST}`, [memberId]),
    giftsFor: mobile => gifts(`mobile = $1 and state = 'offered' ${NEWEST}`, [mobile]),
    forgetNumbers: memberId =>
      run('update ticket_gift set mobile = null where giver = $1 and mobile is not null', [memberId]),
    giftsOver: (now, limit) =>
      gifts("state = 'offered' and expires_at <= $1 order by expires_at limit $2", [now, limit]),

    addDonation: d => run(...DONATION.insert(d)),
    donationsOf: tradeNo => donations('trade_no = $1', tradeNo),
    donationsBy: memberId => donations('member_id = $1', memberId),
  };
}
