import { beforeEach, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { expireCatalogue, getCatalogue } from '#server/catalogue/catalogue.ts';
import { shutOf } from '#server/catalogue/shut.ts';
import { feedResponse } from '#server/feeds/feeds.ts';
import { headOf } from '#server/head/page-meta.ts';
import { searchIndex } from '#server/search/engine.ts';
import { pages as found } from '#server/search/providers/pages.ts';
import { matchPage } from '#site/href.ts';
import { page, pageNames } from '#site/pages.ts';
import { makeDeps, START, type TestDeps } from '#tests/server/harness.ts';

const ORIGIN = 'https://www.heming.example';
let deps: TestDeps;
beforeEach(async () => {
  deps = makeDeps();
  await seedWorld(deps.store, START);
});
async function without(...gone: readonly (readonly [kind: string, id?: string])[]) {
  const catalogue = await getCatalogue(deps);
  const docs = gone.flatMap(([kind, id]) =>
    [...catalogue.kind(kind).keys()]
      .filter(key => id === undefined || key === id)
      .map(key => ({ kind, id: key, body: null })),
  );
  expect(docs.length, 'there was something').toBeGreaterThan(0);
  await deps.store.transaction(tx => tx.catalogue.upsert(docs));
  expireCatalogue(deps.store);
  return getCatalogue(deps);
}

it('a season with everything shuts nothing', async () => {
  expect(shutOf(await getCatalogue(deps))).toEqual([]);
});

it.each([
  ['museum', [['orchestra-page', 'museum']], ['museum']],
  ['hall', [['orchestra-page', 'hall']], ['huntunpi']],
  ['reports', [['report']], ['about-annualreport']],
  ['foundation', [['house', 'foundation']], ['support-foundation']],
  ['council', [['house', 'council']], ['support-council']],
  ['friends', [['house', 'friends']], ['support-leyouClub']],
  ['packages', [['pack']], ['presale']],
  ['cards', [['card']], ['membercardList']],
  ['moving scores', [['score']], ['news-video']],
  ['halls', [['title']], pageNames.filter(name => name.startsWith('digitalhall'))],
  ['club', [['house', 'club']], ['club', 'club-mode', 'club-level', 'club-rights', 'club-question']],
  ['shop', [['product']], ['about-sso#shop']],
  ['shows', [['show']], ['education#shows']],
] as const)('without %s neither navigation, map nor search has the way there', async (_, gone, shut) => {
  const catalogue = await without(...gone);
  const said = shutOf(catalogue);
  expect(said).toEqual(expect.arrayContaining([...shut]));
  const names = shut.filter(name => !name.includes('#')) as (typeof pageNames)[number][];
  const links = found(catalogue).map(({ link }) => link);
  const map = (await feedResponse(deps, '/sitemap.xml', ORIGIN))?.body ?? '';
  for (const name of names) {
    const { path } = page(name);
    expect(links).not.toContain(path);
    expect(map).not.toContain(`/zh-CN/pc/${path}</loc>`);
    if (path.includes(':') || !matchPage(`/zh-CN/pc/${path}`)) continue;
    const head = await headOf(deps, new URL(`${ORIGIN}/zh-CN/pc/${path}`), ORIGIN);
    expect(head?.status, name).toBe(404);
  }
  // The index of what is left is still made.
  expect(searchIndex(catalogue)).toBeTruthy();
});
