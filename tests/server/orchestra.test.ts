import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { MEMBER_ROLES, orchestra, SECTIONS } from '#domain/contract/orchestra.ts';
import { reportPdf } from '#server/report/file.ts';
import { keptReports } from '#server/report/kept.ts';
import { matchPage } from '#site/href.ts';
import { Client } from './client.ts';
import { makeApp, type TestDeps } from './harness.ts';

let app: Hono;
let deps: TestDeps;
const visit = (tree = 'en-US/pc'): Client => new Client(app, { tree });
beforeAll(async () => {
  ({ app, deps } = await makeApp({ reportPdf: keptReports() }));
  await seedWorld(deps.store, deps.clock.now());
});

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const HAN = /\p{Script=Han}/u;
/** Every text of a reply but identifiers and artwork. */
function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['id', 'link', 'seed', 'seal', 'outside', 'nameOther', 'base64', 'address'].includes(key)
      ? []
      : [value];
  if (Array.isArray(value)) return value.flatMap(v => texts(v, key));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([k, v]) => texts(v, k));
  return [];
}

describe('the calls of the orchestra’s own pages', () => {
  const calls = ['members', 'events', 'productions', 'hall', 'museum', 'map', 'join'] as const;
  it.each(calls)('%s has a text in each language for every text', async name => {
    const zh = texts(await visit('zh-CN/pc').ok(orchestra[name] as typeof orchestra.events, {}));
    const en = texts(await visit('en-US/pc').ok(orchestra[name] as typeof orchestra.events, {}));
    expect(zh).toHaveLength(en.length);
    expect(en.filter(text => HAN.test(text))).toEqual([]);
    expect(zh.map((text, i) => text === '' && en[i] !== '').filter(Boolean)).toEqual([]);
    expect(zh.some(text => HAN.test(text))).toBe(true);
  });

  it('lead only to pages that exist', async () => {
    const [events, productions] = await Promise.all([
      visit().ok(orchestra.events, {}),
      visit().ok(orchestra.productions, {}),
    ]);
    const { members } = { members: await visit().ok(orchestra.members, {}) };
    const people = members.roles.flatMap(r => r.people);
    const details = await Promise.all(people.map(p => visit().ok(orchestra.person, { id: p.id })));
    const links = [...events, ...productions, ...details.flatMap(d => d.news)]
      .map(x => x.link)
      .filter(Boolean);
    expect(links.length).toBeGreaterThan(30);
    for (const link of links)
      expect([link, matchPage(`/en-US/pc/${link.split(/[?#]/)[0]}`)?.name]).not.toEqual([link, undefined]);
    // Persons and productions that a link names are there.
    for (const link of links) {
      const person = /^about-detail\?id=(.+)$/.exec(link)?.[1];
      if (person) await visit().ok(orchestra.person, { id: person });
      const production = /^about-sso#(.+)$/.exec(link)?.[1];
      if (production) expect(productions.map(p => p.id)).toContain(production);
    }
  });
});

describe('members', () => {
  it('are ninety-eight players in fourteen sections, and twelve people in five roles', async () => {
    const { roles, sections, total } = await visit('zh-CN/pc').ok(orchestra.members, {});
    expect(sections.map(s => s.id)).toEqual([...SECTIONS]);
    expect([total, sum(sections.map(s => s.players.length))]).toEqual([98, 98]);
    expect(roles.map(r => [r.role, r.name])).toEqual([
      ['president', '团长'],
      ['music-director', '音乐总监'],
      ['honorary-music-director', '名誉音乐总监'],
      ['orchestra-members', '乐团成员'],
      ['artist-in-residence', '驻团艺术家'],
    ]);
    expect(roles.map(r => r.role)).toEqual([...MEMBER_ROLES]);
    expect(sum(roles.map(r => r.people.length))).toBe(12);
  });

  it('have names, chairs and sentences of their own', async () => {
    for (const tree of ['zh-CN/pc', 'en-US/pc']) {
      const { sections } = await visit(tree).ok(orchestra.members, {});
      const players = sections.flatMap(s => s.players);
      for (const field of ['id', 'name', 'line'] as const)
        expect(new Set(players.map(p => p[field])).size).toBe(players.length);
      for (const s of sections) expect(s.players.map(p => p.chair)).toEqual(s.players.map((_, i) => i + 1));
    }
  });

  it('have a page each: leading people, every player, every guest artist', async () => {
    const { roles, sections } = await visit().ok(orchestra.members, {});
    const ids = [
      ...roles.flatMap(r => r.people.map(p => p.id)),
      ...sections.flatMap(s => s.players.map(p => p.id)),
      'vera-lindenheim',
      'heming-chorus',
    ];
    for (const id of new Set(ids)) {
      const person = await visit().ok(orchestra.person, { id });
      expect(person.bio.length).toBeGreaterThan(0);
      // A choir has no part of its own beside its name.
      if (id !== 'heming-chorus') expect([id, person.title]).not.toEqual([id, '']);
      // No dead end: a concert, whoever it is.
      expect([id, person.concerts.length]).not.toEqual([id, 0]);
    }
  });

  it('show their own concerts, soonest first, with their works and news', async () => {
    const gu = await visit().ok(orchestra.person, { id: 'gu-jingxing' });
    expect(gu).toMatchObject({
      name: 'Gu Jingxing',
      nameOther: '顾景行',
      otherLang: 'zh-CN',
      own: true,
      since: 2021,
    });
    // A short name stays on one line.
    for (const card of gu.concerts) expect(card.artists).toContain('Gu\u00a0Jingxing');
    const first = gu.concerts.map(c => c.schedules[0]?.startsAt ?? '');
    expect(first).toEqual([...first].sort());
    expect(gu.works.length).toBeGreaterThan(3);
    expect(gu.news.length).toBeGreaterThan(0);
    const horn = await visit().ok(orchestra.person, { id: 'wen-yizhou' });
    expect(horn).toMatchObject({ title: 'Horns, principal', own: false });
    expect(horn.section?.players[0]?.id).toBe('wen-yizhou');
  });

  it.each(['nobody', 'Q1', 'x'.repeat(80)])('“%s” is nobody', async id => {
    expect(await visit().call(orchestra.person, { id })).toMatchObject({
      success: false,
      errcode: ERR.notFound,
    });
  });
  it.each(['', '../etc', '<script>', 'x'.repeat(81)])('“%s” is no id', async id => {
    expect(await visit().call(orchestra.person, { id })).toMatchObject({
      success: false,
      errcode: ERR.badPayload,
    });
  });
});

describe('events and productions', () => {
  it('are at least twenty-five, oldest first, one a year', async () => {
    const years = (await visit().ok(orchestra.events, {})).map(e => e.year);
    expect(years.length).toBeGreaterThanOrEqual(25);
    expect(years).toEqual([...new Set(years)].sort((a, b) => a - b));
  });
  it('are the specification’s ten, in its order', async () => {
    const list = await visit().ok(orchestra.productions, {});
    expect(list.map(p => p.title)).toEqual([
      'Season and subscription',
      'New Year concerts',
      'Chamber music',
      'Summer music festival',
      'Commission',
      'International touring',
      'Joining a classical label family',
      'Orchestra academy',
      'International violin competition',
      'Orchestra management forum',
    ]);
    expect(list.filter(p => p.concerts.length > 0).length).toBeGreaterThanOrEqual(8);
  });
});

describe('the annual report', () => {
  it('adds up, every year', async () => {
    const years = await visit().ok(orchestra.reportYears, {});
    expect(years).toEqual([...years].sort((a, b) => b - a));
    expect(years.length).toBeGreaterThanOrEqual(3);
    for (const year of years) {
      const report = await visit().ok(orchestra.report, { year });
      expect(sum(report.income.map(a => a.value))).toBe(sum(report.expense.map(a => a.value)));
      expect(sum(report.audience.map(a => a.share))).toBe(100);
      expect(report.months).toHaveLength(12);
      for (const column of [report.income, report.expense].map(list => list.map(a => a.value)))
        expect(column).toEqual([...column].sort((a, b) => b - a));
      const counts = report.composers.map(c => c.count);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    }
    const newest = await visit().ok(orchestra.report, { year: 2026 });
    expect(sum(newest.months.map(m => m.main + m.chamber + m.education))).toBe(142);
  });

  it.each([1999, 2999])('of %i is not there', async year => {
    expect(await visit().call(orchestra.report, { year })).toMatchObject({ errcode: ERR.notFound });
    expect(await visit().call(orchestra.reportFile, { year })).toMatchObject({ errcode: ERR.notFound });
  });

  it.each(['zh-CN/pc', 'en-US/mobile'])(
    'is a tagged PDF with the house’s own fonts in it: %s',
    async tree => {
      const file = await visit(tree).ok(orchestra.reportFile, { year: 2026 });
      const pdf = atob(file.base64);
      expect([pdf.length, file.type]).toEqual([file.bytes, 'application/pdf']);
      expect(file.name).toMatch(/2026\.pdf$/);
      expect(pdf.startsWith('%PDF-1.7')).toBe(true);
      const locale = tree.slice(0, 5);
      expect(pdf).toContain(`/Lang (${locale})`);
      for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'])
        expect(pdf).toMatch(new RegExp(`/S /${tag}\\b`));
      // No reader has to bring one: each font has its file within.
      const fonts = pdf.match(/\/Type \/FontDescriptor/g) ?? [];
      expect(fonts.length).toBeGreaterThan(0);
      expect(pdf.match(/\/FontFile[23] /g)).toHaveLength(fonts.length);
      expect(pdf).not.toMatch(/STSong-Light|Times-Roman|Helvetica/);
    },
  );

  it('prints every name that a season may have, and each figure of the page', async () => {
    const report = await visit('en-US/pc').ok(orchestra.report, { year: 2026 });
    const names = ['Antonín Dvořák', 'Witold Lutosławski', '윤이상', 'Đặng Thái Sơn', 'Εύη', '査'];
    const long = Array.from({ length: 60 }, (_, i) => ({
      name: names[i % names.length] ?? '',
      value: i + 1,
    }));
    const pdf = await reportPdf({ ...report, income: long, signed: names.join(', ') }, 'en-US');
    // One table over several pages; the faces that the names are in.
    const text = Buffer.from(pdf).toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(4);
    for (const face of ['NotoSerif', 'NotoSerifSC', 'NotoSerifKR'])
      expect(text.replace(/-/g, '')).toContain(face);
  });

  it('has no file where nobody draws it', async () => {
    const { app, deps } = await makeApp();
    await seedWorld(deps.store, deps.clock.now());
    const { errcode } = await new Client(app).call(orchestra.reportFile, { year: 2026 });
    expect(errcode).toBe(ERR.notFound);
  });
});

describe('the hall, the museum, the way and the vacancies', () => {
  it('counts the seats of the plan, and has prices for each part', async () => {
    const hall = await visit().ok(orchestra.hall, {});
    expect(sum(hall.zones.map(z => z.seats))).toBe(1191);
    expect(sum(hall.plan.blocks.map(b => b.seats.length / 2))).toBe(1191);
    for (const zone of hall.zones) {
      expect(zone.minPrice).toBeGreaterThan(0);
      expect(zone.maxPrice).toBeGreaterThanOrEqual(zone.minPrice);
    }
    expect(hall.plan.wheelchairs.length).toBeGreaterThan(0);
    expect(new Set(hall.plan.blocks.map(b => b.letter))).toEqual(new Set(hall.zones.map(z => z.letter)));
  });

  it('has one link outward, and it is https', async () => {
    const { outside } = await visit().ok(orchestra.map, {});
    expect(new URL(outside).protocol).toBe('https:');
  });

  it('shows vacancies until they close', async () => {
    const { vacancies } = await visit().ok(orchestra.join, {});
    expect(vacancies.length).toBeGreaterThanOrEqual(6);
    for (const v of vacancies.filter(x => x.kind === 'player'))
      expect(sum(v.rounds.map(r => r.pieces.length))).toBeGreaterThanOrEqual(4);
    const now = deps.clock.now();
    deps.clock.set(Date.parse(vacancies[0]?.closesAt ?? ''));
    const later = await visit().ok(orchestra.join, {});
    deps.clock.set(now);
    expect(later.vacancies.map(v => v.id)).not.toContain(vacancies[0]?.id);
  });
});
