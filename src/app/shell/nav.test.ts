import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stateShut } from '#api/shut.ts';
import { copyOf } from '#i18n/copy.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { matchPage } from '#site/href.ts';
import { hasPage, page, pageNames } from '#site/pages.ts';
import { LOCALES, parseTree, TREES, treeName } from '#site/tree.ts';
import { footColumns, footEnd } from './foot-links.ts';
import { siteSections } from './nav.ts';

const NOW = Date.UTC(2026, 11, 2, 4);
beforeAll(async () => {
  for (const locale of LOCALES) await ensureCopy(locale, ['common']);
});
// As on the server: no page says what a season lacks.
afterEach(() => stateShut([]));
beforeAll(() => stateShut([]));
/** A law is in every season, and an account in every house. */
const shuttable = pageNames.filter(name => !page(name).auth && !page(name).hidden && name !== 'legalNotice');
const all = (name: (typeof TREES)[number]) => {
  const tree = parseTree(name);
  const t = copyOf(tree.locale, 'common');
  const sections = siteSections(tree, t, NOW);
  return { tree, sections, foot: footColumns(tree, t, false), end: footEnd(tree, t) };
};
const labels = (name: (typeof TREES)[number]) => all(name).sections.map(section => section.label);

describe('the navigation', () => {
  it('has the specification’s words for its sections', () => {
    for (const word of ['音乐会', '新闻中心', '艺术教育', '会员俱乐部'])
      expect(labels('zh-CN/pc')).toContain(word);
    for (const word of ['Concerts', 'News Center', 'Art Education', 'Member Club'])
      expect(labels('en-US/mobile')).toContain(word);
    const about = (name: (typeof TREES)[number]) =>
      all(name)
        .sections.find(section => section.pages[0] === 'about')
        ?.groups.flatMap(g => g.items.map(i => i.label));
    expect(about('zh-CN/pc')).toEqual(
      expect.arrayContaining(['大事记', '乐团介绍', '主要成员', '乐团出品', '年度报告', '乐团成员']),
    );
    expect(about('en-US/pc')).toEqual(
      expect.arrayContaining([
        'Events',
        'Introduction',
        'Principal Members',
        'Orchestra Productions',
        'Annual Report',
        'Band Members',
      ]),
    );
    const tickets = all('zh-CN/pc').sections[0]?.groups.map(group => group.title);
    expect(tickets).toContain('购票');
  });

  it.each(TREES)('leads only to pages that %s has, each place once', name => {
    const { sections, foot, end, tree } = all(name);
    const links = [...sections, ...sections.flatMap(s => s.groups), ...foot].flatMap(part =>
      'items' in part ? part.items : [part],
    );
    for (const { to, label } of [...links, ...end]) {
      const match = matchPage(to.split(/[?#]/)[0] ?? '');
      expect(match?.tree, `${label} ${to}`).toEqual(tree);
      expect(label).not.toBe('');
    }
    for (const part of [...sections.flatMap(s => s.groups), ...foot])
      expect(new Set(part.items.map(i => i.to)).size).toBe(part.items.length);
  });

  it.each(TREES)('leaves no public page of %s without a way to it', name => {
    const { sections, foot, end } = all(name);
    const linked = new Set(
      [
        ...sections,
        ...sections.flatMap(s => s.groups.flatMap(g => g.items)),
        ...foot.flatMap(c => c.items),
        ...end,
      ].map(({ to }) => matchPage(to.split(/[?#]/)[0] ?? '')?.name),
    );
    // Reached from a list, by the brand, or by the search icon.
    const elsewhere = ['home', 'index2', 'sitesearch'];
    const lost = pageNames.filter(
      p =>
        hasPage(name, p) &&
        !page(p).hidden &&
        !page(p).auth &&
        !elsewhere.includes(p) &&
        !linked.has(p) &&
        !page(p).path.includes(':') &&
        !/-(?:detail|view|article)$/.test(p) &&
        !/^digitalhall2?-/.test(p),
    );
    expect(lost).toEqual([]);
  });

  it.each(TREES)('offers nothing of which the season has nothing: %s', name => {
    const links = () => {
      const { sections, foot, end } = all(name);
      return [
        ...sections,
        ...sections.flatMap(s => s.groups.flatMap(g => g.items)),
        ...foot.flatMap(g => g.items),
        ...end,
      ];
    };
    const tree = parseTree(name);
    const before = links().map(({ to }) => to);
    for (const shut of shuttable.filter(shut =>
      before.some(to => matchPage(to.split(/[?#]/)[0] ?? '')?.name === shut),
    )) {
      stateShut([shut]);
      const left = links();
      expect(
        left.filter(({ to }) => matchPage(to.split(/[?#]/)[0] ?? '')?.name === shut),
        shut,
      ).toEqual([]);
    }
    stateShut(['about-sso#shop', 'education#shows', 'musicale?type=choral', 'support', 'support-foundation']);
    const left = links().map(({ to }) => to);
    expect(left.filter(to => /#shop|#shows|type=choral|support(?:-foundation)?$/.test(to))).toEqual([]);
    // Another part of the same page stays, and so does the section whose first page is shut.
    expect(left).toContain(`/${name}/about-sso`);
    expect(left).toContain(`/${name}/support-council`);
    expect(all(name).sections.at(-1)?.to).toBe(`/${treeName(tree)}/support-council`);
  });
});
