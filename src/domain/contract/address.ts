import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/address.ts';

export type Address = z.infer<typeof shapes.address>;

const base = '/thvendor/member/address';
export const addresses = calls(() => import('./shapes/address.ts').then(s => s.addresses), {
  list: post(`${base}/getMemberAddressList`),
  byId: post(`${base}/getMemberAddressById`),
  save: post(`${base}/save`),
  remove: post(`${base}/remove`),
  /** Freight by area: `productEMS` states a fee; `productCollect` is paid to the courier. */
  freight: post('/thvendor/member/mall/getFreightByArea'),
});
