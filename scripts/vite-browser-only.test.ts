import { build } from 'vite';
import { expect, it } from 'vitest';
import { browserOnly, takenForGiven } from './vite-browser-only.ts';

const PLANTED = 'planted.js';
const built = (code: string): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: PLANTED } },
    plugins: [
      browserOnly(),
      {
        name: 'planted',
        enforce: 'pre',
        resolveId: id => (id === PLANTED ? `${process.cwd()}/${PLANTED}` : null),
        load: id => (id.endsWith(PLANTED) ? code : null),
      },
    ],
  });

it.each([
  ["import { readFileSync } from 'node:fs'; console.info(readFileSync)", 'planted.js imports node:fs'],
  ["import { hash } from 'crypto'; console.info(hash)", 'planted.js imports crypto'],
  ["console.info(await import('node:zlib'))", 'planted.js imports node:zlib'],
  ["console.info(Buffer.from('a'))", 'planted.js uses Buffer'],
  ['console.info(process.memoryUsage())', 'planted.js uses process'],
  ["import { parse } from 'csv-parse/sync'; console.info(parse('a'))", /csv-parse\S+ uses Buffer/],
])('a build for browsers fails with %s', async (code, fault) => {
  await expect(built(code)).rejects.toThrow(fault);
});

it.each([
  "console.info(typeof process === 'object' && process.version)",
  'const a = { Buffer: 1 }; console.info(a.Buffer)',
  'console.info([1].map(process => process + 1))',
])('and is made with %s', async code => {
  expect(takenForGiven(code)).toEqual([]);
  await built(code);
});
