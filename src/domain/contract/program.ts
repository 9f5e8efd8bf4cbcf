import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/program.ts';

export const PROGRAM_TYPES = [
  'symphonic',
  'chamber',
  'choral',
  'family',
  'chinese',
  'new-year',
  'archive',
] as const;
export const SALE_STATES = [
  'upcoming',
  'presale',
  'members',
  'on',
  'few',
  'out',
  'ended',
  'cancelled',
] as const;

export type SaleState = z.infer<typeof shapes.saleState>;
export type Schedule = z.infer<typeof shapes.schedule>;
export type ProgramCard = z.infer<typeof shapes.programCard>;
export type ProgramDetail = z.infer<typeof shapes.programDetail>;
export type PriceCategory = z.infer<typeof shapes.priceCategory>;

export const SORTS = ['date', '-date', 'price', '-price', 'title'] as const;

export type ProgramQuery = z.infer<typeof shapes.programQuery>;
export type ProgramPage = z.infer<typeof shapes.programPage>;
export type CalendarDay = z.infer<typeof shapes.calendarDay>;

/** Articles about a concert on its page. */
export const CONCERT_NEWS = 3;

const base = '/thvendor/symphony/program';
export const program = calls(() => import('./shapes/program.ts').then(s => s.program), {
  /** The next concerts, soonest first; at most 12. */
  home: post(`${base}/homeProgramList`),
  /** Season highlights, in the season's own order; at most 6. */
  home2: post(`${base}/homeProgramList2`),
  types: post(`${base}/programTypeList`),
  months: post(`${base}/getProgramMonths`),
  /** With `scheduleId` a performance gone by stands among those to come; with `beside` come the next calls of its page. */
  byId: post(`${base}/getById`),
  /** Price categories of one schedule, dearest first. */
  prices: post(`${base}/getTicketPriceList`),
  search: post(`${base}/search`),
  /** Carries programKey as a header; replies with a sessionKey a schedule. */
  schedules: post('/thvendor/ticket/listSchedule'),
  /** Concerts of one day. */
  byDate: post('/thvendor/symphony/programcalendar/queryByDate'),
  /** Days of a month (or from `from` to `to`, at most 62 days) that have concerts. */
  calendar: post('/thvendor/symphony/programcalendar/querySchedules'),
});
