import type { Bilingual } from '#domain/text.ts';
import type { Passage } from './types-education.ts';
import type { ArtAttrs } from './wire-types.ts';

/** What a level has of a right: all of it, nothing, or so much. */
export type Share = true | false | Bilingual;

export interface ClubDoc {
  readonly headline: readonly Bilingual[];
  readonly lead: Bilingual;
  readonly art: ArtAttrs;
  /** A sentence for each level, lowest first. */
  readonly tones: readonly Bilingual[];
  readonly groups: readonly {
    readonly id: string;
    readonly title: Bilingual;
    readonly rows: readonly {
      readonly id: string;
      readonly name: Bilingual;
      readonly text: Bilingual;
      /** One a level, lowest first. */
      readonly shares: readonly Share[];
    }[];
  }[];
  /** How to join, step by step. */
  readonly steps: readonly Passage[];
  /** What counts towards a level, and what does not. */
  readonly growth: readonly Passage[];
  /** Two tickets: what each level has of them. Fen for one. */
  readonly example: { readonly title: Bilingual; readonly fen: number; readonly tickets: number };
}
