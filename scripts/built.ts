/** Whether the site that stands in dist is what the sources would give. */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

const COMMON = ['src', 'server', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** What else a build is made from; that no module of it stands elsewhere, the build itself sees to. */
const SITE = [
  'public',
  'scripts',
  'desk',
  'pay',
  'index.html',
  'vite.config.ts',
  'vite.desk.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
/** Large, and in neither. */
const APART = [join('demo', 'media'), join('server', 'letters', 'fonts')];

/** Where a build is. */
export interface Places {
  readonly site: string;
  readonly renderer: string;
}
const BUILT: Places = { site: 'dist', renderer: 'dist-ssr' };
/** Beside the renderer, which no visitor is served. */
const NOTE = 'built';

function filesOf(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || APART.includes(path)) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap(name => filesOf(join(path, name)));
}

const printOf = (facts: unknown): string => hash('sha256', JSON.stringify(facts));

/** Of files by what is in them: a time of change says little after a copy, a checkout or a clock that was put back. */
const contents = (paths: readonly string[]): string[] =>
  paths.flatMap(filesOf).map(file => `${file} ${hash('sha1', readFileSync(file))}`);

/** Whether a module of a build is among them, is a package's, or is no file. */
export function isSource(id: string): boolean {
  const file = id.split('?', 1)[0] ?? '';
  if (!isAbsolute(file) || file.includes('node_modules')) return true;
  const path = relative('.', file);
  return [...COMMON, ...SITE].some(at => path === at || path.startsWith(at + sep));
}

/** Of everything that a build is made from, and of everything that the demonstration's season is read from. */
export function printsNow(): { readonly sources: string; readonly season: string } {
  const env = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const common = contents(COMMON);
  return {
    sources: printOf([process.version, env.sort(), common, contents(SITE)]),
    season: printOf([common, contents(['demo'])]),
  };
}

/** Modules as they were compiled last: half of what a start takes to load them. */
export const MODULES = resolve('.cache/modules');

/** Where an empty database of these sources is, if it was made (scripts/empty-database.ts). */
export const emptyDatabase = (): string =>
  join('.cache', 'database', printOf(contents(['package-lock.json', join('server', 'store')])));

/** Of what was built, by names and sizes; smaller forms of its files may come later. */
const resultOf = ({ site, renderer }: Places): string =>
  printOf(
    [site, renderer].map(folder =>
      filesOf(folder)
        .map(file => [relative(folder, file), statSync(file).size] as const)
        .filter(([name]) => !/\.(?:br|gz)$/.test(name) && name !== NOTE),
    ),
  );

const noteOf = (sources: string, places: Places): string => printOf([sources, resultOf(places)]);

/** Whether what was built last is whole, and of the sources as they are. */
export function isBuilt(sources: string, places = BUILT): boolean {
  try {
    return readFileSync(join(places.renderer, NOTE), 'utf8') === noteOf(sources, places);
  } catch {
    return false;
  }
}

const UNDER_WAY = 'building-';
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Where a build may begin. What is there of one that was ended goes, at once or with the next. */
export function beginBuild(cache = '.cache'): Places {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache).filter(name => name.startsWith(UNDER_WAY)))
    if (!isAlive(Number(name.slice(UNDER_WAY.length)))) rmSync(join(cache, name), { recursive: true });
  const own = join(cache, `${UNDER_WAY}${process.pid}`);
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return { site: resolve(own, 'dist'), renderer: resolve(own, 'dist-ssr') };
}

/**
 * Puts a whole build in the place of the last one, so that none is served that is half made. The note goes first and
 * comes last.
 */
export function finishBuild(sources: string, from: Places, to = BUILT): void {
  writeFileSync(join(from.renderer, NOTE), noteOf(sources, from));
  rmSync(to.renderer, { recursive: true, force: true });
  rmSync(to.site, { recursive: true, force: true });
  renameSync(from.site, to.site);
  renameSync(from.renderer, to.renderer);
}
