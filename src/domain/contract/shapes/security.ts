import * as z from 'zod/mini';
import { userInfo } from './account.ts';
import { password, proof } from './proof.ts';
import { listOf, words } from './tolerant.ts';
import { flag, id, instant, nothing, quiet, required } from './wire.ts';

const ownSession = z.object({
  id,
  /** Kind of browser and system, as `edge/windows`; empty where unknown. */
  device: words,
  /** Network address without its end. */
  place: words,
  begunAt: instant,
  seenAt: instant,
  /** The one that asks. */
  current: flag,
});

export const overview = z.object({
  /** Masked, or empty. */
  mobile: z.string(),
  email: z.string(),
  hasPassword: flag,
  /** Last seen first. */
  sessions: z.array(ownSession),
});

export const accountEvent = z.object({ kind: words, device: words, place: words, at: instant });

const kept = z.object({ title: words, count: z.number(), why: words });
export const leaving = z.object({
  /** What has to be settled first. */
  stands: listOf(
    z.object({
      kind: z.enum(['unpaid', 'paying', 'refund', 'ticket', 'received']),
      tradeNo: id,
      title: words,
      at: z.optional(instant),
    }),
  ),
  /** Tickets to come that friends have. */
  given: z.optional(z.number()),
  goes: listOf(kept),
  stays: listOf(kept),
});

export const security = {
  overview: { payload: z.object({ ...quiet }), reply: overview },
  events: { payload: z.object({ ...quiet }), reply: z.array(accountEvent) },
  endSession: { payload: z.object({ ...quiet, id }), reply: nothing },
  endOthers: { payload: z.object({ ...quiet }), reply: nothing },
  changePassword: {
    payload: z.object({ ...quiet, newPassword: password, ...proof }),
    reply: nothing,
  },
  bindEmail: {
    payload: z.object({ ...quiet, email: required(120), dynamicCode: required(12), ...proof }),
    reply: userInfo,
  },
  exportData: {
    payload: z.object({ ...quiet }),
    reply: z.object({ name: z.string(), html: z.string() }),
  },
  leaving: { payload: z.object({ ...quiet }), reply: leaving },
  leave: {
    payload: z.object({ ...quiet, agree: flag, ...proof }),
    reply: z.object({ dueAt: instant }),
  },
} as const;
