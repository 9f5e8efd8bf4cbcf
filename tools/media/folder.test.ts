import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idOf, scoresIn } from './folder.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scores-'));
});
afterEach(() => rm(folder, { recursive: true }));
const put = (...names: string[]) => Promise.all(names.map(name => writeFile(join(folder, name), '')));

it('makes an address of any name', () => {
  expect(idOf('Dvořák – Sinfonie Nr. 8 (II).MXL')).toBe('dvorak-sinfonie-nr-8-ii');
  expect(idOf('beethoven_5.1.musicxml')).toBe('beethoven-5-1');
});

it('finds scores, and passes by what is none', async () => {
  await put('a.mxl', 'B.MSCZ', 'a.melody.csv', 'a.work.yaml', '._a.mxl', 'a.pdf');
  const { files, faults } = await scoresIn(folder);
  expect([...files]).toEqual([
    ['b', 'B.MSCZ'],
    ['a', 'a.mxl'],
  ]);
  expect(faults).toEqual([]);
});

it('says which names cannot be addresses, and which are the same', async () => {
  await put('贝多芬.mxl', 'scores.mxl', 'a b.mxl', 'a-b.musicxml');
  const { files, faults } = await scoresIn(folder);
  expect([...files.values()]).toEqual(['a b.mxl']);
  expect(faults.map(f => f.message.split(':')[0])).toEqual(['a-b.musicxml', 'scores.mxl', '贝多芬.mxl']);
});

it('refuses a folder without a score, and none at all', async () => {
  await put('a.pdf');
  await expect(scoresIn(folder)).rejects.toThrow('no score in it');
  await expect(scoresIn(join(folder, 'nowhere'))).rejects.toThrow('no folder that can be read');
});
