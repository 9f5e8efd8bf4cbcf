import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBy } from './query-names.ts';

const READ =
  /(?:(?:query|searchParams|params)\s*\.(?:get|getAll|has)|\buseChoice|\b(?:read|one|words|whole))\(\s*'(\w+)'/g;

it('holds every name that the pages read', () => {
  const pages = join(import.meta.dirname, '../pages');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const names = files.flatMap(file =>
    Array.from(readFileSync(join(pages, file), 'utf8').matchAll(READ), ([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(30);
  const unread = [...new Set(names)].filter(name => readBy(new URLSearchParams({ [name]: 'x' })) === '');
  expect(unread).toEqual([]);
});

it('brings queries that say the same into one form', () => {
  expect(readBy(new URLSearchParams('sort=date&utm_source=x&type=chamber&keyword='))).toBe(
    '?sort=date&type=chamber',
  );
  expect(readBy(new URLSearchParams('type=chamber&sort=date'))).toBe('?sort=date&type=chamber');
  expect(readBy(new URLSearchParams('x=1'))).toBe('');
});
