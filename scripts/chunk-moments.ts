/** The moments of visits, from the table of all pages and what modules import: what scripts/chunk-groups.ts asks for. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import type { View } from '#app/views.ts';
import type { PageName } from '#site/pages.ts';
import type { Layout } from '#site/tree.ts';
import { BUDGET } from './budget.ts';
import type { Moment } from './chunk-groups.ts';
import { packed, small, smallBeside } from './packed.ts';
import { GO_ON, sourceOf, viewFile } from './page-files.ts';

/** What is asked of the bundler. */
export interface Modules {
  getModuleInfo(
    id: string,
  ): Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'> | null;
}

const ROOT = resolve(import.meta.dirname, '..');
export const source = (path: string): string => resolve(ROOT, path);
/** By an address that Vite does not follow when it reads its configuration. */
const load = (file: string) => import(pathToFileURL(source(file)).href);
const { views }: typeof import('#app/views.ts') = await load('src/app/views.ts');
const { page, pageNames }: typeof import('#site/pages.ts') = await load('src/site/pages.ts');
const { WAYS_IN }: typeof import('#site/redirect.ts') = await load('src/site/redirect.ts');
const INDEX = source('index.html');
const LAYOUTS = ['pc', 'mobile'] as const;
const frameOf = (layout: Layout): string => source(`src/app/shell/frame-${layout}.ts`);
const modelOf = ({ model }: View): string[] => (model ? [source(sourceOf(model))] : []);
const LOCALES = ['zh-CN', 'en-US'];
/** The box office in the browser has a file of its own; nothing waits for `\0` modules alone. */
const APART = /^\0|\/mocks\//;
/**
 * Few see what is touched. What comes at rest, or on the way to the next page, weighs on nobody's first picture: there a
 * file less is worth most.
 */
const WEIGHT = { opens: 1, rests: 3, goesOn: 0.5, goesTo: 3, touched: 0.1 } as const;
/** Most visits begin with one of these, and go on between them. */
const MOST_SEEN: ReadonlySet<PageName> = new Set([
  'home',
  'musicale',
  'musicale-detail',
  'digitalhall',
  'digitalhall-season-detail',
  'news',
]);
const SEEN_MORE = 12;

/** Modules that are loaded with `roots`: their static imports, and theirs. */
export function loadedWith(roots: Iterable<string>, modules: Modules): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const id of roots) visit(id);
  return found;
}

/** What is packed with others is smaller than by itself. */
const TOGETHER = 0.7;
const codes = new Map<string, string>();
/** The code of a module without spaces and long names, once. */
function smallCode(id: string, modules: Modules): string {
  const code = codes.get(id) ?? small(modules.getModuleInfo(id)?.code ?? '');
  codes.set(id, code);
  return code;
}
const CODE = /\.[cm]?[jt]sx?$/;
/** Makes modules small on all cores. */
export async function makeSmall(ids: Iterable<string>, modules: Modules): Promise<void> {
  const work = async (id: string) => {
    codes.set(id, await smallBeside(modules.getModuleInfo(id)?.code ?? ''));
  };
  await Promise.all([...ids].filter(id => CODE.test(id)).map(work));
}
const sizes = new Map<string, number>();
/** Bytes on the line, about; of a style's module but names are code. */
export function sizeOf(id: string, modules: Modules): number {
  const known = sizes.get(id);
  if (known !== undefined) return known;
  const text = id.endsWith('.css') ? readFileSync(id, 'utf8') : smallCode(id, modules);
  const size = TOGETHER * packed(text) + 10;
  sizes.set(id, size);
  return size;
}

/** Copy of the one language and of the other is never in one file, and what brings the shapes of replies in none with others. */
const KIND = /\/src\/(?:i18n\/\w\w-\w\w|domain\/contract\/shapes)\//;
export const kindOf = (id: string): string => KIND.exec(id)?.[0] ?? '';

const wordsOf = (namespace: string) => LOCALES.map(locale => source(`src/i18n/${locale}/${namespace}.ts`));
/** `part(() => import('./x.tsx'), m => m.X, 'words')`: the words of a part. */
const PART = /part\(\s*(?:\(\) => import\('[^']+'\)|\w+),\s*(?:'\w+'|\w+ => [^,]+?)((?:,\s*'\w+')*),?\s*\)/g;
/** A part with a name is drawn when it is wanted. */
const ON_DEMAND = /(?:useOnDemand|deferred)\((\w+)[,)]/g;
/** `below(part(…))`: most visits end without it. */
const BELOW = /below(?:<\w+>)?\(\s*part\(\s*\(\) => import\('[^']*\/([^'/]+)'\)[^)]*\)/g;

/** What a module has come when the page rests: parts that it defers, and their words. */
function restOf(id: string, modules: Modules): string[] {
  const imported = modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  if (imported.length === 0 || !id.startsWith(ROOT)) return [];
  const all = readFileSync(id, 'utf8');
  const code = all.replace(BELOW, '');
  if (!/\bdeferred(?:<\w+>)?\(/.test(code)) return [];
  const touched = [
    ...[...all.matchAll(BELOW)].map(([, file]) => file),
    ...[...code.matchAll(ON_DEMAND)].map(
      ([, name]) =>
        new RegExp(`${name} = part\\w*\\(\\s*\\(\\) => import\\('[^']*/([^'/]+)'`).exec(code)?.[1],
    ),
  ];
  const words = [...code.matchAll(PART)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  return [
    ...imported.filter(other => !touched.some(file => file && other.endsWith(`/${file}`))),
    ...words.flatMap(wordsOf),
  ];
}

/** The shapes of the replies to what these call: they come with the first call, when a visit goes on. */
const CONTRACT = source('src/domain/contract/');
const shapesFor = (ids: Iterable<string>, modules: Modules): string[] =>
  [...ids]
    .filter(id => id.startsWith(CONTRACT))
    .flatMap(id => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

/** All that comes by and by after these. */
function restsWith(first: ReadonlySet<string>, modules: Modules): Set<string> {
  const rest = new Set<string>();
  for (const found = [...first]; found.length > 0; )
    for (const id of loadedWith(restOf(found.pop() ?? '', modules), modules))
      if (!rest.has(id) && !first.has(id)) {
        rest.add(id);
        found.push(id);
      }
  return rest;
}

/** What a way in may load more than others; bytes. */
const WAY_IN = BUDGET.wayIn - BUDGET.script;

interface Opening {
  readonly name: PageName;
  readonly layout: Layout;
  readonly file: string;
  /** What comes with it. */
  readonly beside: readonly string[];
  /** What it may load more than others as it opens: a member's own pages have no budget. */
  readonly more: number;
  /** How much more often than others it is seen. */
  readonly seen: number;
}
/** What begins with a file other than that of a page has with it. */
export const importedLater = (entries: readonly string[], modules: Modules): Set<string> =>
  loadedWith(
    entries.filter(id => !PAGES.has(id)),
    modules,
  );

/** Each page in each layout. */
const OPENINGS: readonly Opening[] = pageNames.flatMap(name =>
  LAYOUTS.map(layout => ({
    name,
    layout,
    file: source(viewFile(views[name], layout)),
    beside: [frameOf(layout), ...modelOf(views[name]), ...views[name].copy.flatMap(wordsOf)],
    more: WAYS_IN.has(name) ? WAY_IN : page(name).auth || page(name).hidden ? Infinity : 0,
    seen: MOST_SEEN.has(name) ? SEEN_MORE : 1,
  })),
);
/** They are asked for by name: each has a file of its own. */
const PAGES = new Set([...OPENINGS.map(({ file }) => file), ...Object.values(views).flatMap(modelOf)]);

/** Whether a module stands in a file that these moments share, and not in that of a page, a frame or all pages. */
function sharedAmong(modules: Modules): (id: string) => boolean {
  const initial = loadedWith([INDEX], modules);
  const frames = LAYOUTS.map(layout => loadedWith([frameOf(layout)], modules));
  const ofPages = loadedWith(PAGES, modules);
  const apart = new Set([...initial, ...PAGES, ...LAYOUTS.map(frameOf)]);
  const ofFrame = (id: string): boolean =>
    !ofPages.has(id) && frames.filter(frame => frame.has(id)).length === 1;
  return id => !APART.test(id) && !apart.has(id) && !ofFrame(id);
}

/** What a page that leads there fetches with it (app/ahead.ts). */
const soonOf = ({ soon }: View): string[] =>
  soon ? [...soon.parts.map(load => source(sourceOf(load))), ...soon.copy.flatMap(wordsOf)] : [];

/** What a page may have of its own in all, and how much that it does not need where it needs that much; bytes. */
const MOST = 34_000;
const SPARE = 3000;

/** Each page as it opens, and as it rests; and each part that is touched. */
export function momentsOf(entries: readonly string[], modules: Modules): Moment[] {
  const isShared = sharedAmong(modules);
  const initial = loadedWith([INDEX], modules);
  const atRest = loadedWith([source('src/app/at-rest.ts')], modules);
  const shared = (...sets: Iterable<string>[]): Set<string> =>
    new Set(sets.flatMap(ids => [...ids]).filter(isShared));
  const rested = new Set<string>();
  const visits = new Map<string, Set<string>>();
  const pages = OPENINGS.flatMap(({ name, layout, file, beside, more, seen }) => {
    const first = loadedWith([file, ...beside], modules);
    const rest = new Set([...atRest, ...restsWith(new Set([...first, ...initial]), modules)]);
    for (const id of rest) rested.add(id);
    visits.set(`${name} ${layout}`, new Set([...first, ...rest]));
    const opening = shared(first);
    const needed = [...opening].reduce((sum, id) => sum + sizeOf(id, modules), 0);
    const resting = {
      modules: shared(first, rest),
      file,
      opens: false,
      most: Infinity,
      weight: WEIGHT.rests * seen,
    };
    const whole = new Set([...first, ...rest]);
    const goesOn = {
      modules: shared(whole, loadedWith(shapesFor(whole, modules), modules)),
      file,
      opens: false,
      most: Infinity,
      weight: WEIGHT.goesOn * seen,
    };
    return [
      {
        modules: opening,
        file,
        opens: true,
        most: Math.max(needed + SPARE, MOST + more),
        weight: WEIGHT.opens * seen,
      },
      resting,
      goesOn,
    ];
  });
  const touched = entries.filter(id => !rested.has(id) && isShared(id));
  const parts = touched.map((id): Moment => {
    const ids = shared(loadedWith([id], modules));
    return { modules: ids, file: id, opens: true, most: Infinity, weight: WEIGHT.touched };
  });
  const ways = GO_ON.flatMap(([from, to]) =>
    OPENINGS.filter(({ name }) => name === to).map(({ layout, file }): Moment => {
      const before = visits.get(`${from} ${layout}`);
      const needed = shared(visits.get(`${to} ${layout}`) ?? [], loadedWith(soonOf(views[to]), modules));
      return {
        modules: new Set([...needed].filter(id => !before?.has(id))),
        file,
        opens: false,
        most: Infinity,
        weight: WEIGHT.goesTo * SEEN_MORE,
      };
    }),
  );
  return [...pages, ...ways, ...parts];
}
