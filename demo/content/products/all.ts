import type { ProductDoc } from '#server/catalogue/types-shop.ts';
import { goods } from './goods.ts';
import { online } from './online.ts';
import { recordings } from './recordings.ts';

export const products: readonly ProductDoc[] = [...recordings, ...goods, ...online];
