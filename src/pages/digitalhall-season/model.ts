import { shelfData } from '#halls/shelf-model.ts';
import type { PageArgs } from '#site/page-args.ts';

/** A page holds whole seasons where it can. */
const PAGE_SIZE = 36;

export const loader = (args: PageArgs) => shelfData(args, 'season', PAGE_SIZE);
