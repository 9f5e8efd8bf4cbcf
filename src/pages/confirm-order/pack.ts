import type { PageArgs } from '#site/page-args.ts';
import { pageOf } from './model.ts';

/** A package is an order of seats, whatever else the query says. */
export const loader = (args: PageArgs) => pageOf(args, ['seat']);
