/** Names without shapes, so that pages read them without zod. */

/** The kinds of field that this release knows; one of another kind is shown as text and keeps its value. */
export const FIELD_KINDS = [
  'text',
  'area',
  'number',
  'date',
  'one',
  'many',
  'region',
  'phone',
  'email',
  'certificate',
  'file',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];
