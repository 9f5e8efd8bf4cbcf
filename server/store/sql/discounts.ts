import type { DiscountClaim, DiscountsStore, HoldingRow } from '../ports/discounts.ts';
import { asking } from './asking.ts';
import { columnsOf } from './columns.ts';
import type { Query } from './sql.ts';

const HOLDING = columnsOf<HoldingRow>('discount_holding', { from: 'valid_from', until: 'valid_until' })(
  'id',
  'memberId',
  'offerId',
  'from',
  'until',
  'total',
  'grantedAt',
);
const CLAIM = columnsOf<DiscountClaim>('discount_claim')('ref', 'tradeNo', 'memberId', 'uses', 'expiresAt');

export function sqlDiscounts(query: Query): DiscountsStore {
  const { did, run } = asking(query);
  return {
    holdings: memberId =>
      query<HoldingRow>(
        `select ${HOLDING.fields} from discount_holding where member_id = $1 order by granted_at desc, id collate "C"`,
        [memberId],
      ),
    addHolding: h => did(...HOLDING.insert(h, 'on conflict do nothing returning 1')),

    claims: (memberId, now) =>
      query<DiscountClaim>(
        `select ${CLAIM.fields} from discount_claim where member_id = $1 and expires_at > $2
         order by trade_no collate "C", ref collate "C"`,
        [memberId, now],
      ),
    async claim(tradeNo, rows) {
      await query('delete from discount_claim where trade_no = $1', [tradeNo]);
      for (const c of rows) await query(...CLAIM.insert({ ...c, tradeNo }));
    },
    extend: (tradeNo, until) =>
      run('update discount_claim set expires_at = $2 where trade_no = $1', [tradeNo, until]),
    release: tradeNo => run('delete from discount_claim where trade_no = $1', [tradeNo]),

    takeOne: (offerId, limit) =>
      did(
        `insert into discount_count as c (offer_id, taken) select $1, 1 where $2::int > 0
         on conflict (offer_id) do update set taken = c.taken + 1 where c.taken < $2::int returning 1`,
        [offerId, limit],
      ),
    async taken(offerId) {
      const [row] = await query<{ taken: number }>('select taken from discount_count where offer_id = $1', [
        offerId,
      ]);
      return row?.taken ?? 0;
    },

    sweepClaims: now =>
      run(
        `delete from discount_claim where (trade_no, ref) in (
           select trade_no, ref from discount_claim where expires_at <= $1 for update skip locked)`,
        [now],
      ),
  };
}
