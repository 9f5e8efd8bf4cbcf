import { cleanMobile, isEmail, isMobile, maskMobile } from './validation.ts';

/** A mobile anywhere: eleven digits on the mainland, else + and the country's digits (E.164). */
export const isPhone = (value: string): boolean =>
  isMobile(value) || (/^\+[1-9]\d{6,14}$/.test(value) && !value.startsWith('+86'));

/**
 * What was typed beside a country's calling code, as it is kept. A number that brings its own code is of that country;
 * the 0 that a trunk call begins with is none of the number, but in Italy it is.
 */
export function phoneOf(code: string, typed: string): string {
  const plain = cleanMobile(typed).replace(/^00(?=[1-9])/, '+');
  if (plain === '' || plain.startsWith('+') || plain.includes('*')) return plain;
  if (code === '+86') return plain;
  return `${code}${code === '+39' ? plain : plain.replace(/^0/, '')}`;
}

/** What is wrong with how one can be reached: by mobile or by e-mail, or by both. */
export function contactProblem({
  mobile,
  email,
}: {
  readonly mobile: string;
  readonly email: string;
}): 'none' | 'mobile' | 'email' | null {
  if (mobile === '' && email === '') return 'none';
  if (mobile !== '' && !isPhone(mobile)) return 'mobile';
  return email !== '' && !isEmail(email) ? 'email' : null;
}

/** A page knows a number only masked: where it is one of these, that one is meant. */
export const unmasked = (value: string, known: readonly (string | null | undefined)[]): string =>
  value.includes('*') ? (known.find(number => number && maskMobile(number) === value) ?? value) : value;
