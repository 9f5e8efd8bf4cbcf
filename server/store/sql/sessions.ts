import type {
  AccountsStore,
  BuyerRow,
  CaptchaRow,
  CodeRow,
  LedgerRow,
  SessionRow,
} from '../ports/accounts.ts';
import { type Asking, lacking, type Read } from './asking.ts';
import { batchedLookup } from './batch.ts';
import { LEDGER, toLedger } from './belongings.ts';
import { columnsOf } from './columns.ts';

export const SESSION = columnsOf<SessionRow>('session')(
  'sessionHash',
  'secretHash',
  'memberId',
  'createdAt',
  'seenAt',
  'provenAt',
  'device',
  'place',
);
const said = lacking<SessionRow>('provenAt', 'device', 'place');
const toSession = ({ device, place, ...r }: Read<SessionRow>): SessionRow =>
  said({ ...r, device: device || null, place: place || null });

const toBuyer = ({
  ledger,
  ...session
}: Read<SessionRow> & { readonly ledger: readonly Read<LedgerRow>[] | null }): BuyerRow => ({
  ...toSession(session),
  ledger: (ledger ?? []).map(toLedger),
});

/** Where a member is signed in, and where one of them plays. */
export function sqlSessions({ many, run, did, query }: Asking) {
  return {
    session: batchedLookup(async hashes => {
      const rows = await many(
        toSession,
        `select ${SESSION.fields} from session where session_hash = any($1::text[])`,
        [hashes],
      );
      return new Map(rows.map(row => [row.sessionHash, row]));
    }),
    buyer: batchedLookup(async hashes => {
      const rows = await many(
        toBuyer,
        `select ${SESSION.fields}, (select json_agg(entry) from (
           select ${LEDGER.fields} from ledger where ledger.member_id = session.member_id order by seq) entry) as ledger
         from session where session_hash = any($1::text[])`,
        [hashes],
      );
      return new Map(rows.map(row => [row.sessionHash, row]));
    }),
    addSession: s => run(...SESSION.insert({ ...s, device: s.device ?? '', place: s.place ?? '' })),
    touchSession: (hash, seenAt) =>
      run('update session set seen_at = $2 where session_hash = $1', [hash, seenAt]),
    proveSession: (hash, at) => run('update session set proven_at = $2 where session_hash = $1', [hash, at]),
    async startPlaying({ sessionHash, memberId }, player, at, most) {
      await query('update session set player = $2, played_at = $3 where session_hash = $1', [
        sessionHash,
        player,
        at,
      ]);
      await query(
        `update session set player = null where member_id = $1 and player is not null and session_hash not in (
           select session_hash from session where member_id = $1 and player is not null
           order by played_at desc, session_hash = $2 desc limit $3)`,
        [memberId, sessionHash, most],
      );
    },
    keepPlaying: (hash, player, at) =>
      did(
        'update session set played_at = $3 where session_hash = $1 and player = $2 returning session_hash',
        [hash, player, at],
      ),
    endSession: hash => run('delete from session where session_hash = $1', [hash]),
    endSessions: (memberId, keep) =>
      run('delete from session where member_id = $1 and ($2::text is null or session_hash <> $2)', [
        memberId,
        keep,
      ]),
  } satisfies Partial<AccountsStore>;
}

const CODE = columnsOf<CodeRow>('code')('key', 'codeHash', 'sentAt', 'expiresAt', 'tries');
const CAPTCHA = columnsOf<CaptchaRow>('captcha')('id', 'answerHash', 'expiresAt');

/** Codes and pictures that prove who asks, and how often somebody has asked. */
export function sqlProofs({ first, one, run, did }: Asking) {
  return {
    putCode: c =>
      run(
        ...CODE.insert(
          c,
          `on conflict (key) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at,
             expires_at = excluded.expires_at, tries = excluded.tries`,
        ),
      ),
    code: key => first<CodeRow>(`select ${CODE.fields} from code where key = $1`, [key]),
    tryCode: (key, maxTries, now) =>
      first<CodeRow>(
        `update code set tries = tries + 1 where key = $1 and tries < $2 and expires_at > $3 returning ${CODE.fields}`,
        [key, maxTries, now],
      ),
    useCode: (key, codeHash) =>
      did('delete from code where key = $1 and code_hash = $2 returning 1', [key, codeHash]),

    addCaptcha: c => run(...CAPTCHA.insert(c)),
    takeCaptcha: id =>
      first<CaptchaRow>(`delete from captcha where id = $1 returning ${CAPTCHA.fields}`, [id]),

    hit: async (key, window, now, by = 1) =>
      (await one(
        (r: { count: number }) => r.count,
        `insert into throttle as t (key, count, ends_at) values ($1, $4::int, $2::bigint + $3::bigint)
         on conflict (key) do update set
           count = case when t.ends_at > $2::bigint then t.count + $4::int else $4::int end,
           ends_at = case when t.ends_at > $2::bigint then t.ends_at else excluded.ends_at end
         returning count`,
        [key, now, window, by],
      )) ?? 0,
    hits: async (key, now) =>
      (await one(
        (r: { count: number }) => r.count,
        'select count from throttle where key = $1 and ends_at > $2',
        [key, now],
      )) ?? 0,
    clearHits: key => run('delete from throttle where key = $1', [key]),
  } satisfies Partial<AccountsStore>;
}
