import type { Bilingual } from '#domain/text.ts';
import type { Doc } from './shapes/held.ts';
import type { education } from './shapes/texts.ts';

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

export interface SeriesDoc extends Omit<Doc<typeof education>, 'sources'> {
  readonly sources: readonly SessionSource[];
  readonly html: Bilingual;
}
