import { matchPage } from '../src/site/href.ts';
import { treeOf } from '../src/site/tree.ts';
import { encoded } from './http/encode.ts';
import { securityHeaders } from './http/headers.ts';
import { styleHashes } from './http/page-html.ts';
import type { StaticSite } from './http/static.ts';

interface SiteOptions {
  readonly files: StaticSite;
  readonly https: boolean;
  readonly demo: boolean;
  /** Hosts that the web view may show. */
  readonly frames?: readonly string[];
  /** The box office: everything under /thvendor and /ucenter. */
  readonly boxOffice: (request: Request) => Response | Promise<Response>;
  /** Artwork by its path, drawn on demand; null for a path that is none. */
  readonly art: (pathname: string) => string | null;
  /** Fills a page's build-time HTML with what ages. */
  readonly fill: (html: string, url: URL) => Promise<string>;
  /** Resolves when the database answers. */
  readonly healthy: () => Promise<void>;
}

const ART = '/shstatic/art/';
const ART_KEPT = 500;

/** The whole site as one fetch handler: box office, files, artwork and pages. */
export function createSite(options: SiteOptions): (request: Request) => Promise<Response> {
  const headers = securityHeaders({ https: options.https });
  const art = remembered(options.art, ART_KEPT);

  return async request => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (pathname.startsWith('/thvendor/') || pathname.startsWith('/ucenter/'))
      return options.boxOffice(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return text('Method not allowed', 405, headers);
    if (pathname === '/healthz') return health(options.healthy, headers);
    const file =
      options.files.serve(pathname, request) ?? (pathname.startsWith(ART) ? drawn(art(pathname)) : null);
    if (file) return withHeaders(file, headers);
    // A missing asset is a 404 of its own, never the page (quality.md R16).
    if (pathname.startsWith('/shstatic/') || /\.\w{2,5}$/.test(pathname))
      return text('Not found', 404, headers);
    return page(url, request, headers);
  };

  async function page(
    url: URL,
    request: Request,
    extra: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const tree = treeOf(url.pathname);
    const folder = url.pathname.replace(/\/+$/, '');
    const template =
      options.files.html(`${folder}/index.html`) ??
      (tree && options.files.html(`/${tree.locale}/${tree.layout}/index.html`)) ??
      options.files.html('/index.html');
    if (!template) return text('The site is not built: run `npm run build`.', 503, extra);
    const html = options.demo
      ? template.replace('</head>', '<meta name="heming-demo" content="on"></head>')
      : template;
    const body = await options.fill(html, url);
    const known = !tree || folder.split('/').length === 3 || matchPage(url.pathname) !== null;
    return encoded(request, body, {
      status: known ? 200 : 404,
      headers: {
        ...extra,
        ...securityHeaders({ https: options.https, styles: styleHashes(body), frames: options.frames ?? [] }),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
      },
    });
  }
}

const text = (body: string, status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(`${body}\n`, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

async function health(
  healthy: () => Promise<void>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  try {
    await healthy();
    return text('ok', 200, headers);
  } catch {
    return text('the database does not answer', 503, headers);
  }
}

function drawn(svg: string | null): Response | null {
  return svg === null
    ? null
    : new Response(svg, {
        headers: {
          'Content-Type': 'image/svg+xml; charset=utf-8',
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
      });
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Keeps the results of the last `size` arguments. */
function remembered(make: (key: string) => string | null, size: number): (key: string) => string | null {
  const kept = new Map<string, string>();
  return key => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (value === null) return null;
    if (kept.size >= size) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, value);
    return value;
  };
}
