import { PROGRAM_TYPES } from '#domain/contract/program.ts';
import { type PageName, pageNames } from '#site/pages.ts';
import { housePage } from './orchestra.ts';
import type { HouseDoc } from './orchestra-types.ts';
import type { Catalogue } from './types.ts';

type Filled = (catalogue: Catalogue) => boolean;
const some =
  (...kinds: readonly string[]): Filled =>
  catalogue =>
    kinds.some(kind => catalogue.kind(kind).size > 0);
const single =
  (id: HouseDoc['id']): Filled =>
  catalogue =>
    housePage(catalogue, id) !== undefined;
const ofHouse =
  (id: string): Filled =>
  catalogue =>
    catalogue.kind('house').has(id);

/** What a page is about, where a season may do without it; of a page with several shelves one is enough. */
const FILLED: Readonly<Partial<Record<PageName, Filled>>> = {
  'musicale-ticketservice': catalogue => catalogue.ads.some(ad => ad.adflag === 'faq'),
  presale: some('pack'),
  membercardList: some('card'),
  news: some('news'),
  'news-video': some('score'),
  education: some('series', 'show'),
  'about-memorabilia': some('event'),
  'about-member': some('person'),
  'about-member-list': some('player'),
  'about-sso': some('production', 'product'),
  'about-annualreport': some('report'),
  huntunpi: single('hall'),
  museum: single('museum'),
  map: single('map'),
  joinUs: single('join'),
  contactUs: some('department'),
  support: ofHouse('support'),
  'support-foundation': ofHouse('foundation'),
  'support-council': ofHouse('council'),
  'support-leyouClub': ofHouse('friends'),
};
const titles = some('title');
const club = ofHouse('club');
const filled = (name: PageName): Filled | undefined =>
  FILLED[name] ?? (name.startsWith('digitalhall') ? titles : /^club(?:-|$)/.test(name) ? club : undefined);

/** Parts of a page that links lead to: by its name with their type or anchor, as the navigation has them. */
const PARTS: Readonly<Record<string, Filled>> = {
  'about-sso#shop': some('product'),
  'education#shows': some('show'),
  ...Object.fromEntries(
    PROGRAM_TYPES.filter(type => type !== 'archive').map(type => [
      `musicale?type=${type}`,
      (catalogue: Catalogue) => [...catalogue.programs.values()].some(program => program.type === type),
    ]),
  ),
};

const known = new WeakMap<Catalogue, readonly string[]>();
/** Pages, and parts of pages, of which this season has nothing: neither navigation nor search leads there. */
export function shutOf(catalogue: Catalogue): readonly string[] {
  const before = known.get(catalogue);
  if (before) return before;
  const shut = [
    ...pageNames.filter(name => filled(name)?.(catalogue) === false),
    ...Object.keys(PARTS).filter(part => PARTS[part]?.(catalogue) === false),
  ];
  known.set(catalogue, shut);
  return shut;
}
