import * as z from 'zod/mini';
import { post } from './call.ts';
import { DELIVERIES } from './order.ts';
import { artAttrs } from './parts.ts';
import { id, instant, quiet, required, whole, yuan } from './wire.ts';

/** What the mall sells, and what the further channel does. */
export const PRODUCT_KINDS = ['single', 'album', 'season', 'vip', 'score', 'book', 'gift', 'online'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];
/** Sales channels: the mall of this site, and dams, a further one whose orders are shown and paid here as well. */
export const PRODUCT_CHANNELS = ['mall', 'dams'] as const;
export type ProductChannel = (typeof PRODUCT_CHANNELS)[number];

export const variant = z.object({ code: id, name: z.string(), note: z.string(), price: yuan });
export const productCard = z.object({
  id,
  channel: z.enum(PRODUCT_CHANNELS),
  kind: z.enum(PRODUCT_KINDS),
  kindName: z.string(),
  title: z.string(),
  standfirst: z.string(),
  art: artAttrs,
  delivery: z.enum(DELIVERIES),
  minPrice: yuan,
  maxPrice: yuan,
  /** Copies that are left; absent where there is no end of them. */
  left: z.optional(z.number()),
});
export type ProductCard = z.infer<typeof productCard>;
export const product = z.object({
  ...productCard.shape,
  text: z.array(z.string()),
  /** Works with their minutes, of recordings and scores. */
  works: z.array(z.object({ title: z.string(), minutes: z.number() })),
  /** Of what is sent live: when it begins. */
  startsAt: z.optional(instant),
  variants: z.array(variant),
  /** Most that one member may have. */
  limit: z.number(),
  minLevel: z.number(),
  levelName: z.string(),
});
export type Product = z.infer<typeof product>;

/** Something digital that the member has bought. */
export const owned = z.object({
  tradeNo: id,
  family: z.enum(PRODUCT_CHANNELS),
  productId: id,
  kind: z.enum(PRODUCT_KINDS),
  title: z.string(),
  /** The variant: format or term. */
  note: z.string(),
  art: artAttrs,
  works: z.array(z.object({ title: z.string(), minutes: z.number() })),
  boughtAt: instant,
  openedAt: z.optional(instant),
  /** Of what is sent live: when it begins. It cannot be opened before. */
  opensAt: z.optional(instant),
  /** Until when it can be heard; absent for what one keeps. */
  until: z.optional(instant),
});
export type Owned = z.infer<typeof owned>;

const create = (root: string) =>
  post(
    `${root}/order/create`,
    z.object({
      ...quiet,
      productId: id,
      variant: id,
      quantity: whole(1, 99),
      requestId: required(80),
      replace: z.optional(id),
    }),
    z.object({ tradeNo: id }),
  );

/** Goods and recordings. Their orders have the verbs of every family (`orderCalls.mall`, `orderCalls.dams`). */
export const mall = {
  list: post(
    '/thvendor/member/mall/product/list',
    z.object({ ...quiet, channel: z.optional(z.enum(PRODUCT_CHANNELS)) }),
    z.array(productCard),
  ),
  detail: post('/thvendor/member/mall/product/getDetail', z.object({ ...quiet, productId: id }), product),
  create: create('/thvendor/member/mall'),
  createDams: create('/thvendor/member/dams'),
  /** What the member may hear and read, newest first, and until when the digital hall is open to them. */
  library: post(
    '/thvendor/member/mall/digital/getLibrary',
    z.object(quiet),
    z.object({ vipUntil: z.optional(instant), list: z.array(owned), now: instant }),
  ),
  /** Opens what was bought: from then on it is not taken back. Opening again changes nothing. */
  open: post('/thvendor/member/mall/digital/open', z.object({ ...quiet, tradeNo: id }), owned),
} as const;
