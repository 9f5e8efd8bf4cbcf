/**
 * `npm run check:size`: the weight of the first visit of each public page, the phone's home in detail, and what must
 * not be in a build (quality.md S17). A size is no timing: over its budget it fails. Run it after `npm run build`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { WAYS_IN } from '#site/redirect.ts';
import { BUDGET } from './budget.ts';

const SITE = 'dist';
const PAGE = 'zh-CN/mobile/home';
/** Names that only the mocks, the server or a heavy library would bring along. */
const FORBIDDEN = {
  everywhere: ['mockServiceWorker', 'INSERT INTO', 'ON CONFLICT', 'sandboxSecret', 'Heming-2026'],
  first: [
    'ZodError',
    'DecimalError',
    'swiper-slide-active',
    'AxiosError',
    'HmacMD5',
    'DOMPurify',
    'createObjectStore',
  ],
} as const;

const read = (file: string): string => readFileSync(join(SITE, file), 'utf8');
const faults: string[] = [];

if (!existsSync(join(SITE, PAGE, 'index.html')))
  throw new Error(`There is no ${SITE}/${PAGE}: run \`npm run build\` first.`);
const html = read(join(PAGE, 'index.html'));
/** What a first visit of a page loads by its HTML. */
function firstLoad(page: string): { scripts: string[]; styles: string[] } {
  const all = (pattern: RegExp): string[] =>
    [...page.matchAll(pattern)].flatMap(m => (m[1] ?? m[2] ?? '').split(' ')).filter(Boolean);
  return {
    scripts: all(/ data-(?:code|ahead)="([^"]*)"|<script type="module" src="([^"]+)"/g),
    styles: all(/<style data-file="(\/[^"]+)"/g),
  };
}
const { scripts, styles } = firstLoad(html);
const weights = new Map<string, number>();
const weigh = (file: string, pack: (body: Buffer) => Buffer): number => {
  const weight = weights.get(file) ?? pack(readFileSync(join(SITE, file))).length;
  weights.set(file, weight);
  return weight;
};
const total = (files: readonly string[], pack: (body: Buffer) => Buffer): number =>
  files.reduce((sum, file) => sum + weigh(file, pack), 0);
const within = (what: string, weight: number, budget: number): void => {
  console.log(`${String(weight).padStart(8)}  ${what}, of ${budget}`);
  if (weight > budget)
    faults.push(`${what}: ${weight} bytes, ${weight - budget} over the budget of ${budget}`);
};

within('first-load JavaScript, brotli', total(scripts, brotliCompressSync), BUDGET.script);
for (const file of scripts) console.log(`${String(weights.get(file)).padStart(18)}  ${file}`);
within('first-load CSS, gzip', total(styles, gzipSync), BUDGET.style);
const bare = html.replaceAll(/<style data-file[\s\S]*?<\/style>/g, '');
within('HTML without styles and season, gzip', gzipSync(bare).length, BUDGET.page);

const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' });

/** The HTML of each public page; a tree's own index serves the pages that have none, most of them a member's. */
const pages = files.filter(f => f.endsWith('index.html') && f.split(/[\\/]/).length > 3);
const heaviest = { page: '', script: 0 };
const loadedFirst = new Set<string>();
for (const page of pages) {
  const text = read(page);
  // A browser looks ahead in the HTML and fetches even a disabled one, which is there already.
  if (/<link[^>]*rel="stylesheet"/.test(text)) faults.push(`${page} names a style sheet to fetch`);
  const load = firstLoad(text);
  for (const file of load.scripts) loadedFirst.add(file);
  const script = total(load.scripts, brotliCompressSync);
  const style = total(load.styles, gzipSync);
  // A way in is nothing but its form.
  const wayIn = WAYS_IN.has(basename(dirname(page)));
  const budget = wayIn ? BUDGET.wayIn : BUDGET.script;
  if (script > budget) within(`JavaScript of ${page}, brotli`, script, budget);
  if (style > BUDGET.style) within(`CSS of ${page}, gzip`, style, BUDGET.style);
  if (!wayIn && script > heaviest.script) Object.assign(heaviest, { page, script });
}
console.log(
  `${String(heaviest.script).padStart(8)}  the heaviest of ${pages.length} pages, ${heaviest.page}`,
);

/** The door’s page runs on cheap telephones: all that it may load but its reader of codes, which comes when it is wanted. */
const LATER = /qr-worker-[\w-]+\.js$/;
const reached = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || LATER.test(file)) return seen;
  seen.add(file);
  const names = read(`shstatic/desk/${file}`).matchAll(/["'`](?:\.\/|\/shstatic\/desk\/)([\w.-]+\.js)["'`]/g);
  for (const [, name = ''] of names) reached(name, seen);
  return seen;
};
/** A page of a build beside the site's, whole. */
const whole = (what: string, page: string, most: number): void => {
  const [, entry = ''] = /src="\/shstatic\/desk\/([\w.-]+\.js)"/.exec(read(page)) ?? [];
  const all = [...reached(entry)].map(file => weigh(`shstatic/desk/${file}`, gzipSync));
  within(
    what,
    all.reduce((sum, bytes) => sum + bytes, 0),
    most,
  );
};
whole('JavaScript of the door, gzip', 'desk/door/index.html', BUDGET.door);
whole('JavaScript of a link to pay, gzip', 'pay/index.html', BUDGET.link);

for (const file of files.filter(f => extname(f) === '.js')) {
  const text = read(file);
  const first = loadedFirst.has(`/${file.replaceAll('\\', '/')}`);
  for (const word of [...FORBIDDEN.everywhere, ...(first ? FORBIDDEN.first : [])])
    if (text.includes(word)) faults.push(`${file} contains “${word}”`);
}
if (files.some(f => f.includes('mockServiceWorker'))) faults.push('the build has a mock worker');
if (files.some(f => extname(f) === '.map')) faults.push('the build has source maps');

for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log('✓ within the budget, and nothing in it that must not be');
