/** Fields of a form that the box office describes. */
import type * as z from 'zod/mini';
import type * as shapes from './shapes/form-fields.ts';

export type FormField = z.infer<typeof shapes.formField>;

/** A list of texts for many, region (province, city, district), certificate (type, number) and file (id, name). */
export type FieldValue = string | readonly string[];
/** By the fields' names. Of a field of an unknown kind it is whatever it is. */
export type FormValues = Readonly<Record<string, unknown>>;
