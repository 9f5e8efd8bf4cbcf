import * as z from 'zod/mini';
import { post } from './call.ts';
import { CERTIFICATE_TYPES } from './form-kinds.ts';
import { flag, id, instant, nothing, quiet, required } from './wire.ts';

/** A certificate that a member keeps for concerts with real names. Its number is masked, always (quality.md S19). */
export const certification = z.object({
  certificationId: id,
  type: z.enum(CERTIFICATE_TYPES),
  name: z.string(),
  number: z.string(),
  savedAt: instant,
});
export type Certification = z.infer<typeof certification>;

const m = '/thvendor/member';
export const certifications = {
  list: post(`${m}/getCertificationList`, z.object({ ...quiet }), z.array(certification)),
  /** The purpose is agreed to each time. A masked number keeps the one that there is. */
  save: post(
    `${m}/saveCertification`,
    z.object({
      ...quiet,
      certificationId: z.optional(id),
      type: z.enum(CERTIFICATE_TYPES),
      name: required(40),
      number: required(30),
      agree: z.optional(flag),
    }),
    z.object({ certificationId: id }),
  ),
  remove: post(`${m}/removeCertification`, z.object({ ...quiet, certificationId: id }), nothing),
} as const;
