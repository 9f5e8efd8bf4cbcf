import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { LONGEST_QUERY, SEARCH_GROUPS, search } from '#domain/contract/search.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import type { Catalogue } from '#server/catalogue/types.ts';
import { find } from '#server/search/engine.ts';
import { matchPage } from '#site/href.ts';
import { TREES } from '#site/tree.ts';
import { Client } from '#tests/server/client.ts';
import { fakeClock, makeApp, START } from '#tests/server/harness.ts';
import { eachStore, storeKinds } from '#tests/server/stores.ts';
import { importArchive } from '../../tools/archive/import.ts';
import { EVERYDAY_SET, NAMES_SET } from './everyday-set.ts';
import { SEARCH_SET, type Wanted } from './search-set.ts';

const FIRST = 5;
const RECALL = 0.95;
const whole = new URL('../../../shared/data/nyphil-programs-1920-1926.json', import.meta.url);
const fixture = readFileSync(new URL('../../tools/archive/fixtures/nyphil.json', import.meta.url), 'utf8');

const missed = (catalogue: Catalogue, set: readonly Wanted[], first = FIRST): string[] =>
  set.flatMap(({ q, finds }) => {
    const top = find(catalogue, q, START)
      .hits.slice(0, first)
      .map(({ item }) => `${item.group}:${item.id}`);
    return finds.some(f => top.includes(f)) ? [] : [`${q} → ${top.join(' ')}`];
  });

describe('the search set', () => {
  it('is large, and asks for things that exist', async () => {
    expect(SEARCH_SET.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SEARCH_SET.map(w => w.q)).size).toBe(SEARCH_SET.length);
  });

  it('has 150 questions of every day and more, as many in each language', () => {
    expect(EVERYDAY_SET.length).toBeGreaterThanOrEqual(150);
    expect(new Set(EVERYDAY_SET.map(w => w.q)).size).toBe(EVERYDAY_SET.length);
    const chinese = EVERYDAY_SET.filter(w => /\p{Script=Han}/u.test(w.q)).length / EVERYDAY_SET.length;
    expect(chinese).toBeGreaterThan(0.45);
    expect(chinese).toBeLessThan(0.55);
  });

  it('can be missed: what is not there is not found', async () => {
    const { deps } = await makeApp();
    await seedWorld(deps.store, START);
    const catalogue = await getCatalogue(deps);
    expect(missed(catalogue, [{ q: 'Mahler', finds: ['concerts:no-such-concert'] }])).toHaveLength(1);
    for (const q of ['qqqqqqqq', '龘龘龘龘', '!!!', '   '])
      expect(find(catalogue, q, START).hits, q).toEqual([]);
  });

  it('is found in the season', async () => {
    const { deps } = await makeApp();
    await seedWorld(deps.store, START);
    const set = SEARCH_SET.filter(w => !w.archive);
    const misses = missed(await getCatalogue(deps), set);
    expect(1 - misses.length / set.length, misses.join('\n')).toBeGreaterThanOrEqual(RECALL);
  });

  it.skipIf(!existsSync(whole))('is found beside the archive of 1,108 programmes', async () => {
    const { deps } = await makeApp();
    await seedWorld(deps.store, START);
    await importArchive(deps.store, readFileSync(whole, 'utf8'));
    const misses = missed(await getCatalogue(deps), SEARCH_SET);
    expect(1 - misses.length / SEARCH_SET.length, misses.join('\n')).toBeGreaterThanOrEqual(RECALL);
  });
});

describe('what people ask a box office', () => {
  it('has its answer first, in the season alone and beside the archive', async () => {
    const { deps } = await makeApp();
    await seedWorld(deps.store, START);
    expect(missed(await getCatalogue(deps), [...EVERYDAY_SET, ...NAMES_SET], 1)).toEqual([]);
    await importArchive(deps.store, fixture);
    expect(missed(await getCatalogue(deps), [...EVERYDAY_SET, ...NAMES_SET], 1)).toEqual([]);
  });

  it('is written as it comes: in capitals, in full width, in traditional characters, with please and a mark', async () => {
    const { deps } = await makeApp();
    await seedWorld(deps.store, START);
    const catalogue = await getCatalogue(deps);
    const asked = (q: string) => find(catalogue, q, START).hits[0]?.item.id;
    for (const [q, ...others] of [
      ['parking', 'PARKING', 'ｐａｒｋｉｎｇ', 'Parking?', 'please, parking', 'parkng'],
      ['停车费', '停車費', '请问停车费多少？', '停车费 '],
      ['lost and found', 'Lost & Found', 'Lost and Found?'],
      ['gift card', 'giftcard', 'Gift-Card', 'GIFT CARD'],
      ['换票', '換票', '可以换票吗？', '怎么换票'],
      ['wheelchair', 'wheelchairs', 'wheelchiar', 'Is there a wheelchair space?'],
    ] as const)
      for (const other of others) expect(asked(other), other).toBe(asked(q));
  });

  it('a word of every day is no misspelt name, and a name no other one', async () => {
    const { deps } = await makeApp();
    await seedWorld(deps.store, START);
    const catalogue = await getCatalogue(deps);
    for (const q of ['subway', 'voucher', 'Händel', 'Haendel', 'Skrjabin', 'student discount'])
      expect(find(catalogue, q, START).spellings, q).toEqual([]);
    const people = (q: string) => find(catalogue, q, START).hits.filter(h => h.item.group === 'members');
    expect(find(catalogue, '爵士', START).hits[0]?.item.group).toBe('concerts');
    expect(people('subway').length).toBeLessThan(3);
    expect(find(catalogue, 'Händel', START).hits).toEqual([]);
  });

  it('leads to a page of each tree', async () => {
    const { deps } = await makeApp();
    await seedWorld(deps.store, START);
    const catalogue = await getCatalogue(deps);
    for (const tree of TREES)
      for (const q of ['积分过期', 'membership', '停车费', 'my orders', '明天', 'under 100']) {
        const [hit] = find(catalogue, q, START, tree).hits;
        const { pathname } = new URL(`/${tree}/${hit?.item.link}`, 'https://here.invalid');
        expect(matchPage(pathname), `${tree}: ${q} ${hit?.item.link}`).not.toBeNull();
      }
  });
});

describe('what visitors asked for in vain', () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    const { deps } = await makeApp();
    await seedWorld(deps.store, START);
    catalogue = await getCatalogue(deps);
  });

  it.each([
    ['发票', 'questions:faq-tickets-7'],
    ['invoice', 'questions:faq-tickets-7'],
    ['票丢了', 'questions:faq-delivery-5'],
    ['ticket lost', 'questions:faq-delivery-5'],
    ['lost ticket', 'questions:faq-delivery-5'],
    ['儿童几岁', 'questions:faq-children-1'],
    ['礼品卡', 'pages:card-gift-500'],
    ['数字音乐厅', 'pages:digitalhall'],
  ])('%s: the first answer is %s', (q, first) => {
    const [hit] = find(catalogue, q, START).hits;
    expect(`${hit?.item.group}:${hit?.item.id}`).toBe(first);
  });

  it.each(['礼品卡', '勃拉姆斯 交响曲全集', 'gift card', '数字音乐厅'])(
    '%s: what is sold is looked at without an account',
    q => {
      const sold = find(catalogue, q, START).hits.filter(h => /^(?:product|card)-/.test(h.item.id));
      expect(sold.length).toBeGreaterThan(0);
      for (const { item } of sold) expect(item.link).toMatch(/^(?:about-sso#shop|membercardList)$/);
    },
  );

  it('malee: a name that was only heard', () => {
    const { hits, spellings } = find(catalogue, 'malee', START);
    expect(`${hits[0]?.item.group}:${hits[0]?.item.id}`).toMatch(/mahler/);
    expect(spellings).toContain('mahler');
  });
});

/** What the memory store finds, for the others to find too. */
const answers = new Map<string, string>();
eachStore((open, kind) => {
  it('finds the same from every store', async () => {
    const { deps } = await makeApp({ store: await open(), clock: fakeClock() });
    await seedWorld(deps.store, START);
    await importArchive(deps.store, fixture);
    const catalogue = await getCatalogue(deps);
    for (const { q } of SEARCH_SET) {
      const found = find(catalogue, q, START)
        .hits.map(h => `${h.item.group}:${h.item.id} ${h.score.toFixed(6)}`)
        .join('\n');
      const known = answers.get(q);
      if (known === undefined) answers.set(q, found);
      else expect(found, `${kind}: ${q}`).toBe(known);
    }
    expect(answers.size).toBe(SEARCH_SET.length);
  });
}, storeKinds());

describe('the calls', () => {
  let en: Client;
  let zh: Client;
  let lines: string[];
  beforeAll(async () => {
    const { app, deps, client } = await makeApp();
    await seedWorld(deps.store, START);
    await importArchive(deps.store, fixture);
    en = client();
    zh = new Client(app, { tree: 'zh-CN/mobile' });
    lines = deps.lines;
  });

  it('answers in groups, with counts, the words marked, concerts as cards', async () => {
    const found = await en.ok(search.query, { q: 'mahler' });
    expect(found.total).toBe(found.groups.reduce((sum, g) => sum + g.total, 0));
    const order = found.groups.map(g => SEARCH_GROUPS.indexOf(g.group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const [first] = found.groups.find(g => g.group === 'concerts')?.list ?? [];
    expect(first?.card?.id).toBe('mahler-5');
    expect(first?.title).toEqual([{ text: 'Mahler', hit: true }, { text: ': Symphony No. 5' }]);
    expect(found.also).toContain('马勒');
    expect(lines).toEqual([]);
  });

  it('says which spelling it took', async () => {
    expect((await en.ok(search.query, { q: 'malher' })).spellings).toContain('mahler');
    expect((await zh.ok(search.query, { q: '马乐' })).spellings).toContain('马勒');
  });

  it('gives one group page by page', async () => {
    const all = await en.ok(search.query, { q: 'symphony', group: 'concerts', pageSize: 50 });
    const two = await en.ok(search.query, { q: 'symphony', group: 'concerts', pageNo: 2, pageSize: 10 });
    const list = (r: typeof all) => r.groups.find(g => g.group === 'concerts')?.list.map(h => h.id) ?? [];
    expect(all.total).toBeGreaterThan(20);
    expect(list(two)).toEqual(list(all).slice(10, 20));
    expect(two.groups.filter(g => g.group !== 'concerts').every(g => g.list.length === 0)).toBe(true);
  });

  it('suggests a few of all groups, without cards', async () => {
    const list = await zh.ok(search.suggest, { q: '马' });
    expect(list.length).toBeGreaterThan(2);
    expect(list.length).toBeLessThanOrEqual(8);
    expect(list.every(hit => hit.card === undefined)).toBe(true);
  });

  it('leads only to pages that the reader’s tree has', async () => {
    for (const tree of TREES) {
      const { app, deps } = await makeApp();
      await seedWorld(deps.store, START);
      const reader = new Client(app, { tree });
      for (const q of ['会员', '音乐', 'member', 'hall', '顾景行', 'refund', 'News']) {
        const { groups } = await reader.ok(search.query, { q });
        for (const hit of groups.flatMap(g => g.list)) {
          const { pathname } = new URL(`/${tree}/${hit.link}`, 'https://here.invalid');
          expect(matchPage(pathname), `${tree}: ${hit.link}`).not.toBeNull();
        }
      }
    }
  });

  it('is not bothered by what is no question', async () => {
    for (const q of [
      '',
      ' ',
      '第',
      '%',
      '_',
      '*',
      "' or 1=1 --",
      '<script>alert(1)</script>',
      '\\',
      '(((((',
      'a'.repeat(LONGEST_QUERY),
    ])
      expect((await en.call(search.query, { q })).success, q).toBe(true);
    const answer = await en.call(search.query, { q: 'x'.repeat(10_000) });
    expect([answer.success, answer.errcode]).toEqual([false, '2001']);
    expect(lines).toEqual([]);
  });
});
