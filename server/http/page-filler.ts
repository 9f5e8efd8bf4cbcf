import { matchPage } from '#site/href.ts';
import { readBy } from '#site/query-names.ts';
import type { Log } from '../log.ts';
import { pageHtml } from './page-html.ts';

/** The renderer that the build makes of src/app/render.tsx. */
export interface Renderer {
  render(options: {
    readonly path: string;
    readonly fetch?: (request: Request) => Response | Promise<Response>;
    readonly art?: (pathname: string) => string | null;
    readonly now: number;
    readonly demo: boolean;
    readonly shut?: readonly string[];
  }): Promise<{ readonly html: string; readonly data: unknown } | null>;
}

interface FillerOptions {
  readonly renderer: Renderer;
  /** The box office: it answers the page's calls as an anonymous visitor's. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** The artwork that a path under /shstatic/art names. */
  readonly art: (pathname: string) => string | null;
  readonly demo: boolean;
  readonly now: () => number;
  readonly log: Log;
}

/** A rendered page serves every visitor for this long; ms. It holds nothing of anyone. */
const PAGE_KEPT_FOR = 5_000;
const MAX_PAGES = 200;
/** Renderings at a time: beyond it visitors get the page of the build, which needs no work. */
const MAX_RENDERINGS = 2;
/**
 * Pages with a query are as many as anybody likes. After each of them the next one waits this many times what it took,
 * so that all of them together leave most of the process to the box office.
 */
const REST = 4;
/** Longer queries are not worth a rendering. */
const LONGEST = 300;

/** Fills a page's build-time HTML with what ages: the season as it is now (rulings.md). Never fails. */
export function pageFiller({ renderer, fetch, art, demo, now, log }: FillerOptions) {
  const kept = new Map<string, { readonly until: number; readonly html: Promise<string | null> }>();
  let running = 0;
  let queries = 0;
  let restUntil = Number.NEGATIVE_INFINITY;

  async function rendered(path: string, template: string, shut: readonly string[]): Promise<string | null> {
    running++;
    try {
      const page = await renderer.render({ path, fetch, art, now: now(), demo, shut });
      return page && pageHtml(template, { path, ...page });
    } catch (error) {
      log('rendering a page', { path: path.split('?')[0], error });
      return null;
    } finally {
      running--;
    }
  }

  async function withQuery(path: string, template: string, shut: readonly string[]): Promise<string | null> {
    const started = now();
    queries++;
    const html = await rendered(path, template, shut);
    queries--;
    restUntil = now() + REST * (now() - started);
    return html;
  }

  return async (template: string, url: URL, shut: readonly string[] = []): Promise<string> => {
    if (!isFillable(url)) return template;
    const query = readBy(url.searchParams);
    const path = url.pathname + query;
    const known = kept.get(path);
    if (known && known.until > now()) return (await known.html) ?? template;
    if (running >= MAX_RENDERINGS) return template;
    if (query !== '' && (queries > 0 || now() < restUntil)) return template;
    if (kept.size >= MAX_PAGES) kept.delete(kept.keys().next().value ?? '');
    const html = query === '' ? rendered(path, template, shut) : withQuery(path, template, shut);
    kept.set(path, { until: now() + PAGE_KEPT_FOR, html });
    return (await html) ?? template;
  };
}

/** Public pages whose content is worth showing at once; not a scenario, which is the tab's own. */
function isFillable({ pathname, search, searchParams }: URL): boolean {
  const page = matchPage(pathname)?.page;
  return (
    page !== undefined &&
    !page.auth &&
    !page.hidden &&
    search.length <= LONGEST &&
    !searchParams.has('scenario')
  );
}
