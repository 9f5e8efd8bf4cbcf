/** Membership cards: what state one is in, and what activating it asks. Instants in milliseconds. */
import type { CardState, FieldKind } from '../contract/membership.ts';
import {
  cleanCertificate,
  cleanEmail,
  cleanMobile,
  isCertificate,
  isCertificateType,
  isEmail,
  isMobile,
} from './validation.ts';

export interface CardFacts {
  /** The card's order was refunded. */
  readonly void: boolean;
  readonly activateBy: number;
  readonly activatedAt: number | null;
  readonly expiresAt: number | null;
  /** 0 for cards that are not counted. */
  readonly times: number;
  readonly used: number;
}

export function cardState(card: CardFacts, now: number): CardState {
  if (card.void) return 'void';
  if (card.activatedAt === null) return now < card.activateBy ? 'unactivated' : 'lapsed';
  if (card.times > 0 && card.used >= card.times) return 'usedup';
  return card.expiresAt !== null && now >= card.expiresAt ? 'expired' : 'active';
}

export interface FieldRule {
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly max: number;
  /** Values of a select. */
  readonly options: readonly string[];
  /** Whole years on the day of activation, both ends included; 0 means no bound. For birthdays. */
  readonly ageFrom: number;
  readonly ageTo: number;
}
export type FieldFault = 'empty' | 'long' | 'age' | Exclude<FieldKind, 'text'>;

/** What is kept of an entry: trimmed, numbers in capitals, mobiles without what people write around them. */
export function cleanField(kind: FieldKind, value: string): string {
  if (kind === 'mobile') return cleanMobile(value);
  if (kind === 'email') return cleanEmail(value);
  return isCertificateType(kind) ? cleanCertificate(value) : value.trim();
}

/** Whole years from a birthday to `today`, both YYYY-MM-DD. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** What is wrong with an entry, or null; the form and the server ask the same. `today` is the hall's day. */
export function fieldFault(rule: FieldRule, raw: string, today: string): FieldFault | null {
  const value = cleanField(rule.kind, raw);
  if (value === '') return rule.required ? 'empty' : null;
  if (value.length > rule.max) return 'long';
  switch (rule.kind) {
    case 'text':
      return null;
    case 'name':
      return /\d|[<>]/.test(value) ? 'name' : null;
    case 'mobile':
      return isMobile(value) ? null : 'mobile';
    case 'email':
      return isEmail(value) ? null : 'email';
    case 'select':
      return rule.options.includes(value) ? null : 'select';
    case 'birthday': {
      if (!isPastDay(value, today)) return 'birthday';
      const age = ageOn(value, today);
      const fits = age >= rule.ageFrom && (rule.ageTo === 0 || age <= rule.ageTo);
      return fits ? null : 'age';
    }
    default:
      return isCertificate(rule.kind, value, today) ? null : rule.kind;
  }
}

function isPastDay(text: string, today: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '1880' || text > today) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Activation codes as people type them: capitals, without spaces and dashes; O and I are taken for 0 and 1. */
export const cleanCode = (code: string): string =>
  code
    .slice(0, 60)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Without letters that look like figures. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 16;
/** ABCD-EFGH-JKMN-PQRS */
export const showCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');
