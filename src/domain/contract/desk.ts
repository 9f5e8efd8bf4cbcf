import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/desk.ts';

/** Who works in the house. What each role may do is a table of the rules (rules/staff.ts). */
export const ROLES = ['owner', 'office', 'counter', 'door', 'editor', 'reader'] as const;
export type Role = (typeof ROLES)[number];

export const RIGHTS = [
  /** Evenings of the day and what waits for a person: no names in it. */
  'today',
  /** Orders and people: find, read, send tickets again, write notes. */
  'people',
  /** Move, give, hold and release seats. */
  'seats',
  /** Money back, and money that was taken for an order. */
  'money',
  /** Sell to whoever stands there. */
  'sell',
  /** Let people in. */
  'door',
  /** Take a door's telephone out of use. */
  'devices',
  /** Cancel and move evenings. */
  'evenings',
  'reports',
  /** The season's files, news and banners. */
  'season',
  /** Who works here, and what they did. */
  'staff',
] as const;
export type Right = (typeof RIGHTS)[number];

/** Of what there may be a report. */
export const REPORT_KINDS = ['evening', 'day', 'week', 'month', 'season'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
/** What a report counts by. */
export const REPORT_GROUPS = [
  ...(['status', 'sold', 'complimentary', 'category', 'channel', 'discount', 'evening'] as const),
  ...(['day', 'month', 'days before', 'attendance', 'returned', 'money in', 'money back', 'kept'] as const),
] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** How often a report is sent by mail. */
export const MAIL_EVERY = ['day', 'week', 'month'] as const;
export type MailEvery = (typeof MAIL_EVERY)[number];
/** Of the time since the last one, or of the season so far. */
export const MAIL_ABOUT = ['time', 'season'] as const;
export type MailAbout = (typeof MAIL_ABOUT)[number];

const base = '/thvendor/desk';

export type Me = z.infer<typeof shapes.me>;
export type DemoStaff = z.infer<typeof shapes.demoStaff>;

/** Who works in the house: signing in, and who else does. Their sessions open nothing of a member's, and the reverse. */
export const staff = calls(() => import('./shapes/desk.ts').then(s => s.staffCalls), {
  /** Of a demonstration: its accounts with their codes of this moment; none anywhere else. */
  demo: post(`${base}/staff/demo`),
  login: post(`${base}/staff/login`),
  logout: post(`${base}/staff/logout`),
  me: post(`${base}/staff/me`),
  /** Shows the second factor once more: before money goes back. */
  prove: post(`${base}/staff/prove`),
  /** What an invitation's link is for, and the key for the authenticator. */
  invitation: post(`${base}/staff/invitation`),
  accept: post(`${base}/staff/accept`),
  list: post(`${base}/staff/list`),
});

export type Today = z.infer<typeof shapes.today>;
export type FoundOrder = z.infer<typeof shapes.foundOrder>;
export type DeskOrder = z.infer<typeof shapes.deskOrder>;
export type DeskPlan = z.infer<typeof shapes.deskPlan>;
export type DeskTaken = z.infer<typeof shapes.deskTaken>;
export type PrintedOrder = z.infer<typeof shapes.printedOrder>;
export type PrintedInvoice = z.infer<typeof shapes.printedInvoice>;
export type DeskReport = z.infer<typeof shapes.report>;
export type ActAnswer = z.infer<typeof shapes.actAnswer>;

/** What the office does, one act and one audit line, whether by page or by command. */
export const office = calls(() => import('./shapes/desk.ts').then(s => s.officeCalls), {
  today: post(`${base}/office/today`),
  /** The performances of the season: those that have not ended, or all. */
  evenings: post(`${base}/office/evenings`),
  /** By number, name, mobile, mail, or a ticket's code. */
  find: post(`${base}/office/find`),
  /** An order with all that became of it. */
  order: post(`${base}/office/order`),
  /** A performance's seats with their prices, for whoever sells or moves; and what of them is taken. */
  plan: post(`${base}/office/plan`),
  taken: post(`${base}/office/taken`),
  /** What is printed of an order: its tickets with their codes, and a receipt. */
  print: post(`${base}/office/print`),
  /** An invoice as it was issued, to be printed. */
  invoice: post(`${base}/office/invoice`),
  /** A command: what it would do, and with the digest of that, does it. */
  act: post(`${base}/office/act`),
  log: post(`${base}/office/log`),
  /** A report of an evening, a day, a month or the season: its figures, for plots, and its files. */
  report: post(`${base}/office/report`),
  /** The reports that the caller has sent by mail. */
  reportMails: post(`${base}/office/report-mails`),
});
