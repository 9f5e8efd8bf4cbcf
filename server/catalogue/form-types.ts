import type { Doc } from './shapes/held.ts';
import type { form } from './shapes/sale.ts';

/** Kind `form` of the catalogue; `person` is what members tell about themselves. */
export type FormDoc = Doc<typeof form>;
/** A field of a form as the orchestra writes it; what is left out is asked for nothing. */
export type FormFieldDoc = FormDoc['fields'][number];
