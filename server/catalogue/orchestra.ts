import {
  MEMBER_ROLES,
  type PersonCard,
  type PlayerCard,
  SECTIONS,
  type Section,
  type SectionId,
} from '#domain/contract/orchestra.ts';
import { say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { localised } from './localise.ts';
import { FAMILY_NAMES, ROLE_NAMES, SECTION_INFO } from './orchestra-roles.ts';
import type {
  DepartmentDoc,
  EventDoc,
  HouseDoc,
  PersonDoc,
  PlayerDoc,
  ProductionDoc,
  ReportDoc,
  VacancyDoc,
} from './orchestra-types.ts';
import type { Catalogue } from './types.ts';

interface OrchestraIndex {
  readonly people: readonly PersonDoc[];
  readonly person: ReadonlyMap<string, PersonDoc>;
  readonly player: ReadonlyMap<string, PlayerDoc>;
  readonly sections: ReadonlyMap<SectionId, readonly PlayerDoc[]>;
  /** Oldest first. */
  readonly events: readonly EventDoc[];
  readonly productions: readonly ProductionDoc[];
  /** Newest first. */
  readonly reports: readonly ReportDoc[];
  readonly vacancies: readonly VacancyDoc[];
  readonly departments: readonly DepartmentDoc[];
}

const indexes = new WeakMap<Catalogue, OrchestraIndex>();
const sorted = <T>(docs: ReadonlyMap<string, T>, place: (doc: T) => number): readonly T[] =>
  [...docs.values()].sort((a, b) => place(a) - place(b));

/** The orchestra's own documents in their order; made once for each version of the catalogue. */
export function orchestraOf(catalogue: Catalogue): OrchestraIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const player = catalogue.kind<PlayerDoc>('player');
  const seated = sorted(player, p => p.chair);
  const person = catalogue.kind<PersonDoc>('person');
  const made: OrchestraIndex = {
    person,
    player,
    people: sorted(person, p => p.order),
    sections: new Map(SECTIONS.map(id => [id, seated.filter(p => p.section === id)])),
    events: sorted(catalogue.kind<EventDoc>('event'), e => e.year),
    productions: sorted(catalogue.kind<ProductionDoc>('production'), p => p.order),
    reports: sorted(catalogue.kind<ReportDoc>('report'), r => -r.year),
    vacancies: sorted(catalogue.kind<VacancyDoc>('vacancy'), v => v.order),
    departments: sorted(catalogue.kind<DepartmentDoc>('department'), d => d.order),
  };
  indexes.set(catalogue, made);
  return made;
}

/** One of the single pages, by its id; undefined in a world without it. */
export const housePage = <Id extends HouseDoc['id']>(catalogue: Catalogue, id: Id) =>
  catalogue.kind<HouseDoc>('orchestra-page').get(id) as Extract<HouseDoc, { id: Id }> | undefined;

/** The report of a year in one language. */
export const reportView = ({ id: _, ...report }: ReportDoc, locale: Locale) => localised(report, locale);

export const playerView = (doc: PlayerDoc, locale: Locale): PlayerCard => ({
  id: doc.id,
  name: say(doc.name, locale),
  section: doc.section,
  chair: doc.chair,
  desk: say(doc.desk, locale),
  since: doc.since,
  line: say(doc.line, locale),
});

export function sectionView(catalogue: Catalogue, id: SectionId, locale: Locale): Section {
  const { name, family, instrument } = SECTION_INFO[id];
  return {
    id,
    name: say(name, locale),
    family,
    familyName: say(FAMILY_NAMES[family], locale),
    instrument,
    players: (orchestraOf(catalogue).sections.get(id) ?? []).map(p => playerView(p, locale)),
  };
}

/** Sections that have players, as they sit. */
export const sectionViews = (catalogue: Catalogue, locale: Locale): Section[] =>
  SECTIONS.map(id => sectionView(catalogue, id, locale)).filter(s => s.players.length > 0);

export const personView = (doc: PersonDoc, locale: Locale): PersonCard => ({
  id: doc.id,
  role: doc.role,
  name: say(doc.name, locale),
  title: say(doc.title, locale),
  line: say(doc.line, locale),
  portrait: doc.portrait,
});

/** The roles in the specification's order, those without anybody left out. */
export const roleViews = (catalogue: Catalogue, locale: Locale) =>
  MEMBER_ROLES.map(role => ({
    role,
    name: say(ROLE_NAMES[role], locale),
    people: orchestraOf(catalogue)
      .people.filter(p => p.role === role)
      .map(p => personView(p, locale)),
  })).filter(r => r.people.length > 0);
