import * as z from 'zod/mini';
import { CAPTCHA_FORMS, CODE_PURPOSES, POINTS_REASONS, POINTS_STATES, POINTS_WAYS } from '../account.ts';
import { FAMILIES } from '../family.ts';
import { NAME_MAX } from '../patterns.ts';
import { password, proof } from './proof.ts';
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
  /** In the reply of a login: the account was to be deleted, and is not any more. */
  stayed: z.optional(flag),
});

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

/** The order that points came from or went to. */
const pointsOrder = z.object({ tradeNo: id, family: z.enum(FAMILIES), title: z.string() });
const datedPoints = z.object({ points: z.number(), at: instant });

/** The ledger of points: `gained` − `given` − `lapsed` is `balance`; `points` and `reserved` make the balance, too. */
export const pointsLedger = z.object({
  gained: z.number(),
  given: z.number(),
  lapsed: z.number(),
  balance: z.number(),
  /** What can be spent now. */
  points: z.number(),
  /** What confirmed orders keep for their payment. */
  reserved: z.array(z.object({ points: z.number(), order: z.optional(pointsOrder) })),
  /** By the day on which they are credited, and by the day on which they lapse; soonest first. */
  pending: z.array(datedPoints),
  expiring: z.array(datedPoints),
  /** Points that never lapse. */
  lasting: z.number(),
  total: z.number(),
  pageNo: z.number(),
  pageSize: z.number(),
  /** The newest first. */
  list: z.array(
    z.object({
      id,
      at: instant,
      reason: z.enum(POINTS_REASONS),
      /** Below zero for what went. */
      points: z.number(),
      state: z.enum(POINTS_STATES),
      /** What is left of a gain. */
      left: z.number(),
      /** Of a gain that is on its way: when it can be spent. */
      creditAt: z.optional(instant),
      /** When a gain lapses or has lapsed. */
      expiresAt: z.optional(instant),
      order: z.optional(pointsOrder),
    }),
  ),
});

const memberLevel = z.object({
  level: z.number(),
  name: z.string(),
  /** Growth needed, in yuan spent in twelve months. */
  from: yuan,
  rights: z.array(z.string()),
});

const codeReply = z.object({
  /** Seconds until another code may be asked for. */
  wait: z.number(),
  /** Only in demonstration mode: the code itself. */
  demoCode: z.optional(z.string()),
});

/** An answered captcha, or a proof of work: an Altcha payload as JSON. */
const captchaFields = {
  captchaId: z.optional(text(80)),
  captcha: z.optional(text(12)),
  work: z.optional(text(2000)),
};

export const account = {
  captcha: {
    payload: z.object({ ...quiet, form: z.optional(z.enum(CAPTCHA_FORMS)) }),
    reply: z.object({
      captchaId: z.string(),
      /** PNG as a data URL. */
      image: z.optional(z.string()),
      /** WAV as a data URL: digits, spoken in the language of the page. */
      sound: z.optional(z.string()),
      demoAnswer: z.optional(z.string()),
    }),
  },
  sendMobileCode: {
    payload: z.object({ ...quiet, mobile: required(20), purpose: z.enum(CODE_PURPOSES), ...captchaFields }),
    reply: codeReply,
  },
  sendEmailCode: {
    payload: z.object({ ...quiet, email: required(120), purpose: z.enum(CODE_PURPOSES), ...captchaFields }),
    reply: codeReply,
  },
  loginByMobile: {
    payload: z.object({
      ...quiet,
      mobile: required(20),
      dynamicCode: required(12),
      password: z.optional(password),
      nickname: z.optional(text(NAME_MAX)),
      agree: z.optional(flag),
    }),
    reply: loginReply,
  },
  loginByEmail: {
    payload: z.object({
      ...quiet,
      email: required(120),
      dynamicCode: required(12),
      password: z.optional(password),
      nickname: z.optional(text(NAME_MAX)),
      agree: z.optional(flag),
    }),
    reply: loginReply,
  },
  loginByPassword: {
    payload: z.object({ ...quiet, account: required(120), password, ...captchaFields }),
    reply: loginReply,
  },
  /** `scheduleId`: whether its seats may be chosen comes beside. */
  logonInfo: { payload: z.object({ ...quiet, scheduleId: z.optional(id) }), reply: userInfo },
  logout: { payload: z.object({ ...quiet }), reply: nothing },
  bindMobile: {
    payload: z.object({
      ...quiet,
      mobile: required(20),
      dynamicCode: required(12),
      ...proof,
    }),
    reply: userInfo,
  },
  sendOwnCode: { payload: z.object({ ...quiet }), reply: codeReply },
  resetPassword: {
    payload: z.object({ ...quiet, account: required(120), dynamicCode: required(12), password }),
    reply: nothing,
  },
};

export const member = {
  vendorMember: { payload: z.object({ ...quiet }), reply: userInfo },
  info: { payload: z.object({ ...quiet }), reply: memberInfo },
  nextLevel: {
    payload: z.object({ ...quiet }),
    reply: z.object({
      level: z.number(),
      name: z.string(),
      spent: yuan,
      next: z.nullable(z.object({ name: z.string(), from: yuan, distance: yuan })),
    }),
  },
  levels: { payload: z.object({ ...quiet }), reply: z.array(memberLevel) },
  join: { payload: z.object({ ...quiet }), reply: nothing },
  points: {
    payload: z.object({
      ...quiet,
      way: z.optional(z.enum(POINTS_WAYS)),
      pageNo: z.optional(whole(1, 1000)),
    }),
    reply: pointsLedger,
  },
  expenditure: { payload: z.object({ ...quiet }), reply: z.object({ totalExpenditure: yuan }) },
};
