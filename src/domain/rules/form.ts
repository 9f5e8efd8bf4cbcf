/** Forms that the box office describes: what is asked, what is kept of an entry, what is wrong with it. */

import { MAINLAND_CODE } from '#lib/regions-home.ts';
import { CERTIFICATES, type CertificateType } from '../contract/certificates.ts';
import type { FieldValue, FormField, FormValues } from '../contract/form-fields.ts';
import { FIELD_KINDS, type FieldKind } from '../contract/form-kinds.ts';
import { isBlank } from '../contract/patterns.ts';
import { cleanEmail } from './clean-email.ts';
import { isPhone, phoneOf } from './contact.ts';
import { findProvince, POST_REGIONS } from './freight.ts';
import { matchesWhole } from './safe-pattern.ts';
import { cleanCertificate, cleanMobile, isCertificate, isEmail, isMobile } from './validation.ts';

export type FieldFault =
  | 'empty'
  | 'long'
  | 'short'
  | 'pattern'
  | 'number'
  | 'low'
  | 'high'
  | 'date'
  | 'early'
  | 'late'
  | 'option'
  | 'few'
  | 'many'
  | 'region'
  | 'city'
  | 'mobile'
  | 'phone'
  | 'email'
  | 'file'
  | CertificateType;
export const FIELD_FAULTS: readonly FieldFault[] = [
  ...(['empty', 'long', 'short', 'pattern', 'number', 'low', 'high', 'date', 'early', 'late'] as const),
  ...(['option', 'few', 'many', 'region', 'city', 'mobile', 'phone', 'email', 'file'] as const),
  ...CERTIFICATES,
];

/** A field that asks for nothing beyond its kind, but for what `more` says. */
export const plainField = (
  kind: string,
  more: Partial<FormField> & Pick<FormField, 'name' | 'label'>,
): FormField => ({
  kind,
  hint: '',
  required: false,
  min: undefined,
  max: undefined,
  from: undefined,
  to: undefined,
  pattern: '',
  patternText: '',
  options: [],
  types: [],
  mainland: false,
  accept: '',
  auto: '',
  visibleWhen: undefined,
  ...more,
});

/** Longest text of a field that says nothing of it; the specification's for one line (§5). */
export const TEXT_MAX = 140;
export const AREA_MAX = 1_000;
/** Entries of a list, and characters of each. */
const MAX_ENTRIES = 100;
const LONGEST = 2_000;

/** Where a district stands without a city. */
const POST_AREAS: ReadonlySet<string> = new Set(Object.values(POST_REGIONS));

const KINDS: ReadonlySet<string> = new Set(FIELD_KINDS);
const LISTS: ReadonlySet<string> = new Set<FieldKind>(['many', 'region', 'certificate', 'file']);
export const isKnown = (field: FormField): boolean => KINDS.has(field.kind);

/** Whatever was typed, stored or sent, in the form that the field's kind has; for known kinds only. */
export function readValue(field: FormField, raw: unknown): FieldValue {
  if (!LISTS.has(field.kind)) {
    if (Array.isArray(raw)) return readValue(field, raw[0]);
    return typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : '';
  }
  const list = (Array.isArray(raw) ? raw : raw === undefined || raw === null || raw === '' ? [] : [raw])
    .filter((v): v is string => typeof v === 'string')
    .slice(0, MAX_ENTRIES);
  // A number alone, where there is one type of certificate only.
  if (field.kind === 'certificate' && !Array.isArray(raw) && list.length === 1)
    return [field.types[0] ?? 'idcard', ...list];
  return list;
}

/** What is kept of an entry: trimmed, numbers without what people write around them. Cleaning twice changes nothing. */
export function cleanValue(field: FormField, raw: unknown): FieldValue {
  const value = readValue(field, raw);
  if (typeof value !== 'string') return cleanList(field, value);
  const text = value.slice(0, LONGEST).trim();
  switch (field.kind) {
    case 'number':
      return plainNumber(text);
    case 'phone':
      return field.mainland ? cleanMobile(text) : phoneOf(MAINLAND_CODE, text);
    case 'email':
      return cleanEmail(text);
    default:
      return text;
  }
}

function cleanList(field: FormField, value: readonly string[]): readonly string[] {
  const list = value.map(v => v.slice(0, LONGEST).trim());
  if (field.kind === 'many') return [...new Set(list)].filter(v => v !== '');
  if (field.kind === 'certificate') {
    const [type = '', number = ''] = list;
    return number === '' ? [] : [type, cleanCertificate(number)];
  }
  const end = list.findLastIndex(v => v !== '');
  return list.slice(0, end + 1);
}

/** 12,000.50 as people write it; what is no number stays as it is. */
function plainNumber(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '').replace(/^\+/, '');
  return NUMBER.test(plain) ? plain : text;
}
const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/;

export const isEmpty = (value: FieldValue): boolean =>
  typeof value === 'string' ? isBlank(value) : value.every(isBlank);

/** Whether a field is asked: its condition holds, and the field that it looks at is asked, too. */
export function isAsked(
  field: FormField,
  fields: readonly FormField[],
  values: FormValues,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  const { visibleWhen: when } = field;
  const other = when && fields.find(f => f.name === when.field);
  // A condition that looks at nothing, or round in a circle, hides nothing.
  if (!other || seen.has(field.name)) return true;
  const value = readValue(other, values[other.name]);
  const holds =
    typeof value === 'string' ? when.is.includes(value.trim()) : when.is.some(v => value.includes(v));
  return holds && isAsked(other, fields, values, new Set(seen).add(field.name));
}

export const askedFields = (fields: readonly FormField[], values: FormValues): FormField[] =>
  fields.filter(field => isAsked(field, fields, values));

/** Whether an entry is what the box office showed, masked: then what it has stands. */
const stands = (field: FormField, value: FieldValue, known: unknown): boolean =>
  (field.kind === 'certificate' || field.kind === 'file') &&
  known !== undefined &&
  !isEmpty(value) &&
  JSON.stringify(value) === JSON.stringify(readValue(field, known));

/**
 * What is wrong with an entry, or null; page and server ask the same. `today` is the hall's day, `known` what the box
 * office showed of the field, masked.
 */
export function fieldFault(
  field: FormField,
  raw: unknown,
  today: string,
  known?: unknown,
): FieldFault | null {
  if (!isKnown(field) || stands(field, readValue(field, raw), known)) return null;
  const value = cleanValue(field, raw);
  if (isEmpty(value)) return field.required ? 'empty' : null;
  return typeof value === 'string' ? textFault(field, value) : listFault(field, value, today);
}

function textFault(field: FormField, value: string): FieldFault | null {
  switch (field.kind) {
    case 'number':
      if (!NUMBER.test(value)) return 'number';
      if (field.min !== undefined && Number(value) < field.min) return 'low';
      return field.max !== undefined && Number(value) > field.max ? 'high' : null;
    case 'date':
      if (!isDay(value)) return 'date';
      if (field.from !== undefined && value < field.from) return 'early';
      return field.to !== undefined && value > field.to ? 'late' : null;
    case 'one':
      return field.options.some(o => o.value === value) ? null : 'option';
    case 'phone':
      if (field.mainland) return isMobile(value) ? null : 'mobile';
      return isPhone(value) ? null : 'phone';
    case 'email':
      return value.length > (field.max ?? 254) ? 'long' : isEmail(value) ? null : 'email';
    default: {
      const { length } = [...value];
      if (length > (field.max ?? (field.kind === 'area' ? AREA_MAX : TEXT_MAX))) return 'long';
      if (length < (field.min ?? 0)) return 'short';
      return field.pattern !== '' && matchesWhole(field.pattern, value) === false ? 'pattern' : null;
    }
  }
}

function listFault(field: FormField, value: readonly string[], today: string): FieldFault | null {
  const [first = '', second = ''] = value;
  switch (field.kind) {
    case 'many':
      if (!value.every(v => field.options.some(o => o.value === v))) return 'option';
      if (value.length < (field.min ?? 0)) return 'few';
      return value.length > (field.max ?? field.options.length) ? 'many' : null;
    case 'region':
      if (value.length > 3 || value.some(v => v.length > 40) || !findProvince(first)) return 'region';
      return second === '' && !POST_AREAS.has(findProvince(first)?.zh ?? '') ? 'city' : null;
    case 'certificate': {
      const type = (field.types.length ? field.types : CERTIFICATES).find(t => t === first);
      return type ? (isCertificate(type, second, today) ? null : type) : 'idcard';
    }
    default:
      return /^[\w.:-]{1,80}$/.test(first) && second.length <= 200 ? null : 'file';
  }
}

export interface FaultOf {
  readonly name: string;
  readonly fault: FieldFault;
}

/** Everything that is wrong with a form, in the order of its fields. */
export const formFaults = (
  fields: readonly FormField[],
  values: FormValues,
  today: string,
  known: FormValues = {},
): FaultOf[] =>
  askedFields(fields, values).flatMap(field => {
    const fault = fieldFault(field, own(values, field.name), today, own(known, field.name));
    return fault ? [{ name: field.name, fault }] : [];
  });

/** What a form gives: the entries of the fields that are asked, cleaned; of unknown kinds what there was. */
export const formEntries = (fields: readonly FormField[], values: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    askedFields(fields, values).flatMap(field => {
      const raw = own(values, field.name);
      if (!isKnown(field)) return raw === undefined ? [] : [[field.name, raw]];
      const value = cleanValue(field, raw);
      return isEmpty(value) ? [] : [[field.name, value]];
    }),
  );

/** Never something that every object has. */
const own = (values: FormValues, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Endings as the accept attribute has them. */
const ENDINGS: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** Whether a file's type is one that the field takes; a field that names none takes any. */
export const fitsAccept = (accept: string, type: string): boolean =>
  accept.trim() === '' ||
  accept.split(',').some(token => {
    const own = token.trim().toLowerCase();
    return own.endsWith('/*') ? type.startsWith(own.slice(0, -1)) : (ENDINGS[own] ?? own) === type;
  });

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
