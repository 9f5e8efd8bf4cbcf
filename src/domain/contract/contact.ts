import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/contact.ts';

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

export type Topic = z.infer<typeof shapes.topic>;

/** A message says at least this much, and at most that much; characters. */
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 1000;

export type Department = z.infer<typeof shapes.department>;

/** Calls of our own (docs/decisions/0005). */
const base = '/thvendor/symphony/contact';
export const contact = calls(() => import('./shapes/contact.ts').then(s => s.contact), {
  departments: post(`${base}/listDepartment`),
  send: post(`${base}/sendMessage`),
});
