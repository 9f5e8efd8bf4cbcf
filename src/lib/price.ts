/** Formatting of yuan without decimal.js, for the first load. */

/** 1,492.00: two decimals, grouped; what orders show. */
export const exactYuan = (yuan: number): string =>
  yuan.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 880 or 12.50: whole yuan without decimals; what lists and seats show. */
export const plainYuan = (yuan: number): string =>
  Number.isInteger(yuan) ? yuan.toLocaleString('en-US') : exactYuan(yuan);
