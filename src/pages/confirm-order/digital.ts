import { familyOf } from '#domain/rules/families.ts';
import type { PageArgs } from '#site/page-args.ts';
import { pageOf } from './model.ts';

/** digitalConfirmOrder and digitalConfirmVip name an order of the mall or of the further channel by its number alone. */
export const loader = (args: PageArgs) => {
  const named = familyOf(args.query);
  return pageOf(args, named === 'dams' ? ['dams', 'mall'] : ['mall', 'dams'], 'product');
};
