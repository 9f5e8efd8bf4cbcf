/**
 * `npm run check:size`: the weight of the first visit of the phone home page, and what must not be in a build
 * (quality.md S17). A size is no timing: over its budget it fails. Run it after `npm run build`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SITE = 'dist';
const PAGE = 'zh-CN/mobile/home';
/** Bytes. */
const BUDGET = { script: 140_000, style: 18_000, page: 16_000 } as const;
/** Names that only the mocks, the server or a heavy library would bring along. */
const FORBIDDEN = {
  everywhere: ['mockServiceWorker', 'INSERT INTO', 'ON CONFLICT', 'sandboxSecret', 'Heming-2026'],
  first: ['DecimalError', 'swiper-slide-active', 'AxiosError', 'HmacMD5', 'DOMPurify', 'createObjectStore'],
} as const;

const read = (file: string): string => readFileSync(join(SITE, file), 'utf8');
const faults: string[] = [];

if (!existsSync(join(SITE, PAGE, 'index.html')))
  throw new Error(`There is no ${SITE}/${PAGE}: run \`npm run build\` first.`);
const html = read(join(PAGE, 'index.html'));
const named = (attribute: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))]
    .flatMap(m => (m[1] ?? '').split(' '))
    .filter(Boolean);
const scripts = [
  ...named('data-code'),
  ...named('data-ahead'),
  ...[...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(m => m[1] ?? ''),
];
const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(m => m[1] ?? '');

const total = (files: readonly string[], weigh: (body: Buffer) => number): number => {
  let sum = 0;
  for (const file of files) {
    const weight = weigh(readFileSync(join(SITE, file)));
    console.log(`${String(weight).padStart(8)}  ${file}`);
    sum += weight;
  }
  return sum;
};
const within = (what: string, weight: number, budget: number): void => {
  console.log(`${String(weight).padStart(8)}  ${what}, of ${budget}`);
  if (weight > budget)
    faults.push(`${what}: ${weight} bytes, ${weight - budget} over the budget of ${budget}`);
};

within(
  'first-load JavaScript, brotli',
  total(scripts, body => brotliCompressSync(body).length),
  BUDGET.script,
);
within(
  'first-load CSS, gzip',
  total(styles, body => gzipSync(body).length),
  BUDGET.style,
);
const bare = html.replaceAll(/<style data-file[\s\S]*?<\/style>/g, '');
within('HTML without styles and season, gzip', gzipSync(bare).length, BUDGET.page);

const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
for (const file of files.filter(f => extname(f) === '.js')) {
  const text = read(file);
  const first = scripts.includes(`/${file.replaceAll('\\', '/')}`);
  for (const word of [...FORBIDDEN.everywhere, ...(first ? FORBIDDEN.first : [])])
    if (text.includes(word)) faults.push(`${file} contains “${word}”`);
}
if (files.some(f => f.includes('mockServiceWorker'))) faults.push('the build has a mock worker');
if (files.some(f => extname(f) === '.map')) faults.push('the build has source maps');

for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log('✓ within the budget, and nothing in it that must not be');
