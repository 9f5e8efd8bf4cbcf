import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const CONFIG = resolve('.dependency-cruiser.cjs');
const { forbidden } = createRequire(import.meta.url)(CONFIG) as {
  readonly forbidden: readonly { readonly name: string; readonly comment: string }[];
};
const names = forbidden.map(({ name }) => name);
/** From the lowest up. */
const rooms = names.flatMap(name => /^server\/(.+)/.exec(name)?.[1] ?? []);
/** Rooms of the site's biggest rooms. */
const doors = names.flatMap(name => /^door of src\/(.+)/.exec(name)?.[1] ?? []);
const inRoom = (room: string, file: string): string =>
  room.endsWith('.ts') ? `server/${room}` : `server/${room}/${file}.ts`;

/** Files that each import one thing they must not, and the rule that names it. */
const PLANTED: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['contract', 'src/domain/contract/a.ts', "import '#domain/rules/x.ts';"],
  ['rules', 'src/domain/rules/a.ts', "import '#domain/words/x.ts';"],
  ['rules', 'src/domain/rules/b.ts', "import '#server/store/x.ts';"],
  ['rules', 'src/domain/rules/c.ts', "import '#stores/x.ts';"],
  ['words', 'src/domain/words/a.ts', "import '#i18n/x.ts';"],
  ['lib', 'src/lib/a.ts', "import '#api/x.ts';"],
  ['lib', 'src/lib/b.tsx', "import '#hooks/x.ts';"],
  ['site', 'src/site/a.ts', "import '#app/x.ts';"],
  ['art', 'src/art/a.ts', "import '#lib/x.ts';"],
  ['i18n', 'src/i18n/a.ts', "import '#domain/rules/x.ts';"],
  ['api', 'src/api/a.ts', "import '#stores/x.ts';"],
  ['stores', 'src/stores/a.ts', "import '#hooks/x.ts';"],
  ['hooks', 'src/hooks/a.ts', "import '#stores/x.ts';"],
  ['ui', 'src/ui/a.ts', "import '#domain/rules/x.ts';"],
  ['ui', 'src/ui/b.ts', "import '#hooks/use-sign-in.ts';"],
  ['features', 'src/features/one/a.ts', "import '#features/two/x.ts';"],
  ['features', 'src/features/one/b.ts', "import type { x } from '#pages/one/x.ts';"],
  ['halls', 'src/halls/a.ts', "import '#pages/one/x.ts';"],
  ['pages', 'src/pages/one/a.ts', "import '#pages/two/x.ts';"],
  ['app', 'src/app/a.ts', "import '#server/store/x.ts';"],
  ['desk', 'src/desk/a.ts', "import '#ui/x.ts';"],
  ['door', 'src/door/a.ts', "import '#app/x.ts';"],
  ['pay', 'src/pay/a.ts', "import '#ui/x.ts';"],
  ['plan-of-the-desk', 'src/desk/seat-plan.tsx', "import '#pages/x.ts';"],
  ['mocks', 'src/mocks/a.ts', "import '#ui/x.ts';"],
  ['mocks-only-by-import()', 'src/app/b.ts', "import '#mocks/x.ts';"],
  ['shapes-only-by-import()', 'src/pages/one/b.ts', "import '#domain/contract/shapes/x.ts';"],
  ['server', 'server/orders/a.ts', "import '#demo/x.ts';"],
  ['server', 'server/orders/b.ts', "import '#api/x.ts';"],
  ['server', 'server/season/a.ts', "import '#i18n/zh-CN/x.ts';"],
  ['names-of-the-site', 'server/season/copy-names.ts', "import '#i18n/x.ts';"],
  ['server/store', 'server/store/a.ts', "import '#server/http/x.ts';"],
  ['server/store', 'server/store/b.ts', "import type { x } from '#server/catalogue/family.ts';"],
  ['server/store', 'server/store/c.ts', "import type { x } from '#server/deps.ts';"],
  ['server/catalogue', 'server/catalogue/a.ts', "import type { x } from '#server/accounts/x.ts';"],
  ['server/host', 'server/host/a.ts', "import type { x } from '#server/env.ts';"],
  ['server/accounts', 'server/accounts/a.ts', "import '#server/orders/x.ts';"],
  ['server/discounts', 'server/discounts/a.ts', "import '#server/orders/x.ts';"],
  ['server/orders', 'server/orders/c.ts', "import '#server/products/one/x.ts';"],
  ['server-hosts', 'server/http/a.ts', "import type { x } from '#server/catalogue/family.ts';"],
  ['products', 'server/products/one/a.ts', "import '#server/products/two/x.ts';"],
  ['demo', 'demo/a.ts', "import '#ui/x.ts';"],
  ['tools', 'scripts/a.ts', "import '../tools/one/x.ts';"],
  ['tools', 'server/season/b.ts', "import type { x } from '../../tools/one/x.ts';"],
  ['by-alias', 'src/stores/b.ts', "import '../domain/rules/x.ts';"],
  ['by-alias', 'tests/a.ts', "import '../server/store/x.ts';"],
  ['unresolved', 'server/desk/a.ts', "import './not-there.ts';"],
  ['no-cycles', 'server/desk/one.ts', "import './two.ts';"],
  ['no-cycles-of-shapes', 'src/domain/contract/one.ts', "import './two.ts';"],
  // Each room, of the one above it.
  ...rooms.slice(0, -1).map((room, i) => {
    const above = inRoom(rooms[i + 1] ?? '', 'x');
    return [`server/${room}`, inRoom(room, 'up'), `import type { x } from '#${above}';`] as const;
  }),
  // Each inner room, past its door.
  ...doors.map((room, i) => {
    const beside = `src/${dirname(room)}/past-${i}.ts`;
    return [`door of src/${room}`, beside, `import type { x } from '#${room}/x.ts';`] as const;
  }),
];
/** What is below, and what is one's own. */
const ALLOWED: readonly (readonly [file: string, code: string])[] = [
  ['server/season/copy-names.ts', "import '#i18n/zh-CN/x.ts';"],
  ['src/i18n/zh-CN/fine.ts', "import '#domain/rules/terms.ts';"],
  ['server/orders/fine.ts', "import '#server/store/x.ts'; import '#domain/rules/x.ts'; import './x.ts';"],
  [
    'src/pages/one/fine.ts',
    "import '#features/two/x.ts'; import './x.ts'; import('#domain/contract/shapes/x.ts');",
  ],
  ['demo/fine.ts', "import '#server/orders/x.ts'; import './x.ts';"],
];

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** Where the rules of the project find these files as if they were its own. */
async function violationsOf(files: readonly (readonly [file: string, code: string])[]): Promise<Violation[]> {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const write = (file: string, code: string): void => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), code, { flag: 'a' });
  };
  try {
    cpSync('package.json', join(folder, 'package.json'));
    for (const [file, code] of files) {
      write(file, `${code}\n`);
      for (const [, target = ''] of code.matchAll(/'#([^']+)'/g))
        write(/^(server|demo)\//.test(target) ? target : `src/${target}`, 'export type x = 1;\n');
    }
    const cruise = [
      '--config',
      CONFIG,
      '--output-type',
      'json',
      'src',
      'server',
      'demo',
      'tests',
      'scripts',
      'tools',
    ];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'), ...cruise],
      { cwd: folder, maxBuffer: 1e8 },
    ).catch(failed => failed as { stdout: string });
    return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('an import that is not allowed is named by its rule, whichever it is', async () => {
  const violations = await violationsOf([
    ...PLANTED.map(([, file, code]) => [file, code] as const),
    ...ALLOWED,
    ['server/desk/two.ts', "import './one.ts';"],
    ['src/domain/contract/two.ts', "import './one.ts';"],
    ...['server/orders', 'src/pages/one', 'demo', 'tools/one'].map(room => [`${room}/x.ts`, ''] as const),
  ]);
  const named = new Set(violations.map(({ rule, from }) => `${rule.name}: ${from}`));
  expect(PLANTED.map(([rule, file]) => `${rule}: ${file}`).filter(plant => !named.has(plant))).toEqual([]);
  const planted = new Set([
    ...PLANTED.map(([, file]) => file),
    'server/desk/two.ts',
    'src/domain/contract/two.ts',
  ]);
  expect(violations.filter(({ from }) => !planted.has(from))).toEqual([]);
}, 60_000);

test('each rule has such an import, but that of the highest file, which has nothing above it', () => {
  const tried = new Set(PLANTED.map(([rule]) => rule));
  expect(names.filter(name => !tried.has(name))).toEqual([`server/${rooms.at(-1)}`]);
});

test('each folder and file of the server has its place in the order', () => {
  const there = [
    ...readdirSync('server', { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name),
    ...globSync('server/*.ts').map(file => file.replace('server/', '')),
  ].filter(name => !name.includes('.test.'));
  expect(there.sort()).toEqual([...rooms].sort());
});

test('each inner room has a door, and each of its files there is one that others take', () => {
  const inner = forbidden.filter(({ name }) => name.startsWith('door of '));
  const sources = globSync('src/**/*.{ts,tsx}').filter(file => !file.includes('.test.'));
  const imports = sources.map(file => ({ file, code: readFileSync(file, 'utf8') }));
  const folders = ['src/features/player', 'src/pages/confirm-order', 'src/pages/musicale-detail'];
  expect(inner.map(({ name }) => name.replace('door of ', '')).sort()).toEqual(
    folders
      .flatMap(folder => readdirSync(folder, { withFileTypes: true }))
      .filter(entry => entry.isDirectory())
      .map(entry => join(entry.parentPath, entry.name))
      .sort(),
  );
  for (const { name, comment } of inner) {
    const room = name.replace('door of ', '');
    const taken = comment.replace('others may import ', '').split(', ');
    expect(
      taken.filter(
        door =>
          !imports.some(
            ({ file, code }) =>
              !file.startsWith(`${room}/`) && new RegExp(`/${basename(room)}/${door}\\.tsx?'`).test(code),
          ),
      ),
      room,
    ).toEqual([]);
  }
});
