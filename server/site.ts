import { deviceLayout } from '#lib/device.ts';
import { chosenLocale, entryPath, preferredLocale } from '#site/entry.ts';
import { matchPage, templatePath } from '#site/href.ts';
import { treeName, treeOf } from '#site/tree.ts';
import { atTwin, missedOnPhone } from '#site/twin-address.ts';
import { metaTags, type PageMeta, withHead } from './head/meta.ts';
import type { HeadOf } from './head/page-meta.ts';
import { compressor, encoded, encodingOf, worthIt } from './http/encode.ts';
import { partHeaders, securityHeaders } from './http/headers.ts';
import { textOf } from './http/mount.ts';
import { type PageBody, pageBodies } from './http/page-body.ts';
import { onceFor, remembering } from './http/remember.ts';
import type { StaticSite } from './http/static.ts';
import type { Log } from './log.ts';

interface SiteOptions {
  readonly files: Pick<StaticSite, 'html' | 'serve'>;
  readonly https: boolean;
  readonly demo: boolean;
  /** Hosts that the web view may show. */
  readonly frames?: readonly string[];
  /** The box office: everything under /thvendor and /ucenter. */
  readonly boxOffice: (request: Request) => Response | Promise<Response>;
  /** Sound, pictures and scores of the digital halls: everything under /media. */
  readonly media?: (request: Request) => Promise<Response>;
  /** Artwork by its path, drawn on demand; null for a path that is none. */
  readonly art: (pathname: string) => string | null;
  /** A picture of the season by its name, in a form that the browser accepts; null where there is none. */
  readonly picture?: (
    name: string,
    accept: string,
  ) => Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | null>;
  /** Fills a page's build-time HTML with what ages. */
  readonly fill: (html: string, url: URL, shut: readonly string[]) => Promise<string>;
  /** Pages for which the season has nothing: links lead to none of them. */
  readonly shut?: () => Promise<readonly string[]>;
  /** Feeds, site map and robots by their path; null for a path that is none. */
  readonly feed?: (
    pathname: string,
    origin: string,
  ) => Promise<{ readonly type: string; readonly body: string; readonly own?: boolean } | null>;
  /** What a composition shows beside the site, with headers of its own; null for an address that is none of its. */
  readonly more?: (url: URL) => Promise<Response | null>;
  /** What an address is: its head, and whether there is anything. */
  readonly head?: (url: URL, origin: string) => Promise<HeadOf | null>;
  /**
   * Where the site is for the world, the first one for hosts that are none of them. Without any, where it was asked
   * for: a demonstration is started anywhere.
   */
  readonly origins?: readonly string[];
  /** Resolves when visitors may be sent here; says otherwise what is missing. */
  readonly ready: () => Promise<void>;
  readonly log: Log;
}

const PARTS = '/shstatic/';
const ART = `${PARTS}art/`;
/** With its width, or as it was brought to a version of long ago. */
const PICTURE = /^\/shstatic\/season\/(\d{3,4}\/[0-9a-f]{32}|[0-9a-f]{32}\.\w+)$/;
const ART_KEPT = 500;
const DOOR = '/desk/door/index.html';
const DESK = /^\/desk(?:\/([a-z]+))?(?:\/.*)?$/;

/** The whole site as one fetch handler: box office, files, artwork and pages. */
export function createSite(options: SiteOptions): (request: Request) => Promise<Response> {
  const headers = securityHeaders({ https: options.https });
  const art = remembering(options.art, { most: ART_KEPT });
  const bodyOf = pageBodies();
  const compress = compressor();
  const tellers = remembering(
    tags =>
      remembering((html = '') => telling(html, tags ?? ''), { most: 200, longest: Number.POSITIVE_INFINITY }),
    { most: 8 },
  );
  const told = (html: string, tags: string): string => tellers(tags)(html);
  const policyOf = onceFor(({ inline }: PageBody) =>
    securityHeaders({ https: options.https, inline, frames: options.frames ?? [] }),
  );
  const tagsOf = onceFor((meta: PageMeta) =>
    remembering((origin = '') => metaTags(meta, origin), { most: 8 }),
  );

  return async request => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (pathname.startsWith('/thvendor/') || pathname.startsWith('/ucenter/')) return call(request);
    if (pathname.startsWith('/media/') && options.media) return options.media(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return text('Method not allowed', 405, headers);
    const more = await options.more?.(url);
    if (more) return withHeaders(more, headers, false);
    const feed = await options.feed?.(pathname, originOf(url));
    if (feed) return encoded(request, feed.body, machine(feed, headers), compress);
    if (pathname === '/livez') return text('ok', 200, headers);
    if (pathname === '/readyz') return readiness(options, headers);
    const file =
      options.files.serve(pathname, request) ??
      (pathname.startsWith(ART) ? await drawn(request, art(pathname), compress) : null);
    if (file) return withHeaders(file, pathname.startsWith(PARTS) ? partHeaders : headers);
    const [, name] = PICTURE.exec(pathname) ?? [];
    const picture = name && (await options.picture?.(name, request.headers.get('Accept') ?? ''));
    if (picture) return withHeaders(shown(picture), partHeaders);
    // A missing asset is a 404 of its own, never the page (quality.md R16).
    if (pathname.startsWith(PARTS) || /\.\w{2,5}$/.test(pathname)) return text('Not found', 404, headers);
    const desk = DESK.exec(pathname);
    if (desk) return deskPage(desk[1] === 'door' ? DOOR : '/desk/index.html');
    if (pathname === '/pay') return deskPage('/pay/index.html');
    const to = entryPath(url, visitorOf(request));
    return to === null ? page(url, request, headers) : received(to, headers);
  };

  /** The pages of who works in the house, and of a link to pay; the door's alone may use the camera. */
  function deskPage(file: string): Response {
    const html = options.files.html(file);
    if (!html) return text('The site is not built: run `npm run build`.', 503, headers);
    const shown = told(html, statedTags(options.demo, []));
    return new Response(shown, {
      headers: {
        ...headers,
        ...(file === DOOR && {
          'Permissions-Policy': String(headers['Permissions-Policy']).replace('camera=()', 'camera=(self)'),
        }),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'X-Robots-Tag': 'noindex',
      },
    });
  }

  function originOf(url: URL): string {
    const { origins = [] } = options;
    const own = origins.find(origin => URL.canParse(origin) && new URL(origin).host === url.host);
    return own ?? origins[0] ?? `${options.https ? 'https:' : url.protocol}//${url.host}`;
  }

  /** The box office's replies, smaller on the way. */
  async function call(request: Request): Promise<Response> {
    const response = await options.boxOffice(request);
    const body = textOf(response) ?? '';
    const encoding = worthIt(body) ? encodingOf(request) : null;
    if (!encoding) return response;
    const headers = new Headers(response.headers);
    headers.set('Content-Encoding', encoding);
    headers.set('Vary', 'Accept-Encoding');
    return new Response(await compress(body, encoding), { status: response.status, headers });
  }

  /** Without it a page has the head of its build, which is true of every page of its kind. */
  async function headOf(url: URL, origin: string): Promise<HeadOf | null> {
    try {
      return (await options.head?.(url, origin)) ?? null;
    } catch (error) {
      options.log('the head of a page', { path: url.pathname, error });
      return null;
    }
  }

  async function shutNow(): Promise<readonly string[]> {
    try {
      return (await options.shut?.()) ?? [];
    } catch (error) {
      options.log('what the season has', { error });
      return [];
    }
  }

  async function page(
    url: URL,
    request: Request,
    extra: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const tree = treeOf(url.pathname);
    const asked = matchPage(url.pathname);
    const twin = tree && !asked ? atTwin(tree, url) : null;
    // What a phone is told that it has missed, the page alone knows.
    const missed = twin !== null && missedOnPhone(url.pathname, twin) !== null;
    if (twin !== null && !missed)
      return new Response(null, { status: 302, headers: { ...extra, Location: twin } });
    const origin = originOf(url);
    const head = await headOf(url, origin);
    if (head?.location) return moved(head.location, extra);
    // It goes on to the page that stands in, which is in its HTML already.
    const shown = missed ? new URL(twin, url) : url;
    const folder = shown.pathname.replace(/\/+$/, '');
    const match = matchPage(shown.pathname);
    const template =
      options.files.html(`${folder}/index.html`) ??
      (match && options.files.html(`/${treeName(match.tree)}/${templatePath(match.page)}/index.html`)) ??
      (tree && options.files.html(`/${tree.locale}/${tree.layout}/index.html`)) ??
      options.files.html('/index.html');
    if (!template) return text('The site is not built: run `npm run build`.', 503, extra);
    // What is kept for many visitors holds nothing of the address that one of them asked for: the head comes last.
    const shut = await shutNow();
    const body = bodyOf(await options.fill(told(template, statedTags(options.demo, shut)), shown, shut));
    const known = (!tree || folder.split('/').length === 3 || match !== null) && head?.status !== 404;
    const encoding = encodingOf(request);
    const headers = {
      ...extra,
      ...policyOf(body),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    const tags = head ? tagsOf(head.meta)(origin) : '';
    const bytes =
      request.method === 'HEAD'
        ? null
        : await body.bytes(tags, encoding, html => (head ? withHead(html, head.meta, origin, tags) : html));
    return new Response(bytes, { status: known ? 200 : 404, headers });
  }
}

/** What the page in the browser is told of the site that it belongs to. */
const statedTags = (demo: boolean, shut: readonly string[]): string =>
  [
    demo ? '<meta name="heming-demo" content="on">' : '',
    shut.length > 0 ? `<meta name="heming-shut" content="${shut.join(' ')}">` : '',
  ].join('');

/** The build knew nothing of it: what it drew is drawn anew in the browser, unless the page is filled here. */
const telling = (html: string, tags: string): string =>
  tags === '' ? html : html.replace('</head>', () => `${tags}</head>`).replace(/ data-path="[^"]*"/, '');

/** Kept for a while: many readers look often, and nothing in it is of this minute. One person’s own is kept nowhere. */
const machine = (
  { type, own = false }: { readonly type: string; readonly own?: boolean },
  headers: Readonly<Record<string, string>>,
) => ({
  status: 200,
  headers: {
    ...headers,
    'Content-Type': type,
    'Cache-Control': own ? 'private, no-cache' : 'public, max-age=600',
    ...(own && { 'X-Robots-Tag': 'noindex' }),
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

async function readiness(
  { ready, log }: Pick<SiteOptions, 'ready' | 'log'>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  try {
    await ready();
    return text('ok', 200, headers);
  } catch (error) {
    log('not ready', { error });
    return text('not ready', 503, headers);
  }
}

async function drawn(
  request: Request,
  svg: string | null,
  compress: ReturnType<typeof compressor>,
): Promise<Response | null> {
  if (svg === null) return null;
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  };
  return encoded(request, svg, { status: 200, headers }, compress);
}

/** Its name is made from its bytes: it may be kept for ever. */
function shown({ type, bytes }: { type: string; bytes: Uint8Array<ArrayBuffer> }): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept',
    },
  });
}

function withHeaders(
  response: Response,
  headers: Readonly<Record<string, string>>,
  overwrite = true,
): Response {
  for (const [name, value] of Object.entries(headers))
    if (overwrite || !response.headers.has(name)) response.headers.set(name, value);
  return response;
}
