import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { performMovement, readMovements, saved } from './movement.ts';
import { ownersOf, pageSize, pageStyle } from './page-style.ts';
import { stemsOf } from './stems.ts';
import { timeline } from './stream.ts';
import { metronome, tinyScore } from './tiny-score.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'odd-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bars = (notes: string, count = 4) =>
  Array.from({ length: count }, (_, i) => ({ notes, ...(i === 0 && { head: metronome(120) }) }));
async function read(xml: string, beside: Readonly<Record<string, string>> = {}) {
  await writeFile(join(folder, 'x.musicxml'), xml);
  for (const [name, text] of Object.entries(beside)) await writeFile(join(folder, name), text);
  const [movement] = await readMovements(folder, 'x.musicxml', folder);
  const performed = performMovement(movement!, {});
  const stems = stemsOf(performed.performance, movement!.instruments, {
    lead: 1,
    tail: 3.5,
    gains: movement!.instruments.map(() => 0),
  });
  return { movement: movement!, performed, stems, told: timeline([performed]) };
}

it('guesses a tempo from the words of a score without one, and says so', async () => {
  const slow = await read(tinyScore({ Flute: [{ notes: 'C4 D4 E4 F4' }] }));
  expect(slow.movement.said.join()).toContain('no metronome mark');
  expect(slow.told.duration).toBeGreaterThan(4);
});

it('plays sixty staves on as many channels, and draws those that sound together', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `${i % 2 ? 'Violin' : 'Flute'} ${i + 1}`);
  const { movement, stems } = await read(
    tinyScore(Object.fromEntries(names.map((name, i) => [name, bars(i < 20 ? 'C4 D4 E4 F4' : '-:4')]))),
  );
  expect(stems.flatMap(s => s.parts).sort((a, b) => a - b)).toEqual(names.map((_, i) => i));
  for (const { parts } of stems) expect(parts.length).toBeLessThanOrEqual(16);
  const { width, height } = pageSize(movement.score, 0);
  // Twenty staves sound: forty that rest take no room.
  expect(height).toBeLessThan(60 * 9.3);
  expect(width).toBeLessThanOrEqual(330);
  expect(ownersOf(movement.score, 0, 3, 20)).toHaveLength(20);
  expect(ownersOf(movement.score, 0, 3, 60)).toHaveLength(60);
});

it('knows a bass among singers from one among strings, and what older orchestras have', async () => {
  const named = async (...names: string[]) => {
    const { movement } = await read(
      tinyScore(Object.fromEntries(names.map(name => [name, bars('C4 D4 E4 F4')]))),
    );
    return movement.instruments.map(i => i.name.en);
  };
  expect(await named('Traverso 1', 'Soprano', 'Bass', 'Bass solo')).toEqual([
    'Flute 1',
    'Voice',
    'Voice',
    'Voice solo',
  ]);
  expect(await named('Violin 1', 'Bassi', 'Ophicleide')).toEqual(['Violin 1', 'Double bass', 'Ophicleide']);
});

it('leaves the words under the notes of a song a blank between them', async () => {
  const { movement } = await read(tinyScore({ Voice: bars('C4 D4 E4 F4') }));
  const [, apart] = /<lyricsMinDistance>([\d.]+)/.exec(pageStyle(pageSize(movement.score, 1), true)) ?? [];
  // In spaces of a staff; half of one is a blank in the type of the words.
  expect(Number(apart)).toBeGreaterThan(0.5);
});

it('leaves a part alone that is silent throughout', async () => {
  const { movement, performed, told } = await read(
    tinyScore({ Flute: bars('C4 D4 E4 F4'), Trombone: bars('-:4') }),
  );
  expect(movement.instruments).toHaveLength(2);
  expect(performed.performance.notes.every(n => n.part === 0)).toBe(true);
  expect(told.struck).toEqual([0, 1, 2, 3]);
  expect(ownersOf(movement.score, 0, 3, 1)).toEqual([0]);
});

it('says of a score that has not one note that it has none', async () => {
  await expect(read(tinyScore({ Flute: bars('-:4') }))).rejects.toThrow('x.musicxml: not one note in it');
});

it('passes by an alignment table of another edition, says so, and keeps the tempo of the score', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => `${i},${i},${i * 0.9}`);
  const other = ['score_qstamp,qstamp,r_tstamp', ...rows].join('\n');
  const xml = tinyScore({ Flute: bars('C4 D4 E4 F4') });
  const plain = await read(xml);
  const { movement, told } = await read(xml, { 'x.alignment.csv': other });
  expect(movement.said.join()).toContain('a table of another edition');
  expect(movement.recordings).toEqual([]);
  expect(told.duration).toBe(plain.told.duration);
});

it('hands a file of the last MuseScore 3 to the one that is installed, and one of MuseScore 4 as it is', () => {
  const file = (version: string) => `<?xml version="1.0"?>\n<museScore version="${version}">`;
  expect(saved(file('3.02'))).toBe(file('3.01'));
  expect(saved(file('4.20'))).toBe(file('4.20'));
});
