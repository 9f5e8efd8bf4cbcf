import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/show.ts';

/** Kinds of shows: what has tickets without a seat. */
export const SHOW_KINDS = ['family', 'workshop', 'course', 'tour', 'rehearsal'] as const;

export type ShowDate = z.infer<typeof shapes.showDate>;
export type ShowCard = z.infer<typeof shapes.showCard>;
export type ShowDetail = z.infer<typeof shapes.showDetail>;

const base = '/thvendor/member/show';

/** Shows and courses. Their orders have the verbs of every family (`orderCalls.show`). */
export const show = calls(() => import('./shapes/show.ts').then(s => s.show), {
  list: post(`${base}/list`),
  ticketTypes: post(`${base}/getShowTicketTypes`),
  /** The reply carries the orderKey header: an admission of 30 minutes for this session and date. */
  checkPermission: post(`${base}/order/checkShowPermission`),
  create: post(`${base}/order/create`),
});
