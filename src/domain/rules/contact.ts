import { MAINLAND_CODE } from '#lib/regions-home.ts';
import { cleanMobile, isEmail, isMobile, maskMobile } from './validation.ts';

/** A mobile anywhere: eleven digits on the mainland, else + and the country's digits (E.164). */
export const isPhone = (value: string): boolean =>
  isMobile(value) || (/^\+[1-9]\d{6,14}$/.test(value) && !value.startsWith(MAINLAND_CODE));

/** Calling codes by E.164: none begins another. */
const CODE = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Numbers of these begin with a 0 of their own. */
const OWN_ZERO: ReadonlySet<string> = new Set(['+39', '+225', '+229', '+242', '+378']);
/** What calls within a country begin with, where it is not 0 alone; told from the number by the digits that follow. */
const TRUNK: Readonly<Record<string, string>> = {
  '+1': '0*1(?=\\d{10}$)',
  '+7': '0*8(?=\\d{10}$)',
  '+36': '0*6(?=\\d{8,9}$)',
  '+52': '0*(?:1|4[45])(?=\\d{10}$)',
  '+55': '0\\d\\d(?=\\d{10,11}$)',
  '+370': '0*8(?=\\d{8}$)',
  '+375': '0*80?(?=\\d{9}$)',
  '+380': '0*80?(?=\\d{9}$)',
  '+992': '0*8(?=\\d{9}$)',
  '+993': '0*8(?=\\d{8}$)',
  '+998': '0*8(?=\\d{9}$)',
};

/** The digits behind a calling code without the prefix of a call within the country. */
const withoutTrunk = (code: string, digits: string): string =>
  OWN_ZERO.has(code) ? digits : digits.replace(new RegExp(`^(?:${TRUNK[code] ?? '0'}|0+)`), '');

/** What was typed beside a country's calling code, as it is kept. A number that brings its own code is of that country. */
export function phoneOf(code: string, typed: string): string {
  const plain = cleanMobile(typed).replace(/^00(?=[1-9])/, '+');
  if (plain === '' || plain.includes('*')) return plain;
  const own = CODE.exec(plain)?.[0];
  if (own !== undefined) return `${own}${withoutTrunk(own, plain.slice(own.length))}`;
  return code === MAINLAND_CODE || plain.startsWith('+') ? plain : `${code}${withoutTrunk(code, plain)}`;
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
