import * as z from 'zod/mini';
import { NAME_MAX } from '../patterns.ts';
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

export const addresses = {
  list: { payload: z.object({ ...quiet }), reply: z.array(address) },
  byId: { payload: z.object({ ...quiet, id }), reply: address },
  save: {
    payload: z.object({
      ...quiet,
      id: z.optional(id),
      name: required(NAME_MAX),
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
    reply: z.object({ id }),
  },
  remove: { payload: z.object({ ...quiet, id }), reply: nothing },
  freight: {
    payload: z.object({
      ...quiet,
      province: text(40),
      city: z.optional(text(40)),
      country: z.optional(text(2)),
    }),
    reply: z.object({
      fee: yuan,
      /** Absent where nobody pays at the door: abroad. */ collectFee: z.optional(yuan),
      days: z.string(),
    }),
  },
};
