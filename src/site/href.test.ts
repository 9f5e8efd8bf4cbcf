import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barePath, href, inTree, matchPage, type Query, templatePath } from './href.ts';
import { NEEDS_QUERY } from './needs-query.ts';
import { hasPage, type PageName, page, pageNames, twinIn } from './pages.ts';
import { parseTree, TREES, type TreeName } from './tree.ts';

const anyTree = fc.constantFrom(...TREES);
const anyPage = fc.constantFrom(...pageNames);
/** The page with a query; its parameters are those of the manifest's sample. */
const withQuery = (tree: TreeName, name: PageName, query: Query): string =>
  page(name).path.includes(':') ? href(tree, name, {}, query) : href(tree, name, query);
const url = (path: string) => new URL(path, 'https://site.invalid');

describe('typed links', () => {
  it('a section that the user centre does not have does not compile', () => {
    expect(href('zh-CN/pc', 'user', { ind: 'tickets' })).toBe('/zh-CN/pc/user?ind=tickets');
    // @ts-expect-error: misspelt
    href('zh-CN/pc', 'user', { ind: 'tickts' });
  });
  it('matchPage is the inverse of href, and shows the twin where the tree lacks the page', () => {
    fc.assert(
      fc.property(
        anyTree,
        anyPage,
        fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.string({ minLength: 1 })),
        (tree, name, query) => {
          const link = url(withQuery(tree, name, query));
          expect(matchPage(link.pathname)).toMatchObject({
            tree: parseTree(tree),
            name: twinIn(tree, name),
            bare: false,
          });
          expect(Object.fromEntries(link.searchParams)).toEqual(query);
        },
      ),
    );
  });

  it('leaves out empty and undefined query fields', () => {
    expect(href('zh-CN/pc', 'musicale', { type: '', month: undefined, pageNo: 0 })).toBe(
      '/zh-CN/pc/musicale?pageNo=0',
    );
    expect(href({ locale: 'en-US', layout: 'mobile' }, 'home')).toBe('/en-US/mobile/home');
  });

  it('a trailing slash is the same page, more segments are none', () => {
    expect(matchPage('/zh-CN/pc/home/')?.name).toBe('home');
    for (const path of [
      '/zh-CN/pc/home/x',
      '/zh-CN/pc',
      '/zh-CN/pc/',
      '/zh-CN/tv/home',
      '/home',
      '',
      '/zh-CN/pc/Home',
    ]) {
      expect([path, matchPage(path)]).toEqual([path, null]);
    }
  });

  it('knows the standalone leaves under /zh-CN/mobile only', () => {
    const bare = pageNames.filter(name => page(name).bare);
    expect(bare.length).toBeGreaterThan(0);
    for (const name of bare) {
      expect(matchPage(`/zh-CN/mobile/${barePath(page(name))}`)).toMatchObject({ name, bare: true });
      for (const tree of TREES.filter(t => t !== 'zh-CN/mobile')) {
        expect(matchPage(`/${tree}/${barePath(page(name))}`)).toBeNull();
      }
    }
  });

  it('inTree keeps page, query and hash from any tree to any tree', () => {
    fc.assert(
      fc.property(anyTree, anyTree, anyPage, (from, to, name) => {
        fc.pre(hasPage(from, name));
        const query = { id: '1', q: '马勒' };
        // Names in the path come before the query.
        const address = page(name).path.includes(':')
          ? href(from, name as 'news-article', { type: 'season', id: '1' }, query)
          : href(from, name as 'home', query);
        const moved = url(inTree(parseTree(to), url(`${address}#x`)));
        expect(matchPage(moved.pathname)).toMatchObject({ name: twinIn(to, name), tree: parseTree(to) });
        expect(moved.searchParams.get('q')).toBe('马勒');
        expect(moved.hash).toBe('#x');
      }),
    );
  });

  it('a twin exists in the tree that it stands in for', () => {
    for (const tree of TREES)
      for (const name of pageNames) expect(hasPage(tree, twinIn(tree, name))).toBe(true);
  });

  it('what shows one thing has a twin that shows it: on a phone the link to a live evening leads to that evening', () => {
    // Who answers questions stands on the Chinese desktop alone, another site's page in the app.
    const nowhere: PageName[] = ['digitalhall2-askartistdetail', 'webView'];
    for (const tree of TREES)
      for (const name of pageNames.filter(one => NEEDS_QUERY.has(one) && !hasPage(tree, one)))
        if (!nowhere.includes(name))
          expect(NEEDS_QUERY.has(twinIn(tree, name)), `${tree} ${name}`).toBe(true);
  });

  it('a page with parameters has a sample of them, and one place for the HTML of all', () => {
    for (const name of pageNames) {
      const { path, sample = {} } = page(name);
      const parameters = [...path.matchAll(/:(\w+)/g)].map(m => m[1]);
      expect(Object.keys(sample), name).toEqual(parameters);
      expect(templatePath(page(name))).not.toContain(':');
    }
    expect(href('zh-CN/pc', 'news-article', { type: 'hall', id: 'a b' })).toBe(
      '/zh-CN/pc/news-detail/hall/a%20b',
    );
  });
});
