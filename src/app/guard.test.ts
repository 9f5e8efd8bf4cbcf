import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { href } from '#site/href.ts';
import { hasPage, page, pageNames } from '#site/pages.ts';
import { LOCALES, parseTree, TREES, treeName, treeOf } from '#site/tree.ts';
import { type Decision, type Destination, decide, type GuardState } from './guard.ts';

const pc: GuardState = { locale: 'zh-CN', device: 'pc' };
const phone: GuardState = { locale: 'zh-CN', device: 'mobile' };
const english: GuardState = { locale: 'en-US', device: 'pc' };

const SITE = 'https://site.invalid';
function place(url: string): Destination {
  const { pathname, search, hash } = new URL(`${SITE}${url}`);
  return { pathname, search, hash };
}
const answer = (url: string, state: GuardState): string => {
  const decision = decide(place(url), state);
  return decision.kind === 'redirect' ? `→ ${decision.to}` : decision.kind;
};
/** Follows the redirects as the router does; the locale store takes the language of a page that is shown. */
function follow(url: string, state: GuardState): { path: string; decision: Decision; steps: number } {
  let path = url;
  for (let steps = 0; ; steps++) {
    const decision = decide(place(path), state);
    if (decision.kind !== 'redirect') return { path, decision, steps };
    if (steps > 5) throw new Error(`${url} never arrives: ${path}`);
    // As the browser reads it: a path that begins with // would be another site.
    const to = new URL(decision.to, SITE);
    expect(to.origin).toBe(SITE);
    path = to.href.slice(SITE.length);
  }
}

describe('the route guard, step by step (specification §2)', () => {
  it.each([
    // 2. A path without a language prefix gets the current locale in front.
    ['/', pc, '→ /zh-CN/pc/home'],
    ['/', english, '→ /en-US/pc/home'],
    ['/musicale', english, '→ /en-US/musicale'],
    ['/pc/home', pc, '→ /zh-CN/pc/home'],
    ['/mobile', phone, '→ /zh-CN/mobile'],
    ['/musicale-detail?id=p1#notes', pc, '→ /zh-CN/musicale-detail?id=p1#notes'],
    // A language that is none of ours resets to zh-CN.
    ['/fr-FR/pc/home', english, '→ /zh-CN/pc/home'],
    ['/en-GB/pc/musicale?type=chamber', english, '→ /zh-CN/pc/musicale?type=chamber'],
    // 3. The path's language wins over the stored one.
    ['/en-US/pc/home', pc, 'pass'],
    ['/zh-CN/pc/home', english, 'pass'],
    // The layout of the device where the path has none.
    ['/zh-CN', phone, '→ /zh-CN/mobile/home'],
    ['/zh-CN', pc, '→ /zh-CN/pc/home'],
    ['/en-US/musicale?date=2026-12-24', pc, '→ /en-US/pc/musicale?date=2026-12-24'],
    // A tree leads to its home.
    ['/en-US/pc', pc, '→ /en-US/pc/home'],
    ['/zh-CN/mobile/', phone, '→ /zh-CN/mobile/home'],
    // 4. The other device's tree: path, query and hash are kept.
    ['/zh-CN/mobile/home', pc, '→ /zh-CN/pc/home'],
    ['/zh-CN/pc/home', phone, '→ /zh-CN/mobile/home'],
    ['/en-US/pc/musicale-detail?id=p1#notes', phone, '→ /en-US/mobile/musicale-detail?id=p1#notes'],
    ['/zh-CN/mobile/unknown/path?a=1', pc, '→ /zh-CN/pc/unknown/path?a=1'],
    // A page that the target tree lacks has a twin; the -c leaf of a page is the page.
    ['/zh-CN/pc/findpwd-phone', phone, '→ /zh-CN/mobile/findpwd'],
    ['/en-US/pc/index2?date=2026-12-24', english, '→ /en-US/pc/musicale?date=2026-12-24'],
    ['/en-US/pc/chooseTicket?showId=s1', english, '→ /en-US/pc/confirmOrder?showId=s1'],
    ['/en-US/pc/confirmMemberOrder?cardId=c1', english, '→ /en-US/pc/club?cardId=c1'],
    [
      '/en-US/pc/confirmMemberOrder?tradeNo=HM1',
      english,
      '→ /en-US/pc/confirmOrder?tradeNo=HM1&orderType=card',
    ],
    ['/en-US/pc/findpwd-phone?from=mail', english, '→ /en-US/pc/findpwd?from=mail'],
    ['/zh-CN/mobile/legalNotice-c', phone, 'pass'],
    ['/zh-CN/mobile/legalNotice-c', pc, '→ /zh-CN/pc/legalNotice'],
    // 5. Login-required pages.
    ['/zh-CN/pc/user?ind=tickets', pc, 'check-login'],
    ['/en-US/pc/seat?scheduleId=s1', pc, 'check-login'],
    ['/zh-CN/mobile/confirmOrder?tradeNo=HM1', phone, 'check-login'],
    // 7. Others continue, unknown ones to the not-found page.
    ['/zh-CN/pc/musicale', pc, 'pass'],
    ['/zh-CN/pc/no-such-page', pc, 'pass'],
    ['/zh-CN/pc/login', pc, 'pass'],
  ])('%s (%o) %s', (url, state, expected) => {
    expect(answer(url, state)).toBe(expected);
  });

  it('knows which page it lets through', () => {
    expect(decide(place('/en-US/pc/musicale-detail?id=1'), pc)).toMatchObject({
      kind: 'pass',
      tree: { locale: 'en-US', layout: 'pc' },
      match: { name: 'musicale-detail' },
    });
    expect(decide(place('/zh-CN/pc/no-such-page'), pc)).toMatchObject({ kind: 'pass', match: null });
  });

  it('asks for a login exactly where the manifest does, in every tree', () => {
    for (const tree of TREES) {
      for (const name of pageNames.filter(n => hasPage(tree, n))) {
        const { kind } = decide(place(href(tree, name)), { ...pc, device: parseTree(tree).layout });
        expect([tree, name, kind]).toEqual([tree, name, page(name).auth ? 'check-login' : 'pass']);
      }
    }
  });
});

describe('the route guard on any path', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      ...LOCALES,
      'fr-FR',
      'xx-XX',
      'pc',
      'mobile',
      'home',
      'musicale',
      'user',
      'index2',
      '',
      '.',
      '..',
      'a%20b',
      '%zz',
      '\\evil',
      'evil.example',
    ),
    fc.string({ maxLength: 6 }).map(encodeURIComponent),
  );
  const url = fc
    .record({
      path: fc.array(segment, { maxLength: 6 }),
      query: fc.option(fc.webQueryParameters()),
      hash: fc.option(fc.webFragments()),
    })
    .map(({ path, query, hash }) => {
      const u = new URL('https://site.invalid/');
      u.pathname = `/${path.join('/')}`;
      if (query) u.search = `?${query}`;
      if (hash) u.hash = `#${hash}`;
      return u.pathname + u.search + u.hash;
    });
  const state = fc.record({
    locale: fc.constantFrom(...LOCALES),
    device: fc.constantFrom('pc' as const, 'mobile' as const),
  });

  it('arrives in at most three redirects, keeps query and hash, stays on the site and in the device’s tree', () => {
    fc.assert(
      fc.property(url, state, (start, s) => {
        const { path, steps } = follow(start, s);
        const from = place(start);
        const to = new URL(`${SITE}${path}`);
        expect(steps).toBeLessThanOrEqual(3);
        expect([to.search, to.hash]).toEqual([from.search, from.hash]);
        expect(treeOf(to.pathname)?.layout).toBe(s.device);
      }),
      { numRuns: 2000 },
    );
  });

  it('never moves a page that it has let through', () => {
    fc.assert(
      fc.property(url, state, (start, s) => {
        const { path, decision } = follow(start, s);
        expect(decide(place(path), s)).toEqual(decision);
        expect(decision.kind !== 'redirect' && treeName(decision.tree)).toMatch(
          /^(zh-CN|en-US)\/(pc|mobile)$/,
        );
      }),
    );
  });
});
