import type { SectionId } from '#domain/contract/orchestra.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Doc, File } from './shapes/held.ts';
import type * as house from './shapes/house.ts';
import type { event } from './shapes/texts.ts';

/** Documents of the orchestra's own pages: every text in both languages. */

/** Someone in a leading role. The id is that of the artist, where the person is one. */
export interface PersonDoc extends Doc<typeof house.leader> {
  readonly bio: readonly Bilingual[];
}
type Seated = File<typeof house.section>['players'][number];
export interface PlayerDoc extends Seated {
  readonly section: SectionId;
  /** Place in the section, 1 first. */
  readonly chair: number;
}
export interface EventDoc extends Doc<typeof event> {
  readonly text: Bilingual;
}
export interface ProductionDoc extends Doc<typeof house.production> {
  readonly text: readonly Bilingual[];
}
export interface ReportDoc extends Doc<typeof house.report> {
  readonly letter: readonly Bilingual[];
}
/** Instants; auditionAt is 0 where there is none. */
export interface VacancyDoc extends Omit<Doc<typeof house.vacancy>, 'closes' | 'audition'> {
  readonly closesAt: number;
  readonly auditionAt: number;
}
export type DepartmentDoc = Doc<typeof house.department>;

/** The hall's own page; its plan comes from the seating plan of the same hall. */
export interface HallPageDoc extends File<typeof house.hallPage> {
  readonly id: 'hall';
}
export interface MuseumDoc extends File<typeof house.museum> {
  readonly id: 'museum';
}
export interface WayDoc extends File<typeof house.wayPage> {
  readonly id: 'map';
}
export interface JoinDoc extends File<typeof house.joinPage> {
  readonly id: 'join';
}
/** Single documents, by their id. */
export type HouseDoc = HallPageDoc | MuseumDoc | WayDoc | JoinDoc;
