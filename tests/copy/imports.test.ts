import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What has the 120 s rule within (specification §8), and the tables whose users go through it. */
const BRINGS = /\b(?:loadChunk|deferred|below|whenDrawn|useOnDemand|fetched|calls)$/;
const TABLES = new Set([
  'src/desk/main.tsx',
  'src/door/main.tsx',
  'src/pay/main.tsx',
  // Pages and frames: routes.tsx and frame.ts load from them.
  'src/app/views.ts',
  'src/app/first-page.ts',
  'src/app/shell/frame.ts',
  'src/i18n/i18n.ts',
  'src/i18n/files-zh.ts',
  'src/i18n/files-en.ts',
  // The site itself starts here; what is fetched ahead of need is asked for again when it is needed.
  'src/main.tsx',
  'src/app/at-rest.ts',
  'src/start.ts',
]);

/** Names of the calls that the place stands in. */
function around(code: string, at: number): string[] {
  const found: string[] = [];
  let depth = 0;
  for (let i = at - 1; i >= 0; i--) {
    if (code[i] === ')') depth++;
    else if (code[i] === '(' && depth > 0) depth--;
    else if (code[i] === '(') found.push(code.slice(Math.max(0, i - 60), i).replace(/<[^<>]*>$/, ''));
  }
  return found;
}

/** A loader with a name of its own, which is handed on: `const part = async () => …import(…)`. */
function handedOn(code: string, at: number): boolean {
  const names = [...code.slice(0, at).matchAll(/^(?:const|export (?:async )?function) (\w+)/gm)];
  const name = names.at(-1)?.[1];
  return (
    name !== undefined &&
    new RegExp(`(?:loadChunk|useOnDemand|deferred|below|whenDrawn|part)\\([^;]*\\b${name}\\b`).test(code)
  );
}

test('every part that is loaded later goes through the 120 s rule', () => {
  const bare = globSync('src/**/*.{ts,tsx}')
    .filter(file => !/\.test\.|^src\/mocks\//.test(file) && !TABLES.has(file))
    .flatMap(file => {
      const code = readFileSync(file, 'utf8');
      return [...code.matchAll(/(?<!typeof |[:<|] ?)\bimport\(/g)]
        .filter(({ index }) => !around(code, index).some(name => BRINGS.test(name)) && !handedOn(code, index))
        .map(({ index }) => `${file}: ${code.slice(index, index + 50)}`);
    });
  expect(bare).toEqual([]);
});
