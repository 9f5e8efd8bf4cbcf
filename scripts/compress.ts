import { availableParallelism } from 'node:os';
import { StaticSite } from '#server/http/static.ts';

/** Leaves .br and .gz beside the text files of a built site, so that the server only has to choose. */
export const compress = (dir: string): Promise<void> => new StaticSite(dir).compress(availableParallelism());
