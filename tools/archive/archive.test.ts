import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { program } from '#domain/contract/program.ts';
import { hallTime } from '#lib/dates.ts';
import type { ProgramDoc, ScheduleDoc } from '#server/catalogue/types.ts';
import { Client } from '#tests/server/client.ts';
import { makeApp } from '#tests/server/harness.ts';
import { eachStore } from '#tests/server/stores.ts';
import { importArchive, readArchive } from './import.ts';

const fixture = readFileSync(new URL('./fixtures/nyphil.json', import.meta.url), 'utf8');
interface Source {
  programs: { id: string; concerts: unknown[]; works: Record<string, unknown>[] }[];
}
const source = JSON.parse(fixture) as Source;
const bodies = <T>(docs: readonly { kind: string; body: unknown }[], kind: string): T[] =>
  docs.filter(d => d.kind === kind).map(d => d.body as T);

describe('reading the archive', () => {
  const { docs, report } = readArchive(fixture);
  const programs = bodies<ProgramDoc>(docs, 'program');

  it('takes every programme and every concert', () => {
    expect(report.faults).toEqual([]);
    expect(report.programs).toBe(source.programs.length);
    expect(programs).toHaveLength(source.programs.length);
    expect(bodies(docs, 'schedule')).toHaveLength(source.programs.reduce((n, p) => n + p.concerts.length, 0));
  });

  it('groups movements that follow one another under their work, and keeps intervals', () => {
    for (const [i, p] of source.programs.entries()) {
      const played = p.works.filter(w => w.workTitle !== undefined);
      const groups = played.filter(
        (w, n) => n === 0 || String(w.ID).split('*')[0] !== String(played[n - 1]?.ID).split('*')[0],
      );
      expect(programs[i]?.works.length).toBeGreaterThanOrEqual(groups.length);
      expect(programs[i]?.works.length).toBeLessThanOrEqual(played.length);
      const intervals = p.works.some((w, n) => w.interval !== undefined && n > 0);
      expect(programs[i]?.works.some(w => w.intervalAfter) ?? false).toBe(intervals);
    }
  });

  it('leaves no capitals, no brackets of the catalogue and no surname first', () => {
    for (const p of programs) {
      for (const text of [p.title.en, ...p.works.map(w => w.title.en)]) {
        expect(text).not.toMatch(/\b(?![IVX]+\b)[A-Z]{5,}\b/);
        expect(text).not.toMatch(/\[|\]|UNSPECIFIED|undefined/i);
      }
    }
    for (const a of bodies<{ name: { en: string } }>(docs, 'artist'))
      expect(a.name.en).not.toMatch(/,|\[|No Soloist|Audience/);
  });

  it('refers only to people, halls and composers that it brings or the season has', () => {
    const ids = (kind: string): Set<string> => new Set(docs.filter(d => d.kind === kind).map(d => d.id));
    const [artists, halls] = [ids('artist'), ids('hall')];
    for (const p of programs) for (const a of p.artists) expect(artists).toContain(a.artistId);
    for (const s of bodies<ScheduleDoc>(docs, 'schedule')) expect(halls).toContain(s.hallId);
  });
});

describe('a file with faults', () => {
  const good = source.programs.slice(0, 3);
  const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

  it('is reported by line, and the rest loads', () => {
    const bad = [
      { ...good[0], id: undefined },
      { ...good[0], id: 'aaaaaaaa-no-concert', concerts: [] },
      {
        ...good[0],
        id: 'aaaaaaac-no-day',
        concerts: [{ ...(good[0]?.concerts[0] as object), Date: '1920-02-31T05:00:00Z' }],
      },
      7,
    ];
    const text = JSON.stringify({ programs: [good[0], ...bad, good[1], good[1], good[2]] }, null, 2);
    const { report } = readArchive(text);
    expect(report.programs).toBe(3);
    expect(report.faults.map(f => f.reason)).toEqual([
      expect.stringContaining('id: '),
      'concerts: has no concert',
      'concerts[0].Date: is not a date',
      expect.stringContaining('record: '),
      expect.stringMatching(/^id: record \d+ \(line \d+\) has the same$/),
    ]);
    expect(report.faults[1]?.line).toBe(lineOf(text, '"aaaaaaaa-no-concert"') - 1);
    expect(report.faults[2]?.line).toBe(lineOf(text, '"aaaaaaac-no-day"') - 1);
  });

  it.each([
    ['a lost bracket', (t: string) => t.replace('"season": "1920-21",', '"season": "1920-21", "works": [')],
    ['a lost quote', (t: string) => t.replace('"season": "1920-21"', '"season": "1920-21')],
    ['a lost comma', (t: string) => t.replace('"season": "1920-21",', '"season": "1920-21"')],
    ['a word out of place', (t: string) => t.replace('"season": "1920-21"', '"season": nonsense')],
  ])('survives %s', (_, spoil) => {
    const text = spoil(JSON.stringify({ programs: source.programs.slice(0, 5) }, null, 2));
    const { report } = readArchive(text);
    expect(report.faults.length).toBeGreaterThanOrEqual(1);
    expect(report.faults[0]?.reason).toMatch(/^not JSON: /);
    expect(report.programs).toBe(4);
  });

  it('that ends in the middle loads what was whole', () => {
    const whole = JSON.stringify({ programs: source.programs.slice(0, 4) }, null, 2);
    const { report } = readArchive(whole.slice(0, whole.length - 200));
    expect(report.programs).toBe(3);
    expect(report.faults).toHaveLength(1);
  });

  it('of another form is refused', () => {
    expect(() => readArchive('{"concerts":[]}')).toThrow(/no “programs” list/);
    expect(() => readArchive('')).toThrow(/no “programs” list/);
    expect(readArchive('{"programs":[]}').report).toEqual({ programs: 0, concerts: 0, faults: [] });
  });

  it('names the record where the file has one line', () => {
    const text = JSON.stringify({ programs: [good[0], { ...good[1], concerts: [] }, good[2]] });
    expect(readArchive(text).report.faults).toEqual([
      { line: 1, place: 2, reason: 'concerts: has no concert' },
    ]);
  });

  it('keeps an evening whose works nobody wrote down', () => {
    const gala = { ...good[0], id: 'aaaaaaab-gala', works: [] };
    const { docs, report } = readArchive(JSON.stringify({ programs: [gala] }));
    expect(report).toMatchObject({ programs: 1, faults: [] });
    expect(bodies<ProgramDoc>(docs, 'program')[0]).toMatchObject({
      title: { zh: '音乐会', en: 'Concert' },
      works: [],
    });
  });

  it('need not be printed over many lines', () => {
    expect(readArchive(JSON.stringify(source)).report.programs).toBe(source.programs.length);
  });
});

eachStore(open => {
  it('loads an archive, and the same again without a difference', async () => {
    const store = await open();
    const first = await importArchive(store, fixture);
    const before = await store.direct.catalogue.readAll();
    const second = await importArchive(store, fixture);
    const after = await store.direct.catalogue.readAll();
    expect(second).toEqual(first);
    expect(after).toEqual(before);
  });
});

describe('the archive in the calls', () => {
  it('is listed, searched and shown with its own venue and local time', async () => {
    const { app, deps, client } = await makeApp();
    await seedWorld(deps.store, deps.clock.now());
    const en = client();
    const zh = new Client(app, { tree: 'zh-CN/pc' });
    const season = await en.ok(program.search, { pageSize: 100 });
    await importArchive(deps.store, fixture);

    // What is to come is not disturbed by what is gone.
    const again = await en.ok(program.search, { pageSize: 100 });
    expect(again.list.map(p => p.id)).toEqual(season.list.map(p => p.id));
    expect(again.facets).toEqual(season.facets);

    const archive = await en.ok(program.search, { type: 'archive', pageSize: 100 });
    expect(archive.total).toBe(source.programs.length);
    expect(archive.list.every(p => p.type === 'archive' && p.state === 'ended' && p.minPrice === 0)).toBe(
      true,
    );
    const starts = archive.list.map(p => p.schedules[0]?.startsAt ?? '');
    expect(starts).toEqual([...starts].sort().reverse());
    expect((await en.ok(program.search, { past: 'Y' })).total).toBeGreaterThan(
      season.total + source.programs.length - 1,
    );

    const first = source.programs[0] as unknown as {
      programID: string;
      concerts: { Venue: string; Date: string }[];
    };
    const found = archive.list.find(p => p.id.startsWith(`ny-${first.programID}-`));
    expect(found).toBeDefined();
    const detail = await zh.ok(program.byId, { id: found?.id ?? '' });
    expect(detail.schedules).toHaveLength(first.concerts.length);
    expect(detail.schedules[0]?.hall.name).toBe(first.concerts[0]?.Venue);
    expect(hallTime(detail.schedules[0]?.startsAt ?? '').date).toBe(first.concerts[0]?.Date.slice(0, 10));
    expect(detail.rules).toEqual([]);
    expect(detail.notes.paragraphs.join()).toContain('CC0');

    const composers = archive.facets.composers.map(c => c.value);
    expect(composers).toContain('wagner');
    const wagner = await zh.ok(program.search, { type: 'archive', composer: 'wagner', pageSize: 100 });
    expect(wagner.total).toBe(archive.facets.composers.find(c => c.value === 'wagner')?.count);
    expect(
      (await zh.ok(program.search, { past: 'Y', keyword: 'wagner tannhauser', pageSize: 100 })).total,
    ).toBeGreaterThan(0);
    expect(
      (await zh.ok(program.search, { past: 'Y', keyword: '瓦格纳 汤豪舍', pageSize: 100 })).total,
    ).toBeGreaterThan(0);

    const types = await zh.ok(program.types, {});
    expect(types.find(t => t.code === 'archive')).toEqual({
      code: 'archive',
      name: '历史档案',
      count: source.programs.length,
    });
    expect(deps.lines).toEqual([]);
  });
});

const whole = new URL('../../../shared/data/nyphil-programs-1920-1926.json', import.meta.url);
describe.skipIf(!existsSync(whole))('the whole file of 1920 to 1926', () => {
  it('loads: 1,108 programmes, none left out, every text in readable case', () => {
    const { docs, report } = readArchive(readFileSync(whole, 'utf8'));
    expect(report).toEqual({ programs: 1108, concerts: 1321, faults: [] });
    for (const p of bodies<ProgramDoc>(docs, 'program')) {
      expect(p.title.en.trim()).not.toBe('');
      expect(p.title.zh.trim()).not.toBe('');
      for (const w of p.works) {
        expect(w.title.en, w.title.en).not.toMatch(/\b(?![IVX]+\b)[A-Z]{5,}\b|\[|\]|undefined/);
        expect(w.title.en.trim()).not.toBe('');
      }
    }
  });
});
