import * as z from 'zod/mini';
import { PRODUCT_CHANNELS, PRODUCT_KINDS } from '../mall.ts';
import { DELIVERIES } from '../order.ts';
import { artAttrs } from './parts.ts';
import { id, instant, quiet, required, whole, yuan } from './wire.ts';

const variant = z.object({ code: id, name: z.string(), note: z.string(), price: yuan });
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

const create = {
  payload: z.object({
    ...quiet,
    productId: id,
    variant: id,
    quantity: whole(1, 99),
    requestId: required(80),
    replace: z.optional(id),
  }),
  reply: z.object({ tradeNo: id }),
};

export const mall = {
  list: {
    payload: z.object({ ...quiet, channel: z.optional(z.enum(PRODUCT_CHANNELS)) }),
    reply: z.array(productCard),
  },
  detail: { payload: z.object({ ...quiet, productId: id }), reply: product },
  create,
  createDams: create,
  library: {
    payload: z.object(quiet),
    reply: z.object({ vipUntil: z.optional(instant), list: z.array(owned), now: instant }),
  },
  open: { payload: z.object({ ...quiet, tradeNo: id }), reply: owned },
};
