import type { Bilingual } from '#domain/text.ts';
import type { RoleName } from './artist-roles.ts';
import type { Doc } from './shapes/held.ts';
import type { answering, title } from './shapes/recordings.ts';

/** The digital halls in the catalogue. Instants in milliseconds. */

export interface TitleMovementDoc {
  readonly title: Bilingual;
  /** The movement of a stream's manifest; absent where it is not rendered. */
  readonly media?: string;
  readonly notes: readonly Bilingual[];
}

export interface TitleWorkDoc {
  /** As the season's works are called, so that the next evening with it is found. */
  readonly id: string;
  readonly composerId: string;
  readonly title: Bilingual;
  readonly catalogue: string;
  readonly artists: readonly { readonly artistId: string; readonly role: RoleName }[];
  readonly notes: readonly Bilingual[];
  readonly movements: readonly TitleMovementDoc[];
}

/** When a title is on the air: in turn with others all day long, or on an evening of the season. */
export type AirDoc =
  | { readonly kind: 'channel'; readonly channel: 'a' | 'b'; readonly turn: number }
  | { readonly kind: 'evening'; readonly programId: string };

type TitleFile = Omit<
  Doc<typeof title>,
  'day' | 'composer' | 'programme' | 'state' | 'to' | 'released' | 'instead'
>;
/** What one can hear. Kind `title` of the catalogue. */
export interface TitleDoc extends Omit<TitleFile, 'works' | 'hears' | 'air'> {
  /** Empty where no single composer stands in front; then `name` says it all. */
  readonly composerId: string;
  readonly lead: Bilingual;
  readonly paragraphs: readonly Bilingual[];
  /** The hall's day of the evening. */
  readonly day: string;
  readonly releasedAt: number;
  readonly works: readonly TitleWorkDoc[];
  /** It plays something else than the work that it speaks of, and says so. */
  readonly introduction: boolean;
  /** What one hears, beside what the manifest says of each stream. */
  readonly hears: Bilingual;
  /** The programme of the season that it belongs to. */
  readonly programId?: string;
  readonly air?: AirDoc;
  /** Of an evening that is sent live, those who are on its stage. */
  readonly cast?: readonly { readonly artistId: string; readonly role: RoleName }[];
  readonly gone?: 'withdrawn' | 'region';
  /** Of an evening that is put off; `to` is null while no new time is known. */
  readonly moved?: { readonly kind: 'postponed' | 'cancelled'; readonly to: number | null };
}

type AnsweringFile = Doc<typeof answering>;
type Answer = Omit<AnsweringFile['answers'][number], 'asked' | 'answered'>;
/** An artist who answers questions. Kind `answering`; its id is the artist's. */
export interface AnsweringDoc extends Omit<AnsweringFile, 'answers'> {
  readonly answers: readonly (Answer & { readonly askedAt: number; readonly answeredAt: number })[];
}
