import type { HomeShelf, Shelf, TitleForm } from '#domain/contract/digital.ts';
import type { Bilingual } from '#domain/text.ts';
import type { RoleName } from './artist-roles.ts';
import type { ArtAttrs } from './wire-types.ts';

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

/** What one can hear. Kind `title` of the catalogue. */
export interface TitleDoc {
  readonly id: string;
  /** Where its page is in every tree, and where else it stands. */
  readonly home: HomeShelf;
  readonly shelves: readonly Shelf[];
  /** Empty where no single composer stands in front; then `name` says it all. */
  readonly composerId: string;
  readonly name: Bilingual;
  readonly standfirst: Bilingual;
  readonly lead: Bilingual;
  readonly paragraphs: readonly Bilingual[];
  readonly art: ArtAttrs;
  readonly form: TitleForm;
  /** `2025–26`. */
  readonly season: string;
  /** The hall's day of the evening. */
  readonly day: string;
  readonly releasedAt: number;
  /** The streams that it plays, one after the other. */
  readonly streams: readonly string[];
  readonly works: readonly TitleWorkDoc[];
  /** Of a course: each begins with a stream, or with a movement of one. */
  readonly lessons: readonly {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly begins: { readonly stream: string; readonly movement?: string };
  }[];
  readonly free: boolean;
  /** It plays something else than the work that it speaks of, and says so. */
  readonly introduction: boolean;
  /** What one hears, beside what the manifest says of each stream. */
  readonly hears: Bilingual;
  /** Artists who answer questions about it. */
  readonly answering: readonly string[];
  /** The programme of the season that it belongs to. */
  readonly programId?: string;
  readonly air?: AirDoc;
  /** Of an evening that is sent live, those who are on its stage. */
  readonly cast?: readonly { readonly artistId: string; readonly role: RoleName }[];
  readonly gone?: 'withdrawn' | 'region';
  /** When it is withdrawn. */
  readonly until?: number;
  /** Of an evening that is put off; `to` is null while no new time is known. */
  readonly moved?: { readonly kind: 'postponed' | 'cancelled'; readonly to: number | null };
  readonly order: number;
}

/** An artist who answers questions. Kind `answering`; its id is the artist's. */
export interface AnsweringDoc {
  readonly id: string;
  readonly role: Bilingual;
  readonly topic: Bilingual;
  readonly art: ArtAttrs;
  readonly answers: readonly {
    readonly id: string;
    readonly by: Bilingual;
    readonly askedAt: number;
    readonly answeredAt: number;
    readonly question: Bilingual;
    readonly answer: Bilingual;
  }[];
  readonly order: number;
}
