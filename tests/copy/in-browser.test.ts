import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ALIASES = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
).map(([alias, path]) => [alias.replace('*', ''), path.replace('*', '')] as const);
/** Read by Node and built into the browser's as data (scripts/vite-season.ts). */
const REPLACED = new Set(['demo/season-folder.ts']);
const STATIC = /(?:^|\n)(?:import|export)(?!\s+type\b)[^;]*?from '([^']+)'|(?:^|\n)import '([^']+)'/g;

const fileOf = (from: string, name: string): string | null => {
  if (name.startsWith('.')) return resolve(dirname(from), name);
  const [alias, path] = ALIASES.find(([a]) => name.startsWith(a)) ?? [];
  return alias === undefined || path === undefined ? null : resolve(join(path, name.slice(alias.length)));
};

it('the box office in the browser begins with nothing of Node', () => {
  const root = process.cwd();
  const found: string[] = [];
  const queue = [resolve('src/mocks/browser.ts')];
  const seen = new Set(queue);
  for (const file of queue) {
    if (!/\.tsx?$/.test(file) || !existsSync(file) || REPLACED.has(file.slice(root.length + 1))) continue;
    for (const [, from = '', bare = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      const name = from || bare;
      if (name.startsWith('node:')) found.push(`${file.slice(root.length + 1)}: ${name}`);
      const next = fileOf(file, name);
      if (!next || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  expect(seen.size).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
