import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#brand';
import { seedWorld } from '#demo/season.ts';
import { href, inTree } from '#site/href.ts';
import { NEEDS_QUERY } from '#site/needs-query.ts';
import { hasPage, type PageName, page, pageNames } from '#site/pages.ts';
import { parseTree, TREES } from '#site/tree.ts';
import { fixtureMedia } from '#tests/server/digital-media.ts';
import { makeDeps, START, type TestDeps } from '#tests/server/harness.ts';
import { description } from './descriptions.ts';
import { metaTags, type PageMeta, summary, withHead } from './meta.ts';
import { headOf } from './page-meta.ts';
import { recording } from './schema.ts';

const ORIGIN = 'https://www.heming.example';
let deps: TestDeps;
beforeAll(async () => {
  deps = makeDeps({ media: fixtureMedia(['schubert-quartettsatz-d703']) });
  await seedWorld(deps.store, START);
});

const head = async (path: string) => {
  const url = new URL(path, ORIGIN);
  return headOf(deps, url, ORIGIN);
};
type Data = Record<string, unknown> & { '@type': string | string[] };
async function read(path: string) {
  const found = await head(path);
  if (!found) throw new Error(`${path} is no page`);
  const html = withHead('<html><head><title>x</title></head><body></body></html>', found.meta, ORIGIN);
  const document = html;
  const attributes = (pattern: RegExp): string[] => [...document.matchAll(pattern)].map(m => m[1] ?? '');
  const data = attributes(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
    text => JSON.parse(text) as Data,
  );
  return {
    ...found,
    html,
    title: attributes(/<title>(.*?)<\/title>/g)[0] ?? '',
    canonical: attributes(/<link rel="canonical" href="([^"]*)"/g),
    languages: Object.fromEntries(
      [...document.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(m => [m[1], m[2]]),
    ) as Record<string, string>,
    og: Object.fromEntries(
      [...document.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)].map(m => [m[1], m[2]]),
    ) as Record<string, string>,
    data: (type: string) => data.filter(d => [d['@type']].flat().includes(type)),
  };
}

/** These have a page of their own without a query, with nothing on it yet. */
const ALONE: readonly PageName[] = ['sitesearch', 'webView'];

describe('every public page', () => {
  const names = pageNames.filter(name => !page(name).hidden && !page(name).auth);

  it('is described in both languages', () => {
    expect(names.filter(name => description(name) === description(null))).toEqual([]);
    for (const name of names) expect(description(name).zh).not.toBe(description(name).en);
  });

  it.each(TREES)('of %s names its canonical page, its languages and its way', async tree => {
    for (const name of names.filter(n => hasPage(tree, n))) {
      const path = href(tree, name);
      const found = await read(path);
      if (NEEDS_QUERY.has(name) && !ALONE.includes(name)) {
        expect(found.status, path).toBe(404);
        continue;
      }
      expect(found.status, path).toBe(200);
      const desktop = parseTree(tree).locale === 'zh-CN' ? 'zh-CN/pc' : 'en-US/pc';
      const home = hasPage(desktop, name) ? desktop : tree;
      expect(found.canonical, path).toEqual([`${ORIGIN}${href(home, name)}`]);
      expect(found.languages[parseTree(tree).locale]).toBe(`${ORIGIN}${path}`);
      // Reciprocal: the other language's page says the same of both.
      for (const [language, address] of Object.entries(found.languages))
        if (language !== 'x-default')
          expect((await read(address)).languages, address).toEqual(found.languages);
      if (name === 'home') expect(found.data('WebSite')).toHaveLength(1);
      else {
        const [way] = found.data('BreadcrumbList') as unknown as {
          itemListElement: { position: number; item: string }[];
        }[];
        expect(way?.itemListElement.map(e => e.position)).toEqual(way?.itemListElement.map((_, i) => i + 1));
        expect(way?.itemListElement.every(e => e.item.startsWith(ORIGIN))).toBe(true);
      }
    }
  });
});

describe('one thing', () => {
  it('a concert: an event a performance, with its time in the hall, its works, players and tickets', async () => {
    const zh = await read('/zh-CN/mobile/musicale-detail?id=mahler-5&utm=x');
    expect(zh.title).toBe('马勒　第五交响曲 · 和鸣交响乐团');
    expect(zh.canonical).toEqual([`${ORIGIN}/zh-CN/pc/musicale-detail?id=mahler-5`]);
    const events = zh.data('MusicEvent');
    expect(events).toHaveLength(3);
    expect(events[0]).toMatchObject({
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT19:30:00\+08:00$/),
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'MusicVenue', name: '大音乐厅' },
      performer: [{ name: '顾景行' }, { name: '苏砚秋' }],
      offers: { priceCurrency: 'CNY', lowPrice: '80.00', highPrice: '880.00' },
    });
    expect(((events[0]?.workPerformed ?? []) as { name: string }[]).map(w => w.name)).toContain(
      '升c小调第五交响曲',
    );
  });

  it('each event is one by the rules of those who list events', async () => {
    const pages = [
      'mahler-5',
      'tchaikovsky-pc1',
      'summer-dream',
      'new-year',
      'bach-brandenburg',
      'verdi-requiem',
    ];
    const zone = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
    const absolute = new RegExp(`^${ORIGIN}/`);
    for (const id of pages)
      for (const tree of ['zh-CN/pc', 'en-US/pc']) {
        const events = (await read(`/${tree}/musicale-detail?id=${id}`)).data('MusicEvent');
        expect(events.length).toBeGreaterThan(0);
        for (const event of events) {
          expect(event).toMatchObject({
            name: expect.stringMatching(/\S/),
            startDate: expect.stringMatching(zone),
            endDate: expect.stringMatching(zone),
            eventStatus: expect.stringMatching(
              /^https:\/\/schema\.org\/Event(Scheduled|Rescheduled|Cancelled)$/,
            ),
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
            image: [expect.stringMatching(absolute)],
            location: {
              '@type': 'MusicVenue',
              name: expect.stringMatching(/\S/),
              address: {
                '@type': 'PostalAddress',
                streetAddress: expect.stringMatching(/\S/),
                addressLocality: brand.city[tree.startsWith('zh') ? 'zh-CN' : 'en-US'],
                postalCode: brand.postcode,
                addressCountry: brand.region,
              },
            },
            organizer: { name: expect.stringMatching(/\S/), url: expect.stringMatching(absolute) },
            offers: {
              url: expect.stringMatching(absolute),
              price: expect.stringMatching(/^\d+\.\d\d$/),
              priceCurrency: brand.currency.code,
              availability: expect.stringMatching(
                /^https:\/\/schema\.org\/(InStock|SoldOut|PreOrder|PreSale|LimitedAvailability)$/,
              ),
              validFrom: expect.stringMatching(zone),
            },
          });
          if (event.eventStatus === 'https://schema.org/EventRescheduled')
            expect(event.previousStartDate).toMatch(zone);
          const performers = event.performer as { '@type': string; name: string }[];
          expect(performers.length).toBeGreaterThan(0);
          for (const one of performers) expect(['Person', 'MusicGroup']).toContain(one['@type']);
        }
      }
    const [chamber] = (await read('/en-US/pc/musicale-detail?id=bach-brandenburg')).data('MusicEvent');
    expect(chamber?.performer).toContainEqual({ '@type': 'MusicGroup', name: 'Heming Chamber Players' });
  });

  it('a title of the digital halls: in its home, by its name, with what one hears', async () => {
    const link = 'digitalhall/season-detail?id=beethoven-5-fate';
    const zh = await read(`/zh-CN/mobile/${link}&t=40`);
    expect(zh.title).toMatch(/^贝多芬　第五交响曲，第一乐章 · /);
    expect(zh.canonical).toEqual([`${ORIGIN}/zh-CN/pc/${link}`]);
    expect(Object.keys(zh.languages)).toContain('en-US');
    expect(zh.og['og:description']).toContain('三短一长');
    const elsewhere = await read('/zh-CN/pc/digitalhall2-recorddetail?id=beethoven-5-fate');
    expect(elsewhere.canonical).toEqual([`${ORIGIN}/zh-CN/pc/${link}`]);
    expect((await head('/en-US/pc/digitalhall/year-detail?id=beethoven-5-fate'))?.location).toBe(
      `/en-US/pc/${link}`,
    );
    for (const path of ['digitalhall/season-detail?id=no-such', 'digitalhall/listen-detail'])
      expect((await head(`/en-US/mobile/${path}`))?.status, path).toBe(404);
    expect((await head('/zh-CN/pc/digitalhall2-askartistdetail?id=nobody'))?.status).toBe(404);
  });

  it.each([
    [
      'film',
      'VideoObject',
      'season',
      'beethoven-5-fate',
      { duration: 'PT6M55S', isAccessibleForFree: false },
    ],
    ['sound', 'AudioObject', 'season', 'brandenburg-3', { duration: 'PT9M50S', isAccessibleForFree: true }],
    ['talk', 'AudioObject', 'listen', 'voice-following', { duration: 'PT3M0S', isAccessibleForFree: true }],
  ])(
    'a title that is %s: a %s of its length, which says what one hears',
    async (_, type, home, id, facts) => {
      for (const locale of ['zh-CN', 'en-US'] as const) {
        const link = `digitalhall/${home}-detail?id=${id}`;
        const found = await read(`/${locale}/mobile/${link}`);
        const all = [...found.data('AudioObject'), ...found.data('VideoObject')];
        expect(all).toHaveLength(1);
        const [object] = all;
        expect(object).toMatchObject({
          '@type': type,
          ...facts,
          inLanguage: locale,
          url: `${ORIGIN}/${locale}/pc/${link}`,
          uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+08:00$/),
          thumbnailUrl: [expect.stringMatching(/^https:\/\/www\.heming\.example\/shstatic\//)],
          creditText: expect.stringMatching(locale === 'zh-CN' ? /不是人的演奏/ : /played by nobody/),
          publisher: { '@id': `${ORIGIN}/#orchestra` },
        });
        // Its stream has no address that lasts.
        expect(object).not.toHaveProperty('contentUrl');
      }
    },
  );

  it('names the works of a title and who wrote them', async () => {
    const { data } = await read('/en-US/pc/digitalhall/season-detail?id=beethoven-5-fate');
    expect(data('VideoObject')[0]?.about).toEqual([
      {
        '@type': 'MusicComposition',
        name: 'Symphony No. 5 in C minor',
        composer: { '@type': 'Person', name: 'Ludwig van Beethoven' },
      },
    ]);
  });

  it.each([
    ['not released', 'next-autumn', false],
    ['withdrawn', 'withdrawn-serenade', true],
    ['without sound', 'quartettsatz', false],
  ])('a title that is %s is none to play', async (_, id, hidden) => {
    const { data, html } = await read(`/en-US/pc/digitalhall/season-detail?id=${id}`);
    expect([...data('AudioObject'), ...data('VideoObject')]).toEqual([]);
    expect(html.includes('<meta name="robots" content="noindex')).toBe(hidden);
  });

  it('lengths are whole seconds, as the player counts them', () => {
    const facts = {
      film: false,
      title: '',
      text: '',
      link: '',
      image: '',
      free: true,
      credit: '',
      works: [],
    };
    const length = (seconds: number) =>
      recording(ORIGIN, 'en-US', { ...facts, seconds, releasedAt: '2026-01-01T00:00:00Z' }).duration;
    expect([359.7, 59.4, 587.06].map(length)).toEqual(['PT5M59S', 'PT0M59S', 'PT9M47S']);
  });

  it('a cancelled performance says so', async () => {
    const { data } = await read('/en-US/pc/musicale-detail?id=tchaikovsky-pc1');
    expect(data('MusicEvent').map(e => e.eventStatus)).toContain('https://schema.org/EventCancelled');
  });

  it.each(['gu-jingxing', 'henrik-solvang'])('a person of the orchestra or a guest: %s', async id => {
    const { title, canonical, status } = await read(`/en-US/pc/about-detail?id=${id}`);
    expect([status, canonical]).toEqual([200, [`${ORIGIN}/en-US/pc/about-detail?id=${id}`]]);
    expect(title).toMatch(/^(Gu Jingxing|Henrik Solvang) · /);
  });

  it('an article, and its address alone', async () => {
    const en = await read('/en-US/pc/news-detail/season/news-mahler-5');
    expect(en.og['og:type']).toBe('article');
    expect(en.data('NewsArticle')[0]).toMatchObject({
      headline: 'Gu Jingxing on Mahler’s Fifth: from a funeral to laughter',
      author: { name: 'Xia Mingzhu' },
      articleSection: 'Season',
      mainEntityOfPage: `${ORIGIN}/en-US/pc/news-detail/season/news-mahler-5`,
    });
    expect((await head('/en-US/mobile/news-detail/hall/news-mahler-5'))?.location).toBe(
      '/en-US/mobile/news-detail/season/news-mahler-5',
    );
  });

  it('the questions of the ticket service, as text', async () => {
    const [faq] = (await read('/zh-CN/pc/musicale-ticketservice')).data('FAQPage') as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    }[];
    expect(faq?.mainEntity.length).toBeGreaterThanOrEqual(24);
    for (const q of faq?.mainEntity ?? []) expect(q.acceptedAnswer.text).not.toMatch(/<|^$/);
  });

  it('the orchestra, at home', async () => {
    const [orchestra] = (await read('/zh-CN/pc/home')).data('Organization');
    expect(orchestra).toMatchObject({ name: '和鸣交响乐团', alternateName: 'Heming Symphony Orchestra' });
  });

  it.each([
    '/zh-CN/pc/musicale-detail?id=nothing',
    '/zh-CN/pc/musicale-detail',
    '/en-US/pc/news-detail/nothing',
    '/en-US/pc/news-detail/season/nothing',
  ])('%s is not there: 404, and not for indexes', async path => {
    const found = await read(path);
    expect(found.status).toBe(404);
    expect(found.html).toContain('<meta name="robots" content="noindex">');
    expect(found.canonical).toEqual([]);
  });

  it('results of a search are not for indexes', async () => {
    expect((await read('/zh-CN/pc/sitesearch?q=x')).html).toContain('noindex');
    expect((await read('/zh-CN/pc/sitesearch')).html).not.toContain('noindex');
    expect(await head('/zh-CN/pc/no-such-page')).toBeNull();
  });
});

describe('the tags', () => {
  const meta = (title: string, text: string): PageMeta => ({
    tree: parseTree('zh-CN/pc'),
    page: 'news',
    title,
    description: text,
    link: 'news',
    type: 'website',
    data: [{ '@type': 'Thing', name: title, description: text }],
  });
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '</script><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '<!--',
      '--><!--/about-->',
      '$&$`',
      "'",
    ),
  );
  it('can be left by no text', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, text) => {
        const tags = metaTags(meta(title, text), ORIGIN);
        const [block = ''] = [
          ...tags.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
        ].map(m => m[1] ?? '');
        expect(JSON.parse(block)).toMatchObject({ name: title, description: text });
        expect(tags.match(/<script/g)).toHaveLength(1);
        expect(tags.match(/<!--/g)).toHaveLength(2);
        expect(tags.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/<(?!meta|link|!--)/);
      }),
    );
  });
  it('take the place of those that are there', () => {
    const html = '<head><title>a</title></head>';
    const once = withHead(html, meta('one', 'first'), ORIGIN);
    const twice = withHead(once, meta('two', 'second'), ORIGIN);
    expect(twice).toContain('<title>two · 和鸣交响乐团</title>');
    expect(twice).not.toMatch(/first|one/);
    expect(twice.match(/rel="canonical"/g)).toHaveLength(1);
  });
  it('a summary is short and ends at a word', () => {
    expect(summary('short')).toBe('short');
    const long = summary('word '.repeat(100));
    expect(long.length).toBeLessThanOrEqual(201);
    expect(long).toMatch(/word…$/);
  });
  it('a page in another tree has the same languages', () => {
    expect(
      inTree(parseTree('en-US/pc'), { pathname: '/zh-CN/pc/news-detail/hall/x', search: '', hash: '' }),
    ).toBe('/en-US/pc/news-detail/hall/x');
  });
});
