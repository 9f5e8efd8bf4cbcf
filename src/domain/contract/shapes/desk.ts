import * as z from 'zod/mini';
import { MAIL_ABOUT, MAIL_EVERY, REPORT_GROUPS, REPORT_KINDS, RIGHTS, ROLES } from '../desk.ts';
import { seatingPlan } from './seating-plan.ts';
import { bilingual, flag, id, instant, json, nothing, quiet, required, text, whole, yuan } from './wire.ts';

export const me = z.object({
  mail: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  rights: z.array(z.enum(RIGHTS)),
  /** Until when acts with money need no further code. */
  provenUntil: instant,
  now: instant,
});
export const colleague = z.object({
  mail: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  state: z.enum(['invited', 'active', 'closed']),
});
export const demoStaff = z.object({
  mail: z.string(),
  role: z.enum(ROLES),
  code: z.string(),
});

const signedIn = z.extend(me, { staffSession: z.string() });
const code = required(24);

export const staffCalls = {
  demo: { payload: z.object(quiet), reply: z.object({ accounts: z.array(demoStaff), password: z.string() }) },
  login: {
    payload: z.object({ ...quiet, mail: required(120), password: z.string().check(z.maxLength(200)), code }),
    reply: signedIn,
  },
  logout: { payload: z.object(quiet), reply: nothing },
  me: { payload: z.object(quiet), reply: me },
  prove: { payload: z.object({ ...quiet, code }), reply: me },
  invitation: {
    payload: z.object({ ...quiet, token: required(80) }),
    reply: z.object({ mail: z.string(), role: z.enum(ROLES), uri: z.string() }),
  },
  accept: {
    payload: z.object({
      ...quiet,
      token: required(80),
      name: text(60),
      password: z.string().check(z.maxLength(200)),
      code,
    }),
    /** The codes on paper are told here and never again. */
    reply: z.extend(signedIn, { recovery: z.array(z.string()) }),
  },
  list: { payload: z.object(quiet), reply: z.object({ list: z.array(colleague) }) },
};

export const today = z.object({
  now: instant,
  evenings: z.array(
    z.object({
      scheduleId: id,
      title: bilingual,
      hall: bilingual,
      startsAt: instant,
      changed: z.optional(z.enum(['cancelled', 'moved'])),
      seats: z.number(),
      sold: z.number(),
      /** In orders that wait to be paid. */
      held: z.number(),
      /** Kept back by the house. */
      house: z.number(),
      free: z.number(),
      inside: z.number(),
    }),
  ),
  /** What waits for a person: how many of each. */
  waiting: z.object({
    enquiries: z.number(),
    letters: z.number(),
    payments: z.number(),
    refunds: z.number(),
    questions: z.number(),
  }),
});

export const foundOrder = z.object({
  tradeNo: id,
  title: bilingual,
  startsAt: z.optional(instant),
  /** The status in the specification's code. */
  status: z.string(),
  name: z.string(),
  mobile: z.string(),
  mail: z.string(),
  places: z.array(bilingual),
  total: yuan,
  back: yuan,
  complimentary: z.boolean(),
});

export const deskOrder = z.extend(foundOrder, {
  memberId: z.string(),
  scheduleId: id,
  programId: z.string(),
  createdAt: instant,
  /** Of an order that waits for its money: where whoever has this address pays, and until when. */
  payAt: z.optional(z.string()),
  /** Kept by the counter: another time, or given up. */
  kept: z.optional(z.boolean()),
  until: z.optional(instant),
  seats: z.array(z.object({ seatId: z.string(), scheduleId: id, place: bilingual, price: yuan })),
  tickets: z.array(
    z.object({
      place: z.number(),
      seats: z.array(bilingual),
      /** As it is read out. */
      short: z.string(),
      given: z.boolean(),
      usedAt: z.optional(instant),
      door: z.optional(bilingual),
    }),
  ),
  payments: z.array(
    z.object({
      payNo: id,
      gateway: bilingual,
      amount: yuan,
      state: bilingual,
      refund: yuan,
      at: instant,
    }),
  ),
  events: z.array(z.object({ status: z.string(), at: instant, note: bilingual })),
  letters: z.array(bilingual),
  /** What doors said of its tickets. */
  scans: z.array(z.object({ at: instant, door: bilingual, who: z.string(), said: bilingual })),
  /** What the office did to it, and notes. */
  acts: z.array(z.object({ at: instant, who: z.string(), what: bilingual, why: z.string() })),
  /** Oldest first; the one that stands is taken back by none. */
  invoices: z.array(
    z.object({
      number: z.number(),
      credits: z.nullable(z.number()),
      at: instant,
      name: z.string(),
      taxNumber: z.string(),
      email: z.string(),
      sum: yuan,
    }),
  ),
  /** The tickets that it stands in place of, for the way back. */
  insteadOf: z.optional(
    z.object({
      tradeNo: id,
      scheduleId: id,
      seats: z.array(z.object({ seatId: z.string(), place: bilingual })),
    }),
  ),
  /** It says other than what was paid and stands: to be corrected. */
  invoiceDue: z.optional(z.number()),
  others: z.array(foundOrder),
});

export const deskPlan = z.object({
  scheduleId: id,
  plan: seatingPlan,
  categories: z.array(z.object({ code: z.string(), name: bilingual, rank: z.number(), price: yuan })),
});
export const deskTaken = z.object({
  taken: z.array(z.string()),
  /** Kept back by the house. */
  house: z.array(z.string()),
});

export const printedOrder = z.object({
  tradeNo: id,
  title: bilingual,
  name: z.string(),
  total: yuan,
  /** What of it went back since. */
  back: yuan,
  /** How it was paid. */
  way: bilingual,
  paidAt: instant,
  tickets: z.array(
    z.object({
      code: z.string(),
      title: bilingual,
      hall: bilingual,
      startsAt: instant,
      places: z.array(bilingual),
      category: bilingual,
      price: yuan,
    }),
  ),
});

export const printedInvoice = z.object({
  no: z.string(),
  tradeNo: id,
  at: instant,
  /** The one that it takes back. */
  credits: z.optional(z.string()),
  name: z.string(),
  taxNumber: z.string(),
  lines: z.array(z.object({ what: bilingual, sum: yuan })),
  sum: yuan,
});

export const actAnswer = z.object({
  ok: z.boolean(),
  lines: z.array(z.string()),
  /** Of a preview: send it to have it done. */
  digest: z.optional(z.string()),
  grave: z.optional(z.boolean()),
  /** The number of an order that was made. */
  order: z.optional(id),
  files: z.optional(z.record(z.string(), z.string())),
});

const word = z.string().check(z.maxLength(500));
const kind = z.enum(REPORT_KINDS);
export const report = z.object({
  kind,
  title: bilingual,
  sum: yuan,
  /** What the books say: the same. */
  ledger: yuan,
  /** Of some days: what came in them less what went back. */
  moved: z.optional(yuan),
  lines: z.array(
    z.object({
      group: z.enum(REPORT_GROUPS),
      name: bilingual,
      places: z.number(),
      sum: yuan,
    }),
  ),
  /** Its table and its page for the printer, by their names. */
  files: z.record(z.string(), z.string()),
});

export const officeCalls = {
  today: { payload: z.object(quiet), reply: today },
  evenings: {
    /** `past`: those that have ended, too. */
    payload: z.object({ ...quiet, past: z.optional(flag) }),
    reply: z.object({
      list: z.array(z.object({ scheduleId: id, programId: id, title: bilingual, startsAt: instant })),
    }),
  },
  find: {
    payload: z.object({ ...quiet, text: required(400) }),
    reply: z.object({ list: z.array(foundOrder) }),
  },
  order: { payload: z.object({ ...quiet, tradeNo: id }), reply: deskOrder },
  plan: { payload: z.object({ ...quiet, scheduleId: id }), reply: deskPlan },
  taken: { payload: z.object({ ...quiet, scheduleId: id }), reply: deskTaken },
  print: { payload: z.object({ ...quiet, tradeNo: id }), reply: printedOrder },
  invoice: { payload: z.object({ ...quiet, number: whole(1, 1_000_000_000) }), reply: printedInvoice },
  act: {
    payload: z.object({
      ...quiet,
      command: required(40),
      words: json(z.array(word).check(z.maxLength(60))),
      options: json(z.record(z.string(), word)),
      why: text(300),
      agreed: z.optional(text(64)),
    }),
    reply: actAnswer,
  },
  /** `of`: the performance, the day or the month; of the season nothing. */
  report: { payload: z.object({ ...quiet, kind, of: text(140) }), reply: report },
  reportMails: {
    payload: z.object(quiet),
    reply: z.object({
      /** Whether this server sends mail at all. */
      sends: z.boolean(),
      list: z.array(
        z.object({
          id,
          every: z.enum(MAIL_EVERY),
          about: z.enum(MAIL_ABOUT),
          locale: z.enum(['zh-CN', 'en-US']),
          next: instant,
        }),
      ),
    }),
  },
  log: {
    payload: z.object(quiet),
    reply: z.object({
      list: z.array(
        z.object({ at: instant, who: z.string(), what: bilingual, why: z.string(), line: z.string() }),
      ),
    }),
  },
};
