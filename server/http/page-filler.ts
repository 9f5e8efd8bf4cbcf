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
  /** The artwork that a path under /shstatic/art names. */
  readonly art: (pathname: string) => string | null;
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
export function pageFiller({ renderer, fetch, art, demo, now, log }: FillerOptions) {
  const kept = new Map<string, { readonly until: number; readonly html: Promise<string | null> }>();
  let running = 0;

  async function rendered(path: string, template: string): Promise<string | null> {
    running++;
    try {
      const page = await renderer.render({ path, fetch, now: now(), demo });
      return page && pageHtml(template, { ...page, html: withPicture(page.html, art) });
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

/** The first picture, and React's hint to fetch it before anything else. */
const FIRST_PICTURE = /(<img [^>]*?)src="(\/shstatic\/art\/[^"]+)"([^>]* fetchPriority="high")/;
const HINT = /<link rel="preload" as="image"[^>]*fetchPriority="high"\/>/;

/**
 * The first picture in the page itself: three kilobytes are here sooner than a way there and back on a slow line.
 * src/start.ts fetches its file when it is painted, for the page that React draws.
 */
function withPicture(html: string, art: FillerOptions['art']): string {
  const svg = art(FIRST_PICTURE.exec(html)?.[2] ?? '');
  if (svg === null) return html;
  const data = `data:image/svg+xml,${svg.replace(/[%#"<>&]/g, c => `%${c.charCodeAt(0).toString(16)}`)}`;
  return html
    .replace(HINT, '')
    .replace(
      FIRST_PICTURE,
      (_, before: string, src: string, after: string) => `${before}src="${data}" data-src="${src}"${after}`,
    );
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
