import type { CertificateType } from '#domain/contract/certificates.ts';
import type { FieldKind } from '#domain/contract/form-kinds.ts';
import type { Bilingual } from '#domain/text.ts';

/** A field of a form as the orchestra writes it; what is left out is asked for nothing. */
export interface FormFieldDoc {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: Bilingual;
  readonly hint?: Bilingual;
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly from?: string;
  readonly to?: string;
  /** A date up to today. */
  readonly past?: boolean;
  /** A birthday: whole years on the day that the form is filled in, both ends included. */
  readonly ageFrom?: number;
  readonly ageTo?: number;
  /** A person's name: shown with its first character only where it need not be read. */
  readonly named?: boolean;
  readonly pattern?: string;
  readonly patternText?: Bilingual;
  readonly options?: readonly { readonly value: string; readonly label: Bilingual }[];
  readonly types?: readonly CertificateType[];
  readonly mainland?: boolean;
  readonly accept?: string;
  readonly auto?: string;
  readonly visibleWhen?: { readonly field: string; readonly is: readonly string[] };
}

/** Kind `form` of the catalogue; `person` is what members tell about themselves. */
export interface FormDoc {
  readonly id: string;
  readonly title: Bilingual;
  readonly lead: Bilingual;
  readonly fields: readonly FormFieldDoc[];
}
