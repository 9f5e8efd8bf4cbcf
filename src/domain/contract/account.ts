import * as z from 'zod/mini';
import { post } from './call.ts';
import { flag, id, instant, nothing, quiet, required, text, whole, yuan } from './wire.ts';

/** What the login calls and getLogonInfo reply: never an identity number, the mobile masked. */
export const userInfo = z.object({
  memberId: id,
  nickname: z.string(),
  /** 138****8000, or empty. */
  mobile: z.string(),
  email: z.string(),
  headUrl: z.string(),
  bindMobile: flag,
  /** The session id: sent as the header sessionId from then on. */
  memberEncode: z.string(),
});
export type UserInfo = z.infer<typeof userInfo>;
const loginReply = userInfo;

export const memberInfo = z.object({
  memberId: id,
  nickname: z.string(),
  level: z.number(),
  levelName: z.string(),
  /** The level that the member's cards let buy as, where it is above the member's own. */
  buysAs: z.optional(z.number()),
  /** What can be spent now. */
  points: z.number(),
  /** Kept by confirmed orders for their payment; with `points` the balance of the ledger. */
  reserved: z.optional(z.number()),
  /** On their way, and when the first of them can be spent. */
  pending: z.optional(z.object({ points: z.number(), at: instant })),
  /** Points that expire next, and when. */
  expiring: z.optional(z.object({ points: z.number(), at: instant })),
  joinedAt: instant,
});
export type MemberInfo = z.infer<typeof memberInfo>;
export const memberLevel = z.object({
  level: z.number(),
  name: z.string(),
  /** Growth needed, in yuan spent in twelve months. */
  from: yuan,
  rights: z.array(z.string()),
});

/** In the data of 2107: where a code would go, shortened, and whether there is a password. */
export interface ProofWays {
  readonly to: string;
  readonly password: boolean;
}

/** What a code by SMS or e-mail is for; a code serves only its purpose (S8). */
export const CODE_PURPOSES = ['login', 'bind', 'reset'] as const;
const codeReply = z.object({
  /** Seconds until another code may be asked for. */
  wait: z.number(),
  /** Only in demonstration mode: the code itself. */
  demoCode: z.optional(z.string()),
});
/** A captcha is seen or heard. */
export const CAPTCHA_FORMS = ['picture', 'sound'] as const;
const captchaFields = { captchaId: z.optional(text(80)), captcha: z.optional(text(12)) };
const password = z.string().check(z.maxLength(256));
const rest = '/ucenter/rest';

export const account = {
  captcha: post(
    '/ucenter/getCaptchaId',
    z.object({ ...quiet, form: z.optional(z.enum(CAPTCHA_FORMS)) }),
    z.object({
      captchaId: z.string(),
      /** PNG as a data URL. */
      image: z.optional(z.string()),
      /** WAV as a data URL: digits, spoken in the language of the page. */
      sound: z.optional(z.string()),
      demoAnswer: z.optional(z.string()),
    }),
  ),
  sendMobileCode: post(
    `${rest}/sendBindMsg`,
    z.object({ ...quiet, mobile: required(20), purpose: z.enum(CODE_PURPOSES), ...captchaFields }),
    codeReply,
  ),
  sendEmailCode: post(
    `${rest}/sendEmailDynamic`,
    z.object({ ...quiet, email: required(120), purpose: z.enum(CODE_PURPOSES), ...captchaFields }),
    codeReply,
  ),
  /** Login with a code; makes the account when there is none. `password` and `nickname` only then. */
  loginByMobile: post(
    `${rest}/createAndLoginWithBindMobile`,
    z.object({
      ...quiet,
      mobile: required(20),
      dynamicCode: required(12),
      password: z.optional(password),
      nickname: z.optional(text(30)),
      agree: z.optional(flag),
    }),
    loginReply,
  ),
  loginByEmail: post(
    `${rest}/createAndLoginWithBindEmail`,
    z.object({
      ...quiet,
      email: required(120),
      dynamicCode: required(12),
      password: z.optional(password),
      nickname: z.optional(text(30)),
      agree: z.optional(flag),
    }),
    loginReply,
  ),
  /** `captchaId` and `captcha` are asked for after three failures (errcode 2101). */
  loginByPassword: post(
    `${rest}/pcLoginByPass`,
    z.object({ ...quiet, account: required(120), password, ...captchaFields }),
    loginReply,
  ),
  logonInfo: post(`${rest}/getLogonInfo`, z.object({ ...quiet }), userInfo),
  logout: post(`${rest}/logout`, z.object({ ...quiet }), nothing),
  /**
   * Who changes a number, or signed in long ago, proves first to be the owner (2107): by `password`, or by `ownCode`
   * from sendOwnCode. Every other session ends.
   */
  bindMobile: post(
    '/ucenter/member/bindMobile',
    z.object({
      ...quiet,
      mobile: required(20),
      dynamicCode: required(12),
      password: z.optional(password),
      ownCode: z.optional(text(12)),
    }),
    userInfo,
  ),
  /** This project's own: a code to the number, or else the address, that the signed-in member has by now. */
  sendOwnCode: post(`${rest}/sendOwnDynamic`, z.object({ ...quiet }), codeReply),
  /** This project's own: set a new password with a code of purpose `reset`; ends every other session. */
  resetPassword: post(
    `${rest}/resetPassword`,
    z.object({ ...quiet, account: required(120), dynamicCode: required(12), password }),
    nothing,
  ),
} as const;

const m = '/thvendor/member';
export const member = {
  vendorMember: post(`${m}/getVendorMemberByLoginUser`, z.object({ ...quiet }), userInfo),
  info: post(`${m}/info/getMemberInfo`, z.object({ ...quiet }), memberInfo),
  nextLevel: post(
    `${m}/info/getDistance2NextLevel`,
    z.object({ ...quiet }),
    z.object({
      level: z.number(),
      name: z.string(),
      spent: yuan,
      next: z.nullable(z.object({ name: z.string(), from: yuan, distance: yuan })),
    }),
  ),
  levels: post(`${m}/level/listMemberLevel`, z.object({ ...quiet }), z.array(memberLevel)),
  join: post(`${m}/memberInfo/joinMember`, z.object({ ...quiet }), nothing),
  expenditure: post(
    `${m}/actionstats/getRealExpenditure`,
    z.object({ ...quiet }),
    z.object({ totalExpenditure: yuan }),
  ),
} as const;

export const FAVORITE_TYPES = ['program', 'recording', 'news'] as const;
const favorite = z.object({
  id,
  type: z.enum(FAVORITE_TYPES),
  targetId: id,
  title: z.string(),
  addedAt: instant,
});
const target = { type: z.enum(FAVORITE_TYPES), targetId: id };
export const favorites = {
  is: post(
    `${m}/favorites/isFavorites`,
    z.object({ ...quiet, ...target }),
    z.object({ favorite: z.boolean(), id: z.optional(id) }),
  ),
  save: post(`${m}/favorites/saveFavorites`, z.object({ ...quiet, ...target }), z.object({ id })),
  remove: post(`${m}/favorites/deleteFavoriteById`, z.object({ ...quiet, id }), nothing),
  list: post(
    `${m}/symphony/favorites/listFavorites`,
    z.object({ ...quiet, type: z.optional(z.enum(FAVORITE_TYPES)), pageNo: z.optional(whole(1, 1000)) }),
    z.object({ total: z.number(), list: z.array(favorite) }),
  ),
} as const;
