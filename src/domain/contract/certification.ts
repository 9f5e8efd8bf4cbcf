import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/certification.ts';

export type Certification = z.infer<typeof shapes.certification>;

const m = '/thvendor/member';
export const certifications = calls(() => import('./shapes/certification.ts').then(s => s.certifications), {
  list: post(`${m}/getCertificationList`),
  /** The purpose is agreed to each time. A masked number keeps the one that there is. */
  save: post(`${m}/saveCertification`),
  remove: post(`${m}/removeCertification`),
});
