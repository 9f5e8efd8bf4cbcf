/** Formatting of yuan without decimal.js or Intl, whose first use takes a slow phone tens of milliseconds. */

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** 1,492.00: two decimals, grouped; what orders show. */
export const exactYuan = (yuan: number): string => {
  const [whole = '', decimals = ''] = yuan.toFixed(2).split('.');
  return `${grouped(whole)}.${decimals}`;
};

/** 880 or 12.50: whole yuan without decimals; what lists and seats show. */
export const plainYuan = (yuan: number): string =>
  Number.isInteger(yuan) ? grouped(String(yuan)) : exactYuan(yuan);
