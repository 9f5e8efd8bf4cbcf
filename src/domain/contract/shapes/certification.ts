import * as z from 'zod/mini';
import { CERTIFICATES } from '../certificates.ts';
import { NAME_MAX } from '../patterns.ts';
import { flag, id, instant, nothing, quiet, required } from './wire.ts';

/** A certificate that a member keeps for concerts with real names. Its number is masked, always (quality.md S19). */
export const certification = z.object({
  certificationId: id,
  type: z.enum(CERTIFICATES),
  name: z.string(),
  number: z.string(),
  savedAt: instant,
});

export const certifications = {
  list: { payload: z.object({ ...quiet }), reply: z.array(certification) },
  save: {
    payload: z.object({
      ...quiet,
      certificationId: z.optional(id),
      type: z.enum(CERTIFICATES),
      name: required(NAME_MAX),
      number: required(30),
      agree: z.optional(flag),
    }),
    reply: z.object({ certificationId: id }),
  },
  remove: { payload: z.object({ ...quiet, certificationId: id }), reply: nothing },
} as const;
