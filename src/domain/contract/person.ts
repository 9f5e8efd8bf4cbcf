import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/person.ts';

export type DynamicForm = z.infer<typeof shapes.dynamicForm>;
export type PersonalInfo = z.infer<typeof shapes.personalInfo>;

const m = '/thvendor/member';
export const person = calls(() => import('./shapes/person.ts').then(s => s.person), {
  info: post(`${m}/info/getPersonalInfo`),
  /** The fields of the member's own personal information. */
  fields: post(`${m}/info/getPersonalInfoDynamicField`),
  save: post(`${m}/memberInfo/savePersonalInfo`),
  /** A form by its name. The spelling is the vendor's. */
  form: post(`${m}/getDynamicFiled`),
});
