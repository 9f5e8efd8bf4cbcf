import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/security.ts';

export type SecurityOverview = z.infer<typeof shapes.overview>;
export type OwnSession = SecurityOverview['sessions'][number];
export type AccountEvent = z.infer<typeof shapes.accountEvent>;
export type Leaving = z.infer<typeof shapes.leaving>;

/** What happens to an account. A kind of a newer release is shown as a change. */
export const ACCOUNT_EVENTS = [
  'sms',
  'mail',
  'pass',
  'password',
  'mobile',
  'email',
  'others',
  'export',
  'leave',
  'stay',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

const m = '/thvendor/member/security';
/** This project's own calls: what opens an account, where it is open, what is kept of it, and its end. */
export const security = calls(() => import('./shapes/security.ts').then(s => s.security), {
  overview: post(`${m}/getSecurity`),
  /** The newest events first. */
  events: post(`${m}/listEvents`),
  /** One session of the member's own, by the id that `overview` gave. */
  endSession: post(`${m}/endSession`),
  endOthers: post(`${m}/endOtherSessions`),
  /** Proof: the password there is, or a code of sendOwnCode. Every other session ends. */
  changePassword: post('/ucenter/rest/changePassword'),
  /** As bindMobile, for an e-mail address. */
  bindEmail: post('/ucenter/member/bindEmail'),
  /** All that is kept of the member, as one HTML file with the same as JSON in it. */
  exportData: post(`${m}/exportData`),
  /** What leaving would take, what stays by law, and what stands in the way. */
  leaving: post(`${m}/getLeaving`),
  /** Ends every session; the account is deleted after the time to think. Signing in takes it back. */
  leave: post(`${m}/leave`),
});

/** Days in which leaving can be taken back. */
export const DAYS_TO_THINK = 7;
