import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/mall.ts';

/** What the mall sells, and what the further channel does. */
export const PRODUCT_KINDS = ['single', 'album', 'season', 'vip', 'score', 'book', 'gift', 'online'] as const;
/** Sales channels: the mall of this site, and dams, a further one whose orders are shown and paid here as well. */
export const PRODUCT_CHANNELS = ['mall', 'dams'] as const;
export type ProductChannel = (typeof PRODUCT_CHANNELS)[number];

export type ProductCard = z.infer<typeof shapes.productCard>;
export type Product = z.infer<typeof shapes.product>;
export type Owned = z.infer<typeof shapes.owned>;

/** Goods and recordings. Their orders have the verbs of every family (`orderCalls.mall`, `orderCalls.dams`). */
export const mall = calls(() => import('./shapes/mall.ts').then(s => s.mall), {
  list: post('/thvendor/member/mall/product/list'),
  detail: post('/thvendor/member/mall/product/getDetail'),
  create: post('/thvendor/member/mall/order/create'),
  createDams: post('/thvendor/member/dams/order/create'),
  /** What the member may hear and read, newest first, and until when the digital hall is open to them. */
  library: post('/thvendor/member/mall/digital/getLibrary'),
  /** Opens what was bought: from then on it is not taken back. Opening again changes nothing. */
  open: post('/thvendor/member/mall/digital/open'),
});
