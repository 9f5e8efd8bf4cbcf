import type { Bilingual } from '#domain/text.ts';
import { type ComposerId, composerById } from '#server/archive/known-composers.ts';
import { ROLES, type RoleName } from '#server/catalogue/artist-roles.ts';
import { SERIES, type SeriesName } from '#server/catalogue/names.ts';
import { NONE, t, withComposer } from '#server/catalogue/text.ts';
import type { ProgramDoc, WorkEntry } from '#server/catalogue/types.ts';
import type { ArtAttrs, ProgramType } from '#server/catalogue/wire-types.ts';
import type { ArtistId } from './artists.ts';

type Movement = readonly [zh: string, en: string, minutes: number];
type Pair = readonly [zh: string, en: string];

/** A work with its movements; the minutes are theirs together. */
export const work = (
  id: string,
  composer: ComposerId,
  title: Pair,
  movements: readonly Movement[],
  catalogue = '',
): WorkEntry => ({
  ...piece(
    id,
    composer,
    title,
    movements.reduce((sum, [, , m]) => sum + m, 0),
    catalogue,
  ),
  movements: movements.map(([zh, en, minutes]) => ({ title: t(zh, en), minutes })),
});

/** A work in one movement. */
export const piece = (
  id: string,
  composer: ComposerId,
  title: Pair,
  minutes: number,
  catalogue = '',
): WorkEntry => ({
  id,
  composerId: composer,
  title: t(...title),
  ...(catalogue ? { catalogue } : {}),
  minutes,
  movements: [],
  intervalAfter: false,
});

export const INTERVAL = 'interval';

export interface ProgramContent {
  readonly id: string;
  readonly composer?: ComposerId;
  /** The programme's name without the composer. */
  readonly name: Pair;
  readonly type: ProgramType;
  readonly series: SeriesName;
  readonly art: Omit<ArtAttrs, 'seed'>;
  readonly artists: readonly (readonly [ArtistId, RoleName])[];
  readonly standfirst: Pair;
  readonly works: readonly (WorkEntry | typeof INTERVAL)[];
  readonly lead: Pair;
  readonly notes: readonly [Pair, Pair, Pair];
  readonly rules?: ProgramDoc['rules'];
  readonly highlight?: number;
}

const worksOf = (entries: ProgramContent['works']): WorkEntry[] =>
  entries.flatMap((entry, i) =>
    entry === INTERVAL ? [] : [{ ...entry, intervalAfter: entries[i + 1] === INTERVAL }],
  );

export function program(c: ProgramContent): ProgramDoc {
  const short: Bilingual = c.composer ? (composerById.get(c.composer)?.short ?? NONE) : NONE;
  const name = t(...c.name);
  return {
    id: c.id,
    title: t(withComposer(short.zh, name.zh, 'zh-CN'), withComposer(short.en, name.en, 'en-US')),
    composerId: c.composer ?? '',
    work: name,
    works: worksOf(c.works),
    artists: c.artists.map(([artistId, role]) => ({ artistId, role: ROLES[role] })),
    standfirst: t(...c.standfirst),
    type: c.type,
    series: SERIES[c.series],
    art: { seed: c.id, ...c.art },
    notes: { lead: t(...c.lead), paragraphs: c.notes.map(n => t(...n)) },
    rules: c.rules ?? [],
    highlight: c.highlight ?? 0,
  };
}

const INTERVAL_MINUTES = 20;
/** Length of an evening in whole minutes: music, interval, and applause; rounded up to five. */
export function minutesOf(doc: Pick<ProgramDoc, 'works'>): number {
  const music = doc.works.reduce((sum, w) => sum + w.minutes, 0);
  const rest = doc.works.reduce((sum, w) => sum + 3 + (w.intervalAfter ? INTERVAL_MINUTES : 0), 0);
  return Math.ceil((music + rest) / 5) * 5;
}
