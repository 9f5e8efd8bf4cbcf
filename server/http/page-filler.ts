import { matchPage } from '../../src/site/href.ts';
import { pageHtml } from './page-html.ts';

/** The renderer that the build makes of src/app/render.tsx. */
export interface Renderer {
  render(options: {
    readonly path: string;
    readonly fetch?: (request: Request) => Response | Promise<Response>;
    readonly now: number;
    readonly demo: boolean;
  }): Promise<{ readonly html: string; readonly data: unknown } | null>;
}

interface FillerOptions {
  readonly renderer: Renderer;
  /** The box office: it answers the page's calls as an anonymous visitor's. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly demo: boolean;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** A rendered page serves every visitor for this long; ms. It holds nothing of anyone. */
const KEPT_FOR = 5_000;
const KEPT = 200;
/** Renderings at a time: beyond it visitors get the page of the build, which needs no work. */
const AT_ONCE = 2;
/** Longer queries are not worth a rendering. */
const LONGEST = 300;

/** Fills a page's build-time HTML with what ages: the season as it is now (decisions.md). Never fails. */
export function pageFiller({ renderer, fetch, demo, now, log }: FillerOptions) {
  const kept = new Map<string, { readonly until: number; readonly html: Promise<string | null> }>();
  let running = 0;

  async function rendered(path: string, template: string): Promise<string | null> {
    running++;
    try {
      const page = await renderer.render({ path, fetch, now: now(), demo });
      return page && pageHtml(template, page);
    } catch (error) {
      log(`rendering ${path}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    } finally {
      running--;
    }
  }

  return async (template: string, url: URL): Promise<string> => {
    const path = url.pathname + url.search;
    if (!isFillable(url)) return template;
    const known = kept.get(path);
    if (known && known.until > now()) return (await known.html) ?? template;
    if (running >= AT_ONCE) return template;
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
    const html = rendered(path, template);
    kept.set(path, { until: now() + KEPT_FOR, html });
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
