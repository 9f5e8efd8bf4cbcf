import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { href, matchPage } from '#site/href.ts';
import { hasPage, page, pageNames, twinIn } from '#site/pages.ts';
import { TREES } from '#site/tree.ts';
import { StaticSite } from './http/static.ts';
import { createSite } from './site.ts';

let dir: string;
let site: (request: Request) => Promise<Response>;
let down = false;
const asked: string[][] = [];
const filled: string[] = [];
let drawings = 0;
const lines: string[] = [];

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(dir, 'shstatic'));
  mkdirSync(join(dir, 'zh-CN/pc/home'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), '<head></head>shell');
  writeFileSync(join(dir, 'zh-CN/pc/index.html'), '<head></head>tree');
  writeFileSync(join(dir, 'zh-CN/pc/home/index.html'), '<head></head>home');
  mkdirSync(join(dir, 'zh-CN/mobile/musicale'), { recursive: true });
  writeFileSync(join(dir, 'zh-CN/mobile/musicale/index.html'), '<head></head>list');
  writeFileSync(join(dir, 'shstatic/main-abcdef12.js'), 'script');
  writeFileSync(join(dir, 'shstatic/main-abcdef12.js.gz'), gzipSync('script'));
  writeFileSync(join(dir, 'robots.txt'), 'robots');
  site = createSite({
    files: new StaticSite(dir),
    https: true,
    demo: true,
    boxOffice: request => Response.json({ path: new URL(request.url).pathname }),
    art: pathname => {
      drawings++;
      return pathname.endsWith('/known.svg') ? '<svg/>' : null;
    },
    picture: async (name, accept) => {
      asked.push([name, accept]);
      return /^(960\/)?abc/.test(name) ? { type: 'image/png', bytes: new Uint8Array([1]) } : null;
    },
    fill: async (html, url) => {
      filled.push(url.pathname + url.search);
      return html;
    },
    ready: async () => {
      if (down) throw new Error('down');
    },
    log: (words, { error } = {}) => lines.push(`${words}: ${(error as Error).message}`),
  });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const get = (path: string, init?: RequestInit) => site(new Request(`http://heming.example${path}`, init));

test('pictures of the season come under names made of their bytes, and no other way', async () => {
  const name = `abc${'0'.repeat(29)}.png`;
  const picture = await get(`/shstatic/season/${name}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(picture.headers.get('cache-control')).toContain('immutable');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  const scaled = await get(`/shstatic/season/960/${name.slice(0, 32)}`, {
    headers: { accept: 'image/avif' },
  });
  expect([scaled.status, scaled.headers.get('vary')]).toEqual([200, 'Accept']);
  expect(asked.at(-1)).toEqual([`960/${name.slice(0, 32)}`, 'image/avif']);
  for (const other of [
    `f${name.slice(1)}`,
    `../${name}`,
    `99999/${name.slice(0, 32)}`,
    `${name}/x`,
    'abc.png',
  ])
    expect((await get(`/shstatic/season/${other}`)).status, other).toBe(404);
});

test('pages come from their own HTML, their tree, or the shell', async () => {
  expect(await (await get('/zh-CN/pc/home')).text()).toContain('home');
  expect(await (await get('/zh-CN/pc/musicale')).text()).toContain('tree');
  expect(await (await get('/en-US/mobile/musicale')).text()).toContain('shell');
});

test('a page that a tree lacks leads to its twin there, with what was asked for; nothing else is one', async () => {
  for (const tree of TREES)
    for (const name of pageNames.filter(one => !hasPage(tree, one))) {
      const [home = tree] = page(name).trees ?? [];
      const there = new URL(href(home, name), 'http://any.example').pathname.split('/').slice(3).join('/');
      const answer = await get(`/${tree}/${there}?id=some&q=1`);
      const told = tree.endsWith('mobile') && page(name).pcOnly !== undefined;
      expect(answer.status, `${tree} ${name}`).toBe(told ? 200 : 302);
      if (told) continue;
      const to = new URL(answer.headers.get('location') ?? '', 'http://any.example');
      expect(matchPage(to.pathname), `${tree} ${name}`).toMatchObject({ name: twinIn(tree, name) });
      expect(to.search).toBe('?id=some&q=1');
    }
  for (const path of ['/zh-CN/mobile/no-such-page', '/en-US/pc/digitalhall2-nothing'])
    expect((await get(path)).status, path).toBe(404);
});

test('what a phone is told that it has missed has the page that stands in for it in its HTML', async () => {
  expect(await (await get('/zh-CN/mobile/presale?id=some')).text()).toContain('list');
  expect(filled.at(-1)).toBe('/zh-CN/mobile/musicale?id=some');
});

test('the root and paths without a language lead to the language and layout of who asks', async () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
  const ways: [string, Record<string, string>, string][] = [
    ['/', {}, '/zh-CN/pc/home'],
    ['/', { 'accept-language': 'en-GB,en;q=0.9' }, '/en-US/pc/home'],
    ['/', { 'accept-language': 'en', 'user-agent': phone }, '/en-US/mobile/home'],
    ['/', { 'accept-language': 'en', cookie: 'heming.locale=zh-CN' }, '/zh-CN/pc/home'],
    ['/', { 'accept-language': 'fr-FR,fr;q=0.9' }, '/zh-CN/pc/home'],
    ['/', { 'accept-language': 'de,en;q=0.8,zh;q=0.5' }, '/en-US/pc/home'],
    ['/museum', { 'accept-language': 'zh-CN', cookie: 'heming.locale=en-US' }, '/en-US/pc/museum'],
    ['/login?from=mail', { 'user-agent': phone }, '/zh-CN/mobile/login?from=mail'],
    ['/en-US', {}, '/en-US/pc/home'],
  ];
  for (const [path, headers, to] of ways) {
    const response = await get(path, { headers });
    expect([response.status, response.headers.get('location')], path).toEqual([302, to]);
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Language, User-Agent');
  }
});

test('an unknown page is the site with status 404', async () => {
  const response = await get('/zh-CN/pc/nowhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('tree');
});

test('HTML is asked for each time and says that this is a demonstration', async () => {
  const response = await get('/zh-CN/pc/home');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('<meta name="heming-demo" content="on">');
});

test('a page is told what the season lacks, and what the build drew of it is drawn anew where it is not filled', async () => {
  const built = '<head></head><div id="root" data-path="/zh-CN/pc/home"><!--app-->old<!--/app--></div>';
  writeFileSync(join(dir, 'zh-CN/pc/home/index.html'), built);
  const shut = ['museum', 'about-sso#shop'];
  const asked: (readonly string[])[] = [];
  const of = (more: { demo: boolean; shut: readonly string[]; fills?: boolean }) =>
    createSite({
      files: new StaticSite(dir),
      https: true,
      demo: more.demo,
      boxOffice: () => new Response(),
      art: () => null,
      shut: async () => more.shut,
      fill: async (html, _, shut) => {
        asked.push(shut);
        return more.fills ? html.replace('<div id="root"', '$& data-path="/zh-CN/pc/home"') : html;
      },
      ready: async () => undefined,
      log: () => undefined,
    })(new Request('http://heming.example/zh-CN/pc/home')).then(reply => reply.text());
  expect(await of({ demo: false, shut: [] })).toContain('data-path=');
  expect(await of({ demo: true, shut: [] })).not.toContain('data-path=');
  const told = await of({ demo: false, shut });
  expect(told).toContain('<meta name="heming-shut" content="museum about-sso#shop">');
  expect(told).not.toContain('data-path=');
  expect(await of({ demo: true, shut, fills: true })).toContain('data-path=');
  expect(asked.at(-1)).toEqual(shut);
  writeFileSync(join(dir, 'zh-CN/pc/home/index.html'), '<head></head>home');
});

test('a feed is kept for a while by anybody, one person’s own by nobody', async () => {
  const of = (own: boolean) =>
    createSite({
      files: new StaticSite(dir),
      https: true,
      demo: false,
      boxOffice: () => new Response(),
      art: () => null,
      feed: async () => ({ type: 'text/calendar; charset=utf-8', body: 'BEGIN:VCALENDAR', own }),
      fill: async html => html,
      ready: async () => undefined,
      log: () => undefined,
    })(new Request('http://heming.example/feeds/order/one.ics'));
  const [open, own] = [await of(false), await of(true)];
  expect(open.headers.get('cache-control')).toBe('public, max-age=600');
  expect(own.headers.get('cache-control')).toBe('private, no-cache');
  expect([open.headers.get('x-robots-tag'), own.headers.get('x-robots-tag')]).toEqual([null, 'noindex']);
});

test('hashed files are kept for a year, and come compressed', async () => {
  const response = await get('/shstatic/main-abcdef12.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('script');
  const etag = response.headers.get('etag') ?? '';
  expect((await get('/shstatic/main-abcdef12.js', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('a missing asset is a 404 and never the page', async () => {
  for (const path of ['/shstatic/gone-12345678.js', '/shstatic/art/unknown.svg', '/favicon.ico']) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text()).not.toContain('shell');
  }
});

test('no path leaves the folder', async () => {
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/shstatic/../../package.json',
    '/..%2fpackage.json',
  ]) {
    const response = await get(path);
    expect(await response.text(), path).not.toContain('"dependencies"');
  }
});

test('artwork is drawn once', async () => {
  drawings = 0;
  expect((await get('/shstatic/art/known.svg')).headers.get('content-type')).toContain('svg');
  await get('/shstatic/art/known.svg');
  expect(drawings).toBe(1);
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/robots.txt', '/shstatic/gone.js', '/readyz']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('strict-transport-security'), path).toContain('max-age');
  }
});

test('a part of a page carries its own policy alone: the rest is said by the page', async () => {
  const { headers } = await get('/shstatic/art/known.svg');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const said = [...headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  expect(said.length).toBeLessThan(350);
});

test('readyz tells whether the database answers', async () => {
  expect((await get('/readyz')).status).toBe(200);
  down = true;
  expect((await get('/readyz')).status).toBe(503);
  expect(lines).toEqual(['not ready: down']);
});

test('only the box office takes anything but GET', async () => {
  expect((await get('/zh-CN/pc/home', { method: 'POST' })).status).toBe(405);
  expect(await (await get('/thvendor/x.xhtml', { method: 'POST' })).json()).toEqual({
    path: '/thvendor/x.xhtml',
  });
});

test('machines get their feeds, heads their pages, and one address each article', async () => {
  const plain = createSite({
    files: new StaticSite(dir),
    https: false,
    demo: false,
    boxOffice: () => Response.json({}),
    art: () => null,
    fill: async html => html,
    ready: async () => undefined,
    log: () => undefined,
    origins: ['https://www.heming.example', 'https://heming.example'],
    feed: async (pathname, origin) =>
      pathname === '/sitemap.xml'
        ? { type: 'application/xml; charset=utf-8', body: `<urlset>${origin}</urlset>` }
        : null,
    head: async (url, origin) => ({
      status: url.pathname.endsWith('/nothing') ? 404 : 200,
      meta: {
        tree: { locale: 'en-US', layout: 'pc' },
        page: 'news-article',
        title: 'A title',
        description: 'A text',
        link: 'news-detail/hall/x',
        type: 'article',
        data: [{ '@type': 'Thing', url: origin }],
      },
      ...(url.pathname.includes('/season/') ? { location: '/en-US/pc/news-detail/hall/x' } : {}),
    }),
  });
  const ask = (path: string) => plain(new Request(`http://any.example${path}`));
  const map = await ask('/sitemap.xml');
  expect(map.headers.get('content-type')).toContain('application/xml');
  expect(map.headers.get('cache-control')).toContain('max-age=600');
  // What the host header says is not what the world is told, unless it is one of the site's own.
  expect(await map.text()).toBe('<urlset>https://www.heming.example</urlset>');
  const own = await plain(new Request('http://heming.example/sitemap.xml'));
  expect(await own.text()).toBe('<urlset>https://heming.example</urlset>');
  expect(await (await ask('/robots.txt')).text()).toBe('robots');

  const page = await ask('/en-US/pc/news-detail/hall/x');
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain(
    '<link rel="canonical" href="https://www.heming.example/en-US/pc/news-detail/hall/x">',
  );
  expect(html).toContain('<script type="application/ld+json">');
  expect((await ask('/en-US/pc/news-detail/hall/nothing')).status).toBe(404);
  const moved = await ask('/en-US/pc/news-detail/season/x');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en-US/pc/news-detail/hall/x']);
});

test('a page with parameters has one HTML for all of them', async () => {
  mkdirSync(join(dir, 'zh-CN/pc/news-detail/_type/_id'), { recursive: true });
  writeFileSync(join(dir, 'zh-CN/pc/news-detail/_type/_id/index.html'), '<head></head>article');
  const again = createSite({
    files: new StaticSite(dir),
    https: true,
    demo: false,
    boxOffice: () => Response.json({}),
    art: () => null,
    fill: async html => html,
    ready: async () => undefined,
    log: () => undefined,
  });
  const html = await (await again(new Request('http://heming.example/zh-CN/pc/news-detail/hall/any'))).text();
  expect(html).toContain('article');
});

test('what one visitor calls the site is not what the next one reads', async () => {
  const meta = {
    tree: { locale: 'zh-CN', layout: 'pc' },
    page: 'home',
    title: '首页',
    description: '',
    link: 'home',
    type: 'website',
    data: [],
  } as const;
  let fillings = 0;
  let kept: Promise<string> | null = null;
  const demonstration = createSite({
    files: new StaticSite(dir),
    https: false,
    demo: true,
    boxOffice: () => Response.json({}),
    art: () => null,
    fill: html => {
      kept ??= Promise.resolve(`${html}${++fillings}`);
      return kept;
    },
    ready: async () => undefined,
    log: () => undefined,
    head: async () => ({ status: 200, meta }),
  });
  const from = async (host: string) =>
    (await demonstration(new Request(`http://${host}/zh-CN/pc/home`))).text();
  expect(await from('evil.example')).toContain('http://evil.example/zh-CN/pc/home');
  const next = await from('heming.example');
  expect(next).toContain('<link rel="canonical" href="http://heming.example/zh-CN/pc/home">');
  expect(next).not.toContain('evil');
  expect(fillings).toBe(1);
});

test('pages are compressed as the client takes them', async () => {
  const long = `<head></head>${'和鸣 '.repeat(2000)}`;
  const big = createSite({
    files: new StaticSite(dir),
    https: false,
    demo: false,
    boxOffice: () => Response.json({}),
    art: () => null,
    fill: async () => long,
    ready: async () => undefined,
    log: () => undefined,
  });
  const ask = (path: string, accept: string) =>
    big(new Request(`http://heming.example${path}`, { headers: { 'Accept-Encoding': accept } }));
  const text = async (response: Response, open: (bytes: Buffer) => Buffer) =>
    open(Buffer.from(await response.arrayBuffer())).toString();
  for (const path of ['/zh-CN/pc/home', '/zh-CN/pc/home']) {
    const br = await ask(path, 'gzip, deflate, br');
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(await text(br, brotliDecompressSync)).toBe(long);
    expect(await text(await ask(path, 'gzip'), gunzipSync)).toBe(long);
    const plain = await ask(path, '');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(long);
  }
});
