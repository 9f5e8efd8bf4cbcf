import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { type JudgedMedia, judgeMedia } from './judge.ts';
import { measured } from './measured.ts';
import { PALETTES } from './sets.ts';
import { missingPackages } from './tools.ts';
import { DEMONSTRATION } from './works/plan.ts';

const ROOT = 'demo/media';
let media: JudgedMedia;
beforeAll(async () => {
  media = await judgeMedia(ROOT);
});
const each = () => media.streams.map(s => ({ ...s.value, barTable: s.bars, melodyTable: s.melody }));
const music = () => each().filter(s => s.kind !== 'talk');

it('is what its manifests say: every file, every byte', () => {
  expect(media.faults).toEqual([]);
});

it('reaches high, breathes, is level and sounds with its bars', () => {
  expect(media.missed).toEqual([]);
});

it('sounds as is written down of it, where there is a decoder', async ({ skip }) => {
  if ((await missingPackages()).includes('ffmpeg')) skip();
  const known = media.streams.filter(s => s.measured !== null);
  const [shortest] = known.sort((a, b) => a.value.duration - b.value.duration);
  const { value, bars, measured: kept } = shortest!;
  expect(await measured(join(ROOT, value.id), value, bars!.bars, kept!)).toEqual(kept);
});

it('is at most seventy-five megabytes', async () => {
  const found = await readdir(ROOT, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    found.filter(f => f.isFile()).map(async f => (await stat(join(f.parentPath, f.name))).size),
  );
  expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(75_000_000);
});

it('has the music that was promised: nine movements, forty-five minutes, four films', () => {
  const lengths = new Map(music().flatMap(s => s.movements.map(m => [m.id, m.end - m.start] as const)));
  expect(lengths.size).toBeGreaterThanOrEqual(9);
  expect([...lengths.values()].reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(45 * 60);
  expect(each().filter(s => s.kind === 'film').length).toBeGreaterThanOrEqual(4);
});

it('shows twelve pictures a second, and no two films in one place', () => {
  for (const { id, renditions } of each())
    for (const r of renditions.filter(one => one.kind === 'video'))
      expect(r.fps, id).toBeGreaterThanOrEqual(12);
  const looks = DEMONSTRATION.filter(plan => plan.film).map(plan => plan.look);
  expect(new Set(looks).size).toBe(looks.length);
  expect(Math.max(...looks.map(look => look ?? 0))).toBeLessThan(PALETTES.length);
});

it('has a work of four movements whole: chapters of one stream, each with a score of its own', () => {
  const { movements } = music().find(s => s.id === 'haydn-quartet-op64-5')!;
  expect(movements.map(m => m.id)).toEqual([1, 2, 3, 4].map(n => `haydn-quartet-op64-5-${n}`));
  expect(new Set(movements.map(m => m.work)).size).toBe(1);
  movements.forEach((m, i) => {
    expect(m.start).toBe(movements[i - 1]?.end ?? 0);
  });
});

it('has a talk that says its voice is a machine’s, with captions in both languages', async () => {
  const talk = each().find(s => s.kind === 'talk');
  expect(talk?.talk?.voice).toBe('synthetic');
  expect(talk?.captions.map(c => c.lang)).toEqual(['zh-CN', 'en-US']);
  for (const { file } of talk?.captions ?? []) {
    const cues = (await readFile(join(ROOT, talk!.id, file), 'utf8')).match(/ --> /g);
    expect(cues?.length).toBeGreaterThan(10);
  }
});

it('plays for as long as it says, on every rung', () => {
  for (const { id, renditions, duration } of each())
    for (const r of renditions)
      expect(Math.abs(r.segments.reduce((a, b) => a + b, 0) - duration), `${id} ${r.id}`).toBeLessThan(0.5);
});

it('is nowhere silent between the first note and the last', () => {
  for (const { id, movements, loudness } of music())
    for (const { music: from, end } of movements) {
      const { step, curve } = loudness;
      const inside = curve.slice(Math.ceil(from / step) + 1, Math.floor((end - 6) / step));
      expect(Math.min(...inside), id).toBeGreaterThan(-60);
    }
});

it('tells bars that rise, lie in their movement and stand on a page', () => {
  for (const { id, movements, barTable } of music()) {
    const bars = barTable?.bars ?? [];
    expect(bars.length, id).toBe(movements.reduce((sum, m) => sum + m.played, 0));
    bars.forEach((bar, i) => {
      const movement = movements[bar.movement]!;
      const score = media.scores.find(s => s.value.id === movement.id)!.value;
      expect(bar.at, `${id} ${i}`).toBeGreaterThan(bars[i - 1]?.at ?? -1);
      expect(bar.at >= movement.start && bar.at < movement.end, `${id} ${i}`).toBe(true);
      expect(score.bars[bar.bar], `${id} ${i}`).toBeDefined();
    });
  }
});

it('names melodies of bars, themes and parts that are there', () => {
  for (const { id, movements, barTable, melodyTable } of music())
    for (const s of melodyTable?.segments ?? []) {
      const bars = barTable!.bars;
      const score = media.scores.find(x => x.value.id === movements[s.movement]!.id)!.value;
      expect(s.to, id).toBeGreaterThan(s.from);
      expect(bars[s.fromBar]!.at, id).toBeLessThanOrEqual(s.from + 0.002);
      expect(bars[s.toBar]!.at, id).toBeLessThan(s.to);
      expect(score.parts[s.part]?.section, id).toBe(s.section);
      expect(
        melodyTable!.themes.some(t => t.movement === s.movement && t.id === s.theme),
        id,
      ).toBe(true);
    }
});

it('names every theme of the demonstration in both languages', () => {
  const own = new Set(DEMONSTRATION.map(plan => plan.id));
  for (const { melodyTable } of music().filter(s => own.has(s.id)))
    for (const { name } of melodyTable?.themes ?? []) expect(name.en).not.toMatch(/^Theme \S{1,6}$/);
});

it('has pages of thirty kilobytes at most, with every bar inside its page and every staff inside its system', () => {
  const read = media.scores.flatMap(({ folder, value, reading }) => [
    { folder, value, at: '' },
    ...(reading ? [{ folder, value: { ...reading, files: value.files }, at: 'reading/' }] : []),
  ]);
  for (const { value, folder, at } of read) {
    for (const { file } of value.pages)
      expect(value.files[`${at}${file}.br`]!.bytes, `${folder}/${file}`).toBeLessThanOrEqual(30_000);
    const staves = value.parts.reduce((sum, p) => sum + p.staves, 0);
    for (const system of value.systems) {
      const page = value.pages[system.page]!;
      // What rests is hidden; nobody else's staff stands in its place, and they keep their order.
      const shown = system.staves.map(s => s.part);
      expect(shown.length, `${folder} ${system.firstBar}`).toBeLessThanOrEqual(staves);
      expect([...shown].sort((a, b) => a - b)).toEqual(shown);
      expect(system.y + system.h).toBeLessThanOrEqual(page.height + 1);
      for (const bar of value.bars.slice(system.firstBar, system.lastBar + 1)) {
        expect(bar.x + bar.w).toBeLessThanOrEqual(page.width);
        expect(bar.y).toBeGreaterThanOrEqual(system.y);
      }
    }
  }
});

it('draws pages without the letters of annotations, and nothing that could run', async () => {
  for (const { folder, value } of media.scores) {
    const page = brotliDecompressSync(await readFile(join(ROOT, folder, `${value.pages[0]!.file}.br`)));
    expect(page.toString()).toMatch(/^<svg [^>]*viewBox="0 0 /);
    expect(page.toString()).not.toMatch(/<script|<text|onload|https?:\/\/(?!www\.w3\.org)/);
  }
});

it('has two ways to play one movement, bar for bar', () => {
  const groups = new Set(music().flatMap(s => s.interpretation?.group ?? []));
  expect(groups.size).toBeGreaterThanOrEqual(1);
  for (const group of groups) {
    const streams = music().filter(s => s.interpretation?.group === group);
    const played = streams.map(s => {
      const index = s.movements.findIndex(m => m.id === group);
      return s.barTable!.bars.filter(b => b.movement === index).map(b => `${b.bar}/${b.pass}`);
    });
    expect(played.length).toBeGreaterThanOrEqual(2);
    for (const other of played) expect(other).toEqual(played[0]);
  }
});
