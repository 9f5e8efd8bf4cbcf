import type { Both } from './types.ts';
import type { Passage } from './types-education.ts';
import type { ArtAttrs } from './wire-types.ts';

/** What a level has of a right: all of it, nothing, or so much. */
export type Share = true | false | Both;

export interface ClubDoc {
  readonly headline: readonly Both[];
  readonly lead: Both;
  readonly art: ArtAttrs;
  /** A sentence for each level, lowest first. */
  readonly tones: readonly Both[];
  readonly groups: readonly {
    readonly id: string;
    readonly title: Both;
    readonly rows: readonly {
      readonly id: string;
      readonly name: Both;
      readonly text: Both;
      /** One a level, lowest first. */
      readonly shares: readonly Share[];
    }[];
  }[];
  /** How to join, step by step. */
  readonly steps: readonly Passage[];
  /** What counts towards a level, and what does not. */
  readonly growth: readonly Passage[];
  /** Two tickets: what each level has of them. Fen for one. */
  readonly example: { readonly title: Both; readonly fen: number; readonly tickets: number };
}
