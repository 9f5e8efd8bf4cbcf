/** A migration may have run somewhere: one that was changed, or is gone, fails the check. */
import sums from '#server/store/migrations/sums.json' with { type: 'json' };
import { thisRelease } from '#server/store/release.ts';

const known = new Map<string, string>(Object.entries(sums));
const found = new Map(thisRelease.migrations.map(m => [m.name, m.checksum]));

const faults = [
  ...[...found].flatMap(([name, checksum]) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) return [`${name}: call it NNNN-name.sql.`];
    if (!known.has(name)) return [`${name} is new: its line in sums.json is "${name}": "${checksum}".`];
    if (known.get(name) !== checksum)
      return [`${name} was changed: put it back, and write another migration.`];
    return [];
  }),
  ...[...known.keys()].filter(name => !found.has(name)).map(name => `${name} is gone: put it back.`),
  ...twice([...found.keys()].map(name => name.slice(0, 4))).map(number => `${number} stands twice.`),
];
for (const fault of faults) console.error(`server/store/migrations: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

function twice(all: readonly string[]): string[] {
  return all.filter((one, i) => all.indexOf(one) !== i);
}
