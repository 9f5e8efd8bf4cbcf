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
export type PackHouse = z.infer<typeof shapes.packHouse>;
export type Arrangement = z.infer<typeof shapes.arrangement>;

export const presale = calls(() => import('./shapes/presale.ts').then(s => s.presale), {
  packs: post(`${base}/getPackList`),
  pack: post(`${base}/getPackDetail`),
  /** The houses of the chosen dates, for choosing seats once. */
  houses: post(`${base}/getPackSeats`),
  /** Seats by house (plan) → the seats of every date, and the price. */
  arrange: post(`${base}/arrangePackSeats`),
  /** One order with the seats of every date, all or none; its discount is the package's saving. */
  create: post('/thvendor/member/presale/order/create'),
});
