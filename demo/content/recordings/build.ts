import type { HomeShelf, Shelf, TitleForm } from '#domain/contract/digital.ts';
import { hallInstant } from '#lib/dates.ts';
import type { RoleName } from '#server/catalogue/artist-roles.ts';
import { t } from '#server/catalogue/text.ts';
import type { AirDoc, TitleDoc, TitleWorkDoc } from '#server/catalogue/types-digital.ts';
import type { ArtAttrs } from '#server/catalogue/wire-types.ts';

export type Pair = readonly [zh: string, en: string];
export type Cast = readonly (readonly [artistId: string, role: RoleName])[];

/** A work as it is rendered: some of its movements, or none. */
export interface Work {
  readonly id: string;
  readonly composer: string;
  readonly title: Pair;
  readonly catalogue: string;
  readonly notes: readonly Pair[];
  readonly movements: readonly {
    readonly title: Pair;
    readonly media?: string;
    readonly notes?: readonly Pair[];
  }[];
}

const workDoc = ({ id, composer, title, catalogue, notes, movements }: Work, cast: Cast): TitleWorkDoc => ({
  id,
  composerId: composer,
  title: t(...title),
  catalogue,
  artists: cast.map(([artistId, role]) => ({ artistId, role })),
  notes: notes.map(note => t(...note)),
  movements: movements.map(m => ({
    title: t(...m.title),
    ...(m.media === undefined ? {} : { media: m.media }),
    notes: (m.notes ?? []).map(note => t(...note)),
  })),
});

/** What every title of the demonstration says of itself. */
const HEARS: Pair = [
  '阵容属于一个虚构的乐季。您听到的声音由公有领域的总谱生成，不是人的演奏。',
  'The performers belong to an invented season. What you hear is rendered from a public-domain score and played by nobody.',
];

export interface TitleContent {
  readonly id: string;
  readonly home: HomeShelf;
  readonly shelves?: readonly Shelf[];
  readonly composer?: string;
  readonly name: Pair;
  readonly standfirst: Pair;
  readonly lead: Pair;
  readonly text: readonly Pair[];
  readonly art: Omit<ArtAttrs, 'seed'>;
  readonly form: TitleForm;
  readonly season: string;
  readonly day: string;
  readonly streams: readonly string[];
  readonly works: readonly (readonly [Work, Cast])[];
  readonly lessons?: readonly {
    readonly title: Pair;
    readonly text: Pair;
    readonly begins: { readonly stream: string; readonly movement?: string };
  }[];
  readonly free?: boolean;
  /** What plays instead of the work that it speaks of. */
  readonly instead?: Pair;
  readonly answering?: readonly string[];
  readonly program?: string;
  readonly air?: AirDoc;
  readonly gone?: 'withdrawn' | 'region';
  readonly moved?: TitleDoc['moved'];
  /** Days after the season's own first day; absent for what is out since its day. */
  readonly releasedIn?: number;
}

const DAY = 86_400_000;

/** `from` is the instant that the season is dated from. */
export const titleDoc =
  (from: number) =>
  (c: TitleContent, order: number): TitleDoc => ({
    id: c.id,
    home: c.home,
    shelves: c.shelves ?? [],
    composerId: c.composer ?? '',
    name: t(...c.name),
    standfirst: t(...c.standfirst),
    lead: t(...c.lead),
    paragraphs: c.text.map(p => t(...p)),
    art: { seed: c.id, ...c.art },
    form: c.form,
    season: c.season,
    day: c.day,
    releasedAt: c.releasedIn === undefined ? Math.min(hallInstant(c.day), from) : from + c.releasedIn * DAY,
    streams: c.streams,
    works: c.works.map(([work, cast]) => workDoc(work, cast)),
    lessons: (c.lessons ?? []).map(l => ({ title: t(...l.title), text: t(...l.text), begins: l.begins })),
    free: c.free ?? false,
    introduction: c.instead !== undefined,
    hears: t(...(c.instead ?? HEARS)),
    answering: c.answering ?? [],
    ...(c.program === undefined ? {} : { programId: c.program }),
    ...(c.air ? { air: c.air } : {}),
    ...(c.gone ? { gone: c.gone } : {}),
    ...(c.moved ? { moved: c.moved } : {}),
    order,
  });
