import { describe, expect, it } from 'vitest';
import { crumbsOf } from './crumbs.ts';
import { matchPage } from './href.ts';
import { hasPage, pageNames, pages } from './pages.ts';
import { parseTree, TREES } from './tree.ts';

describe('breadcrumbs from the manifest', () => {
  it('begin at the tree’s home and end at the current page, which has no path', () => {
    expect(crumbsOf(parseTree('en-US/mobile'), 'musicale-detail')).toEqual([
      { name: 'Home', path: '/en-US/mobile' },
      { name: 'Concerts', path: '/en-US/mobile/musicale' },
      { name: 'Concert' },
    ]);
    expect(crumbsOf(parseTree('zh-CN/pc'), 'musicale-detail', '贝多芬第五交响曲').at(-1)).toEqual({
      name: '贝多芬第五交响曲',
    });
  });

  it('have a way back where a page is reached from many: an article, an order, a title of the halls', () => {
    const many = pageNames.filter(n => crumbsOf(parseTree('zh-CN/pc'), n).some(c => c.back));
    expect(many).toEqual([
      'confirmOrder',
      'news-article',
      'digitalhall-season-detail',
      'digitalhall-year-detail',
      'digitalhall-chief-detail',
      'digitalhall-listen-detail',
      'digitalhall2-livedetail',
      'digitalhall2-recorddetail',
      'digitalhall2-album',
      'digitalhall2-coursedetail',
      'digitalhall2-askartistdetail',
    ]);
    for (const name of many)
      expect(crumbsOf(parseTree('en-US/mobile'), name).slice(-2)).toEqual([
        { name: 'Back', back: true },
        { name: pages[name].title[1] },
      ]);
  });

  it('lead only to pages of the same tree', () => {
    for (const tree of TREES) {
      for (const name of pageNames.filter(n => hasPage(tree, n))) {
        const crumbs = crumbsOf(parseTree(tree), name);
        expect(crumbs[0]?.path).toBe(`/${tree}`);
        expect(crumbs.at(-1)?.path).toBeUndefined();
        for (const { name: label, path, back } of crumbs.slice(1, -1)) {
          expect(label).not.toBe('');
          expect(back || matchPage(path ?? '')?.tree).toEqual(back ? true : parseTree(tree));
        }
      }
    }
  });
});
