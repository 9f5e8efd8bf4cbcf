import type { SeasonDraft, StaffRow, StaffSessionRow, StaffStore } from '../ports/staff.ts';
import type { Query } from './sql.ts';

const STAFF = `id, mail, name, role, password_hash as "passwordHash", totp, last_step as "lastStep", recovery, invited,
  invited_until as "invitedUntil", created_at as "createdAt", closed_at as "closedAt"`;
const SESSION = `session_hash as "sessionHash", secret_hash as "secretHash", staff_id as "staffId",
  created_at as "createdAt", seen_at as "seenAt", proven_at as "provenAt"`;
const valuesOf = (s: StaffRow): unknown[] => [
  s.id,
  s.mail,
  s.name,
  s.role,
  s.passwordHash,
  s.totp,
  s.lastStep,
  s.recovery,
  s.invited,
  s.invitedUntil,
  s.createdAt,
  s.closedAt,
];

export function sqlStaff(query: Query): StaffStore {
  const many = (rest: string, params: readonly unknown[] = []): Promise<StaffRow[]> =>
    query<StaffRow>(`select ${STAFF} from staff ${rest}`, params);
  const one = async (rest: string, params: readonly unknown[]): Promise<StaffRow | null> =>
    (await many(rest, params))[0] ?? null;
  return {
    person: id => one('where id = $1', [id]),
    byMail: mail => one('where mail = $1', [mail]),
    byInvitation: hash => one('where invited = $1', [hash]),
    people: () => many('order by mail collate "C"'),
    async add(row) {
      const rows = await query(
        `insert into staff (id, mail, name, role, password_hash, totp, last_step, recovery, invited, invited_until,
           created_at, closed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
        valuesOf(row),
      );
      return rows.length === 1;
    },
    lock: id => one('where id = $1 for update', [id]),
    async save(row) {
      await query(
        `update staff set mail = $2, name = $3, role = $4, password_hash = $5, totp = $6, last_step = $7,
           recovery = $8, invited = $9, invited_until = $10, created_at = $11, closed_at = $12 where id = $1`,
        valuesOf(row),
      );
    },
    async session(hash) {
      const [row] = await query<StaffSessionRow>(
        `select ${SESSION} from staff_session where session_hash = $1`,
        [hash],
      );
      return row ?? null;
    },
    async addSession(s) {
      await query(
        `insert into staff_session (session_hash, secret_hash, staff_id, created_at, seen_at, proven_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [s.sessionHash, s.secretHash, s.staffId, s.createdAt, s.seenAt, s.provenAt],
      );
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
