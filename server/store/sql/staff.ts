import type { SeasonDraft, StaffRow, StaffSessionRow, StaffStore } from '../ports/staff.ts';
import { asking } from './asking.ts';
import { columnsOf, update } from './columns.ts';
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
  const { did, first, run } = asking(query);
  const many = (rest: string, params: readonly unknown[] = []): Promise<StaffRow[]> =>
    query<StaffRow>(`select ${STAFF.fields} from staff ${rest}`, params);
  const one = async (rest: string, params: readonly unknown[]): Promise<StaffRow | null> =>
    (await many(rest, params))[0] ?? null;
  return {
    person: id => one('where id = $1', [id]),
    byMail: mail => one('where mail = $1', [mail]),
    byInvitation: hash => one('where invited = $1', [hash]),
    people: () => many('order by mail collate "C"'),
    add: row => did(...STAFF.insert(row, 'on conflict do nothing returning id')),
    lock: id => one('where id = $1 for update', [id]),
    save: row => run(...update('staff', STAFF.cells(row))),
    session: hash =>
      first<StaffSessionRow>(`select ${SESSION.fields} from staff_session where session_hash = $1`, [hash]),
    addSession: s => run(...SESSION.insert(s)),
    touchSession: ({ sessionHash, seenAt, provenAt }) =>
      run('update staff_session set seen_at = $2, proven_at = $3 where session_hash = $1', [
        sessionHash,
        seenAt,
        provenAt,
      ]),
    endSession: hash => run('delete from staff_session where session_hash = $1', [hash]),
    endSessions: (staffId, but = '') =>
      run('delete from staff_session where staff_id = $1 and session_hash <> $2', [staffId, but]),
    sweepSessions: (idleSince, bornBefore) =>
      run('delete from staff_session where seen_at <= $1 or created_at <= $2', [idleSince, bornBefore]),
    putDraft: ({ sessionHash, docs, madeAt }) =>
      run(
        `insert into season_draft (session_hash, docs, made_at)
         select session_hash, $2::text::jsonb, $3 from staff_session where session_hash = $1
         on conflict (session_hash) do update set docs = excluded.docs, made_at = excluded.made_at`,
        [sessionHash, JSON.stringify(docs), madeAt],
      ),
    draft: hash =>
      first<SeasonDraft>(
        'select session_hash as "sessionHash", docs, made_at as "madeAt" from season_draft where session_hash = $1',
        [hash],
      ),
    draftOf: secretHash =>
      first<Pick<SeasonDraft, 'sessionHash' | 'madeAt'>>(
        `select session_hash as "sessionHash", made_at as "madeAt"
         from season_draft join staff_session using (session_hash) where secret_hash = $1`,
        [secretHash],
      ),
    dropDraft: hash => run('delete from season_draft where session_hash = $1', [hash]),
  };
}
