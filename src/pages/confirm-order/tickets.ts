import type { PageArgs } from '#site/page-args.ts';
import { pageOf } from './model.ts';

/** chooseTicket: the tickets of a show. */
export const loader = (args: PageArgs) => pageOf(args, ['show'], 'show');
