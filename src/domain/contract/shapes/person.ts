import * as z from 'zod/mini';
import { formField } from './form-fields.ts';
import { listOf, orElse, words } from './tolerant.ts';
import { json, nothing, quiet, required } from './wire.ts';

/** Entries of a form by the fields' names; what a field cannot hold the rules refuse (rules/form.ts). */
const entries = z.record(z.string().check(z.maxLength(60)), z.unknown());

/** A form that the box office describes. */
export const dynamicForm = z.object({ title: words, lead: words, fields: listOf(formField) });

/** What a member tells about herself: values by field, certificates masked. */
export const personalInfo = z.object({ values: orElse(entries, {} as Record<string, unknown>) });

export const person = {
  info: { payload: z.object({ ...quiet }), reply: personalInfo },
  fields: { payload: z.object({ ...quiet }), reply: dynamicForm },
  save: { payload: z.object({ ...quiet, params: json(entries) }), reply: nothing },
  form: { payload: z.object({ ...quiet, form: required(40) }), reply: dynamicForm },
} as const;
