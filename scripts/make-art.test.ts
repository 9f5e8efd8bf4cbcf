import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { PAGE_ART } from '#art/page-art.ts';
import { artResponse } from '#art/serve.ts';
import { makeArt, worldArt } from './make-art.ts';

let dir = '';
afterEach(() => rm(dir, { recursive: true, force: true }));

it('has a picture for everything in the demonstration world', () => {
  const paths = worldArt();
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter(path => artResponse(path) === null)).toEqual([]);
  // A file name of the static site has at most 255 bytes.
  expect(paths.filter(path => (path.split('/').at(-1) ?? '').length > 255)).toEqual([]);
});

it('has a picture for what a page names itself', () => {
  const files = globSync('src/{app,features,halls,pages}/**/*.tsx').filter(
    file => !/\.test\.|kit/.test(file),
  );
  const named = files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(/\bseed: '([\w-]+)'/g)]);
  expect(named.length).toBeGreaterThan(0);
  const made = new Set<string>(Object.values(PAGE_ART).map(({ seed }) => seed));
  expect(named.map(([, seed = '']) => seed).filter(seed => !made.has(seed))).toEqual([]);
});

it('writes each picture under its address', async () => {
  dir = await mkdtemp(join(tmpdir(), 'art-'));
  const [first = '', second = ''] = worldArt();
  expect(await makeArt(dir, [first, second])).toBe(2);
  expect(await readFile(join(dir, first), 'utf8')).toBe(artResponse(first)?.svg);
  expect((await readdir(join(dir, 'shstatic/art'))).sort()).toEqual(
    [...new Set([first, second].map(p => p.split('/')[3] ?? ''))].sort(),
  );
});

it('names an address that has no picture', async () => {
  dir = await mkdtemp(join(tmpdir(), 'art-'));
  await expect(makeArt(dir, ['/shstatic/art/square/x_H-major.svg'])).rejects.toThrow('x_H-major');
});
