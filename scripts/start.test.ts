import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDatabase, isSource } from './built.ts';

/** A house of two files: its build writes what stands in src/page, and its server says what it would serve. */
const HOUSE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#server/*': './server/*', '#demo/*': './demo/*' },
  }),
  'src/page': 'one',
  'scripts/build.ts': `
    import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
    import { beginBuild, finishBuild, printsNow } from './built.ts';
    const { sources } = printsNow();
    const places = beginBuild();
    for (const place of Object.values(places)) mkdirSync(place, { recursive: true });
    if (readFileSync('src/page', 'utf8') === 'broken') process.exit(3);
    writeFileSync(places.site + '/a.js', 'a');
    writeFileSync(places.site + '/index.html', readFileSync('src/page', 'utf8'));
    console.log('half');
    while (existsSync('hold')) await new Promise(done => setTimeout(done, 20));
    writeFileSync(places.renderer + '/render.js', 'r');
    finishBuild(sources, places);
    console.log('built');`,
  'scripts/empty-database.ts': `import { writeFileSync } from 'node:fs'; writeFileSync('made', '');`,
  'demo/main.ts': `
    import { existsSync, readFileSync } from 'node:fs';
    import { started } from '#server/host/started.ts';
    await started.site;
    if (started.empty) console.log('begins with ' + readFileSync(started.empty + '/PG_VERSION', 'utf8'));
    if (existsSync('idle')) started.forNext?.();
    console.log('serves ' + readFileSync('dist/index.html', 'utf8'));
    process.exit(0);`,
};

let house: string;
const at = (path: string): string => join(house, path);
function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'start-'));
  for (const [path, text] of Object.entries(HOUSE)) write(path, text);
  for (const path of ['scripts/start.ts', 'scripts/built.ts', 'server/host/started.ts']) {
    mkdirSync(dirname(at(path)), { recursive: true });
    cpSync(path, at(path));
  }
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const begin = (): ChildProcess =>
  spawn(process.execPath, [at('scripts/start.ts')], {
    cwd: house,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH },
  });
const said = (child: ChildProcess): Promise<string> =>
  new Promise(done => {
    let text = '';
    child.stdout?.on('data', part => {
      text += part;
    });
    child.once('close', code => done(text + (code ? `ended with ${code}` : '')));
  });
const start = (): Promise<string> => said(begin());

test('what has not changed is built once', async () => {
  expect(await start()).toBe('half\nbuilt\nserves one\n');
  expect(await start()).toBe('serves one\n');
});

test.each([
  ['another text of the same size and time', () => keepingTime('src/page', 'two')],
  ['a source that is new', () => write('public/x.txt', 'x')],
  ['a source that is gone', () => rmSync(at('server/later.ts'))],
  ['another version of a package', () => write('package-lock.json', '{}')],
  ['a setting of the build', () => write('.env.production', 'VITE_X=1')],
  ['a file of the built site that is gone', () => rmSync(at('dist/a.js'))],
  ['the renderer cut off', () => write('dist-ssr/render.js', '')],
  ['no site at all', () => rmSync(at('dist'), { recursive: true })],
])('%s is built anew', async (_, change) => {
  write('server/later.ts', '');
  await start();
  change();
  const text = readFileSync(at('src/page'), 'utf8');
  expect(await start()).toBe(`half\nbuilt\nserves ${text}\n`);
  expect(await start()).toBe(`serves ${text}\n`);
});
function keepingTime(path: string, text: string): void {
  const { atime, mtime, size } = statSync(at(path));
  expect(text).toHaveLength(size);
  write(path, text);
  utimesSync(at(path), atime, mtime);
}

test('an empty database is begun with while it is of these sources', async () => {
  write('idle', '');
  await start();
  await vi.waitFor(() => rmSync(at('made')), { timeout: 60_000 });
  const own = process.cwd();
  process.chdir(house);
  const empty = emptyDatabase();
  process.chdir(own);
  write(`${empty}/PG_VERSION`, '18');
  expect(await start()).toBe('begins with 18\nserves one\n');
  expect(existsSync(at('made'))).toBe(false);
  write('server/store/migrations/0016.sql', 'select 1');
  expect(await start()).not.toContain('begins');
  // For the next start, and behind this one.
  await vi.waitFor(() => expect(existsSync(at('made'))).toBe(true), { timeout: 60_000 });
});

test('what the first start after a build needs is made ready, for the season as it is', async () => {
  const first = 'scripts/first-start.ts';
  cpSync(first, at(first));
  write('server/serve.ts', '');
  write('demo/letters.ts', '');
  write('demo/office.ts', `import { started } from '#server/host/started.ts'; console.log(started.season);`);
  write('.cache/modules/old', '');
  const ready = () =>
    said(spawn(process.execPath, [at(first)], { cwd: house, env: { PATH: process.env.PATH } }));
  const season = await ready();
  expect(season).toMatch(/^\w{64}\n$/);
  expect(readdirSync(at('.cache/modules')).filter(name => name !== 'old')).toHaveLength(1);
  expect(existsSync(at('.cache/modules/old'))).toBe(false);
  write('demo/season/news.md', 'new');
  expect(await ready()).not.toBe(season);
});

test('a smaller form that comes later is no change', async () => {
  await start();
  write('dist/a.js.br', 'a');
  expect(await start()).toBe('serves one\n');
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a build that %s ends is never served, and leaves nothing',
  async signal => {
    await start();
    write('src/page', 'two');
    write('hold', '');
    const child = begin();
    const end = said(child);
    await new Promise(done => child.stdout?.once('data', done));
    // What stands there until then is whole, and is not taken for the new one.
    expect(readFileSync(at('dist/index.html'), 'utf8')).toBe('one');
    child.kill(signal);
    rmSync(at('hold'));
    await end;
    expect(await start()).toContain('serves two\n');
    expect(readdirSync(at('.cache')).filter(name => name.startsWith('building-'))).toEqual([]);
  },
);

test('what cannot be built is not served', async () => {
  await start();
  write('src/page', 'broken');
  expect(await start()).toBe('ended with 1');
});

test('a source that nobody looks at is no source', () => {
  expect(
    ['src/app/render.tsx', 'server/site.ts', 'desk/index.html'].every(path => isSource(resolve(path))),
  ).toBe(true);
  expect(isSource(resolve('node_modules/hono/index.js'))).toBe(true);
  expect(['demo/main.ts', 'tools/bench/main.ts', '../main.ts'].some(path => isSource(resolve(path)))).toBe(
    false,
  );
});
