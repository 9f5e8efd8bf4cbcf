import type { Rolldown } from 'vite';

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number];
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const packages = (...names: string[]) =>
  new RegExp(`/node_modules/(?:${names.join('|')})/|rolldown/runtime|vite/preload-helper`);
/** The copy of the frame, and where the rest is. */
const copy = (language: 'zh' | 'en') =>
  new RegExp(`/src/i18n/(?:files-${language}|${language}-\\w+/(?:common|ui))\\.ts$`);
/** Loaded before the others, or beside the page. */
const START = /\/src\/(?:start|early|worker\/[\w-]+)\.ts$/;
/** Code of a page; it is never put together with that of others. */
const PAGE = /\/src\/pages\/([\w-]+)\//;
/** The box office inside the browser, which every page of the demonstration starts with. */
const BOX_OFFICE = /\/src\/mocks\/browser\.ts$/;
/** The first page of most visits on the device whose line is slowest. */
const FRONT = /\/src\/pages\/home\/mobile\.tsx$/;
/** The digital halls are many pages of one kind: what all of them share and nobody else is a file of theirs. */
const HALLS = /^digitalhall/;
/** What stands round the pages of a layout. */
const FRAME = /\/src\/app\/shell\/frame-(?:pc|mobile)\.ts$/;
const APP = /\/src\/app\//;
/** What this share of all pages loads is one file. */
const COMMON = 0.4;
/** Rows and cards of concerts: half of the pages have none. */
const CARDS = /\/src\/(?:features\/programme-card\/|domain\/contract\/program\.ts)/;
/** And what this share of the halls' pages loads, and no other page, another. */
const HALL_COMMON = 0.8;

/** Modules that are loaded with `roots`: their static imports, and theirs. */
function loadedWith(roots: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  roots.forEach(visit);
  return found;
}

/** What most pages share or the front page shares with others, and what the front page has for itself. */
function shared(ids: readonly string[], context: Context) {
  const [pages, halls] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const id of ids) {
    const page = PAGE.exec(id)?.[1];
    if (!page) continue;
    pages.set(page, [...(pages.get(page) ?? []), id]);
    if (HALLS.test(page)) halls.set(page, [...(halls.get(page) ?? []), id]);
  }
  const usersAmong = (kind: ReadonlyMap<string, string[]>) => {
    const users = new Map<string, number>();
    for (const roots of kind.values())
      for (const id of loadedWith(roots, context)) users.set(id, (users.get(id) ?? 0) + 1);
    return users;
  };
  const [users, hallUsers] = [usersAmong(pages), usersAmong(halls)];
  const front = loadedWith(
    ids.filter(id => FRONT.test(id)),
    context,
  );
  const frames = ids.filter(id => FRAME.test(id)).map(id => loadedWith([id], context));
  return (id: string) => {
    // What both layouts stand on, every page has.
    if (APP.test(id)) return frames.every(frame => frame.has(id)) ? 'kit' : null;
    const count = users.get(id) ?? 0;
    if (front.has(id)) return count <= 2 ? 'front' : CARDS.test(id) ? 'cards' : 'kit';
    if (count >= COMMON * pages.size) return 'kit';
    return count === hallUsers.get(id) && count >= HALL_COMMON * halls.size ? 'hallkit' : null;
  };
}

/**
 * Few files for the first page: packages, the frame of the site, what most pages share, the copy of one language.
 * Few requests on a slow line, and text that compresses together.
 */
export function chunkGroups({ boxOffice }: { boxOffice: boolean }): Group[] {
  const seen = new Set<string>();
  let nameOf: ReturnType<typeof shared> | undefined;
  let office: ReadonlySet<string> | undefined;
  return [
    { name: 'zh', test: copy('zh'), priority: 4 },
    { name: 'en', test: copy('en'), priority: 4 },
    // Two files, so that a slow phone runs each in a task of its own.
    { name: 'react', priority: 5, test: packages('react', 'react-dom', 'scheduler') },
    {
      name: 'packages',
      priority: 3,
      test: packages('react-router', 'i18next', 'react-i18next', 'zustand'),
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
              office ??= loadedWith(
                [...seen].filter(other => BOX_OFFICE.test(other)),
                context,
              );
              return office.has(id) ? 'box-office' : null;
            },
          },
        ]
      : []),
    {
      debugName: 'shared',
      priority: 1,
      // What they import is shared by as many pages or more, and has its place.
      includeDependenciesRecursively: false,
      // Every candidate is tested before the first one is named.
      test: id => {
        seen.add(id);
        return !/\/src\/pages\//.test(id);
      },
      name: (id, context) => {
        nameOf ??= shared([...seen], context);
        return nameOf(id);
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
