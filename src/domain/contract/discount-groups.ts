/** Groups of the discount panel, in the order of the price rows. */
export const DISCOUNT_GROUPS = [
  'points',
  'promotion',
  'voucher',
  'coupon',
  'times',
  'pack',
  'member',
] as const;
export type DiscountGroup = (typeof DISCOUNT_GROUPS)[number];
