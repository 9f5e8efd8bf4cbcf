import { fold, searchText } from '#domain/rules/program-filter.ts';
import { hallTime } from '#lib/dates.ts';
import { toYuan } from '#lib/money.ts';
import { ROLES } from '../catalogue/artist-roles.ts';
import { ofCatalogue } from '../catalogue/made.ts';
import { TYPE_NAMES } from '../catalogue/names.ts';
import { spellings } from '../catalogue/text.ts';
import type { Catalogue, ProgramDoc, ScheduleDoc } from '../catalogue/types.ts';
import { spellingsOf } from './composer-spellings.ts';

/** What filters need of a performance and never changes. Prices in yuan, dearest first. */
export interface IndexedSchedule {
  readonly doc: ScheduleDoc;
  readonly day: string;
  readonly prices: readonly number[];
}
export interface IndexedProgram {
  readonly doc: ProgramDoc;
  readonly composers: readonly string[];
  /** Ids of the composers of its works, each once. */
  readonly composerIds: readonly string[];
  readonly text: string;
  readonly schedules: readonly IndexedSchedule[];
}

/** Programmes with a listed performance, ready to be searched; made once for each version of the catalogue. */
export const indexOf = ofCatalogue((catalogue): readonly IndexedProgram[] =>
  [...catalogue.programs.values()].flatMap(doc => {
    const schedules = catalogue.listed.get(doc.id);
    return schedules ? [entry(catalogue, doc, schedules)] : [];
  }),
);

/** Instruments that the notes speak of: the flute of the Faun is found though its player is no soloist. */
function instrumentsIn({ notes }: ProgramDoc): string[] {
  const text = [notes.lead, ...notes.paragraphs].map(n => n.zh).join('');
  return INSTRUMENTS.filter(role => text.includes(role.zh)).flatMap(spellings);
}
const INSTRUMENTS = Object.values(ROLES).filter(role => role.zh !== '' && role !== ROLES.conductor);

function entry(catalogue: Catalogue, doc: ProgramDoc, schedules: readonly ScheduleDoc[]): IndexedProgram {
  const composerIds = [
    ...new Set([...(doc.composerId ? [doc.composerId] : []), ...doc.works.map(w => w.composerId)]),
  ];
  const composers = composerIds.flatMap(id => catalogue.composers.get(id) ?? []);
  const halls = new Set(schedules.map(s => s.hallId));
  const text = searchText([
    ...spellings(doc.title),
    ...spellings(doc.series),
    ...spellings(TYPE_NAMES[doc.type]),
    ...composers.flatMap(c => [...spellings(c.short), ...spellings(c.full), c.alias, ...spellingsOf(c)]),
    ...doc.works.flatMap(w => [
      ...spellings(w.title),
      w.catalogue ?? '',
      ...w.movements.flatMap(m => spellings(m.title)),
    ]),
    ...doc.artists.flatMap(a => [
      ...spellings(catalogue.artists.get(a.artistId)?.name ?? { zh: '', en: '' }),
      ...spellings(a.role),
    ]),
    ...instrumentsIn(doc),
    ...[...halls].flatMap(id => spellings(catalogue.halls.get(id)?.name ?? { zh: '', en: '' })),
  ]);
  return {
    doc,
    composerIds,
    composers: composers.flatMap(c => [c.id, c.short.zh, c.short.en, c.full.zh, c.full.en].map(fold)),
    text,
    schedules: schedules.map(s => ({
      doc: s,
      day: hallTime(s.startsAt).date,
      prices: [...new Set(Object.values(s.prices))].sort((a, b) => b - a).map(toYuan),
    })),
  };
}
