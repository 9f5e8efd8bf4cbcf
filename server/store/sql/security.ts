import type { SessionRow } from '../ports/accounts.ts';
import { MEMBER_TABLES } from '../ports/member-tables.ts';
import type { DepartureRow, SecurityStore, SignInRow } from '../ports/security.ts';
import { columnsOf, wrote } from './columns.ts';
import { SESSION } from './sessions.ts';
import type { Query } from './sql.ts';

const SIGN_IN = columnsOf<SignInRow>('sign_in')('memberId', 'at', 'kind', 'device', 'place');
const DEPARTURE = columnsOf<DepartureRow>('departure')('memberId', 'askedAt', 'dueAt');

export function sqlSecurity(query: Query): SecurityStore {
  return {
    sessionsOf: memberId =>
      query<SessionRow>(
        `select ${SESSION.fields} from session where member_id = $1 order by seen_at desc, session_hash collate "C"`,
        [memberId],
      ),

    async addSignIn(row) {
      await query(...SIGN_IN.insert(row));
    },
    signIns: (memberId, limit) =>
      query<SignInRow>(
        `select ${SIGN_IN.fields} from sign_in where member_id = $1 order by at desc, id desc limit $2`,
        [memberId, limit],
      ),
    async forgetSignIns(before) {
      await query('delete from sign_in where at < $1', [before]);
    },

    async departure(memberId) {
      const [row] = await query<DepartureRow>(
        `select ${DEPARTURE.fields} from departure where member_id = $1`,
        [memberId],
      );
      return row ?? null;
    },
    async askDeparture(row) {
      await query(
        ...DEPARTURE.insert(
          row,
          'on conflict (member_id) do update set asked_at = excluded.asked_at, due_at = excluded.due_at',
        ),
      );
    },
    takeBackDeparture: memberId =>
      wrote(query, 'delete from departure where member_id = $1 returning 1', [memberId]),
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
