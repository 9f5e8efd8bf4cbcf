import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/pay-link.ts';

const base = '/thvendor/pay/link';
export type LinkedOrder = z.infer<typeof shapes.linkedOrder>;

/** An order of the counter that is paid by whoever has its link: without an account, and with nothing of its buyer. */
export const payLink = calls(() => import('./shapes/pay-link.ts').then(s => s.payLinkCalls), {
  look: post(`${base}/look`),
  start: post(`${base}/start`),
});
