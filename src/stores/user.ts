import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  type MemberInfo,
  memberInfo as memberInfoSchema,
  type UserInfo,
  userInfo as userInfoSchema,
} from '../domain/contract/account.ts';
import { safeRedirect } from '../site/redirect.ts';
import { persisted, stringOr } from './persist.ts';

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
const memberWithSpending = z.extend(memberInfoSchema, { totalExpenditure: z.catch(z.number(), 0) });

export const useUser = create<UserState & Verbs>()(
  persist(
    set => ({
      redirectPath: '/',
      ...signedOut,
      setRedirectPath: path => set({ redirectPath: safeRedirect(path) }),
      signIn: userInfo => set({ userInfo }),
      setMember: (member, totalExpenditure = 0) =>
        set({ memberInfo: { ...member, totalExpenditure }, curLevel: member.level }),
      setPackCode: packCode => set({ packCode }),
      setAliPlayer: aliPlayer => set({ aliPlayer }),
      clear: () => set(signedOut),
    }),
    persisted({
      name: 'user',
      version: 1,
      keep: ({ redirectPath, userInfo, memberInfo, curLevel, packCode }: UserState & Verbs) => ({
        redirectPath,
        userInfo,
        memberInfo,
        curLevel,
        packCode,
      }),
      parse: stored => {
        const user = userInfoSchema.safeParse(stored.userInfo);
        const member = memberWithSpending.safeParse(stored.memberInfo);
        return {
          redirectPath: safeRedirect(stringOr(stored.redirectPath, '/')),
          userInfo: user.success ? user.data : null,
          memberInfo: member.success ? member.data : null,
          curLevel: member.success ? member.data.level : 0,
          packCode: stringOr(stored.packCode, ''),
        };
      },
    }),
  ),
);
