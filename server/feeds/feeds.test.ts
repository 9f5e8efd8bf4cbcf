import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { matchPage } from '#site/href.ts';
import { page, pageNames } from '#site/pages.ts';
import { makeDeps, START, type TestDeps } from '#tests/server/harness.ts';
import { expireCatalogue, getCatalogue } from '../catalogue/catalogue.ts';
import type { NewsDoc } from '../catalogue/types-news.ts';
import { headOf } from '../head/page-meta.ts';
import { FEEDS, feedResponse } from './feeds.ts';
import { xml } from './xml.ts';

const ORIGIN = 'https://www.heming.example';
let deps: TestDeps;
beforeAll(async () => {
  deps = makeDeps();
  await seedWorld(deps.store, START);
});
const get = async (path: string): Promise<string> => (await feedResponse(deps, path, ORIGIN))?.body ?? '';
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(m => m[1] ?? '');
const plain = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
/** Every tag closes, in order; nothing stands outside. */
function wellFormed(text: string): boolean {
  const open: string[] = [];
  for (const [, end, name = '', self] of text
    .replace(/^<\?xml.*?\?>/, '')
    .matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (self) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/&(?!(?:amp|lt|gt|quot|apos);)/.test(text);
}

/** Nothing is on them without a query, or they show titles, whose address is that of their home. */
const NO_ADDRESS = /^(?:sitesearch|webView|digitalhall2-(?:livedetail|recorddetail|album|coursedetail))$/;

it('there are six, and nothing else is one', async () => {
  expect(Object.keys(FEEDS)).toHaveLength(6);
  for (const path of ['/feeds/news.fr.xml', '/feeds/', '/toString', '/constructor', '/feeds/../sitemap.xml'])
    expect(await feedResponse(deps, path, ORIGIN), path).toBeNull();
});

describe.each(['zh-CN', 'en-US'])('the news of %s', locale => {
  it('are valid RSS: absolute links to pages that are there, dates, no markup', async () => {
    const text = await get(`/feeds/news.${locale}.xml`);
    expect(wellFormed(text)).toBe(true);
    expect(text).toContain(`<atom:link href="${ORIGIN}/feeds/news.${locale}.xml" rel="self"`);
    const links = all(text, /<item>.*?<link>(.*?)<\/link>/g);
    expect(links).toHaveLength(30);
    for (const link of links) expect(matchPage(new URL(link).pathname)?.name, link).toBe('news-article');
    expect(new Set(all(text, /<guid[^>]*>(.*?)<\/guid>/g)).size).toBe(30);
    const dates = all(text, /<item>.*?<pubDate>(.*?)<\/pubDate>/g).map(d => Date.parse(d));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(dates.every(d => d <= START)).toBe(true);
    for (const summary of all(text, /<item>.*?<description>(.*?)<\/description>/g))
      expect(plain(summary)).not.toMatch(/<\w/);
  });

  it('the season: each performance once, in UTC, what is cancelled struck out', async () => {
    const text = (await get(`/feeds/season.${locale}.ics`)).replace(/\r\n[ \t]/g, '');
    const { calendar, programs } = await getCatalogue(deps);
    const shown = calendar.filter(
      s => programs.get(s.programId)?.type !== 'archive' && s.startsAt > START - 60 * 86_400_000,
    );
    expect(all(text, /^UID:(.*?)\r?$/gm).sort()).toEqual(shown.map(s => `${s.id}@heming.example`).sort());
    expect(all(text, /^DTSTART:(.*?)\r?$/gm).every(t => /^\d{8}T\d{6}Z$/.test(t))).toBe(true);
    expect(all(text, /^(STATUS:CANCELLED)/gm)).toHaveLength(shown.filter(s => s.cancelled).length);
    expect(shown.some(s => s.cancelled)).toBe(true);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
    expect(text).toContain(`${ORIGIN}/${locale}/pc/musicale-detail?id=mahler-5`);
    const octets = new TextEncoder();
    for (const lineText of (await get(`/feeds/season.${locale}.ics`)).split('\r\n'))
      expect(octets.encode(lineText).length).toBeLessThanOrEqual(75);
  });
});

it('an evening to subscribe to: cancelled it is struck out, moved it has the same name, and there is no other', async () => {
  const { calendar } = await getCatalogue(deps);
  for (const { id, cancelled } of calendar.filter(s => s.cancelled || s.startsAt > START).slice(0, 40)) {
    const text = (await get(`/feeds/evening/${id}.zh-CN.ics`)).replace(/\r\n[ \t]/g, '');
    expect(all(text, /^UID:(.*?)\r?$/gm)).toEqual([`${id}@heming.example`]);
    expect(text.includes('STATUS:CANCELLED')).toBe(cancelled === true);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
  }
  for (const path of [
    '/feeds/evening/none.zh-CN.ics',
    '/feeds/evening/mahler-5.fr-FR.ics',
    '/feeds/evening/.zh-CN.ics',
  ])
    expect(await feedResponse(deps, path, ORIGIN), path).toBeNull();
});

describe('the site map', () => {
  it('has every public page of the desktop, each address once, all of them pages', async () => {
    const text = await get('/sitemap.xml');
    expect(wellFormed(text)).toBe(true);
    const addresses = all(text, /<loc>(.*?)<\/loc>/g).map(plain);
    expect(new Set(addresses).size).toBe(addresses.length);
    const names = new Set(addresses.map(a => matchPage(new URL(a).pathname)?.name));
    expect(names.has(undefined)).toBe(false);
    for (const name of pageNames.filter(
      n => !page(n).hidden && !page(n).auth && !page(n).trees?.every(t => t.endsWith('mobile')),
    ))
      if (!NO_ADDRESS.test(name)) expect(names, name).toContain(name);
    // Each of them answers.
    for (const address of addresses) {
      const found = await headOf(deps, new URL(address), ORIGIN);
      expect(found?.status, address).toBe(200);
      expect(found?.location, address).toBeUndefined();
    }
    for (const name of names)
      expect([page(name ?? 'home').hidden, page(name ?? 'home').auth]).toEqual([undefined, undefined]);
    expect(addresses).toContain(`${ORIGIN}/en-US/pc/musicale-detail?id=mahler-5`);
    expect(addresses).toContain(`${ORIGIN}/zh-CN/pc/news-detail/hall/news-organ`);
  });

  it('names both languages of an address, and its phone’s page', async () => {
    const text = await get('/sitemap.xml');
    const entry = text.split('<url>').find(u => u.startsWith(`<loc>${ORIGIN}/zh-CN/pc/news</loc>`)) ?? '';
    expect(all(entry, /hreflang="([^"]*)"/g)).toEqual(['zh-CN', 'en-US', 'x-default']);
    expect(entry).toContain(`media="only screen and (max-width: 640px)" href="${ORIGIN}/zh-CN/mobile/news"`);
  });

  it('is named by robots.txt, which keeps what is one person’s', async () => {
    const text = await get('/robots.txt');
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const name of pageNames.filter(n => page(n).auth))
      expect(text).toContain(`Disallow: /*/${page(name).path}`);
    expect(text).not.toMatch(/Disallow: \/\*\/(home|news)\n/);
  });
});

describe('hostile content', () => {
  it('cannot leave its element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const out = xml(text);
        expect(out).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/);
        expect(out).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
  it('stays text in the feed', async () => {
    const own = makeDeps();
    await seedWorld(own.store, START);
    const evil = '<script>alert(1)</script>]]></description>&\u0000\u202e';
    const both = { zh: evil, en: evil };
    const doc: NewsDoc = {
      id: 'evil',
      type: 'hall',
      title: both,
      text: both,
      author: both,
      caption: both,
      art: { seed: 'x', key: 'C major' },
      publishedAt: START - 1,
      programs: [],
      artists: [],
    };
    await own.store.transaction(tx =>
      tx.catalogue.upsert([
        { kind: 'news', id: 'evil', body: doc },
        { kind: 'content', id: 'evil', body: { id: 'evil', title: both, html: both, updatedAt: START } },
      ]),
    );
    expireCatalogue(own.store);
    const text = (await feedResponse(own, '/feeds/news.en-US.xml', ORIGIN))?.body ?? '';
    expect(wellFormed(text)).toBe(true);
    expect(text).not.toContain('<script');
    expect(text.split('<item>')[1]).toContain('&lt;script&gt;alert(1)');
  });
});
