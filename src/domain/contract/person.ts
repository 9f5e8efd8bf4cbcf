import * as z from 'zod/mini';
import { post } from './call.ts';
import { formField } from './form-fields.ts';
import { listOf, orElse, words } from './tolerant.ts';
import { json, nothing, quiet, required } from './wire.ts';

/** Entries of a form by the fields' names; what a field cannot hold the rules refuse (rules/form.ts). */
const entries = z.record(z.string().check(z.maxLength(60)), z.unknown());

/** A form that the box office describes. */
export const dynamicForm = z.object({ title: words, lead: words, fields: listOf(formField) });
export type DynamicForm = z.infer<typeof dynamicForm>;

/** What a member tells about herself: values by field, certificates masked. */
export const personalInfo = z.object({ values: orElse(entries, {} as Record<string, unknown>) });
export type PersonalInfo = z.infer<typeof personalInfo>;

const m = '/thvendor/member';
export const person = {
  info: post(`${m}/info/getPersonalInfo`, z.object({ ...quiet }), personalInfo),
  /** The fields of the member's own personal information. */
  fields: post(`${m}/info/getPersonalInfoDynamicField`, z.object({ ...quiet }), dynamicForm),
  save: post(`${m}/memberInfo/savePersonalInfo`, z.object({ ...quiet, params: json(entries) }), nothing),
  /** A form by its name. The spelling is the vendor's. */
  form: post(`${m}/getDynamicFiled`, z.object({ ...quiet, form: required(40) }), dynamicForm),
} as const;
