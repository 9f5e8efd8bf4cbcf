import type { ProductChannel, ProductKind } from '#domain/contract/mall.ts';
import type { Delivery } from '#domain/contract/order.ts';
import type { ShowKind } from '#domain/contract/show.ts';
import type { Bilingual } from '#domain/text.ts';
import type { ArtAttrs } from './wire-types.ts';

/** Money in fen, instants in milliseconds, in every type of this file. */

export interface TicketTypeDoc {
  readonly code: string;
  readonly name: Bilingual;
  readonly note: Bilingual;
  readonly price: number;
  /** Places that one ticket takes. */
  readonly admits: number;
  readonly max: number;
}

/** A show or a course: tickets without seats. */
export interface ShowDoc {
  readonly id: string;
  readonly kind: ShowKind;
  readonly title: Bilingual;
  readonly standfirst: Bilingual;
  readonly text: readonly Bilingual[];
  readonly art: ArtAttrs;
  /** The room in the house, and its street address. */
  readonly place: { readonly id: string; readonly name: Bilingual; readonly address: Bilingual };
  readonly ages: Bilingual;
  /** Of one session. */
  readonly minutes: number;
  readonly types: readonly TicketTypeDoc[];
  /** Places of one date that one member may have. */
  readonly limit: number;
  readonly minLevel: number;
  /** The concert that it belongs to; empty for none. */
  readonly programId: string;
  readonly order: number;
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

export interface VariantDoc {
  readonly code: string;
  readonly name: Bilingual;
  readonly note: Bilingual;
  readonly price: number;
  /** Days for which it opens something; 0 for what one keeps. */
  readonly days: number;
}

export interface ProductDoc {
  readonly id: string;
  readonly channel: ProductChannel;
  readonly kind: ProductKind;
  readonly title: Bilingual;
  readonly standfirst: Bilingual;
  readonly text: readonly Bilingual[];
  readonly works: readonly { readonly title: Bilingual; readonly minutes: number }[];
  /** A programme that is sent live, on its last date. */
  readonly live?: string;
  /** Titles of the digital halls that it opens. */
  readonly opens?: 'all' | readonly string[];
  readonly art: ArtAttrs;
  readonly delivery: Delivery;
  readonly variants: readonly VariantDoc[];
  /** Copies in all; null where there is no end of them. Sold ones before the demonstration began. */
  readonly stock: number | null;
  readonly withheld: number;
  readonly limit: number;
  readonly minLevel: number;
  readonly order: number;
}
