import * as z from 'zod/mini';
import { post } from './call.ts';
import { flag, id, nothing, quiet, required, text, yuan } from './wire.ts';

export const address = z.object({
  id,
  name: z.string(),
  mobile: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
  isDefault: flag,
  /** ISO 3166; the mainland when absent. */
  country: z.optional(z.string()),
  postcode: z.optional(z.string()),
});
export type Address = z.infer<typeof address>;
const base = '/thvendor/member/address';
export const addresses = {
  list: post(`${base}/getMemberAddressList`, z.object({ ...quiet }), z.array(address)),
  byId: post(`${base}/getMemberAddressById`, z.object({ ...quiet, id }), address),
  save: post(
    `${base}/save`,
    z.object({
      ...quiet,
      id: z.optional(id),
      name: required(30),
      mobile: required(24),
      /** Abroad a state or region, or empty. */
      province: text(40),
      city: text(40),
      district: text(40),
      detail: required(140),
      country: z.optional(text(2)),
      postcode: z.optional(text(16)),
      isDefault: z.optional(flag),
    }),
    z.object({ id }),
  ),
  remove: post(`${base}/remove`, z.object({ ...quiet, id }), nothing),
  /** Freight by area: `productEMS` states a fee; `productCollect` is paid to the courier. */
  freight: post(
    '/thvendor/member/mall/getFreightByArea',
    z.object({ ...quiet, province: text(40), city: z.optional(text(40)), country: z.optional(text(2)) }),
    z.object({
      fee: yuan,
      /** Absent where nobody pays at the door: abroad. */ collectFee: z.optional(yuan),
      days: z.string(),
    }),
  ),
} as const;
