import { deviceLayout } from '../src/lib/device.ts';
import { chosenLocale, entryPath, preferredLocale } from '../src/site/entry.ts';
import { matchPage, templatePath } from '../src/site/href.ts';
import { treeName, treeOf } from '../src/site/tree.ts';
import { withHead } from './head/meta.ts';
import type { HeadOf } from './head/page-meta.ts';
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
  /** Feeds, site map and robots by their path; null for a path that is none. */
  readonly feed?: (
    pathname: string,
    origin: string,
  ) => Promise<{ readonly type: string; readonly body: string } | null>;
  /** What an address is: its head, and whether there is anything. */
  readonly head?: (url: URL, origin: string, request: Request) => Promise<HeadOf | null>;
  /** Where the site is for the world; without it, where it was asked for. */
  readonly origin?: string | undefined;
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
    const feed = await options.feed?.(pathname, originOf(url));
    if (feed) return machine(request, feed, headers);
    if (pathname === '/healthz') return health(options.healthy, headers);
    const file =
      options.files.serve(pathname, request) ?? (pathname.startsWith(ART) ? drawn(art(pathname)) : null);
    if (file) return withHeaders(file, headers);
    // A missing asset is a 404 of its own, never the page (quality.md R16).
    if (pathname.startsWith('/shstatic/') || /\.\w{2,5}$/.test(pathname))
      return text('Not found', 404, headers);
    const to = entryPath(url, visitorOf(request));
    return to === null ? page(url, request, headers) : received(to, headers);
  };

  function originOf(url: URL): string {
    return options.origin ?? `${options.https ? 'https:' : url.protocol}//${url.host}`;
  }

  async function page(
    url: URL,
    request: Request,
    extra: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const tree = treeOf(url.pathname);
    const folder = url.pathname.replace(/\/+$/, '');
    const match = matchPage(url.pathname);
    const head = await options.head?.(url, originOf(url), request);
    if (head?.location) return moved(head.location, extra);
    const template =
      options.files.html(`${folder}/index.html`) ??
      (match && options.files.html(`/${treeName(match.tree)}/${templatePath(match.page)}/index.html`)) ??
      (tree && options.files.html(`/${tree.locale}/${tree.layout}/index.html`)) ??
      options.files.html('/index.html');
    if (!template) return text('The site is not built: run `npm run build`.', 503, extra);
    const page = head ? withHead(template, head.meta, originOf(url)) : template;
    const html = options.demo
      ? page.replace('</head>', '<meta name="heming-demo" content="on"></head>')
      : page;
    const body = await options.fill(html, url);
    const known = (!tree || folder.split('/').length === 3 || match !== null) && head?.status !== 404;
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

/** Kept for a while: many readers look often, and nothing in it is of this minute. */
const machine = (
  request: Request,
  { type, body }: { readonly type: string; readonly body: string },
  headers: Readonly<Record<string, string>>,
): Response =>
  encoded(request, body, {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': type,
      'Cache-Control': 'public, max-age=600',
      Vary: 'Accept-Encoding',
    },
  });

const moved = (location: string, headers: Readonly<Record<string, string>>): Response =>
  new Response(null, { status: 301, headers: { ...headers, Location: location } });

/** Language and layout of whoever asks: what was chosen here before, then what the browser says of itself. */
const visitorOf = ({ headers }: Request) => ({
  locale: chosenLocale(headers.get('cookie') ?? '') ?? preferredLocale(headers.get('accept-language') ?? ''),
  device: deviceLayout(headers.get('user-agent') ?? ''),
});

const received = (location: string, headers: Readonly<Record<string, string>>): Response =>
  new Response(null, {
    status: 302,
    headers: {
      ...headers,
      Location: location,
      Vary: 'Cookie, Accept-Language, User-Agent',
      'Cache-Control': 'private, no-cache',
    },
  });

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
