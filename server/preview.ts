import { account, member } from '#domain/contract/account.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { DEFAULT_LOCALE, type Tree, treeOf } from '#site/tree.ts';
import { createApp, endpointTable } from './app.ts';
import type { Deps } from './deps.ts';
import { localeOf, refuse } from './http/mount.ts';
import { previewOnly } from './http/refusals.ts';
import { draftShown } from './http/staff-session.ts';
import type { StaticSite } from './http/static.ts';
import { asPublished } from './season/publish.ts';
import { isAway } from './store/away.ts';
import { memoryStore } from './store/memory/memory.ts';
import type { Store } from './store/port.ts';
import type { CatalogueDoc } from './store/ports/catalogue.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/** Drafts whose site a process holds ready. */
const DRAFTS = 2;
/** So long after it was put together, a site has what the office and the season became meanwhile; ms. */
const FRESH_FOR = 60_000;
const STORED = ['taken', 'takenCounts'] as const;

/** The catalogue as it will be on a store of its own, which only looks at what is sold; nothing is done on it. */
async function draftStore({ direct }: Store, docs: readonly CatalogueDoc[]): Promise<Store> {
  const store = memoryStore();
  await store.transaction(tx => tx.catalogue.upsert(docs));
  const own = store.direct.sales;
  const sales = new Proxy(own, {
    get: (_, name) => (STORED.some(one => one === name) ? direct.sales : own)[name as 'taken'],
  });
  return {
    ...store,
    direct: { ...store.direct, sales },
    transaction: () => Promise.reject(previewOnly()),
  };
}

const MEMBERS: ReadonlySet<string> = new Set(
  endpointTable.filter(({ access }) => access !== 'anyone').map(({ call }) => call.path),
);

/** The box office of a draft: public calls answer from it, and those of a member are refused unread. */
async function draftOffice(
  deps: Deps,
  docs: readonly CatalogueDoc[],
): Promise<{ deps: Deps; fetch: Answer }> {
  const { messenger: _, notify: __, seasonFiles: ___, ...rest } = deps;
  const own: Deps = { ...rest, store: await draftStore(deps.store, docs), gateways: {} };
  const app = createApp(own);
  return {
    deps: own,
    fetch: request => {
      const { pathname } = new URL(request.url);
      return MEMBERS.has(pathname)
        ? refuse(own, previewOnly(), localeOf(request), [], pathname)
        : app.fetch(request);
    },
  };
}

/** Who is signed in says the house itself, and signs them out: a look at a draft ends nobody's session. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set(
  [account.logonInfo, account.logout, member.vendorMember, member.info, member.expenditure].map(
    call => call.path,
  ),
);

/** Pages and their calls; the desk's own go on, and so does what is the same for everybody. */
const isOfSite = (pathname: string): boolean =>
  pathname === '/' ||
  treeOf(pathname) !== null ||
  (pathname.startsWith('/ucenter/') && !OF_THE_HOUSE.has(pathname)) ||
  (pathname.startsWith('/thvendor/') &&
    !pathname.startsWith('/thvendor/desk/') &&
    !OF_THE_HOUSE.has(pathname));

/**
 * A season before it is published, as a whole site: for the browser whose session of the desk asked for it. Null for
 * everybody else, who costs nothing but a look at a cookie.
 */
export function previewDoor(
  deps: Deps,
  siteOf: (office: { readonly deps: Deps; readonly fetch: Answer }) => Answer,
  draftFor: typeof draftShown = draftShown,
): (request: Request) => Promise<Response | null> {
  const sites = new Map<string, { readonly until: number; readonly site: Promise<Answer> }>();

  async function made(sessionHash: string): Promise<Answer> {
    const draft = await deps.store.direct.staff.draft(sessionHash);
    const docs = await asPublished(deps.store, draft?.docs ?? [], deps.clock.now());
    return siteOf(await draftOffice(deps, docs));
  }
  function siteFor(sessionHash: string, madeAt: number, now: number): Promise<Answer> {
    const key = `${sessionHash} ${madeAt}`;
    const known = sites.get(key);
    sites.delete(key);
    const one = known && known.until > now ? known : { until: now + FRESH_FOR, site: made(sessionHash) };
    sites.set(key, one);
    one.site.catch(() => sites.delete(key));
    if (sites.size > DRAFTS) sites.delete(sites.keys().next().value ?? '');
    return one.site;
  }

  return async request => {
    if (!isOfSite(new URL(request.url).pathname)) return null;
    const now = deps.clock.now();
    const shown = await draftFor(deps, request, now).catch((error: unknown) => {
      // Public pages stay open while nobody can be known.
      if (isAway(error)) return null;
      throw error;
    });
    if (!shown) return null;
    const site = await siteFor(shown.sessionHash, shown.madeAt, now);
    const response = await site(request);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
    return response;
  };
}

const MARK: Bilingual = { zh: '预览：还没有发布', en: 'Preview: not published' };
const BACK: Bilingual = { zh: '回到工作台', en: 'Back to the desk' };
/** One line that stays at the top, in any size of type; what stays at the top of a phone's page stays below it. */
export const MARK_STYLE = `<style>.previewed{position:sticky;inset-block-start:0;z-index:2147483647;block-size:1.5rem;overflow:hidden;text-align:center;white-space:nowrap;background:#7a1f12;color:#fff;font:600 min(.8125rem,3.7vw)/1.5rem system-ui,sans-serif}.previewed a{display:inline-block;color:inherit;margin-inline-start:.75rem;text-decoration:underline}header:is(.bar,.sticky){inset-block-start:1.5rem!important}</style>`;

/** The pages of the build, marked as a preview: a desktop shows a telephone's, too. */
export const markedPages = (files: Pick<StaticSite, 'html'>): Pick<StaticSite, 'html' | 'serve'> => ({
  serve: () => null,
  html: path => {
    const page = files.html(path);
    return page && marked(page, treeOf(path) ?? { locale: DEFAULT_LOCALE, layout: 'pc' });
  },
});

/** What stands above everything in a page of a preview. */
export const markOf = ({ locale }: Pick<Tree, 'locale'>): string =>
  `<aside class="previewed" data-preview>${say(MARK, locale)}<a href="/desk/season">${say(BACK, locale)}</a></aside>`;

function marked(html: string, { locale, layout }: Tree): string {
  return html
    .replace('<html', () => `<html data-layout="${layout}"`)
    .replace('</head>', () => `${MARK_STYLE}</head>`)
    .replace(/<body[^>]*>/, body => body + markOf({ locale }));
}
