import type { MembershipRow, MembershipsStore } from '../ports/memberships.ts';
import { bareIn } from '../ports/sealed.ts';
import { MEMBERSHIPS } from './membership-row.ts';
import type { Query } from './sql.ts';

export function sqlMemberships(query: Query): MembershipsStore {
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
    async addMembership(row) {
      const columns = MEMBERSHIPS.toCells(row);
      const names = Object.keys(columns);
      const rows = await query(
        `insert into membership (${names}) values (${names.map((_, i) => `$${i + 1}`)})
         on conflict do nothing returning 1`,
        Object.values(columns),
      );
      return rows.length === 1;
    },
    bareCards: async (fields, limit) =>
      (
        await query<{ id: string }>(
          `select membership_id as id from membership where exists (
             select from jsonb_each_text(body -> 'person') p
             where p.key = any($1::text[]) and ${bareIn('p.value')}) limit $2`,
          [fields, limit],
        )
      ).map(row => row.id),
    async saveMembership(row) {
      const { membership_id, ...columns } = MEMBERSHIPS.toCells(row);
      const changes = Object.keys(columns).map((name, i) => `${name} = $${i + 2}`);
      await query(`update membership set ${changes} where membership_id = $1`, [
        membership_id,
        ...Object.values(columns),
      ]);
    },
  };
}
