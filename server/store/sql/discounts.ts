import type { DiscountClaim, DiscountsStore, HoldingRow } from '../ports/discounts.ts';
import type { Query } from './sql.ts';

const HOLDING =
  'id, member_id as "memberId", offer_id as "offerId", valid_from as "from", valid_until as "until", total, granted_at as "grantedAt"';
const CLAIM = 'ref, trade_no as "tradeNo", member_id as "memberId", uses, expires_at as "expiresAt"';

export function sqlDiscounts(query: Query): DiscountsStore {
  return {
    holdings: memberId =>
      query<HoldingRow>(
        `select ${HOLDING} from discount_holding where member_id = $1 order by granted_at desc, id collate "C"`,
        [memberId],
      ),
    async addHolding(h) {
      const rows = await query(
        `insert into discount_holding (id, member_id, offer_id, valid_from, valid_until, total, granted_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
        [h.id, h.memberId, h.offerId, h.from, h.until, h.total, h.grantedAt],
      );
      return rows.length === 1;
    },

    claims: (memberId, now) =>
      query<DiscountClaim>(
        `select ${CLAIM} from discount_claim where member_id = $1 and expires_at > $2
         order by trade_no collate "C", ref collate "C"`,
        [memberId, now],
      ),
    async claim(tradeNo, rows) {
      await query('delete from discount_claim where trade_no = $1', [tradeNo]);
      for (const c of rows)
        await query(
          'insert into discount_claim (ref, trade_no, member_id, uses, expires_at) values ($1, $2, $3, $4, $5)',
          [c.ref, tradeNo, c.memberId, c.uses, c.expiresAt],
        );
    },
    async extend(tradeNo, until) {
      await query('update discount_claim set expires_at = $2 where trade_no = $1', [tradeNo, until]);
    },
    async release(tradeNo) {
      await query('delete from discount_claim where trade_no = $1', [tradeNo]);
    },

    async takeOne(offerId, limit) {
      const rows = await query(
        `insert into discount_count as c (offer_id, taken) select $1, 1 where $2::int > 0
         on conflict (offer_id) do update set taken = c.taken + 1 where c.taken < $2::int returning 1`,
        [offerId, limit],
      );
      return rows.length === 1;
    },
    async taken(offerId) {
      const [row] = await query<{ taken: number }>('select taken from discount_count where offer_id = $1', [
        offerId,
      ]);
      return row?.taken ?? 0;
    },

    async sweepClaims(now) {
      await query(
        `delete from discount_claim where (trade_no, ref) in (
           select trade_no, ref from discount_claim where expires_at <= $1 for update skip locked)`,
        [now],
      );
    },
  };
}
