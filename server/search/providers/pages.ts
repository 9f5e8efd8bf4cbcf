import { NEEDS_QUERY } from '#site/needs-query.ts';
import { type PageName, page, pageNames } from '#site/pages.ts';
import type { ProductionDoc } from '../../catalogue/orchestra-types.ts';
import { shutOf } from '../../catalogue/shut.ts';
import { NONE, t } from '../../catalogue/text.ts';
import type { SeriesDoc } from '../../catalogue/types-education.ts';
import { description } from '../../head/descriptions.ts';
import { nameOnSite } from '../../season/copy-names.ts';
import { listedWords, type Provider, type Searchable } from '../searchable.ts';
import { ACTIONS, PAGE_WORDS } from './page-words.ts';

const NAMES: ReadonlySet<string> = new Set(pageNames);
/** Whether the site has a page of this name. */
export const hasSitePage = (name: string): boolean => NAMES.has(name);

const isPlain = (name: PageName): boolean => {
  const { path, hidden, auth } = page(name);
  return !path.includes(':') && !hidden && !auth && !NEEDS_QUERY.has(name);
};
const EDUCATION = t('艺术教育', 'Art education');
const PRODUCTION = t('乐团出品', 'Orchestra productions');

/** Pages of the manifest that a visitor can go to, with what is on them; series and productions have pages of their own. */
export const pages: Provider = catalogue => {
  const shut = new Set(shutOf(catalogue));
  const own = pageNames
    .filter(name => isPlain(name) && !shut.has(name))
    .map(
      (name): Searchable => ({
        group: 'pages',
        id: name,
        link: page(name).path,
        title: t(...page(name).title),
        aliases: listedWords(PAGE_WORDS[name]),
        text: description(name),
        note: NONE,
        prior: 0.3,
      }),
    );
  const series = hasSitePage('education-view') ? [...catalogue.kind<SeriesDoc>('series').values()] : [];
  const productions = hasSitePage('about-sso')
    ? [...catalogue.kind<ProductionDoc>('production').values()]
    : [];
  const actions = ACTIONS.map(
    ({ id, link, title, text, asked }): Searchable => ({
      group: 'pages',
      id,
      link,
      title: nameOnSite(title) ?? t(id, id),
      aliases: listedWords(asked),
      text: t(...text),
      note: NONE,
      prior: 0.3,
    }),
  );
  return [
    ...own,
    ...actions,
    ...series.map(
      (s): Searchable => ({
        group: 'pages',
        id: `series-${s.id}`,
        link: `education-view?id=${s.id}`,
        title: s.title,
        text: s.standfirst,
        note: EDUCATION,
        prior: 0.35,
        art: s.art,
      }),
    ),
    ...productions.map(
      (p): Searchable => ({
        group: 'pages',
        id: `production-${p.id}`,
        link: `about-sso#${p.id}`,
        title: p.title,
        text: t(
          [p.standfirst.zh, ...p.text.map(x => x.zh)].join(''),
          [p.standfirst.en, ...p.text.map(x => x.en)].join(' '),
        ),
        note: PRODUCTION,
        prior: 0.35,
        art: p.art,
      }),
    ),
  ];
};
