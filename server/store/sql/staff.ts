import type { SeasonDraft, StaffRow, StaffSessionRow, StaffStore } from '../ports/staff.ts';
import { columnsOf, update, wrote } from './columns.ts';
import type { Query } from './sql.ts';

const STAFF = columnsOf<StaffRow>('staff')(
  'id',
  'mail',
  'name',
  'role',
  'passwordHash',
  'totp',
  'lastStep',
  'recovery',
  'invited',
  'invitedUntil',
  'createdAt',
  'closedAt',
);
const SESSION = columnsOf<StaffSessionRow>('staff_session')(
  'sessionHash',
  'secretHash',
  'staffId',
  'createdAt',
  'seenAt',
  'provenAt',
);

export function sqlStaff(query: Query): StaffStore {
  const many = (rest: string, params: readonly unknown[] = []): Promise<StaffRow[]> =>
    query<StaffRow>(`select ${STAFF.fields} from staff ${rest}`, params);
  const one = async (rest: string, params: readonly unknown[]): Promise<StaffRow | null> =>
    (await many(rest, params))[0] ?? null;
  return {
    person: id => one('where id = $1', [id]),
    byMail: mail => one('where mail = $1', [mail]),
    byInvitation: hash => one('where invited = $1', [hash]),
    people: () => many('order by mail collate "C"'),
    add: row => wrote(query, ...STAFF.insert(row, 'on conflict do nothing returning id')),
    lock: id => one('where id = $1 for update', [id]),
    async save(row) {
      await query(...update('staff', STAFF.cells(row)));
    },
    async session(hash) {
      const [row] = await query<StaffSessionRow>(
        `select ${SESSION.fields} from staff_session where session_hash = $1`,
        [hash],
      );
      return row ?? null;
    },
    async addSession(s) {
      await query(...SESSION.insert(s));
    },
    async touchSession({ sessionHash, seenAt, provenAt }) {
      await query('update staff_session set seen_at = $2, proven_at = $3 where session_hash = $1', [
        sessionHash,
        seenAt,
        provenAt,
      ]);
    },
    async endSession(hash) {
      await query('delete from staff_session where session_hash = $1', [hash]);
    },
    async endSessions(staffId, but = '') {
      await query('delete from staff_session where staff_id = $1 and session_hash <> $2', [staffId, but]);
    },
    async sweepSessions(idleSince, bornBefore) {
      await query('delete from staff_session where seen_at <= $1 or created_at <= $2', [
        idleSince,
        bornBefore,
      ]);
    },
    async putDraft({ sessionHash, docs, madeAt }) {
      await query(
        `insert into season_draft (session_hash, docs, made_at)
         select session_hash, $2::text::jsonb, $3 from staff_session where session_hash = $1
         on conflict (session_hash) do update set docs = excluded.docs, made_at = excluded.made_at`,
        [sessionHash, JSON.stringify(docs), madeAt],
      );
    },
    async draft(hash) {
      const [row] = await query<SeasonDraft>(
        'select session_hash as "sessionHash", docs, made_at as "madeAt" from season_draft where session_hash = $1',
        [hash],
      );
      return row ?? null;
    },
    async draftOf(secretHash) {
      const [row] = await query<Pick<SeasonDraft, 'sessionHash' | 'madeAt'>>(
        `select session_hash as "sessionHash", made_at as "madeAt"
         from season_draft join staff_session using (session_hash) where secret_hash = $1`,
        [secretHash],
      );
      return row ?? null;
    },
    async dropDraft(hash) {
      await query('delete from season_draft where session_hash = $1', [hash]);
    },
  };
}
