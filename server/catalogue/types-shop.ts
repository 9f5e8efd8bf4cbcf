import type { Bilingual } from '#domain/text.ts';
import type { Doc } from './shapes/held.ts';
import type { product, show } from './shapes/sale.ts';

/** Money in fen, instants in milliseconds, in every type of this file. */

/** A show or a course: tickets without seats. */
export interface ShowDoc extends Omit<Doc<typeof show>, 'room' | 'programme' | 'capacity' | 'dates'> {
  readonly text: readonly Bilingual[];
  /** The room in the house, and its street address. */
  readonly place: { readonly id: string; readonly name: Bilingual; readonly address: Bilingual };
  /** The concert that it belongs to; empty for none. */
  readonly programId: string;
}

/** One date of a show, in the edition of the season that it belongs to. */
export interface ShowDateDoc {
  readonly id: string;
  readonly showId: string;
  readonly edition: string;
  readonly startsAt: number;
  readonly sessions: readonly number[];
  readonly capacity: number;
  /** Places that the demonstration world counts as sold. */
  readonly withheld: number;
  readonly saleFrom: number;
  readonly cancelled: boolean;
  /** When it was to be, of one that was moved. */
  readonly movedFrom?: number;
}

export interface ProductDoc extends Doc<typeof product> {
  readonly text: readonly Bilingual[];
}
