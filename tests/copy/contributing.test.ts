import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** CONTRIBUTING is short, and true of the code that is there. */
const text = readFileSync('CONTRIBUTING.md', 'utf8');
const section = (title: string): string[] =>
  (text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '').split('\n');

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string };
}
const { forbidden } = createRequire(import.meta.url)(resolve('.dependency-cruiser.cjs')) as {
  readonly forbidden: readonly Rule[];
};
/** From the lowest up, as the import rules have them. */
const rooms = forbidden.flatMap(({ name, from }) => {
  if (name.startsWith('server/')) return [name];
  const path = /^\^(src\/(?:domain\/)?\w+)\//.exec(from.path ?? '')?.[1];
  return path?.split('/').at(-1) === name ? [path] : [];
});

/** Beside the house, each a package. */
const tools = readdirSync('tools').map(name => `tools/${name}`);

test('the picture fits on a screen and names every room, in the order of the import rules, and every tool', () => {
  const lines = section('The picture').filter(line => line.startsWith('    '));
  expect(lines.length).toBeLessThanOrEqual(45);
  expect(lines.join('\n')).not.toMatch(/…|\.\.\./);
  let above = '';
  const named = lines.flatMap(line => {
    const names = line.trim().split(/ {2,}/)[0] ?? '';
    if (line.startsWith('      ')) return names.split(', ').map(name => above + name);
    above = names;
    return [];
  });
  expect(named.filter(name => !existsSync(name))).toEqual([]);
  expect(rooms.length).toBeGreaterThan(45);
  expect(named).toEqual([...rooms, ...tools.sort()]);
});

test('the picture of the biggest rooms names each room in them', () => {
  const lines = section('Rooms in rooms').filter(line => line.startsWith('    '));
  let above = '';
  const named = lines.flatMap(line => {
    const names = line.trim().split(/ {2,}/)[0] ?? '';
    if (line.startsWith('      ')) return names.split(', ').map(name => `door of src/${above}/${name}`);
    above = names;
    return [];
  });
  expect(named.sort()).toEqual(
    forbidden.flatMap(({ name }) => (name.startsWith('door of ') ? [name] : [])).sort(),
  );
});

test('the glossary has thirty words at most, each of them in the code', () => {
  const rows = section('Words')
    .filter(line => line.startsWith('|'))
    .slice(2);
  expect(rows.length).toBeLessThanOrEqual(30);
  const code = globSync('{server,src,demo}/**/*.{ts,tsx}')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
  const known = new Set(code.match(/\w+/g));
  const names = rows.map(row =>
    [...(row.split(' | ')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(rows.filter((_, i) => names[i]?.length === 0)).toEqual([]);
  expect(names.flat().filter(name => !known.has(name ?? ''))).toEqual([]);
});
