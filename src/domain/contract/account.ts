import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/account.ts';

export type UserInfo = z.infer<typeof shapes.userInfo>;
export type MemberInfo = z.infer<typeof shapes.memberInfo>;

/** In the data of 2107: where a code would go, shortened, and whether there is a password. */
export interface ProofWays {
  readonly to: string;
  readonly password: boolean;
}

/** In the data of 2101, and of 2006 where it leads on: an Altcha challenge as JSON, to be solved and sent as `work`. */
export interface WorkWanted {
  readonly work: string;
}

/** What a code by SMS or e-mail is for; a code serves only its purpose (S8). */
export const CODE_PURPOSES = ['login', 'bind', 'reset'] as const;
/** A captcha is seen or heard. */
export const CAPTCHA_FORMS = ['picture', 'sound'] as const;
const rest = '/ucenter/rest';

export const account = calls(() => import('./shapes/account.ts').then(s => s.account), {
  captcha: post('/ucenter/getCaptchaId'),
  sendMobileCode: post(`${rest}/sendBindMsg`),
  sendEmailCode: post(`${rest}/sendEmailDynamic`),
  /** Login with a code; makes the account when there is none. `password` and `nickname` only then. */
  loginByMobile: post(`${rest}/createAndLoginWithBindMobile`),
  loginByEmail: post(`${rest}/createAndLoginWithBindEmail`),
  /** `work`, or `captchaId` and `captcha`, are asked for after three failures (errcode 2101). */
  loginByPassword: post(`${rest}/pcLoginByPass`),
  logonInfo: post(`${rest}/getLogonInfo`),
  logout: post(`${rest}/logout`),
  /**
   * Whoever has not just made the account proves first to be the owner (2107): by `password`, or by `ownCode`
   * from sendOwnCode. Every other session ends.
   */
  bindMobile: post('/ucenter/member/bindMobile'),
  /** This project's own: a code to the number, or else the address, that the signed-in member has by now. */
  sendOwnCode: post(`${rest}/sendOwnDynamic`),
  /** This project's own: set a new password with a code of purpose `reset`; ends every other session. */
  resetPassword: post(`${rest}/resetPassword`),
});

/** Why points came or went. */
export const POINTS_REASONS = [
  'order',
  'card',
  'birthday',
  'unspend',
  'spend',
  'refund',
  'exchange',
  'lapse',
  'other',
] as const;
/** What became of points: `done` for those that went. */
export const POINTS_STATES = ['pending', 'open', 'spent', 'lapsed', 'done'] as const;
/** Ways to narrow the ledger: what came, what went. */
export const POINTS_WAYS = ['in', 'out'] as const;
export type PointsLedger = z.infer<typeof shapes.pointsLedger>;
export type PointsLine = PointsLedger['list'][number];

const m = '/thvendor/member';
export const member = calls(() => import('./shapes/account.ts').then(s => s.member), {
  vendorMember: post(`${m}/getVendorMemberByLoginUser`),
  info: post(`${m}/info/getMemberInfo`),
  nextLevel: post(`${m}/info/getDistance2NextLevel`),
  levels: post(`${m}/level/listMemberLevel`),
  join: post(`${m}/memberInfo/joinMember`),
  expenditure: post(`${m}/actionstats/getRealExpenditure`),
  /** This project's own: each gain and spending of points, with what adds up to the balance. */
  points: post(`${m}/points/listPointsLedger`),
});
