import type { SessionRow } from '../ports/accounts.ts';
import { MEMBER_TABLES } from '../ports/member-tables.ts';
import type { DepartureRow, SecurityStore, SignInRow } from '../ports/security.ts';
import { asking } from './asking.ts';
import { columnsOf } from './columns.ts';
import { SESSION } from './sessions.ts';
import type { Query } from './sql.ts';

const SIGN_IN = columnsOf<SignInRow>('sign_in')('memberId', 'at', 'kind', 'device', 'place');
const DEPARTURE = columnsOf<DepartureRow>('departure')('memberId', 'askedAt', 'dueAt');

export function sqlSecurity(query: Query): SecurityStore {
  const { did, first, ids, run } = asking(query);
  return {
    sessionsOf: memberId =>
      query<SessionRow>(
        `select ${SESSION.fields} from session where member_id = $1 order by seen_at desc, session_hash collate "C"`,
        [memberId],
      ),

    addSignIn: row => run(...SIGN_IN.insert(row)),
    signIns: (memberId, limit) =>
      query<SignInRow>(
        `select ${SIGN_IN.fields} from sign_in where member_id = $1 order by at desc, id desc limit $2`,
        [memberId, limit],
      ),
    forgetSignIns: before => run('delete from sign_in where at < $1', [before]),

    departure: memberId =>
      first<DepartureRow>(`select ${DEPARTURE.fields} from departure where member_id = $1`, [memberId]),
    askDeparture: row =>
      run(
        ...DEPARTURE.insert(
          row,
          'on conflict (member_id) do update set asked_at = excluded.asked_at, due_at = excluded.due_at',
        ),
      ),
    takeBackDeparture: memberId => did('delete from departure where member_id = $1 returning 1', [memberId]),
    departuresDue: (now, limit) =>
      ids('select member_id as id from departure where due_at <= $1 order by due_at, member_id limit $2', [
        now,
        limit,
      ]),

    async forget(table, memberId) {
      // Names of tables and columns are this program's own.
      const named = MEMBER_TABLES[table].map(column => `${column} = $1`).join(' or ');
      await query(`delete from ${table} where ${named}`, [memberId]);
    },
    cutContacts: memberId =>
      run(
        `update ticket_order set body = jsonb_set(body, '{contact}', 'null'::jsonb)
         where '' || member_id = $1 and body -> 'contact' <> 'null'::jsonb`,
        [memberId],
      ),
  };
}
