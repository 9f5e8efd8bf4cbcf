import type { Family } from '#domain/contract/family.ts';
import { CODE_ALPHABET } from '#domain/rules/card.ts';

/** The doors open this long before a concert; ms. */
const DOORS = 45 * 60_000;
/** People gather this long before what has no doors of the hall; ms. */
const GATHERING: Readonly<Partial<Record<Family, number>>> = { show: 15 * 60_000 };

/** When one can go in, ms. */
export const doorsAt = (startsAt: string, family: Family = 'seat'): number =>
  Date.parse(startsAt) - (GATHERING[family] ?? DOORS);

const inFours = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code;
const BITS = 80;
const SIGNED = new RegExp(`^[${CODE_ALPHABET}]{100,}$`);

/**
 * The code of a ticket as it is read out at a door whose scanner fails: its first 80 bits in sixteen characters that
 * nobody mistakes for one another. The QR code holds all of it. Codes from before they were signed are spelt otherwise.
 */
export function readableCode(code: string): string {
  if (SIGNED.test(code)) return inFours(code.slice(0, BITS / 5));
  const bits = Array.from(code.slice(0, Math.ceil(BITS / 6)), c => BASE64URL.indexOf(c));
  if (bits.length < BITS / 6 || bits.includes(-1)) return inFours(code);
  const all = bits.map(n => n.toString(2).padStart(6, '0')).join('');
  const letters = Array.from({ length: BITS / 5 }, (_, i) =>
    CODE_ALPHABET.charAt(Number.parseInt(all.slice(i * 5, i * 5 + 5), 2)),
  );
  return inFours(letters.join(''));
}
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
