import { NEWS_TYPES } from '#domain/contract/news.ts';
import { NEEDS_QUERY } from '#site/needs-query.ts';
import { hasPage, type PageName, page, pageNames } from '#site/pages.ts';
import { LOCALES } from '#site/tree.ts';
import { newsOf } from '../catalogue/news.ts';
import { shutOf } from '../catalogue/shut.ts';
import { goneOf, titleLink } from '../catalogue/titles.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { iso } from '../catalogue/view.ts';
import { titlesOf } from '../digital/state.ts';
import { xml } from './xml.ts';

interface Entry {
  /** Path and query below the tree. */
  readonly link: string;
  readonly page: PageName;
  readonly changed?: number;
}

const NAMES: ReadonlySet<string> = new Set(pageNames);
const ofKind = (catalogue: Catalogue, kind: string, name: string): Entry[] =>
  NAMES.has(name)
    ? [...catalogue.kind(kind).keys()].map(id => ({ link: `${name}?id=${id}`, page: name as PageName }))
    : [];

function entries(catalogue: Catalogue, now: number): Entry[] {
  const shut = new Set(shutOf(catalogue));
  const plain = pageNames.filter(name => {
    const { path, hidden, auth } = page(name);
    return !shut.has(name) && !path.includes(':') && !hidden && !auth && !NEEDS_QUERY.has(name);
  });
  return [
    ...plain.map((name): Entry => ({ link: page(name).path, page: name })),
    ...NEWS_TYPES.map((type): Entry => ({ link: `news-detail/${type}`, page: 'news-detail' })),
    ...newsOf(catalogue, now).map(
      (n): Entry => ({ link: `news-detail/${n.type}/${n.id}`, page: 'news-article', changed: n.publishedAt }),
    ),
    ...[...catalogue.programs.keys()]
      .filter(id => catalogue.listed.has(id))
      .map((id): Entry => ({ link: `musicale-detail?id=${id}`, page: 'musicale-detail' })),
    ...ofKind(catalogue, 'person', 'about-detail'),
    ...ofKind(catalogue, 'series', 'education-view'),
    ...ofKind(catalogue, 'answering', 'digitalhall2-askartistdetail'),
    ...titlesOf(catalogue)
      .filter(title => !goneOf(title, now) && title.releasedAt <= now)
      .flatMap((title): Entry[] => {
        const name = `digitalhall-${title.home}-detail`;
        if (!NAMES.has(name)) return [];
        return [{ link: titleLink(title), page: name as PageName }];
      }),
  ];
}

/** Every public page of the desktop trees, each naming its languages and its phone's page. */
export function sitemap(catalogue: Catalogue, now: number, origin: string): string {
  const urls = entries(catalogue, now).flatMap(entry => {
    const locales = LOCALES.filter(locale => hasPage(`${locale}/pc`, entry.page));
    const at = (locale: string, layout = 'pc'): string => xml(`${origin}/${locale}/${layout}/${entry.link}`);
    const languages = locales.map(
      locale => `<xhtml:link rel="alternate" hreflang="${locale}" href="${at(locale)}"/>`,
    );
    const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${at(locales[0] ?? 'zh-CN')}"/>`;
    return locales.map(locale => {
      const phone = hasPage(`${locale}/mobile`, entry.page)
        ? `<xhtml:link rel="alternate" media="only screen and (max-width: 640px)" href="${at(locale, 'mobile')}"/>`
        : '';
      const changed = entry.changed === undefined ? '' : `<lastmod>${iso(entry.changed)}</lastmod>`;
      return `<url><loc>${at(locale)}</loc>${changed}${languages.join('')}${fallback}${phone}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

/** What crawlers may read: everything public. Pages of one person and the calls are not indexed. */
export function robots(origin: string): string {
  const kept = pageNames.filter(name => page(name).auth || page(name).hidden).map(name => page(name).path);
  return [
    'User-agent: *',
    'Disallow: /thvendor/',
    'Disallow: /ucenter/',
    ...kept.map(path => `Disallow: /*/${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
