import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/presale.ts';

/** Calls of this project's own: the specification names the pages and packTradeNo, not the calls. */
const base = '/thvendor/symphony/presale';

/** Whether a package can be bought now; `gone` when too few of its concerts are left. */
export const PACK_STATES = ['open', 'upcoming', 'closed', 'level', 'gone'] as const;
export type PackState = (typeof PACK_STATES)[number];

export type PackConcert = z.infer<typeof shapes.packConcert>;
export type PackDate = z.infer<typeof shapes.packDate>;
export type PackCard = z.infer<typeof shapes.packCard>;
export type PackDetail = z.infer<typeof shapes.packDetail>;
export type PackHall = z.infer<typeof shapes.packHall>;
export type Arrangement = z.infer<typeof shapes.arrangement>;

export const presale = calls(() => import('./shapes/presale.ts').then(s => s.presale), {
  packs: post(`${base}/getPackList`),
  pack: post(`${base}/getPackDetail`),
  /** The halls of the chosen dates, for choosing seats once. */
  halls: post(`${base}/getPackSeats`),
  /** Seats by house (plan) → the seats of every date, and the price. */
  arrange: post(`${base}/arrangePackSeats`),
  /** One order with the seats of every date, all or none; its discount is the package's saving. */
  create: post('/thvendor/member/presale/order/create'),
  /** What one can have for an evening of a paid package: another one, and where it was cancelled or moved its price; reads only. */
  eveningChoice: post('/thvendor/member/presale/order/eveningChoice'),
  /** Another evening in its place, with the seats as shown: nothing to pay, nothing back. */
  changeEvening: post('/thvendor/member/presale/order/changeEvening'),
});
