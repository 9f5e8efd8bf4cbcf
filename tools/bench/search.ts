/**
 * The search over the season and the imported archive, beside the naive way: folding every text and looking for every
 * word in it. Both in one run, interleaved, so that other work on the machine meets both; the ratio is what counts.
 * `npm run bench -- search [file]`: the file is the archive, if it lies elsewhere.
 */
import { existsSync, readFileSync } from 'node:fs';
import { seedWorld } from '#demo/season.ts';
import { fold, terms } from '#domain/rules/program-filter.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import { find, searchIndex } from '#server/search/engine.ts';
import { providers } from '#server/search/providers/all.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { START } from '#tests/server/harness.ts';
import { SEARCH_SET } from '#tests/world/search-set.ts';
import { importArchive } from '../archive/import.ts';

const ROUNDS = 3;
/** Milliseconds that the slowest question may take, and how many times the naive way must take longer. */
const LIMIT = 50;
const RATIO = 5;

const own = new URL('../../../shared/data/nyphil-programs-1920-1926.json', import.meta.url);
const file =
  process.argv[2] ?? (existsSync(own) ? own : new URL('../archive/fixtures/nyphil.json', import.meta.url));
const store = memoryStore();
await seedWorld(store, START);
const report = await importArchive(store, readFileSync(file, 'utf8'));
const catalogue = await getCatalogue({ store, clock: { now: () => START } });

const began = performance.now();
const index = searchIndex(catalogue);
console.log(
  `${report.programs} programmes of the archive, ${index.items.length} things to find; index made in ${(performance.now() - began).toFixed(0)} ms`,
);

const items = providers.flatMap(provider => provider(catalogue));
/** As the list of concerts searches: every word in the folded text of everything, and nothing prepared. */
function naive(query: string): number {
  const wanted = terms(query);
  return items.filter(item => {
    const text = fold(
      [
        item.title.zh,
        item.title.en,
        ...(item.names ?? []),
        ...(item.words ?? []),
        item.text.zh,
        item.text.en,
      ].join(' '),
    );
    return wanted.every(word => text.includes(word));
  }).length;
}

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// The first questions warm the compiler: a server has been asked before.
for (const { q } of SEARCH_SET) find(catalogue, q, START);
const ratios: number[] = [];
const times = new Map<string, number[]>();
for (let round = 1; round <= ROUNDS; round++) {
  let [ours, theirs] = [0, 0];
  for (const { q } of SEARCH_SET) {
    const own = timed(() => find(catalogue, q, START));
    ours += own;
    theirs += timed(() => naive(q));
    times.set(q, [...(times.get(q) ?? []), own]);
  }
  ratios.push(theirs / ours);
  console.log(
    `round ${round}: ${(ours / SEARCH_SET.length).toFixed(2)} ms a question, naive scan ${(theirs / SEARCH_SET.length).toFixed(1)} ms, ratio ${(theirs / ours).toFixed(1)}`,
  );
}
const slowest = [...times].map(([q, own]) => [q, median(own)] as const).sort((a, b) => b[1] - a[1])[0];
const ratio = median(ratios);
console.log(
  `search: median ratio ${ratio.toFixed(1)} (target ${RATIO} or more); slowest question “${slowest?.[0]}” ${slowest?.[1].toFixed(1)} ms (limit ${LIMIT})`,
);
if (ratio < RATIO || (slowest?.[1] ?? 0) > LIMIT) process.exitCode = 1;
