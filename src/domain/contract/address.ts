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
      mobile: required(20),
      province: required(20),
      city: required(20),
      district: text(20),
      detail: required(100),
      isDefault: z.optional(flag),
    }),
    z.object({ id }),
  ),
  remove: post(`${base}/remove`, z.object({ ...quiet, id }), nothing),
  /** Freight by area: `productEMS` states a fee; `productCollect` is paid to the courier. */
  freight: post(
    '/thvendor/member/mall/getFreightByArea',
    z.object({ ...quiet, province: required(20), city: z.optional(text(20)) }),
    z.object({ fee: yuan, collectFee: yuan, days: z.string() }),
  ),
} as const;
