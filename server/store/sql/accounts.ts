import type {
  AccountsStore,
  AddressRow,
  CaptchaRow,
  CodeRow,
  FavoriteRow,
  LedgerRow,
  MemberRow,
  SessionRow,
} from '../ports/accounts.ts';
import { batchedLookup } from './batch.ts';
import { columnsOf, wrote } from './columns.ts';
import type { Query } from './sql.ts';

/** A row as it is read: what may be left out is null. */
type Read<Row> = {
  readonly [K in keyof Row]-?: undefined extends Row[K] ? Exclude<Row[K], undefined> | null : Row[K];
};

const MEMBER = columnsOf<MemberRow>('member')(
  'id',
  'nickname',
  'mobile',
  'email',
  'passwordHash',
  'vendor',
  'createdAt',
  'joinedAt',
  'headId',
  'locale',
);
export const SESSION = columnsOf<SessionRow>('session')(
  'sessionHash',
  'secretHash',
  'memberId',
  'createdAt',
  'seenAt',
  'device',
  'place',
);
const CODE = columnsOf<CodeRow>('code')('key', 'codeHash', 'sentAt', 'expiresAt', 'tries');
const CAPTCHA = columnsOf<CaptchaRow>('captcha')('id', 'answerHash', 'expiresAt');
const LEDGER = columnsOf<LedgerRow>('ledger')(
  'memberId',
  'ref',
  'reason',
  'points',
  'fen',
  'at',
  'expiresAt',
  'creditAt',
  'against',
);
const FAVORITE = columnsOf<FavoriteRow>('favorite')(
  'id',
  'memberId',
  'type',
  'targetId',
  'addedAt',
  'title',
  'soldOutAt',
);
const ADDRESS = columnsOf<AddressRow>('address')(
  'id',
  'memberId',
  'name',
  'mobile',
  'province',
  'city',
  'district',
  'detail',
  'country',
  'postcode',
  'isDefault',
  'createdAt',
);

const toMember = ({ headId, locale, ...r }: Read<MemberRow>): MemberRow => ({
  ...r,
  ...(locale && { locale }),
  ...(headId && { headId }),
});
const toSession = ({ device, place, ...r }: Read<SessionRow>): SessionRow => ({
  ...r,
  ...(device && { device }),
  ...(place && { place }),
});
const toLedger = ({ creditAt, against, ...r }: Read<LedgerRow>): LedgerRow => ({
  ...r,
  ...(creditAt !== null && { creditAt }),
  ...(against !== null && { against }),
});
const toFavorite = ({ title, soldOutAt, ...r }: Read<FavoriteRow>): FavoriteRow => ({
  ...r,
  ...(title && { title }),
  ...(soldOutAt !== null && { soldOutAt }),
});

const UNIQUE_VIOLATION = '23505';

export function sqlAccounts(query: Query): AccountsStore {
  const one = async <Row, Out>(
    map: (row: Row) => Out,
    text: string,
    params: readonly unknown[],
  ): Promise<Out | null> => {
    const [row] = await query<Row>(text, params);
    return row === undefined ? null : map(row);
  };
  const many = async <Row, Out>(
    map: (row: Row) => Out,
    text: string,
    params: readonly unknown[],
  ): Promise<Out[]> => (await query<Row>(text, params)).map(map);
  const run = async (text: string, params: readonly unknown[]): Promise<void> => {
    await query(text, params);
  };
  const did = (text: string, params: readonly unknown[]) => wrote(query, text, params);

  const setUnique = async (column: 'mobile' | 'email', id: string, value: string): Promise<boolean> => {
    try {
      // The test inside the statement keeps a transaction usable; the unique key decides a race.
      return await did(
        `update member set ${column} = $2 where id = $1
         and not exists (select 1 from member other where other.${column} = $2 and other.id <> $1) returning 1`,
        [id, value],
      );
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  };

  const ledgers = batchedLookup(async memberIds => {
    const rows = await many(
      toLedger,
      `select ${LEDGER.fields} from ledger where member_id = any($1::text[]) order by seq`,
      [memberIds],
    );
    const byMember = new Map<string, LedgerRow[]>(memberIds.map(id => [id, []]));
    for (const row of rows) byMember.get(row.memberId)?.push(row);
    return byMember;
  });

  const members = batchedLookup(async ids => {
    const rows = await many(toMember, `select ${MEMBER.fields} from member where id = any($1::text[])`, [
      ids,
    ]);
    return new Map(rows.map(row => [row.id, row]));
  });

  return {
    member: members,
    memberByMobile: mobile =>
      one(toMember, `select ${MEMBER.fields} from member where mobile = $1`, [mobile]),
    memberByEmail: email => one(toMember, `select ${MEMBER.fields} from member where email = $1`, [email]),
    addMember: m => did(...MEMBER.insert(m, 'on conflict do nothing returning 1')),
    setLocale: (id, locale) => run('update member set locale = $2 where id = $1', [id, locale]),
    setNickname: (id, nickname) => run('update member set nickname = $2 where id = $1', [id, nickname]),
    setPassword: (id, hash) => run('update member set password_hash = $2 where id = $1', [id, hash]),
    setMobile: (id, mobile) => setUnique('mobile', id, mobile),
    setEmail: (id, email) => setUnique('email', id, email),
    setHead: (id, fileId) => run('update member set head_id = $2 where id = $1', [id, fileId]),
    closeMember: id =>
      did(
        `update member set mobile = null, email = null, password_hash = null
         where id = $1 and coalesce(mobile, email, password_hash) is not null returning 1`,
        [id],
      ),
    join: (id, at) =>
      run(`update member set vendor = 'member', joined_at = $2 where id = $1 and vendor = 'none'`, [id, at]),
    lockMember: id =>
      one(toMember, `select ${MEMBER.fields} from member where id = $1 for no key update`, [id]),

    session: batchedLookup(async hashes => {
      const rows = await many(
        toSession,
        `select ${SESSION.fields} from session where session_hash = any($1::text[])`,
        [hashes],
      );
      return new Map(rows.map(row => [row.sessionHash, row]));
    }),
    addSession: s => run(...SESSION.insert({ ...s, device: s.device ?? '', place: s.place ?? '' })),
    touchSession: (hash, seenAt) =>
      run('update session set seen_at = $2 where session_hash = $1', [hash, seenAt]),
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

    putCode: c =>
      run(
        ...CODE.insert(
          c,
          `on conflict (key) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at,
             expires_at = excluded.expires_at, tries = excluded.tries`,
        ),
      ),
    code: key => one((r: CodeRow) => r, `select ${CODE.fields} from code where key = $1`, [key]),
    tryCode: (key, maxTries, now) =>
      one(
        (r: CodeRow) => r,
        `update code set tries = tries + 1 where key = $1 and tries < $2 and expires_at > $3 returning ${CODE.fields}`,
        [key, maxTries, now],
      ),
    useCode: (key, codeHash) =>
      did('delete from code where key = $1 and code_hash = $2 returning 1', [key, codeHash]),

    addCaptcha: c => run(...CAPTCHA.insert(c)),
    takeCaptcha: id =>
      one((r: CaptchaRow) => r, `delete from captcha where id = $1 returning ${CAPTCHA.fields}`, [id]),

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

    addLedger: e => did(...LEDGER.insert(e, 'on conflict do nothing returning 1')),
    ledger: async memberId => (await ledgers(memberId)) ?? [],
    creditLedger: (memberId, ref, at) =>
      run('update ledger set credit_at = $3 where member_id = $1 and ref = $2 and credit_at > $3', [
        memberId,
        ref,
        at,
      ]),

    favorite: (memberId, type, targetId) =>
      one(
        toFavorite,
        `select ${FAVORITE.fields} from favorite where member_id = $1 and type = $2 and target_id = $3`,
        [memberId, type, targetId],
      ),
    favorites: memberId =>
      many(
        toFavorite,
        `select ${FAVORITE.fields} from favorite where member_id = $1 order by added_at desc, id collate "C"`,
        [memberId],
      ),
    addFavorite: f => did(...FAVORITE.insert(f, 'on conflict do nothing returning 1')),
    markSoldOut: (programIds, at) =>
      run(
        `update favorite set sold_out_at = $2
         where type = 'program' and sold_out_at is null and target_id = any($1::text[])`,
        [[...programIds], at],
      ),
    removeFavorite: (memberId, id) =>
      did('delete from favorite where member_id = $1 and id = $2 returning 1', [memberId, id]),

    address: (memberId, id) =>
      one((r: AddressRow) => r, `select ${ADDRESS.fields} from address where member_id = $1 and id = $2`, [
        memberId,
        id,
      ]),
    addresses: memberId =>
      many(
        (r: AddressRow) => r,
        `select ${ADDRESS.fields} from address where member_id = $1 order by is_default desc, created_at desc, id collate "C"`,
        [memberId],
      ),
    async putAddress(a) {
      if (a.isDefault) {
        await query(
          'update address set is_default = false where member_id = $1 and id <> $2 and is_default',
          [a.memberId, a.id],
        );
      }
      await query(
        ...ADDRESS.insert(
          a,
          `on conflict (id) do update set name = excluded.name, mobile = excluded.mobile, province = excluded.province,
             city = excluded.city, district = excluded.district, detail = excluded.detail,
             is_default = excluded.is_default, country = excluded.country, postcode = excluded.postcode
           where address.member_id = excluded.member_id`,
        ),
      );
    },
    removeAddress: (memberId, id) =>
      did('delete from address where member_id = $1 and id = $2 returning 1', [memberId, id]),

    async sweep(now, idleSince, bornBefore) {
      await query('delete from session where seen_at <= $1 or created_at <= $2', [idleSince, bornBefore]);
      await query('delete from code where expires_at <= $1', [now]);
      await query('delete from captcha where expires_at <= $1', [now]);
      await query('delete from throttle where ends_at <= $1', [now]);
    },
  };
}
