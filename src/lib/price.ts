/**
 * Formatting of amounts in the currency's own unit, the demonstration's yuan, without decimal.js or Intl, whose first use
 * takes a slow phone tens of milliseconds.
 */
import { brand } from '#brand';

const MINOR = 10 ** brand.currency.minor;
/** An amount of the smallest unit, which rules count in, in the currency's own. */
export const inUnits = (fen: number): number => fen / MINOR;

/** An amount of the smallest unit as a plain decimal: for tables that others read. */
export const decimal = (fen: number): string => inUnits(fen).toFixed(brand.currency.minor);

/** 4,312. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** 1,492.00: its decimals, grouped; what orders show. */
export const exactYuan = (yuan: number): string => {
  const [whole = '', decimals = ''] = yuan.toFixed(brand.currency.minor).split('.');
  return decimals === '' ? grouped(whole) : `${grouped(whole)}.${decimals}`;
};

/** ¥880: as `plainYuan`, with the sign of the currency. */
export const priced = (amount: number): string => `${brand.currency.sign}${plainYuan(amount)}`;
/** ¥1,492.00: as `exactYuan`, with the sign of the currency. */
export const exactly = (amount: number): string => `${brand.currency.sign}${exactYuan(amount)}`;

/** 880 or 12.50: whole yuan without decimals; what lists and seats show. */
export const plainYuan = (yuan: number): string =>
  Number.isInteger(yuan) ? grouped(String(yuan)) : exactYuan(yuan);
