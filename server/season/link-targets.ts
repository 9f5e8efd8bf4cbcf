import { matchPage } from '#site/href.ts';
import { TREES } from '#site/tree.ts';
import { NONE } from '../catalogue/text.ts';
import { PROSE_LINK } from './fillers.ts';
import { composerById } from './known-composers.ts';
import { missing, names } from './links.ts';
import { pagesIn } from './prose.ts';
import type { Work } from './resolve.ts';
import type { Entry } from './source.ts';

/** Whether each `link:` of a season, and each link in its texts, leads to a page of the site, and to a thing of the season. */

type Path = readonly PropertyKey[];

/** Page and what names a thing in its address → the kinds of things, any of which may have that name. */
const THINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'musicale-detail id': ['program'],
  'musicale hall': ['hall'],
  'musicale composer': ['composer'],
  'about-detail id': ['artist', 'person'],
  'education-view id': ['series'],
  'news-article id': ['news'],
  'presale-schedule packId': ['pack'],
  'digitalhall-season-detail id': ['title'],
  'digitalhall-year-detail id': ['title'],
  'digitalhall-chief-detail id': ['title'],
  'digitalhall-listen-detail id': ['title'],
  'about-sso #': ['production'],
};
/** A part of the page that is there whatever the season holds. */
const SHOP = 'about-sso#shop';

function check(work: Work, entry: Entry, path: Path, link: string): void {
  if (link === '' || link === SHOP || /^https:\/\//i.test(link)) return;
  const [, at = '', query = '', part = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(link) ?? [];
  const match = TREES.map(tree => matchPage(`/${tree}/${at}`)).find(Boolean);
  if (!match) {
    work.fault(entry, path, missing('page', '页面', at));
    return;
  }
  const said = [...Object.entries(match.params), ...new URLSearchParams(query), ['#', part] as const];
  for (const [name, id] of said) {
    const kinds = THINGS[`${match.name} ${name}`];
    if (!kinds || id === '' || (kinds[0] === 'composer' && composerById.has(id))) continue;
    if (!kinds.some(kind => work.find(kind, id) || work.broken(kind, id)))
      names(work, entry, path, kinds[0], id);
  }
}

function linksIn(work: Work, entry: Entry, value: unknown, path: Path): void {
  if (typeof value !== 'object' || value === null) return;
  const list = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, list ? Number(key) : key];
    if (key === 'link' && typeof inner === 'string') check(work, entry, at, inner);
    else linksIn(work, entry, inner, at);
  }
}

export function checkTargets(work: Work, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.kind === 'plan') continue;
    linksIn(work, entry, entry.value, []);
    const { zh, en } = entry.prose?.html ?? NONE;
    for (const at of new Set([...pagesIn(zh), ...pagesIn(en)])) check(work, entry, [PROSE_LINK, at], at);
  }
}
