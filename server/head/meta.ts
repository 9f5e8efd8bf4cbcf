import { brand } from '#brand';
import { hasPage, type PageName } from '#site/pages.ts';
import { LOCALES, type Locale, type Tree, treeName } from '#site/tree.ts';
import { escaped, jsonBlock } from '../http/page-html.ts';

/** What a page says of itself to machines. Paths are below the tree, with their query. */
export interface PageMeta {
  readonly tree: Tree;
  readonly page: PageName | null;
  /** The title without the orchestra's name. */
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly type: 'website' | 'article';
  readonly publishedAt?: string;
  /** schema.org, one object a block. */
  readonly data: readonly object[];
  /** Not for indexes: nothing is there, or it is one person's. */
  readonly hidden?: boolean;
}

/** For pages without a picture of their own: a raster, as sharers show no SVG. */
export const HOUSE_CARD = '/shstatic/icons/card.png';
const LONGEST = 200;
const TAGS = /<!--about-->[\s\S]*?<!--\/about-->/;
const TITLE = /<title>[\s\S]*?<\/title>/;

/** The first sentences of a text, cut at a word. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('。') + 1, cut.lastIndexOf('，'));
  return `${(end > LONGEST / 2 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, '')}…`;
}

const LANGUAGE_TERRITORY: Readonly<Record<Locale, string>> = { 'zh-CN': 'zh_CN', 'en-US': 'en_US' };

/** Languages that have the page; a phone's page names the desktop's as canonical where there is one. */
function links({ tree, page, link }: PageMeta, origin: string): string[] {
  const at = (to: Tree): string => escaped(`${origin}/${treeName(to)}/${link}`);
  const has = (to: Tree): boolean => page === null || hasPage(treeName(to), page);
  const layout = LOCALES.some(locale => has({ locale, layout: 'pc' })) ? 'pc' : tree.layout;
  const canonical = has({ ...tree, layout }) ? { ...tree, layout } : tree;
  const languages = LOCALES.filter(locale => has({ ...tree, locale }));
  return [
    `<link rel="canonical" href="${at(canonical)}">`,
    ...languages.map(
      locale => `<link rel="alternate" hreflang="${locale}" href="${at({ ...tree, locale })}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${at({ ...tree, locale: languages[0] ?? tree.locale })}">`,
  ];
}

/** Title aside, everything that goes into the head. */
export function metaTags(meta: PageMeta, origin: string): string {
  const { locale } = meta.tree;
  const property = (name: string, content: string): string =>
    `<meta property="${name}" content="${escaped(content)}">`;
  const tags = [
    `<meta name="description" content="${escaped(summary(meta.description))}">`,
    ...(meta.hidden ? ['<meta name="robots" content="noindex">'] : links(meta, origin)),
    property('og:site_name', brand.name[locale]),
    property('og:type', meta.type),
    property('og:title', meta.title),
    property('og:description', summary(meta.description)),
    property('og:url', `${origin}/${treeName({ ...meta.tree, layout: 'pc' })}/${meta.link}`),
    // A raster for sharers, who show no SVG; the work's own picture is in the data.
    property('og:image', `${origin}${HOUSE_CARD}`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:locale', LANGUAGE_TERRITORY[locale]),
    ...LOCALES.filter(l => l !== locale).map(l => property('og:locale:alternate', LANGUAGE_TERRITORY[l])),
    ...(meta.publishedAt ? [property('article:published_time', meta.publishedAt)] : []),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" type="application/rss+xml" title="${escaped(brand.name[locale])}" href="/feeds/news.${locale}.xml">`,
    // Data, not script: the policy lets it stand, and nothing in it can end it.
    ...meta.data.map(
      data =>
        `<script type="application/ld+json">${jsonBlock({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ];
  return `<!--about-->${tags.join('')}<!--/about-->`;
}

export const fullTitle = ({ title, tree }: Pick<PageMeta, 'title' | 'tree'>): string =>
  `${title} · ${brand.name[tree.locale]}`;

/** Puts them into a page, in place of those that the build left. */
export function withHead(
  html: string,
  meta: PageMeta,
  origin: string,
  tags = metaTags(meta, origin),
): string {
  const titled = html.replace(TITLE, () => `<title>${escaped(fullTitle(meta))}</title>`);
  return TAGS.test(titled)
    ? titled.replace(TAGS, () => tags)
    : titled.replace('</head>', () => `${tags}</head>`);
}
