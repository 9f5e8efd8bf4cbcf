import type { AccountsStore, MemberRow } from '../ports/accounts.ts';
import { type Asking, asking, lacking } from './asking.ts';
import { batchedLookup } from './batch.ts';
import { sqlAddresses, sqlFavorites, sqlLedger } from './belongings.ts';
import { columnsOf } from './columns.ts';
import { sqlProofs, sqlSessions } from './sessions.ts';
import type { Query } from './sql.ts';

export function sqlAccounts(query: Query): AccountsStore {
  const its = asking(query);
  return {
    ...sqlMembers(its),
    ...sqlSessions(its),
    ...sqlProofs(its),
    ...sqlLedger(its),
    ...sqlFavorites(its),
    ...sqlAddresses(its),
    async sweep(now, idleSince, bornBefore) {
      await query('delete from session where seen_at <= $1 or created_at <= $2', [idleSince, bornBefore]);
      await query('delete from code where expires_at <= $1', [now]);
      await query('delete from captcha where expires_at <= $1', [now]);
      await query('delete from throttle where ends_at <= $1', [now]);
    },
  };
}

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
const toMember = lacking<MemberRow>('headId', 'locale');
const UNIQUE_VIOLATION = '23505';

function sqlMembers({ one, many, run, did }: Asking) {
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
  } satisfies Partial<AccountsStore>;
}
