import type { SessionRow } from '../ports/accounts.ts';
import { MEMBER_TABLES } from '../ports/member-tables.ts';
import type { DepartureRow, SecurityStore, SignInRow } from '../ports/security.ts';
import type { Query } from './sql.ts';

/** bigint columns come back as strings, numbers or BigInts, depending on the driver. */

export function sqlSecurity(query: Query): SecurityStore {
  return {
    async sessionsOf(memberId) {
      const rows = await query<SessionRow>(
        `select session_hash as "sessionHash", secret_hash as "secretHash", member_id as "memberId",
           created_at as "createdAt", seen_at as "seenAt", device, place from session
         where member_id = $1 order by seen_at desc, session_hash collate "C"`,
        [memberId],
      );
      return rows;
    },

    async addSignIn(row) {
      await query('insert into sign_in (member_id, at, kind, device, place) values ($1, $2, $3, $4, $5)', [
        row.memberId,
        row.at,
        row.kind,
        row.device,
        row.place,
      ]);
    },
    async signIns(memberId, limit) {
      const rows = await query<SignInRow>(
        `select member_id as "memberId", at, kind, device, place from sign_in
         where member_id = $1 order by at desc, id desc limit $2`,
        [memberId, limit],
      );
      return rows;
    },
    async forgetSignIns(before) {
      await query('delete from sign_in where at < $1', [before]);
    },

    async departure(memberId) {
      const [row] = await query<DepartureRow>(
        `select member_id as "memberId", asked_at as "askedAt", due_at as "dueAt" from departure where member_id = $1`,
        [memberId],
      );
      return row ?? null;
    },
    async askDeparture(row) {
      await query(
        `insert into departure (member_id, asked_at, due_at) values ($1, $2, $3)
         on conflict (member_id) do update set asked_at = excluded.asked_at, due_at = excluded.due_at`,
        [row.memberId, row.askedAt, row.dueAt],
      );
    },
    takeBackDeparture: async memberId =>
      (await query('delete from departure where member_id = $1 returning 1', [memberId])).length > 0,
    departuresDue: async (now, limit) =>
      (
        await query<{ id: string }>(
          'select member_id as id from departure where due_at <= $1 order by due_at, member_id limit $2',
          [now, limit],
        )
      ).map(row => row.id),

    async forget(table, memberId) {
      // Names of tables and columns are this program's own.
      const named = MEMBER_TABLES[table].map(column => `${column} = $1`).join(' or ');
      await query(`delete from ${table} where ${named}`, [memberId]);
    },
    async cutContacts(memberId) {
      await query(
        `update ticket_order set body = jsonb_set(body, '{contact}', 'null'::jsonb)
         where '' || member_id = $1 and body -> 'contact' <> 'null'::jsonb`,
        [memberId],
      );
    },
  };
}
