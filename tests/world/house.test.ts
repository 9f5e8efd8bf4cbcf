import { beforeAll, describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { club } from '#domain/contract/club.ts';
import { content } from '#domain/contract/content.ts';
import { education } from '#domain/contract/education.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { news } from '#domain/contract/news.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { program } from '#domain/contract/program.ts';
import { support } from '#domain/contract/support.ts';
import { webView } from '#domain/contract/web-view.ts';
import { LEVELS } from '#domain/rules/level.ts';
import { DOORS, GARAGE } from '#domain/rules/visit.ts';
import type { Bilingual } from '#domain/text.ts';
import { say } from '#domain/text.ts';
import { leadWords } from '#domain/words/level.ts';
import { doorsAt } from '#features/ticket/doors.ts';
import enCommon from '#i18n/en-US/common.ts';
import enReading from '#i18n/en-US/reading.ts';
import zhCommon from '#i18n/zh-CN/common.ts';
import zhReading from '#i18n/zh-CN/reading.ts';
import { hallTime } from '#lib/dates.ts';
import { add } from '#lib/money.ts';
import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import { parseEnv } from '#server/env.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { matchPage } from '#site/href.ts';
import { Client } from '#tests/server/client.ts';
import { makeApp, type TestDeps } from '#tests/server/harness.ts';
import { artists, houseDocs, programs } from './world.ts';

let deps: TestDeps;
let app: Awaited<ReturnType<typeof makeApp>>['app'];
const visit = (tree = 'en-US/pc'): Client => new Client(app, { tree });
beforeAll(async () => {
  ({ app, deps } = await makeApp());
  await seedWorld(deps.store, deps.clock.now());
});

/** Every pair of texts below a value, with the way to it. */
function pairs(value: unknown, path: string): [path: string, text: Bilingual][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && 'en' in value) return [[path, value as Bilingual]];
  return Object.entries(value).flatMap(([key, inner]) => pairs(inner, `${path}.${key}`));
}
const sum = (list: readonly { yuan: number }[]): number =>
  list.reduce((total, part) => add(total, part.yuan), 0);

describe('the texts of education, support and the club', () => {
  const docs = houseDocs('2026-12-02');
  const texts = pairs(Object.fromEntries(docs.map(doc => [doc.id, doc.body])), '');
  const han = /\p{Script=Han}/u;

  it('are there in both languages, or in neither', () => {
    expect(texts.length).toBeGreaterThan(400);
    expect(
      texts.filter(([, t]) => (t.zh.trim() === '') !== (t.en.trim() === '')).map(([path]) => path),
    ).toEqual([]);
  });
  it('keep each language and its typography', () => {
    expect(texts.filter(([, t]) => han.test(t.en)).map(([path]) => path)).toEqual([]);
    const wrong = texts.filter(
      ([path, t]) =>
        /\p{Script=Han}[,;:!?()]/u.test(t.zh) ||
        /！/.test(t.zh) ||
        /!/.test(t.en) ||
        (!/\.html/.test(path) && /["']/.test(t.zh + t.en)),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
  it('name only people and programmes that there are', () => {
    const people = new Set<string>(artists.map(a => a.id));
    const works = new Set(programs.map(p => p.id));
    for (const { kind, body } of docs) {
      if (kind !== 'series') continue;
      const { leaders, sources } = body as { leaders: string[]; sources: { programId?: string }[] };
      expect(leaders.filter(id => !people.has(id))).toEqual([]);
      expect(sources.flatMap(s => (s.programId && !works.has(s.programId) ? [s.programId] : []))).toEqual([]);
    }
  });
});

describe('education', () => {
  it('has six series, each with dates to come, soonest first', async () => {
    const list = await visit().ok(education.list, {});
    expect(list).toHaveLength(6);
    for (const series of list) {
      expect(series.sessions.length, series.id).toBeGreaterThan(3);
      const starts = series.sessions.map(s => s.startsAt);
      expect(starts).toEqual([...starts].sort());
      expect(Date.parse(starts[0] ?? '')).toBeGreaterThan(deps.clock.now());
      expect(new Set(series.sessions.map(s => s.id)).size).toBe(starts.length);
    }
  });

  it('takes the dates of concerts from the season, with the state of their sale', async () => {
    const family = await visit().ok(education.byId, { id: 'family-concerts' });
    const shows = await visit().ok(program.byId, { id: 'britten-guide' });
    const upcoming = shows.schedules.filter(
      s => Date.parse(s.startsAt) > deps.clock.now() && s.state !== 'cancelled',
    );
    const own = family.sessions.filter(s => s.programId === 'britten-guide');
    expect(own.map(s => [s.id, s.startsAt, s.state, s.minPrice])).toEqual(
      upcoming.map(s => [s.id, s.startsAt, s.state, s.minPrice]),
    );
    expect(own.length).toBeGreaterThan(0);
  });

  it('holds one rehearsal on the morning of a first night, and a talk before each', async () => {
    const { sessions } = await visit().ok(education.byId, { id: 'student-rehearsals' });
    const mahler = await visit().ok(program.byId, { id: 'mahler-5' });
    const [first, second] = mahler.schedules;
    const days = sessions.filter(s => s.programId === 'mahler-5').map(s => hallTime(s.startsAt).date);
    expect(days).toContain(hallTime(first?.startsAt ?? '').date);
    // The two evenings of a run were prepared together.
    expect(days).not.toContain(hallTime(second?.startsAt ?? '').date);
    for (const s of sessions) expect(hallTime(s.startsAt).time).toBe('10:00');

    const evenings = await visit().ok(education.byId, { id: 'listening-evenings' });
    const talks = evenings.sessions.filter(s => s.kind === 'talk' && s.programId === 'mahler-5');
    expect(talks.map(s => s.startsAt)).toEqual(
      mahler.schedules
        .filter(s => s.state !== 'cancelled' && Date.parse(s.startsAt) - 45 * 60_000 > deps.clock.now())
        .map(s => new Date(Date.parse(s.startsAt) - 45 * 60_000).toISOString()),
    );
  });

  it('shows no date that is over', async () => {
    const late = await makeApp();
    await seedWorld(late.deps.store, late.deps.clock.now());
    const before = await late.client().ok(education.list, {});
    late.deps.clock.advance(60 * 86_400_000);
    expireCatalogue(late.deps.store);
    const after = await late.client().ok(education.list, {});
    for (const [i, series] of after.entries()) {
      expect(series.sessions.length).toBeLessThan(before[i]?.sessions.length ?? 0);
      for (const s of series.sessions) expect(Date.parse(s.startsAt)).toBeGreaterThan(late.deps.clock.now());
    }
  });

  it('speaks the language of the tree, and refuses what there is not', async () => {
    const zh = await visit('zh-CN/mobile').ok(education.byId, { id: 'cradle' });
    expect(zh.title).toBe('摇篮里的四重奏');
    expect(zh.leaders.map(p => p.name)).toEqual(['和鸣弦乐四重奏', '温令仪']);
    expect(zh.related.map(s => s.id)).not.toContain('cradle');
    expect((await visit().call(education.byId, { id: 'nothing' })).errcode).toBe(ERR.notFound);
    expect((await visit().call(education.byId, { id: '<b>' })).errcode).toBe(ERR.badPayload);
  });
});

describe('support', () => {
  it('tells what sums make possible, and where the money of a concert comes from', async () => {
    const home = await visit().ok(support.home, {});
    expect(home.gifts.map(g => g.yuan)).toEqual([100, 1000, 10_000, 100_000]);
    expect(home.sources.shares.reduce((total, s) => total + s.percent, 0)).toBe(100);
    const zh = await visit('zh-CN/pc').ok(support.home, {});
    expect(zh.headline).toEqual(['声音变大', '靠一件一件加进来']);
    expect(zh.ways.map(w => w.page)).toEqual(['support-foundation', 'support-council', 'support-leyouClub']);
  });

  it('has accounts that add up', async () => {
    const { years, uses, projects, report } = await visit().ok(support.foundation, {});
    for (const year of years) expect(sum(year.parts)).toBe(year.total);
    expect(years.map(y => y.year)).toEqual([2021, 2022, 2023, 2024, 2025]);
    expect(sum(uses)).toBe(years.at(-1)?.total);
    for (const p of projects) expect(p.raised).toBeLessThanOrEqual(p.goal);
    expect(report.html).toContain('2025');
    const home = await visit().ok(support.home, {});
    expect(home.ways[0]?.figure).toContain('21.4');
    expect(years.at(-1)?.total).toBe(21_400_000);
  });

  it('leads from projects to pages that there are', async () => {
    const { projects } = await visit().ok(support.foundation, {});
    for (const { link } of projects.filter(p => p.link !== ''))
      expect(matchPage(new URL(link, 'https://x.invalid/zh-CN/pc/').pathname)).not.toBeNull();
  });

  it('has thirty-two companies in three circles, the dearest smallest', async () => {
    const { circles } = await visit().ok(support.council, {});
    expect(circles.map(c => c.members.length)).toEqual([4, 8, 20]);
    expect(circles.map(c => c.from)).toEqual([1_000_000, 500_000, 200_000]);
    expect(new Set(circles.flatMap(c => c.members.map(m => m.name))).size).toBe(32);
  });

  it('announces meetings to come, soonest first', async () => {
    const { meetings } = await visit().ok(support.friends, {});
    expect(meetings.length).toBeGreaterThan(8);
    const starts = meetings.map(m => m.startsAt);
    expect(starts).toEqual([...starts].sort());
    expect(Date.parse(starts[0] ?? '')).toBeGreaterThan(deps.clock.now());
  });
});

describe('the club', () => {
  it('compares the six levels of the rule, one share a level', async () => {
    const { levels, groups } = await visit().ok(club.overview, {});
    expect(levels.map(l => [l.level, l.from * 100, l.pointsPerYuan])).toEqual(
      LEVELS.map(l => [l.level, l.from, l.pointsPerYuan]),
    );
    const rows = groups.flatMap(g => g.rows);
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const row of rows) {
      expect(row.shares, row.id).toHaveLength(LEVELS.length);
      // Nothing is lost on the way up.
      expect(row.shares.findLastIndex(s => !s.has)).toBe(row.shares.findIndex(s => s.has) - 1);
    }
    expect(rows.find(r => r.id === 'rate')?.shares.map(s => s.text)).toEqual(['1', '1', '1', '2', '2', '3']);
  });

  it('answers questions through the ads and contents of the specification', async () => {
    const ads = await visit().ok(content.ads, { adflag: 'club-question' });
    expect(ads.length).toBeGreaterThanOrEqual(8);
    const answers = await visit().ok(content.adContents, { ids: ads.map(ad => ad.id) });
    expect(answers.map(a => a.id).sort()).toEqual(ads.map(ad => ad.id).sort());
    for (const answer of answers) expect(answer.html).toMatch(/^<p>/);
  });
});

describe('facts of a visit', () => {
  const words = (html: string) => html.replace(/<[^>]+>/g, ' ');
  const told = async (tree: string) => {
    const questions = await visit(tree).ok(content.ads, { adflag: 'faq', pageSize: 100 });
    const ids = questions.map(ad => ad.id);
    const answers = (
      await Promise.all(
        Array.from({ length: Math.ceil(ids.length / 50) }, (_, i) =>
          visit(tree).ok(content.adContents, { ids: ids.slice(i * 50, i * 50 + 50) }),
        ),
      )
    ).flat();
    const map = await visit(tree).ok(orchestra.map, {});
    const overview = await visit(tree).ok(club.overview, {});
    const presale = await visit(tree).ok(news.byId, { id: 'news-presale' });
    return {
      faq: answers.map(a => words(a.html)).join('\n'),
      map: JSON.stringify(map),
      club: overview.groups.flatMap(g => g.rows),
      news: JSON.stringify(presale),
    };
  };
  it.each([
    ['zh-CN/pc', 0, '分钟', /(\d+) 个车位/, /车库，(\d+) 位/],
    ['en-US/mobile', 1, ' minutes', /garage has (\d+) places/, /Car park, (\d+)/],
  ] as const)('are one wherever they are told: %s', async (tree, i, minutes, ofFaq, ofMap) => {
    const { faq, map, club: rows, news: article } = await told(tree);
    // Doors: the concert page and the ticket take the same two numbers.
    for (const n of [DOORS.foyer, DOORS.hall]) expect(faq).toMatch(new RegExp(`${n} ?${minutes.trim()}`));
    const reading = i === 0 ? zhReading : enReading;
    expect(reading.travel.doorsText).toContain('{{minutes}}');
    expect(doorsAt('2026-12-11T11:30:00Z')).toBe(Date.parse('2026-12-11T11:30:00Z') - DOORS.hall * 60_000);
    // The garage.
    expect(ofFaq.exec(faq)?.[1]).toBe(String(GARAGE.places));
    expect(ofMap.exec(map)?.[1]).toBe(String(GARAGE.places));
    expect(faq).toMatch(new RegExp(`${GARAGE.hours} (?:小时|hours)`));
    expect(map).toMatch(new RegExp(`${GARAGE.hours} (?:小时|hours)`));
    // How much earlier members choose.
    const leads = LEVELS.filter(l => l.leadHours > 0).map(l =>
      say(leadWords(l.leadHours), i === 0 ? 'zh-CN' : 'en-US'),
    );
    for (const lead of leads) expect(article).toContain(lead);
    const early = rows.find(
      r => /^(?:提前|优先|Early)/.test(r.name) && r.shares.some(s => s.text === leads[0]),
    );
    expect(early?.shares.filter(s => s.has).map(s => s.text)).toEqual(leads);
    // Open rehearsals begin at the level that the club says.
    const shares = rows.find(r => r.id === 'rehearsals')?.shares.map(x => x.has);
    expect(shares).toEqual([false, false, true, true, true, true]);
    // The accessibility mode, by the words of its own button.
    expect(faq).toContain(i === 0 ? zhCommon.aria.on : enCommon.aria.on);
  });
});

describe('the web view', () => {
  it('opens the operator’s hosts in a frame, others outside, tricks nowhere', async () => {
    const ask = (url: string) => visit().ok(webView.open, { url });
    expect(await ask('https://www.openstreetmap.org/export/embed.html')).toMatchObject({ kind: 'frame' });
    expect(await ask('https://example.org/a')).toMatchObject({ kind: 'outside', host: 'example.org' });
    expect(await ask('javascript:alert(1)')).toEqual({
      kind: 'refused',
      url: '',
      host: '',
      reason: 'scheme',
    });
    const other = await makeApp({ config: { webHosts: ['example.org'] } });
    expect(await other.client().ok(webView.open, { url: 'https://example.org/a' })).toMatchObject({
      kind: 'frame',
    });
  });

  it('is allowed by the policy for the same hosts and no others', () => {
    const csp = (frames?: readonly string[]) =>
      securityHeaders({ https: true, ...(frames && { frames }) })['Content-Security-Policy'] ?? '';
    expect(csp(['a.example', 'b.example'])).toContain('; frame-src https://a.example https://b.example; ');
    expect(csp()).toContain("; frame-src 'none'; ");
  });

  it('takes its hosts from the environment, names only', () => {
    expect(parseEnv({}).webHosts).toContain('www.heming.example');
    expect(parseEnv({ WEB_VIEW_HOSTS: 'a.example, b.example' }).webHosts).toEqual(['a.example', 'b.example']);
    for (const bad of [
      '*.example',
      "'unsafe-inline'",
      'https://a.example',
      'a.example;script-src *',
      'xn--a.example',
    ])
      expect(() => parseEnv({ WEB_VIEW_HOSTS: bad })).toThrow(/WEB_VIEW_HOSTS/);
  });
});
