import type { Audience, Entry } from '#domain/contract/education.ts';
import type { Bilingual } from '#domain/text.ts';
import type { ArtAttrs } from './wire-types.ts';

/** A text with its heading. */
export interface Passage {
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/**
 * Where the dates of a series come from: concerts, rehearsals and talks follow the season's performances; workshops
 * have dates of their own, made with the edition of the season.
 */
export type SessionSource =
  | { readonly kind: 'concert'; readonly programId: string }
  /** The dress rehearsal, on the morning of a programme's first performance. */
  | { readonly kind: 'rehearsal'; readonly programId: string; readonly time: string }
  /** The talk before each performance of a programme. */
  | { readonly kind: 'talk'; readonly programId: string; readonly before: number }
  | {
      readonly kind: 'workshop';
      readonly id: string;
      readonly startsAt: number;
      readonly minutes: number;
      readonly title: Bilingual;
    };

export interface SeriesDoc {
  readonly id: string;
  readonly order: number;
  readonly title: Bilingual;
  /** For whom, in a few words. */
  readonly kicker: Bilingual;
  readonly audiences: readonly Audience[];
  /** Years of age; `to` is null where there is no upper end. */
  readonly ages: { readonly from: number; readonly to: number | null };
  readonly standfirst: Bilingual;
  readonly art: ArtAttrs;
  /** How one takes part: tickets of the season, places to ask for, or just coming. */
  readonly entry: Entry;
  readonly facts: readonly Passage[];
  /** What happens, in its order. */
  readonly steps: readonly Passage[];
  readonly leaders: readonly string[];
  readonly place: Bilingual;
  readonly sources: readonly SessionSource[];
  readonly html: Bilingual;
}
