import { shelfData } from '#halls/shelf-model.ts';
import type { PageArgs } from '#site/page-args.ts';

export const loader = (args: PageArgs) => shelfData(args, 'album', 48);
