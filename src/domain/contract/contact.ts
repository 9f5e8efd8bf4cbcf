import * as z from 'zod/mini';
import { post } from './call.ts';
import { id, quiet, required, text } from './wire.ts';

/** What a message is about: each has the department that answers it. */
export const TOPICS = [
  'tickets',
  'groups',
  'access',
  'education',
  'support',
  'hire',
  'press',
  'artistic',
  'jobs',
  'other',
] as const;
export const topic = z.enum(TOPICS);
export type Topic = z.infer<typeof topic>;

/** A message says at least this much, and at most that much; characters. */
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 1000;

export const department = z.object({
  id,
  name: z.string(),
  /** What it is for, in a sentence. */
  text: z.string(),
  /** The name of who answers. */
  person: z.string(),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  /** Working days until an answer. */
  days: z.number(),
  topics: z.array(z.object({ topic, name: z.string() })),
});
export type Department = z.infer<typeof department>;

export const contactMessage = z.object({
  ...quiet,
  topic,
  name: required(40),
  /** E-mail or mobile: at least one of them. */
  email: z.optional(text(254)),
  /** A mobile of any country, or empty. */
  mobile: z.optional(text(24)),
  message: required(MESSAGE_MAX).check(z.minLength(MESSAGE_MIN)),
  /** Consent to keeping the message (PIPL). */
  agree: z.literal('Y'),
  /** The same for every try of one message: it is kept once. */
  requestId: id,
  /** No person sees this field; programs fill it in. */
  website: z.optional(text(300)),
});

/** Calls of our own (docs/decisions/0005). */
const base = '/thvendor/symphony/contact';
export const contact = {
  departments: post(`${base}/listDepartment`, z.object({ ...quiet }), z.array(department)),
  send: post(
    `${base}/sendMessage`,
    contactMessage,
    z.object({
      reference: z.string(),
      department: z.string(),
      /** Working days until an answer. */ days: z.number(),
    }),
  ),
} as const;
