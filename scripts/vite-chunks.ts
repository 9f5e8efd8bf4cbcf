import type { Rolldown } from 'vite';

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number];
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const packages = (...names: string[]) =>
  new RegExp(`/node_modules/(?:${names.join('|')})/|rolldown/runtime|vite/preload-helper`);
const copy = (locale: string) => new RegExp(`/src/i18n/${locale}/(?:common|ui|home|programme)\\.ts$`);
/** One starts the others, and is loaded before them; the other runs beside the page. */
const START = /\/src\/(?:start|worker\/[\w-]+)\.ts$/;
/** The first page of most visits on the device whose line is slowest. */
const FIRST = /\/src\/pages\/home\/(?:mobile\.tsx|model\.ts)$/;

/** Modules that are loaded with the ones that `roots` matches: their static imports, and theirs. */
function loadedWith(roots: RegExp, ids: Iterable<string>, context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const id of ids) if (roots.test(id)) visit(id);
  return found;
}

/**
 * Few files for the first page: packages, the frame of the site, the home page of a phone, the copy of one language.
 * Few requests on a slow line, and text that compresses together.
 */
export function chunkGroups(): Group[] {
  const seen = new Set<string>();
  let first: ReadonlySet<string> | undefined;
  return [
    { name: 'zh', test: copy('zh-CN'), priority: 4 },
    { name: 'en', test: copy('en-US'), priority: 4 },
    // Two files, so that a slow phone runs each in a task of its own.
    { name: 'react', priority: 4, test: packages('react', 'react-dom', 'scheduler') },
    {
      name: 'packages',
      priority: 3,
      test: packages('react-router', 'i18next', 'react-i18next', 'zustand', 'zod'),
    },
    { name: 'site', tags: ['$initial'], test: id => !START.test(id), priority: 2 },
    {
      debugName: 'home',
      priority: 1,
      // Every candidate is tested before the first one is named.
      test: id => {
        seen.add(id);
        return true;
      },
      name: (id, context) => {
        first ??= loadedWith(FIRST, seen, context);
        return first.has(id) ? 'home' : null;
      },
    },
    {
      // Each set of pages has what it shares in one file; merged with others, pages would load what they do not use.
      name: 'part',
      test: /\/src\/(?!i18n\/|pages\/|app\/)/,
      minShareCount: 2,
      entriesAware: true,
    },
  ];
}
