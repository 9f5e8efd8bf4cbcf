import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { MemberInfo, UserInfo } from '#domain/contract/account.ts';
import { ID, INSTANT } from '#domain/contract/patterns.ts';
import { safeRedirect } from '#site/redirect.ts';
import { isRecord, persisted, stringOr } from './persist.ts';

/** Member info with what was really spent in yuan; 0 when missing (specification §3). */
export type MemberWithSpending = MemberInfo & { readonly totalExpenditure: number };

export interface UserState {
  /** Where to go after login: a path of this site, never a login page. */
  redirectPath: string;
  userInfo: UserInfo | null;
  memberInfo: MemberWithSpending | null;
  curLevel: number;
  /** Package code of a presale link, sent with the permission check and the order. */
  packCode: string;
  /** The video player of the digital hall, while it exists; never persisted. */
  aliPlayer: unknown;
}
interface Verbs {
  setRedirectPath(path: string): void;
  signIn(user: UserInfo): void;
  setMember(member: MemberInfo, totalExpenditure?: number): void;
  setPackCode(code: string): void;
  setAliPlayer(player: unknown): void;
  /** Forgets user and member; the wanted path stays for after the next login. */
  clear(): void;
}

const signedOut = { userInfo: null, memberInfo: null, curLevel: 0, packCode: '', aliPlayer: null };

/** By hand, as zod would weigh on the first page; a test holds both to the shapes of the contract. */
const isUser = (stored: unknown): stored is UserInfo =>
  isRecord(stored) &&
  fits(ID, stored.memberId) &&
  all('string', stored, 'nickname', 'mobile', 'email', 'headUrl', 'memberEncode') &&
  (stored.bindMobile === 'Y' || stored.bindMobile === 'N');
const isMember = (stored: unknown): stored is MemberInfo & Record<string, unknown> =>
  isRecord(stored) &&
  fits(ID, stored.memberId) &&
  fits(INSTANT, stored.joinedAt) &&
  all('string', stored, 'nickname', 'levelName') &&
  all('number', stored, 'level', 'points') &&
  (stored.expiring === undefined ||
    (isRecord(stored.expiring) &&
      all('number', stored.expiring, 'points') &&
      fits(INSTANT, stored.expiring.at)));
const fits = (pattern: RegExp, value: unknown): boolean => typeof value === 'string' && pattern.test(value);
const all = (type: string, record: Record<string, unknown>, ...fields: string[]): boolean =>
  fields.every(field => typeof record[field] === type);
const numberOr = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const useUser = create<UserState & Verbs>()(
  persist(
    set => ({
      redirectPath: '/',
      ...signedOut,
      setRedirectPath: path => set({ redirectPath: safeRedirect(path) }),
      // Told again before each page of a member's own: who is the same changes nothing.
      signIn: userInfo => set(s => (same(s.userInfo, userInfo) ? s : { userInfo })),
      setMember: (member, totalExpenditure = 0) =>
        set({ memberInfo: { ...member, totalExpenditure }, curLevel: member.level }),
      setPackCode: packCode => set({ packCode }),
      setAliPlayer: aliPlayer => set({ aliPlayer }),
      clear: () => set(signedOut),
    }),
    persisted({
      name: 'user',
      version: 1,
      instead: 'cookie',
      keep: ({ redirectPath, userInfo, memberInfo, curLevel, packCode }: UserState & Verbs) => ({
        redirectPath,
        userInfo,
        memberInfo,
        curLevel,
        packCode,
      }),
      parse: ({ redirectPath, userInfo, memberInfo: member, packCode }) => ({
        redirectPath: safeRedirect(stringOr(redirectPath, '/')),
        userInfo: isUser(userInfo) ? userInfo : null,
        memberInfo: isMember(member)
          ? { ...member, totalExpenditure: numberOr(member.totalExpenditure, 0) }
          : null,
        curLevel: isMember(member) ? member.level : 0,
        packCode: stringOr(packCode, ''),
      }),
    }),
  ),
);
