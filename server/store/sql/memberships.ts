import type { MembershipRow, MembershipsStore } from '../ports/memberships.ts';
import type { Query } from './sql.ts';

export function sqlMemberships(query: Query): MembershipsStore {
  const many = async (text: string, params: readonly unknown[]): Promise<MembershipRow[]> =>
    (await query<{ body: MembershipRow }>(text, params)).map(r => r.body);
  const one = async (text: string, params: readonly unknown[]): Promise<MembershipRow | null> =>
    (await many(text, params))[0] ?? null;
  return {
    membership: id => one('select body from membership where membership_id = $1', [id]),
    lockMembership: id => one('select body from membership where membership_id = $1 for update', [id]),
    membershipByCode: code => one('select body from membership where code = $1', [code]),
    membershipsOf: memberId =>
      many(
        'select body from membership where member_id = $1 order by issued_at desc, membership_id collate "C"',
        [memberId],
      ),
    membershipsOfOrder: tradeNo =>
      many('select body from membership where trade_no = $1 order by place', [tradeNo]),
    async addMembership(row) {
      const rows = await query(
        `insert into membership (membership_id, member_id, trade_no, place, code, issued_at, body)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
        [row.membershipId, row.memberId, row.tradeNo, row.place, row.code, row.issuedAt, JSON.stringify(row)],
      );
      return rows.length === 1;
    },
    bareCards: async (fields, limit) =>
      (
        await query<{ id: string }>(
          `select membership_id as id from membership where exists (
             select from jsonb_each_text(body -> 'person') p
             where p.key = any($1::text[]) and p.value <> '' and p.value not like 's1.%' and p.value not like '%*%') limit $2`,
          [fields, limit],
        )
      ).map(row => row.id),
    async saveMembership(row) {
      await query('update membership set member_id = $2, body = $3 where membership_id = $1', [
        row.membershipId,
        row.memberId,
        JSON.stringify(row),
      ]);
    },
  };
}
