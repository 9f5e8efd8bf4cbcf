import type { CardKind } from '#domain/contract/membership.ts';
import type { Bilingual } from '#domain/text.ts';
import type { FormFieldDoc } from './form-types.ts';
import type { ArtAttrs } from './wire-types.ts';

/** A kind of membership card. Money in fen. */
export interface CardDoc {
  readonly id: string;
  readonly order: number;
  readonly kind: CardKind;
  readonly name: Bilingual;
  readonly lead: Bilingual;
  readonly gives: readonly Bilingual[];
  readonly price: number;
  readonly days: number;
  readonly activateWithin: number;
  /** What the activation puts among the member's discounts: an offer, to be used so often. */
  readonly grants: { readonly offerId: string; readonly times: number; readonly each: number } | null;
  /** Points that the activation gives. */
  readonly points: number;
  /** While it is active its holder buys like a member of this level; 0 for no difference. */
  readonly buysAs: number;
  /** While it is active all of the digital halls is open to its holder. */
  readonly opensHalls?: boolean;
  readonly minLevel: number;
  readonly perMember: number;
  readonly art: ArtAttrs;
  /** Fields of the activation; none: its code is enough. */
  readonly fields: readonly FormFieldDoc[];
}
