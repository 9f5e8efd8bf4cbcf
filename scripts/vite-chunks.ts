import { relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chooseGroups } from './chunk-choice.ts';
import { loadedWith, type Modules, makeSmall, source } from './chunk-moments.ts';

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number];
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const packages = (...names: string[]) =>
  new RegExp(`/node_modules/(?:${names.join('|')})/|rolldown/runtime|vite/preload-helper`);
/** The copy of the frame, and where the rest is. */
const copy = (language: 'zh' | 'en') =>
  new RegExp(`/src/i18n/(?:files-${language}|${language}-\\w+/(?:common|ui))\\.ts$`);
/** Loaded before the others, or beside the page. */
const START = /\/src\/(?:start|early|worker\/[\w-]+)\.ts$/;
/** The box office inside the browser, which every page of the demonstration starts with. */
const BOX_OFFICE = source('src/mocks/browser.ts');
/** Modules do not change any more, and each look at one by the bundler makes all of it anew. */
function asTheyAre(context: Context): Modules {
  const known = new Map<string, ReturnType<Modules['getModuleInfo']>>();
  return {
    getModuleInfo: id => {
      if (!known.has(id)) {
        const said = context.getModuleInfo(id);
        known.set(
          id,
          said && {
            code: said.code,
            importedIds: said.importedIds,
            dynamicallyImportedIds: said.dynamicallyImportedIds,
          },
        );
      }
      return known.get(id) ?? null;
    },
  };
}

/** Which file each module stands in, by name. */
function namesOf(ids: readonly string[], context: Context): ReadonlyMap<string, string> {
  const entries = ids.filter(id => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0);
  const groups = chooseGroups(entries, asTheyAre(context));
  return new Map(groups.flatMap((modules, at) => modules.map(id => [id, `part~${at}`] as const)));
}

/**
 * Few files for a visit: packages, the frame of the site, the copy of one language, and what is needed at the same
 * moments. Few requests on a slow line, and text that compresses together.
 */
export function chunkGroups({ boxOffice }: { boxOffice: boolean }): Group[] {
  const seen = new Set<string>();
  let names: ReadonlyMap<string, string> | undefined;
  let office: ReadonlySet<string> | undefined;
  return [
    { name: 'zh', test: copy('zh'), priority: 4 },
    { name: 'en', test: copy('en'), priority: 4 },
    // Two files, so that a slow phone runs each in a task of its own.
    { name: 'react', priority: 5, test: packages('react', 'react-dom', 'scheduler') },
    {
      name: 'packages',
      priority: 3,
      test: packages('react-router', 'zustand'),
    },
    {
      name: 'shapes',
      test: /\/node_modules\/zod\/|\/src\/domain\/contract\/shapes\/(?:wire|parts)\.ts$/,
      priority: 3,
      // The patterns of words belong to the first load.
      includeDependenciesRecursively: false,
    },
    { name: 'site', tags: ['$initial'], test: id => !START.test(id), priority: 2 },
    ...(boxOffice
      ? [
          {
            debugName: 'box-office',
            priority: 1.5,
            includeDependenciesRecursively: false,
            test: (id: string) => {
              seen.add(id);
              return !START.test(id);
            },
            name: (id: string, context: Context) => {
              office ??= loadedWith([BOX_OFFICE], context);
              return office.has(id) ? 'box-office' : null;
            },
          },
        ]
      : []),
    {
      debugName: 'moments',
      priority: 1,
      // What they import is needed at as many moments or more, and has its place.
      includeDependenciesRecursively: false,
      // Every candidate is tested before the first one is named.
      test: id => {
        seen.add(id);
        return !START.test(id);
      },
      name: (id, context) => {
        names ??= namesOf([...seen], context);
        return names.get(id) ?? null;
      },
    },
  ];
}

/** Made before the code is divided, which weighs them: there nothing can be waited for, and one core does it all. */
export const smallModules = (): Plugin => ({
  name: 'small-modules',
  buildEnd() {
    return makeSmall(this.getModuleIds(), this);
  },
});

const ROOT = resolve(import.meta.dirname, '..');
/** Says for scripts/prerender.ts which file of the build each module is in: Vite's manifest has but those of entries. */
export const whereModulesAre = (): Plugin => ({
  name: 'where-modules-are',
  generateBundle(_, bundle) {
    const files: Record<string, string> = {};
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const id of chunk.moduleIds) files[relative(ROOT, id)] = chunk.fileName;
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(files) });
  },
});
