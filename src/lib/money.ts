import { Decimal } from 'decimal.js';
import { brand } from '#brand';

// Decimal-safe arithmetic on yuan (specification §9). Inside rules use integer fen; this is for the edges.
/** How many of the smallest unit, which rules count in, are one of the currency's own. */
const MINOR = 10 ** brand.currency.minor;
type Amount = number | string | Decimal;
/** @public (§9) */
export const add = (a: Amount, b: Amount): number => new Decimal(a).plus(b).toNumber();
/** @public (§9) */
export const subtract = (a: Amount, b: Amount): number => new Decimal(a).minus(b).toNumber();
/** @public (§9) */
export const multiply = (a: Amount, b: Amount): number => new Decimal(a).times(b).toNumber();
export const divide = (a: Amount, b: Amount): number => new Decimal(a).dividedBy(b).toNumber();

/** Yuan from the wire → integer fen. Throws RangeError for more than two decimals, NaN and infinities. */
export function toFen(yuan: Amount): number {
  const fen = new Decimal(yuan).times(MINOR);
  if (!fen.isInteger()) throw new RangeError(`${yuan} yuan is not a whole number of fen`);
  return fen.toNumber();
}

/** Integer fen → yuan for the wire: a number with at most two decimals. */
export const toYuan = (fen: number): number => new Decimal(fen).dividedBy(MINOR).toNumber();
