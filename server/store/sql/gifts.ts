import type { DonationRow, GiftRow, GiftsStore } from '../ports/gifts.ts';
import type { Query } from './sql.ts';

const GIFT = `id, trade_no as "tradeNo", schedule_id as "scheduleId", piece, giver, mobile, receiver, state,
  created_at as "createdAt", expires_at as "expiresAt", settled_at as "settledAt"`;
const MAX_GIFTS = 200;
const NEWEST = `order by created_at desc, id collate "C" desc limit ${MAX_GIFTS}`;

export function sqlGifts(query: Query): GiftsStore {
  const gifts = (where: string, params: readonly unknown[]): Promise<GiftRow[]> =>
    query<GiftRow>(`select ${GIFT} from ticket_gift where ${where}`, params);
  const donations = (where: string, value: string): Promise<DonationRow[]> =>
    query<DonationRow>(
      `select receipt_no as "receiptNo", trade_no as "tradeNo", member_id as "memberId", fen, name, at from donation
       where ${where} order by at, receipt_no collate "C"`,
      [value],
    );
  return {
    async addGift(g) {
      const rows = await query(
        `insert into ticket_gift (id, trade_no, schedule_id, piece, giver, mobile, receiver, state, created_at,
           expires_at, settled_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
        [
          g.id,
          g.tradeNo,
          g.scheduleId,
          g.piece,
          g.giver,
          g.mobile,
          g.receiver,
          g.state,
          g.createdAt,
          g.expiresAt,
          g.settledAt,
        ],
      );
      return rows.length === 1;
    },
    gift: async id => (await gifts('id = $1', [id]))[0] ?? null,
    async saveGift(g) {
      await query(
        'update ticket_gift set receiver = $2, state = $3, settled_at = $4, piece = $5 where id = $1',
        [g.id, g.receiver, g.state, g.settledAt, g.piece],
      );
    },
    giftsOf: tradeNo => gifts('trade_no = $1 order by created_at, id collate "C"', [tradeNo]),
    giftsFrom: memberId => gifts(`giver = $1 ${NEWEST}`, [memberId]),
    giftsTo: memberId => gifts(`receiver = $1 ${NEWEST}`, [memberId]),
    giftsFor: mobile => gifts(`mobile = $1 and state = 'offered' ${NEWEST}`, [mobile]),
    async forgetNumbers(memberId) {
      await query('update ticket_gift set mobile = null where giver = $1 and mobile is not null', [memberId]);
    },
    giftsOver: (now, limit) =>
      gifts("state = 'offered' and expires_at <= $1 order by expires_at limit $2", [now, limit]),

    async addDonation(d) {
      await query(
        'insert into donation (receipt_no, trade_no, member_id, fen, name, at) values ($1, $2, $3, $4, $5, $6)',
        [d.receiptNo, d.tradeNo, d.memberId, d.fen, d.name, d.at],
      );
    },
    donationsOf: tradeNo => donations('trade_no = $1', tradeNo),
    donationsBy: memberId => donations('member_id = $1', memberId),
  };
}
