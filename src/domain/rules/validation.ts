import type { CertificateType } from '../contract/certificates.ts';

/** Checks of what people type. All of them take linear time, whatever the input (quality.md S20). */

/** Second digits that each mainland prefix has (specification §5). The one place that knows them. */
export const MOBILE_PREFIXES: Readonly<Record<string, string>> = {
  13: '0123456789',
  14: '56789',
  15: '012356789',
  16: '2567',
  17: '012345678',
  18: '0123456789',
  19: '012356789',
};

/** How every mainland mobile begins, as a pattern of three digits: for whoever looks for numbers within a text. */
export const mobileHead = (): string =>
  `(?:${Object.entries(MOBILE_PREFIXES)
    .map(([two, third]) => `${two}[${third}]`)
    .join('|')})`;

/** Eleven digits of a mainland mobile number. */
export function isMobile(value: string): boolean {
  return /^\d{11}$/.test(value) && (MOBILE_PREFIXES[value.slice(0, 2)]?.includes(value.charAt(2)) ?? false);
}

/** What people write around a mobile number taken off: spaces, dashes, +86, a trunk call's 0. Full-width digits become plain ones. */
export function cleanMobile(value: string): string {
  return value
    .slice(0, 40)
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^(?:(?:\+|00)86)?0?(?=1\d{10}$)/, '');
}

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const IPV6_PIECE = /^[0-9A-Fa-f]{1,4}$/;

/** local-part@domain, where the domain may be an IP literal such as [192.0.2.1] or [IPv6:2001:db8::1]. */
export function isEmail(value: string): boolean {
  if (value.length > 254) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const domain = value.slice(at + 1);
  if (local === '' || local.length > 64 || !local.split('.').every(part => LOCAL_PART.test(part)))
    return false;
  return domain.startsWith('[') ? isIpLiteral(domain) : isDomain(domain);
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length >= 2 &&
    labels.every(label => label.length <= 63 && LABEL.test(label)) &&
    /^(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/.test(labels.at(-1) ?? '')
  );
}

function isIpLiteral(domain: string): boolean {
  if (!domain.endsWith(']')) return false;
  const inside = domain.slice(1, -1);
  return /^IPv6:/i.test(inside) ? isIpv6(inside.slice(5)) : isIpv4(inside);
}

function isIpv4(value: string): boolean {
  const parts = value.split('.');
  return parts.length === 4 && parts.every(part => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

function isIpv6(value: string): boolean {
  const halves = value.split('::');
  if (halves.length > 2) return false;
  const pieces = halves.flatMap(half => (half === '' ? [] : half.split(':')));
  const tail = pieces.at(-1) ?? '';
  const v4 = tail.includes('.') && value.endsWith(tail);
  if (v4 && !isIpv4(tail)) return false;
  const plain = v4 ? pieces.slice(0, -1) : pieces;
  const count = plain.length + (v4 ? 2 : 0);
  return plain.every(piece => IPV6_PIECE.test(piece)) && (halves.length === 2 ? count < 8 : count === 8);
}

/** First two digits of GB/T 2260: the provinces that an identity number can begin with. */
const REGIONS = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  ),
);
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECK_DIGITS = '10X98765432';

/** The eighteenth character for seventeen digits, by ISO 7064 MOD 11-2 (GB 11643). */
export function idCardCheckDigit(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(first17.charAt(i)), 0);
  return CHECK_DIGITS.charAt(sum % 11);
}

/** A resident identity number by GB 11643: region, a birthday that exists and is not after `today` (YYYY-MM-DD), check digit. */
export function isIdCard(value: string, today = LAST_DAY): boolean {
  return REGIONS.has(value.slice(0, 2)) && isNumber18(value, today);
}

const LAST_DAY = '9999-12-31';

function isNumber18(value: string, today: string): boolean {
  if (!/^\d{17}[\dXx]$/.test(value)) return false;
  const birthday = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`;
  return (
    birthday >= '1880' &&
    isDay(birthday) &&
    birthday <= today &&
    idCardCheckDigit(value) === value.charAt(17).toUpperCase()
  );
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A passport number: five to nine letters and digits, a digit among them (ICAO 9303 leaves nine places). */
export function isPassport(value: string): boolean {
  return /^[A-Za-z0-9]{5,9}$/.test(value) && /\d/.test(value);
}

/**
 * A residence permit: eighteen digits with GB 11643's check digit that begin with 81, 82, 83 (Hong Kong, Macao,
 * Taiwan) or 9 (permanent residents of other countries), or the older form of three letters and twelve digits.
 */
export function isResidencePermit(value: string, today = LAST_DAY): boolean {
  return /^[A-Za-z]{3}\d{12}$/.test(value) || (/^(?:8[123]|9)/.test(value) && isNumber18(value, today));
}

/** How the number of a certificate is kept and compared: capitals, plain figures and letters, no spaces and dashes. */
export const cleanCertificate = (number: string): string =>
  number.slice(0, 60).normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** Whether a certificate's number can be one of its type. */
export function isCertificate(type: CertificateType, number: string, today?: string): boolean {
  if (type === 'idcard') return isIdCard(number, today);
  return type === 'passport' ? isPassport(number) : isResidencePermit(number, today);
}

/** 138****8000: how a mobile is shown (S19). */
export const maskMobile = (mobile: string): string => mobile.replace(/^(.{3}).*(.{4})$/, '$1****$2');

/** The number of a certificate with its middle hidden: the first three and the last two of long ones stay. */
export function maskCertificate(number: string): string {
  const [head, tail] = number.length >= 12 ? [3, 2] : [1, 1];
  return number.slice(0, head) + '*'.repeat(Math.max(number.length - head - tail, 1)) + number.slice(-tail);
}

/** l***r@example.org: how an e-mail address is shown where it need not be read. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${email.charAt(0)}***${at > 1 ? email.charAt(at - 1) : ''}${email.slice(at)}`;
}
