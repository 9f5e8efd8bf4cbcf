/** Sections of the user centre, as `ind` and `navType` name them (specification §2). */
export type UserSection =
  | 'overview'
  | 'orders'
  | 'tickets'
  | 'digital'
  | 'favorite'
  | 'card'
  | 'coupon'
  | 'points'
  | 'security'
  | 'info'
  | 'address'
  | 'certification';
