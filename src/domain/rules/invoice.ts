import { isIdCard } from './validation.ts';

/** GB 32100: what a unified social credit code is made of, and how its last character follows from the others. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CODE = /^[0-9A-HJ-NP-RTUW-Y]{18}$/;

function isCreditCode(text: string): boolean {
  if (!CODE.test(text)) return false;
  let [sum, weight] = [0, 1];
  for (const sign of text.slice(0, 17)) {
    sum += SIGNS.indexOf(sign) * weight;
    weight = (weight * 3) % 31;
  }
  return SIGNS.charAt((31 - (sum % 31)) % 31) === text.charAt(17);
}

/**
 * A tax number as it stands on an invoice: without blanks and hyphens, in capitals; null where it can be none. Eighteen
 * characters are a code of China, whose last one tells a slip of the pen; a trader may have the number of an identity card.
 */
export function taxNumberOf(typed: string): string | null {
  const text = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!/^(?=.*\d)[0-9A-Z]{5,20}$/.test(text)) return null;
  return text.length !== 18 || isCreditCode(text) || isIdCard(text) ? text : null;
}

/** How its number is written. */
export const invoiceNo = (number: number): string => String(number).padStart(6, '0');

/** The one that stands: the last that nothing takes back. */
export function standingOf<T extends { readonly number: number; readonly credits: number | null }>(
  rows: readonly T[],
): T | undefined {
  const taken = new Set(rows.map(row => row.credits));
  return rows.findLast(row => row.credits === null && !taken.has(row.number));
}
