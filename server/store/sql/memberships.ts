import type { MembershipRow, MembershipsStore } from '../ports/memberships.ts';
import { bareIn } from '../ports/sealed.ts';
import { asking } from './asking.ts';
import { insert, update } from './columns.ts';
import { MEMBERSHIPS } from './membership-row.ts';
import type { Query } from './sql.ts';

export function sqlMemberships(query: Query): MembershipsStore {
  const { did, ids, run } = asking(query);
  const many = MEMBERSHIPS.read(query);
  const one = async (where: string, params: readonly unknown[]): Promise<MembershipRow | null> =>
    (await many(where, params))[0] ?? null;
  return {
    membership: id => one('membership_id = $1', [id]),
    lockMembership: id => one('membership_id = $1 for update', [id]),
    membershipByCode: code => one('code = $1', [code]),
    membershipsOf: memberId =>
      many('member_id = $1 order by issued_at desc, membership_id collate "C"', [memberId]),
    membershipsOfOrder: tradeNo => many('trade_no = $1 order by place', [tradeNo]),
    addMembership: row =>
      did(...insert('membership', MEMBERSHIPS.toCells(row), 'on conflict do nothing returning 1')),
    bareCards: (fields, limit) =>
      ids(
        `select membership_id as id from membership where exists (
             select from jsonb_each_text(body -> 'person') p
             where p.key = any($1::text[]) and ${bareIn('p.value')}) limit $2`,
        [fields, limit],
      ),
    saveMembership: row => run(...update('membership', MEMBERSHIPS.toCells(row))),
  };
}
