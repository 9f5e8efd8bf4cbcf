import { PUBLISHED } from '#server/accounts/published.ts';
import { DAY } from '#server/clock.ts';
import type { Store } from '#server/store/port.ts';
import type { AddressRow, LedgerRow, MemberRow } from '#server/store/ports/accounts.ts';

/** Of the password of every demonstration account, which the README lists. Made once, so that starting costs no hashing; the Node server renews it with scrypt at the first login. */
export const DEMO_HASH =
  'pbkdf2$210000$OIzzOOQ3wVTcu1ilp7CBmQ==$sFKthe9N9A6wW/0kKr8mKr6Q9+H4GaHGgLcEf7fYuOE=';

const members = (now: number, passwordHash: string): MemberRow[] => [
  {
    id: PUBLISHED.regular,
    nickname: '林听雨',
    mobile: '13800138000',
    email: null,
    passwordHash,
    vendor: 'member',
    createdAt: now - 1130 * DAY,
    joinedAt: now - 1130 * DAY,
  },
  {
    id: PUBLISHED.newcomer,
    nickname: '初来乍到',
    mobile: '13900139000',
    email: null,
    passwordHash,
    vendor: 'member',
    createdAt: now - 6 * DAY,
    joinedAt: now - 6 * DAY,
  },
  {
    id: PUBLISHED.listener,
    nickname: '听众',
    mobile: '13700137000',
    email: 'listener@heming.example',
    passwordHash,
    vendor: 'unlinked',
    createdAt: now - 90 * DAY,
    joinedAt: null,
  },
];

/** Adds up to 3,460 points, and to spending that makes level 3 for the months to come. */
const ledger = (now: number): LedgerRow[] =>
  (
    [
      ['season-spring', 'order', 1_560, 156_000, -168, 120],
      ['birthday', 'birthday', 200, 0, -96, 300],
      ['season-summer', 'order', 1_280, 128_000, -74, 420],
      ['exchange-summer', 'exchange', -800, 0, -60, null],
      ['season-autumn', 'order', 1_220, 122_000, -21, 420],
    ] as const
  ).map(([ref, reason, points, fen, days, lapses]) => ({
    memberId: PUBLISHED.regular,
    ref: `seed:${ref}`,
    reason,
    points,
    fen,
    at: now + days * DAY,
    expiresAt: lapses === null ? null : now + lapses * DAY,
  }));

const addresses = (now: number): AddressRow[] => [
  {
    id: 'a-demo-home',
    memberId: PUBLISHED.regular,
    name: '林听雨',
    mobile: '13800138000',
    province: '上海市',
    city: '上海市',
    district: '徐汇区',
    detail: '和鸣路 36 弄 5 号 402 室',
    country: 'CN',
    postcode: '',
    isDefault: true,
    createdAt: now - 400 * DAY,
  },
  {
    id: 'a-demo-parents',
    memberId: PUBLISHED.regular,
    name: '林伯年',
    mobile: '13800138000',
    province: '北京市',
    city: '北京市',
    district: '西城区',
    detail: '听琴胡同 12 号',
    country: 'CN',
    postcode: '',
    isDefault: false,
    createdAt: now - 300 * DAY,
  },
];

/** The demonstration accounts. Running it again changes nothing, whatever the members did since. */
export async function seedAccounts(store: Store, now: number, passwordHash = DEMO_HASH): Promise<void> {
  await store.transaction(async ({ accounts }) => {
    const fresh = new Set<string>();
    for (const row of members(now, passwordHash)) if (await accounts.addMember(row)) fresh.add(row.id);
    for (const row of ledger(now)) if (fresh.has(row.memberId)) await accounts.addLedger(row);
    for (const row of addresses(now)) if (fresh.has(row.memberId)) await accounts.putAddress(row);
  });
}
