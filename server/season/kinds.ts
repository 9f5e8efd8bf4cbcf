import type * as z from 'zod/mini';
import * as house from '../catalogue/shapes/house.ts';
import * as programmes from '../catalogue/shapes/programmes.ts';
import * as recordings from '../catalogue/shapes/recordings.ts';
import * as sale from '../catalogue/shapes/sale.ts';
import * as tables from '../catalogue/shapes/tables.ts';
import * as texts from '../catalogue/shapes/texts.ts';

/** What stands in a folder of a season: files of one kind, each named after its thing. */
export interface Kind {
  /** A folder, or a file's path without its ending where there is one of the kind. */
  readonly at: string;
  readonly kind: string;
  readonly shape: z.ZodMiniType;
  /** Has prose below its front matter: it is Markdown. */
  readonly prose?: true;
}

export const KINDS: readonly Kind[] = [
  { at: 'season', kind: 'season', shape: programmes.season },
  { at: 'calendar', kind: 'calendar', shape: programmes.calendar },
  { at: 'tables', kind: 'tables', shape: tables.tables },
  { at: 'composers', kind: 'composer', shape: programmes.composer },
  { at: 'people', kind: 'artist', shape: programmes.person, prose: true },
  { at: 'programmes', kind: 'program', shape: programmes.programme, prose: true },
  { at: 'halls', kind: 'hall', shape: programmes.hall },
  { at: 'news', kind: 'news', shape: texts.news, prose: true },
  { at: 'scores', kind: 'score', shape: texts.score },
  { at: 'education', kind: 'series', shape: texts.education, prose: true },
  { at: 'questions', kind: 'question', shape: texts.question, prose: true },
  { at: 'search', kind: 'search', shape: texts.search },
  { at: 'legal', kind: 'legal', shape: texts.legal, prose: true },
  { at: 'pages', kind: 'page', shape: texts.page, prose: true },
  { at: 'places', kind: 'ad', shape: texts.place },
  { at: 'offers', kind: 'offer', shape: sale.offer },
  { at: 'cards', kind: 'card', shape: sale.card },
  { at: 'packages', kind: 'pack', shape: sale.pack },
  { at: 'shows', kind: 'show', shape: sale.show, prose: true },
  { at: 'products', kind: 'product', shape: sale.product, prose: true },
  { at: 'forms', kind: 'form', shape: sale.form },
  { at: 'recordings/works', kind: 'recorded-work', shape: recordings.work },
  { at: 'recordings/titles', kind: 'title', shape: recordings.title, prose: true },
  { at: 'recordings/answering', kind: 'answering', shape: recordings.answering },
  { at: 'productions', kind: 'production', shape: house.production, prose: true },
  { at: 'orchestra/leaders', kind: 'person', shape: house.leader, prose: true },
  { at: 'orchestra/sections', kind: 'section', shape: house.section },
  { at: 'orchestra/events', kind: 'event', shape: texts.event, prose: true },
  { at: 'orchestra/reports', kind: 'report', shape: house.report, prose: true },
  { at: 'orchestra/vacancies', kind: 'vacancy', shape: house.vacancy },
  { at: 'orchestra/departments', kind: 'department', shape: house.department },
  { at: 'orchestra/hall', kind: 'orchestra-page', shape: house.hallPage },
  { at: 'orchestra/museum', kind: 'orchestra-page', shape: house.museum },
  { at: 'orchestra/map', kind: 'orchestra-page', shape: house.wayPage },
  { at: 'orchestra/join', kind: 'orchestra-page', shape: house.joinPage },
  { at: 'house/support', kind: 'house', shape: house.support },
  { at: 'house/foundation', kind: 'house', shape: house.foundation },
  { at: 'house/council', kind: 'house', shape: house.council },
  { at: 'house/friends', kind: 'house', shape: house.friends },
  { at: 'house/club', kind: 'house', shape: house.club },
];

/** The kind of a file by its path without the ending; undefined where nothing of a season stands. */
export function kindAt(path: string): Kind | undefined {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return (
    KINDS.find(kind => kind.at === path) ??
    KINDS.find(kind => kind.at === folder && !path.slice(folder.length + 1).includes('/'))
  );
}
