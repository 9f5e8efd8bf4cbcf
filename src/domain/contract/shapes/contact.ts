import * as z from 'zod/mini';
import { MESSAGE_MAX, MESSAGE_MIN, TOPICS } from '../contact.ts';
import { NAME_MAX } from '../patterns.ts';
import { id, quiet, required, text } from './wire.ts';

export const topic = z.enum(TOPICS);

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

const contactMessage = z.object({
  ...quiet,
  topic,
  name: required(NAME_MAX),
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

export const contact = {
  departments: { payload: z.object({ ...quiet }), reply: z.array(department) },
  send: {
    payload: contactMessage,
    reply: z.object({
      reference: z.string(),
      department: z.string(),
      /** Working days until an answer. */ days: z.number(),
    }),
  },
};
