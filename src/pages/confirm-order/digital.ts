import { PRODUCT_CHANNELS } from '#domain/contract/mall.ts';
import { familyOf } from '#domain/rules/families.ts';
import type { PageArgs } from '#site/page-args.ts';
import { pageOf } from './model.ts';

/** digitalConfirmOrder and digitalConfirmVip name an order of the mall or of the further channel by its number alone. */
export const loader = (args: PageArgs) => {
  const named = familyOf(args.query);
  const channels = PRODUCT_CHANNELS.toSorted((a, b) => Number(b === named) - Number(a === named));
  return pageOf(args, channels, 'product');
};
