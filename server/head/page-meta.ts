import { artPath } from '#art/path.ts';
import { NEWS_TYPES } from '#domain/contract/news.ts';
import { say } from '#domain/text.ts';
import { type Match, matchPage } from '#site/href.ts';
import { type PageName, page, pageTitle } from '#site/pages.ts';
import { parseTree, type Tree, type TreeName, treeName } from '#site/tree.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { detailView } from '../catalogue/detail.ts';
import { plainText, typeName } from '../catalogue/news.ts';
import type { PersonDoc, PlayerDoc } from '../catalogue/orchestra-types.ts';
import { shutOf } from '../catalogue/shut.ts';
import { goneOf, peopleLine, titleLink, titleName } from '../catalogue/titles.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { AnsweringDoc, TitleDoc } from '../catalogue/types-digital.ts';
import type { SeriesDoc } from '../catalogue/types-education.ts';
import type { NewsDoc } from '../catalogue/types-news.ts';
import { iso, viewOf } from '../catalogue/view.ts';
import type { Deps } from '../deps.ts';
import { filmOf, timelineOf } from '../digital/timeline.ts';
import { remembering } from '../http/remember.ts';
import { description } from './descriptions.ts';
import type { PageMeta } from './meta.ts';
import {
  breadcrumbs,
  faqPage,
  musicEvents,
  newsArticle,
  organization,
  recording,
  website,
} from './schema.ts';

/** What the server found out about an address before it answers. */
export interface HeadOf {
  readonly meta: PageMeta;
  /** 404 where the page exists and what it should show does not. */
  readonly status: 200 | 404;
  /** The one address of what is shown, where this is another. */
  readonly location?: string;
}

/** A page as the manifest has it: the same at build time and for every visitor. */
export function plainMeta(tree: Tree, name: PageName, origin: string, link = page(name).path): PageMeta {
  const title = pageTitle(name, tree.locale);
  const about = name === 'home' || name === 'about' || name === 'about-introduce';
  return {
    tree,
    page: name,
    title,
    description: say(description(name), tree.locale),
    link,
    type: 'website',
    data: [
      ...(about ? [organization(origin, tree.locale)] : []),
      ...(name === 'home' ? [website(origin, tree.locale)] : [breadcrumbs(origin, tree, name, title, link)]),
    ],
    ...((page(name).hidden || page(name).auth) && { hidden: true }),
  };
}

/** The same object for the same page: its tags are written once. */
const plainly = remembering(
  (tree = '', name = '', origin = '', link = '') =>
    plainMeta(parseTree(tree as TreeName), name as PageName, origin, link),
  { most: 1000 },
);

type Part = Partial<Omit<PageMeta, 'data'>> & { readonly data?: readonly object[] };
interface Found {
  readonly part?: Part;
  readonly missing?: boolean;
  readonly location?: string;
}
interface PageRequest {
  readonly deps: Deps;
  readonly catalogue: Catalogue;
  readonly match: Match;
  readonly query: URLSearchParams;
  readonly origin: string;
  readonly now: number;
}

const MISSING: Found = { missing: true };

/** A title of the digital halls: its one page is in its home, wherever else it is shown. */
async function titleFound({ deps, catalogue, match, query, origin, now }: PageRequest): Promise<Found> {
  const title = catalogue.kind<TitleDoc>('title').get(query.get('id') ?? '');
  if (!title) return MISSING;
  const { tree, name } = match;
  const { locale } = tree;
  const home = `digitalhall-${title.home}-detail` as const;
  const link = titleLink(title);
  const airing = query.get('airing');
  const more = airing ? `&${new URLSearchParams({ airing })}` : '';
  if (!match.bare && name.startsWith('digitalhall-') && name !== home)
    return { location: `/${treeName(tree)}/${link}${more}` };
  const { title: called } = titleName(catalogue, title, locale);
  const text = say(title.standfirst, locale);
  const people = peopleLine(catalogue, title, locale);
  const timeline = await timelineOf(deps, title.streams);
  const gone = goneOf(title, now);
  const composer = (id: string) => say(catalogue.composers.get(id)?.full ?? { zh: '', en: '' }, locale);
  return {
    part: {
      title: called,
      description: [text, people].filter(Boolean).join(locale === 'zh-CN' ? '　' : ' '),
      link,
      page: home,
      ...(gone && { hidden: true }),
      data:
        !timeline || gone || title.releasedAt > now
          ? []
          : [
              recording(origin, locale, {
                film: filmOf(timeline) !== null,
                title: called,
                text,
                link,
                image: artPath(title.art, 'wide'),
                seconds: timeline.seconds,
                releasedAt: iso(title.releasedAt),
                free: title.free,
                credit: say(title.hears, locale),
                works: title.works.map(w => ({
                  title: say(w.title, locale),
                  composer: composer(w.composerId),
                })),
              }),
            ],
    },
  };
}

/** Pages that speak of one thing each: which, and what is said of it. */
const FINDERS: Readonly<Record<string, (asked: PageRequest) => Found | Promise<Found>>> = {
  'musicale-detail': async ({ deps, catalogue, match, query, origin, now }) => {
    const doc = catalogue.programs.get(query.get('id') ?? '');
    if (!doc) return MISSING;
    const { locale } = match.tree;
    const card = detailView(await viewOf({ deps, locale, now }), doc);
    return {
      part: {
        title: card.title,
        description: [card.standfirst, card.works, card.artists]
          .filter(Boolean)
          .join(locale === 'zh-CN' ? '　' : ' · '),
        link: `musicale-detail?id=${doc.id}`,
        data:
          doc.type === 'archive'
            ? []
            : musicEvents(origin, locale, card, id => catalogue.schedules.get(id)?.saleFrom),
      },
    };
  },
  'musicale-ticketservice': ({ catalogue, match }) => ({
    part: {
      data: [
        faqPage(
          catalogue.ads
            .filter(ad => ad.adflag === 'faq')
            .flatMap(ad => {
              const html = catalogue.contents.get(ad.id)?.html;
              return html
                ? [
                    {
                      question: say(ad.title, match.tree.locale),
                      answer: plainText(say(html, match.tree.locale)),
                    },
                  ]
                : [];
            }),
        ),
      ],
    },
  }),
  'news-detail': ({ match }) => {
    const type = NEWS_TYPES.find(t => t === match.params.type);
    if (!type) return MISSING;
    return { part: { title: typeName(type, match.tree.locale), link: `news-detail/${type}` } };
  },
  'news-article': ({ catalogue, match, origin, now }) => {
    const doc = catalogue.kind<NewsDoc>('news').get(match.params.id ?? '');
    if (!doc || doc.publishedAt > now) return MISSING;
    const { locale } = match.tree;
    const link = `news-detail/${doc.type}/${doc.id}`;
    if (doc.type !== match.params.type) return { location: `/${treeName(match.tree)}/${link}` };
    const facts = {
      title: say(doc.title, locale),
      text: say(doc.text, locale),
      author: say(doc.author, locale),
      section: typeName(doc.type, locale),
      publishedAt: iso(doc.publishedAt),
      image: artPath(doc.art, 'wide'),
      link,
    };
    return {
      part: {
        title: facts.title,
        description: facts.text,
        link,
        type: 'article',
        publishedAt: facts.publishedAt,
        data: [newsArticle(origin, locale, facts)],
      },
    };
  },
  'about-detail': ({ catalogue, match, query }) => {
    const id = query.get('id') ?? '';
    const person = catalogue.kind<PersonDoc>('person').get(id);
    const player = catalogue.kind<PlayerDoc>('player').get(id);
    const artist = catalogue.artists.get(id);
    const name = (person ?? player ?? artist)?.name;
    const text = person?.line ?? player?.line ?? artist?.bio;
    if (!name || !text) return MISSING;
    const { locale } = match.tree;
    return {
      part: { title: say(name, locale), description: say(text, locale), link: `about-detail?id=${id}` },
    };
  },
  'education-view': ({ catalogue, match, query }) => {
    const doc = catalogue.kind<SeriesDoc>('series').get(query.get('id') ?? '');
    if (!doc) return MISSING;
    const { locale } = match.tree;
    return {
      part: {
        title: say(doc.title, locale),
        description: say(doc.standfirst, locale),
        link: `education-view?id=${doc.id}`,
      },
    };
  },
  'digitalhall-season-detail': titleFound,
  'digitalhall-year-detail': titleFound,
  'digitalhall-chief-detail': titleFound,
  'digitalhall-listen-detail': titleFound,
  'digitalhall2-recorddetail': titleFound,
  'digitalhall2-livedetail': titleFound,
  'digitalhall2-album': titleFound,
  'digitalhall2-coursedetail': titleFound,
  'digitalhall2-askartistdetail': ({ catalogue, match, query }) => {
    const doc = catalogue.kind<AnsweringDoc>('answering').get(query.get('id') ?? '');
    const artist = doc && catalogue.artists.get(doc.id);
    if (!doc || !artist) return MISSING;
    const { locale } = match.tree;
    return {
      part: {
        title: say(artist.name, locale),
        description: say(doc.topic, locale),
        link: `digitalhall2-askartistdetail?id=${doc.id}`,
      },
    };
  },
  sitesearch: ({ query }) => ({ part: query.get('q') ? { hidden: true } : {} }),
};

/** What an address is, for its head; null for an address that is no page. */
export async function headOf(deps: Deps, url: URL, origin: string): Promise<HeadOf | null> {
  const match = matchPage(url.pathname);
  if (!match) return null;
  const { tree, name } = match;
  const plain = plainly(treeName(tree), name, origin, linkOf(match));
  const catalogue = await getCatalogue(deps);
  const finder = FINDERS[name];
  if (!finder && !shutOf(catalogue).includes(name)) return { meta: plain, status: 200 };
  const found = await (finder ?? (() => MISSING))({
    deps,
    catalogue,
    match,
    query: url.searchParams,
    origin,
    now: deps.clock.now(),
  });
  if (found.missing) return { meta: { ...plain, hidden: true, data: [] }, status: 404 };
  const { data = [], ...part } = found.part ?? {};
  const { title = plain.title, link = plain.link } = part;
  const meta: PageMeta = { ...plain, ...part, data: [...data, breadcrumbs(origin, tree, name, title, link)] };
  return { meta, status: 200, ...(found.location && { location: found.location }) };
}

/** The page's path with its parameters; queries that only filter are not part of its address. */
const linkOf = ({ page: { path }, params }: Match): string =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
