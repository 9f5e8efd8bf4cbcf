import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import type { Call } from '#domain/contract/call.ts';
import { content } from '#domain/contract/content.ts';
import { digital } from '#domain/contract/digital.ts';
import { type Envelope, ERR } from '#domain/contract/envelope.ts';
import { news } from '#domain/contract/news.ts';
import { type ProgramCard, program } from '#domain/contract/program.ts';
import { show } from '#domain/contract/show.ts';
import { waiting } from '#domain/contract/waiting.ts';
import { hallTime } from '#lib/dates.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import { programKey, sessionKey } from '#server/http/keys.ts';
import { Client } from '#tests/server/client.ts';
import { makeApp, type TestDeps } from '#tests/server/harness.ts';

let app: Hono;
let deps: TestDeps;
const visit = (tree = 'en-US/pc'): Client => new Client(app, { tree });
beforeAll(async () => {
  ({ app, deps } = await makeApp());
  await seedWorld(deps.store, deps.clock.now());
});

describe('the home page', () => {
  it('shows the next twelve concerts, soonest first', async () => {
    const list = await visit().ok(program.home, {});
    expect(list).toHaveLength(12);
    const starts = list.map(p => p.schedules[0]?.startsAt ?? '');
    expect(starts).toEqual([...starts].sort());
    expect(Date.parse(starts[0] ?? '')).toBeGreaterThan(deps.clock.now());
  });

  it('shows six highlights in the season’s own order', async () => {
    const list = await visit().ok(program.home2, {});
    expect(list.map(p => p.id)).toEqual([
      'mahler-5',
      'verdi-requiem',
      'new-year',
      'beethoven-9',
      'bruckner-4',
      'mozart-40',
    ]);
  });

  it('speaks the language of the tree', async () => {
    const [zh] = await visit('zh-CN/mobile').ok(program.home2, {});
    const [en] = await visit('en-US/mobile').ok(program.home2, {});
    expect(zh).toMatchObject({
      title: '马勒　第五交响曲',
      composer: '马勒',
      work: '第五交响曲',
      typeName: '交响音乐会',
    });
    expect(en).toMatchObject({
      title: 'Mahler: Symphony No. 5',
      composer: 'Mahler',
      work: 'Symphony No. 5',
      typeName: 'Symphonic',
    });
    expect(zh?.artists).toBe('指挥 顾景行　小提琴 苏砚秋');
    expect(en?.artists).toBe('Gu\u00a0Jingxing, conductor · Su\u00a0Yanqiu, violin');
    expect(zh?.works).toBe('莫扎特 G大调第三小提琴协奏曲、马勒 升c小调第五交响曲');
    expect(en?.works).toBe(
      'Mozart Violin Concerto No. 3 in G major · Mahler Symphony No. 5 in C-sharp minor',
    );
    expect(zh?.schedules.map(s => s.id)).toEqual(en?.schedules.map(s => s.id));
  });
});

describe('search', () => {
  const all = async (query: Parameters<Client['ok']>[1] = {}): Promise<ProgramCard[]> =>
    (await visit().ok(program.search, { pageSize: 100, ...(query as object) })).list;

  it('pages without loss or repetition', async () => {
    const whole = await all();
    const seen: string[] = [];
    for (let pageNo = 1; ; pageNo++) {
      const page = await visit().ok(program.search, { pageNo });
      expect(page.total).toBe(whole.length);
      expect(page.pageSize).toBe(10);
      if (page.list.length === 0) break;
      seen.push(...page.list.map(p => p.id));
    }
    expect(seen).toEqual(whole.map(p => p.id));
  });

  it('offers facets that find what they count', async () => {
    const { facets } = await visit().ok(program.search, {});
    for (const { value, count } of facets.composers.slice(0, 12))
      expect((await visit().ok(program.search, { composer: value })).total, value).toBe(count);
    for (const { value, count } of facets.halls)
      expect((await visit().ok(program.search, { hall: value })).total, value).toBe(count);
    expect(facets.price).toEqual({ min: 50, max: 1680 });
  });

  it.each([
    ['马勒', 'mahler-5'],
    ['Mahler', 'mahler-5'],
    ['ml', 'mahler-5'],
    ['dvorak', 'dvorak-9'],
    ['Op. 67', 'beethoven-5'],
    ['BWV 1050', 'bach-brandenburg'],
    ['顾景行 安魂', 'verdi-requiem'],
    ['Gu Jingxing requiem', 'verdi-requiem'],
    ['命运', 'beethoven-5'],
    ['lawn', 'summer-dream'],
    ['江雪', 'zhu-10'],
    ['adagietto', 'mahler-5'],
  ])('finds “%s” in both trees', async (keyword, id) => {
    for (const tree of ['zh-CN/pc', 'en-US/pc']) {
      const { list } = await visit(tree).ok(program.search, { keyword, pageSize: 100 });
      expect(list.map(p => p.id)).toContain(id);
    }
  });

  it('finds nothing without an error', async () => {
    const page = await visit().ok(program.search, { keyword: 'zzz 没有 %_\\ \'"' });
    expect(page).toMatchObject({ total: 0, list: [] });
  });

  it('combines filters: type, month, hall, price, availability', async () => {
    expect((await all({ type: 'family' })).every(p => p.type === 'family')).toBe(true);
    const month = '2027-01';
    const january = await all({ month });
    expect(january.length).toBeGreaterThan(3);
    for (const p of january)
      expect(p.schedules.some(s => hallTime(s.startsAt).date.startsWith(month))).toBe(true);
    for (const p of await all({ hall: 'chamber' }))
      expect(p.schedules.some(s => s.hall.id === 'chamber')).toBe(true);
    for (const p of await all({ priceMin: 1000 })) expect(p.maxPrice).toBeGreaterThanOrEqual(1000);
    for (const p of await all({ availability: 'on' })) expect(p.schedules.some(s => s.free > 0)).toBe(true);
    expect(await all({ type: 'family', hall: 'lawn' })).toEqual([]);
  });

  it('sorts by date, price and title', async () => {
    const prices = (await all({ sort: 'price' })).map(p => p.minPrice);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const titles = (await all({ sort: 'title' })).map(p => p.title);
    expect(titles).toEqual([...titles].sort(new Intl.Collator('en-US', { numeric: true }).compare));
    const days = (await all({ sort: '-date' })).map(
      p => p.schedules.find(s => Date.parse(s.startsAt) > deps.clock.now())?.startsAt ?? '',
    );
    expect(days).toEqual([...days].sort().reverse());
  });

  it('shows what is gone only when asked', async () => {
    const now = deps.clock.now();
    for (const p of await all()) expect(p.schedules.every(s => Date.parse(s.startsAt) > now)).toBe(true);
    const past = await all({ past: 'Y' });
    expect(past.some(p => p.schedules.some(s => s.state === 'ended'))).toBe(true);
    expect(past.length).toBeGreaterThanOrEqual((await all()).length);
  });

  it('keeps an archive of the evenings that were played, and of nothing else', async () => {
    const now = deps.clock.now();
    const gone = await all({ past: 'only' });
    expect(gone.length).toBeGreaterThan(4);
    for (const p of gone)
      for (const s of p.schedules) expect([s.state, Date.parse(s.startsAt) <= now]).toEqual(['ended', true]);
    const last = gone.map(p => p.schedules.at(-1)?.startsAt ?? '');
    expect(last).toEqual([...last].sort().reverse());
    const months = await visit().ok(program.months, { past: 'only' });
    expect(months.reduce((sum, m) => sum + m.count, 0)).toBe(gone.flatMap(p => p.schedules).length);
    expect((await visit().ok(program.types, { past: 'only' })).map(t => t.code)).toEqual(
      expect.arrayContaining([...new Set(gone.map(p => p.type))]),
    );
  });

  it('opens a past evening of a programme that comes again by its own link', async () => {
    const [card] = (await all({ past: 'only' })).filter(p => p.id === 'beethoven-6');
    const evening = card?.schedules[0];
    const detail = await visit().ok(program.byId, { id: 'beethoven-6', scheduleId: evening?.id ?? '' });
    expect(detail.schedules[0]).toMatchObject({ id: evening?.id, state: 'ended' });
    expect(detail.schedules.slice(1).every(s => s.state !== 'ended')).toBe(true);
    const plain = await visit().ok(program.byId, { id: 'beethoven-6' });
    expect(plain.schedules.map(s => s.id)).not.toContain(evening?.id);
  });

  it('finds instruments by their names in both languages', async () => {
    const ids = async (keyword: string) => (await all({ keyword })).map(p => p.id);
    expect(await ids('钢琴')).toContain('carnival-animals');
    expect(await ids('piano')).toContain('carnival-animals');
    expect(await ids('长笛')).toContain('debussy-lamer');
  });

  it('counts concerts beside programmes, and composers under the other filters', async () => {
    const whole = await visit().ok(program.search, { pageSize: 100 });
    expect(whole.concerts).toBe(whole.list.flatMap(p => p.schedules).length);
    expect(whole.concerts).toBeGreaterThan(whole.total);
    const chamber = await visit().ok(program.search, { type: 'chamber', pageSize: 100 });
    expect(chamber.facets.composers.every(c => c.count <= chamber.total)).toBe(true);
    const [{ value = '' } = {}] = chamber.facets.composers;
    const narrowed = await visit().ok(program.search, { type: 'chamber', composer: value });
    expect(narrowed.facets.composers).toEqual(chamber.facets.composers);
  });

  it.each([
    { type: 'polka' },
    { month: '2026-13' },
    { date: '2026-02-3x' },
    { priceMin: '-1' },
    { pageNo: '0' },
    { pageSize: '1000' },
    { sort: 'random' },
  ])('refuses %o as a malformed payload', async query => {
    const reply = await visit().raw(program.search, query);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ success: false, errcode: ERR.badPayload });
  });
});

describe('one concert', () => {
  it('has works with movements, people, notes, rules, related concerts and its key', async () => {
    const zh = await visit('zh-CN/pc').ok(program.byId, { id: 'mahler-5' });
    expect(zh.titleOther).toBe('Mahler: Symphony No. 5');
    expect(zh.otherLang).toBe('en-US');
    expect(zh.worksList.map(w => [w.title, w.minutes, w.movements.length, w.intervalAfter])).toEqual([
      ['G大调第三小提琴协奏曲', 24, 3, true],
      ['升c小调第五交响曲', 70, 5, false],
    ]);
    expect(zh.artistsList.map(a => [a.name, a.role, a.portrait.seal])).toEqual([
      ['顾景行', '指挥', '顾'],
      ['苏砚秋', '小提琴', '苏'],
    ]);
    expect(zh.notes.paragraphs).toHaveLength(3);
    expect(zh.rules.map(r => r.title)).toEqual(['限购', '退票', '儿童', '迟到']);
    expect(zh.related.length).toBeGreaterThan(0);
    expect(zh.related.map(p => p.id)).not.toContain('mahler-5');
    expect(zh.limit).toBe(6);
    expect(zh.programKey).toBe(await programKey(deps, 'mahler-5'));
  });

  it.each([
    ['mahler-5', []],
    ['rachmaninoff-pc2', [waiting.line]],
  ] as const)(
    'brings beside %s what its page asks next, each as its own call answers it',
    async (id, line) => {
      const next: readonly Call[] = [
        program.prices,
        ...line,
        program.schedules,
        show.list,
        news.list,
        digital.related,
        digital.ofProgram,
      ] as unknown as Call[];
      for (const tree of ['zh-CN/mobile', 'en-US/pc']) {
        const asked = await visit(tree).raw(program.byId as unknown as Call, { id, beside: 'Y' });
        const { beside = [] } = (await asked.json()) as Envelope;
        expect(beside.map(({ key }) => key.split('?')[0])).toEqual(next.map(call => call.path));
        for (const [i, { key, reply }] of beside.entries()) {
          const fields = Object.fromEntries(new URLSearchParams(key.split('?')[1]));
          const own = await visit(tree).raw(next[i] as Call, fields);
          expect(reply, key).toEqual(await own.json());
        }
      }
    },
  );

  it('brings nothing beside it to who does not ask', async () => {
    const alone = await visit().raw(program.byId as unknown as Call, { id: 'mahler-5' });
    expect(await alone.json()).not.toHaveProperty('beside');
  });

  it('says what is special about its sale', async () => {
    const titles = async (id: string) => (await visit().ok(program.byId, { id })).rules.map(r => r.title);
    expect(await titles('new-year')).toContain('Named tickets');
    expect(await titles('jiang-confucian')).toContain('Members only');
    expect(await titles('dvorak-cello')).toContain('Presale');
    expect(await titles('summer-dream')).toContain('If it rains');
  });

  it.each([program.byId, program.schedules])('that does not exist is not found, in words', async call => {
    const field = call === program.byId ? 'id' : 'programId';
    const en = await visit().call(call as typeof program.byId, { [field]: 'nothing' } as never);
    expect(en).toMatchObject({
      success: false,
      errcode: ERR.notFound,
      msg: 'We could not find that concert.',
    });
    const zh = await visit('zh-CN/pc').call(call as typeof program.byId, { [field]: 'nothing' } as never);
    expect(zh.msg).toBe('没有找到这场音乐会。');
  });

  it('lists its performances with a session key each', async () => {
    const key = await programKey(deps, 'verdi-requiem');
    const list = await visit().ok(program.schedules, { programId: 'verdi-requiem', programKey: key });
    expect(list).toHaveLength(2);
    for (const s of list) expect(s.sessionKey).toBe(await sessionKey(deps, s.id));
    expect(new Set(list.map(s => s.sessionKey)).size).toBe(2);
    const wrong = await visit().call(program.schedules, {
      programId: 'verdi-requiem',
      programKey: 'f'.repeat(32),
    });
    expect(wrong.errcode).toBe(ERR.noAdmission);
  });

  it('prices its categories, dearest first, and counts their free seats to the seat', async () => {
    const [s] = (await visit().ok(program.byId, { id: 'verdi-requiem' })).schedules;
    const prices = await visit('zh-CN/pc').ok(program.prices, { scheduleId: s?.id ?? '' });
    expect(prices.map(p => [p.code, p.rank, p.price])).toEqual([
      ['P1', 1, 880],
      ['P2', 2, 680],
      ['P3', 3, 480],
      ['P4', 4, 280],
      ['P5', 5, 180],
      ['P6', 6, 80],
    ]);
    expect(prices[0]?.name).toBe('池座中区、一层正面');
    expect(prices.reduce((n, p) => n + p.free, 0)).toBe(s?.free);
    expect((await visit().call(program.prices, { scheduleId: 'nothing' })).errcode).toBe(ERR.notFound);
  });
});

describe('free seats', () => {
  it('follow live claims within seconds, and come back when they expire', async () => {
    const { app: own, deps: d } = await makeApp();
    await seedWorld(d.store, d.clock.now());
    const c = new Client(own, { tree: 'en-US/pc' });
    const before = (await c.ok(program.byId, { id: 'verdi-requiem' })).schedules[0];
    const id = before?.id ?? '';
    const catalogue = await getCatalogue(d);
    const plan = catalogue.plans.get('main');
    const guid = [...(plan?.seats.keys() ?? [])].at(-1) ?? '';
    const free = [...(plan?.seats.keys() ?? [])].find(g => g !== guid && /^B2-4/.test(g)) ?? guid;
    await d.store.transaction(tx => tx.sales.claim(id, [free], 'T1', d.clock.now() + 60_000, d.clock.now()));
    d.clock.advance(4_000);
    expect((await c.ok(program.byId, { id: 'verdi-requiem' })).schedules[0]?.free).toBe(
      (before?.free ?? 0) - 1,
    );
    d.clock.advance(60_000);
    expect((await c.ok(program.byId, { id: 'verdi-requiem' })).schedules[0]?.free).toBe(before?.free);
  });

  it('play the scenarios sold-out and few-left in demonstration mode only', async () => {
    const c = visit();
    c.scenario = 'sold-out';
    const out = (await c.ok(program.byId, { id: 'verdi-requiem' })).schedules[0];
    expect(out).toMatchObject({ state: 'out', free: 0 });
    expect(
      (await c.ok(program.prices, { scheduleId: out?.id ?? '' })).every(
        p => p.free === 0 && p.state === 'out',
      ),
    ).toBe(true);
    c.scenario = 'few-left';
    expect((await c.ok(program.byId, { id: 'verdi-requiem' })).schedules[0]).toMatchObject({
      state: 'few',
      free: 4,
    });
    expect((await c.ok(program.prices, { scheduleId: out?.id ?? '' })).reduce((n, p) => n + p.free, 0)).toBe(
      4,
    );

    const real = await makeApp({ config: { demo: false } });
    await seedWorld(real.deps.store, real.deps.clock.now());
    const visitor = new Client(real.app);
    visitor.scenario = 'sold-out';
    expect((await visitor.ok(program.byId, { id: 'verdi-requiem' })).schedules[0]?.free).toBeGreaterThan(100);
  });
});

describe('the calendar', () => {
  it('has each performance of the season once, on its day in the hall', async () => {
    const catalogue = await getCatalogue(deps);
    const seen: string[] = [];
    for (const { month, count } of await visit().ok(program.months, { past: 'Y' })) {
      const days = await visit().ok(program.calendar, { month });
      expect(days.reduce((n, d) => n + d.schedules.length, 0)).toBe(count);
      for (const d of days)
        for (const s of d.schedules) {
          expect(hallTime(s.startsAt).date).toBe(d.date);
          seen.push(s.id);
        }
    }
    expect(seen.sort()).toEqual(catalogue.calendar.map(s => s.id).sort());
  });

  it('answers for a range, a day, a type', async () => {
    const range = await visit().ok(program.calendar, { from: '2026-12-02', to: '2027-01-31' });
    const days = range.map(d => d.date);
    expect(days).toEqual([...days].sort());
    const busy = range.find(d => d.schedules.length > 1);
    expect(await visit().ok(program.byDate, { date: busy?.date ?? '' })).toEqual(busy);
    expect(await visit().ok(program.byDate, { date: '2031-01-01' })).toEqual({
      date: '2031-01-01',
      schedules: [],
    });
    const family = await visit().ok(program.calendar, {
      from: '2026-12-02',
      to: '2027-01-31',
      type: 'family',
    });
    expect(family.length).toBeGreaterThan(0);
    expect(family.length).toBeLessThan(range.length);
  });

  it.each([
    { from: '2026-12-02', to: '2027-03-01' },
    { from: '2026-12-02', to: '2026-12-01' },
  ])('refuses the range %o', async range => {
    expect((await visit().call(program.calendar, range)).errcode).toBe(ERR.badPayload);
  });
});

describe('content', () => {
  it('comes by place, in the language of the tree, with dates to come', async () => {
    const slides = await visit('zh-CN/pc').ok(content.ads, { adflag: 'home' });
    expect(slides).toHaveLength(5);
    expect(slides[0]).toMatchObject({ title: '马勒　第五交响曲', link: 'musicale-detail?id=mahler-5' });
    for (const at of slides.flatMap(s => s.dates)) expect(Date.parse(at)).toBeGreaterThan(deps.clock.now());
    const all = await visit().ok(content.ads, {});
    expect(all.length).toBeGreaterThan(60);
    expect(await visit().ok(content.ads, { adflag: 'nowhere' })).toEqual([]);
    expect(await visit().ok(content.ads, { status: 'N' })).toEqual([]);
    expect(await visit().ok(content.ads, { adflag: 'faq', pageSize: 3 })).toHaveLength(3);
  });

  it('has a text for every news, and says when there is none', async () => {
    const news = await visit().ok(content.ads, { adflag: 'home-news' });
    for (const n of news) {
      expect(n.publishedAt).toBeDefined();
      expect((await visit().ok(content.adInfo, { id: n.id })).title).toBe(n.title);
    }
    expect((await visit().call(content.adInfo, { id: 'nothing' })).errcode).toBe(ERR.notFound);
  });

  it('gives several texts at once, in the order asked for, without those that are not there', async () => {
    const texts = await visit().ok(content.adContents, { ids: ['legal-terms', 'nothing', 'legal-privacy'] });
    expect(texts.map(t => t.id)).toEqual(['legal-terms', 'legal-privacy']);
    expect(texts[0]?.html).toContain('<h3>');
  });
});

it('nothing of all this was an unexpected error', () => expect(deps.lines).toEqual([]));
