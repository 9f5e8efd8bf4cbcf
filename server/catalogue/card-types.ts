import type { Doc } from './shapes/held.ts';
import type { card } from './shapes/sale.ts';

/** A kind of membership card. Money in fen. */
export type CardDoc = Doc<typeof card>;
