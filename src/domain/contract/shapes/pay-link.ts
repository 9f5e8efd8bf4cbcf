import * as z from 'zod/mini';
import { GATEWAYS } from '../order.ts';
import { bilingual, instant, quiet, required, yuan, yuanField } from './wire.ts';

const code = required(80);

export const linkedOrder = z.object({
  /** `underWay`: somebody has begun to pay. `ended`: its time is over, or it was given back. */
  state: z.enum(['open', 'underWay', 'paid', 'ended']),
  title: bilingual,
  hall: z.optional(bilingual),
  startsAt: z.optional(instant),
  places: z.array(bilingual),
  total: yuan,
  until: instant,
  now: instant,
  ways: z.array(z.enum(GATEWAYS)),
});

export const payLinkCalls = {
  look: { payload: z.object({ ...quiet, code }), reply: linkedOrder },
  start: {
    payload: z.object({
      ...quiet,
      code,
      gatewayCode: z.enum(GATEWAYS),
      /** As the page showed it. */
      total: yuanField,
      scene: z.enum(['screen', 'phone']),
    }),
    reply: z.object({ kind: z.enum(['page', 'qrcode']), url: z.string() }),
  },
};
