import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

interface Project {
  readonly test: { readonly include: string[]; readonly exclude?: string[]; readonly isolate?: boolean };
}
const { projects } = (config as { readonly test: { readonly projects: readonly Project[] } }).test;
const filesOf = ({ test: { include, exclude = [] } }: Project): string[] => globSync(include, { exclude });

test('a file that puts modules in place of others shares none with other files', () => {
  const sharing = projects.filter(({ test: { isolate } }) => isolate === false).flatMap(filesOf);
  expect(sharing.length).toBeGreaterThan(250);
  expect(
    sharing.filter(file => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});

test('every file is in one project', () => {
  const all = projects.flatMap(filesOf).sort();
  expect(all).toEqual(globSync('{src,server,tests,scripts,tools}/**/*.test.{ts,tsx}').sort());
});
