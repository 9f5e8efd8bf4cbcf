import {
  FACETS,
  type Facet,
  type FacetGroup,
  type Shelf,
  type TitleForm,
  type TitleOrder,
  type TitlePage,
} from '#domain/contract/digital.ts';
import { type Chosen, facetCounts, facetValues, narrowed } from '#domain/rules/facets.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { ROLES, type RoleName } from '../catalogue/artist-roles.ts';
import { t, withComposer } from '../catalogue/text.ts';
import { castOf, goneOf, titleName } from '../catalogue/titles.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';
import type { View } from '../catalogue/view.ts';
import { type Halls, releaseOf, secondsOf, titleCardOf } from './halls.ts';

const PAGE_SIZE = 12;

export const FORM_NAMES: Readonly<Record<TitleForm, Bilingual>> = {
  symphony: t('交响曲', 'Symphony'),
  concerto: t('协奏曲', 'Concerto'),
  overture: t('序曲', 'Overture'),
  poem: t('交响诗与音画', 'Tone poem'),
  suite: t('组曲与舞曲', 'Suite and dance'),
  chamber: t('室内乐', 'Chamber music'),
  vocal: t('声乐', 'Vocal music'),
  talk: t('谈话', 'Talk'),
};
const FREE: Readonly<Record<string, Bilingual>> = {
  Y: t('免费', 'Free'),
  N: t('购票或会员', 'By ticket or membership'),
};
const LEADING: readonly RoleName[] = ['conductor', 'director'];
/** They play nothing of their own. */
const OTHERS: readonly RoleName[] = [...LEADING, 'group', 'narrator'];

/** A season as it stands in a query: 2025-26. */
const seasonValue = (season: string): string => season.replace('–', '-');

/** What a title has of each facet. */
export function facetsOf(title: TitleDoc, facet: Facet): readonly string[] {
  const cast = castOf(title);
  const solo = cast.filter(a => !OTHERS.includes(a.role));
  switch (facet) {
    case 'composer':
      return title.works.map(w => w.composerId);
    case 'conductor':
      return cast.filter(a => LEADING.includes(a.role)).map(a => a.artistId);
    case 'soloist':
      return solo.map(a => a.artistId);
    case 'work':
      return title.works.map(w => w.id);
    case 'instrument':
      return solo.map(a => a.role);
    case 'season':
      return [seasonValue(title.season)];
    case 'form':
      return [title.form];
    case 'free':
      return [title.free ? 'Y' : 'N'];
  }
}

function nameOf(
  { catalogue, locale }: View,
  titles: readonly TitleDoc[],
  facet: Facet,
  value: string,
): string {
  const own = (text: Bilingual | undefined): string => (text ? say(text, locale) : value);
  switch (facet) {
    case 'composer':
      return own(catalogue.composers.get(value)?.full);
    case 'conductor':
    case 'soloist':
      return own(catalogue.artists.get(value)?.name);
    case 'work': {
      const work = titles.flatMap(title => title.works).find(w => w.id === value);
      const composer = work && catalogue.composers.get(work.composerId);
      return work
        ? withComposer(composer ? say(composer.short, locale) : '', say(work.title, locale), locale)
        : value;
    }
    case 'instrument':
      return value in ROLES ? own(ROLES[value as RoleName]) : value;
    case 'season':
      return value.replace('-', '–');
    case 'form':
      return own(FORM_NAMES[value as TitleForm]);
    case 'free':
      return own(FREE[value]);
  }
}

export interface ShelfRequest extends Readonly<Partial<Record<Facet, string | undefined>>> {
  readonly shelf?: Shelf | undefined;
  readonly year?: number | undefined;
  readonly order?: TitleOrder | undefined;
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

const onShelf = (title: TitleDoc, shelf: Shelf | undefined): boolean =>
  shelf === undefined || title.home === shelf || title.shelves.includes(shelf);

/** Whether lists show it: what is gone is found by its own address alone. */
export const isListed = (title: TitleDoc, { now }: View, shelf?: Shelf): boolean =>
  !goneOf(title, now) && onShelf(title, shelf);

export const shelfTitles = ({ titles, view }: Pick<Halls, 'titles' | 'view'>, shelf?: Shelf): TitleDoc[] =>
  titles.filter(title => isListed(title, view, shelf));

/** Kinds of titles from few who play to many. */
const PLAYERS: readonly TitleForm[] = [
  'talk',
  'chamber',
  'vocal',
  'suite',
  'concerto',
  'overture',
  'poem',
  'symphony',
];

function sorted(halls: Halls, titles: readonly TitleDoc[], order: TitleOrder): TitleDoc[] {
  const { catalogue, locale } = halls.view;
  const name = (title: TitleDoc) => titleName(catalogue, title, locale).title;
  const by: Readonly<Record<TitleOrder, (a: TitleDoc, b: TitleDoc) => number>> = {
    newest: (a, b) =>
      (a.day === b.day ? 0 : a.day < b.day ? 1 : -1) || releaseOf(halls, b) - releaseOf(halls, a),
    oldest: (a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1),
    title: (a, b) => name(a).localeCompare(name(b), locale),
    longest: (a, b) => secondsOf(halls, b) - secondsOf(halls, a),
    shortest: (a, b) => secondsOf(halls, a) - secondsOf(halls, b),
    forces: (a, b) => PLAYERS.indexOf(a.form) - PLAYERS.indexOf(b.form),
  };
  return [...titles].sort((a, b) => by[order](a, b) || a.order - b.order);
}

/** A shelf, narrowed by its facets. */
export function titlePage(halls: Halls, asked: ShelfRequest): TitlePage {
  const { shelf, year, order = 'newest', pageNo = 1, pageSize = PAGE_SIZE } = asked;
  const chosen: Chosen<Facet> = Object.fromEntries(FACETS.map(facet => [facet, facetValues(asked[facet])]));
  const all = shelfTitles(halls, shelf).filter(
    title => year === undefined || Number(title.day.slice(0, 4)) === year,
  );
  const found = sorted(halls, narrowed(all, FACETS, chosen, facetsOf), order);
  return {
    total: found.length,
    pageNo,
    pageSize,
    list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(title => titleCardOf(halls, title)),
    facets: FACETS.map((facet): FacetGroup => {
      const counts = facetCounts(all, FACETS, chosen, facetsOf, facet);
      const values = [...counts].map(([value, count]) => ({
        value,
        name: nameOf(halls.view, all, facet, value),
        count,
        chosen: chosen[facet]?.includes(value) ?? false,
      }));
      const byName = (a: { name: string }, b: { name: string }) =>
        a.name.localeCompare(b.name, halls.view.locale);
      const newest = (a: { value: string }, b: { value: string }) => (a.value < b.value ? 1 : -1);
      return { facet, values: values.sort(facet === 'season' ? newest : byName) };
    }),
  };
}
