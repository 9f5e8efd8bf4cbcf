/** A way to divide the code that keeps every page within the budget, as Brotli has it. */
import { groupsOf } from './chunk-groups.ts';
import {
  INDEX,
  importedLater,
  kindOf,
  loadedWith,
  type Modules,
  momentsOf,
  OPENINGS,
  SITE,
  sizeOf,
  smallCode,
} from './chunk-moments.ts';
import { packed } from './packed.ts';

/** What a page may have of its own in all, and how much that it does not need where it needs that much. */
const WAYS = [
  { most: 34_000, spare: 3000 },
  { most: 32_000, spare: 2500 },
  { most: 30_000, spare: 2000 },
  { most: 22_000, spare: 300 },
  { most: 17_000, spare: 0 },
] as const;
/** What one file less is worth, in bytes that a page would load for nothing. */
const REQUEST = 7000;

/** What of the budget of a page (scripts/budget.ts) is left beside what every page has, as it is reckoned here. */
const LIMIT = 40_500;

type Groups = ReturnType<typeof groupsOf>;

/** The first way that keeps to the budget, or the lightest; they stand from the fewest files to the most. */
export function chooseGroups(entries: readonly string[], modules: Modules): Groups {
  const weightOf = weights(modules);
  const moments = momentsOf(entries, modules);
  const later = importedLater(entries, modules);
  let lightest: { groups: Groups; weight: number } | undefined;
  for (const limits of WAYS) {
    const groups = groupsOf({
      moments: moments(limits),
      sizeOf: id => sizeOf(id, modules),
      importsOf: id => modules.getModuleInfo(id)?.importedIds ?? [],
      isImportedLater: id => later.has(id),
      kindOf,
      request: REQUEST,
    });
    const weight = heaviest(groups, modules, weightOf);
    if (weight <= LIMIT) return groups;
    if (!lightest || weight < lightest.weight) lightest = { groups, weight };
  }
  return lightest?.groups ?? [];
}

/** What these modules weigh as one file: each code without spaces and long names, and each file packed, once. */
function weights(modules: Modules): (ids: readonly string[]) => number {
  const known = new Map<string, number>();
  return ids => {
    const key = ids.join('\n');
    const weight = known.get(key) ?? packed(ids.map(id => smallCode(id, modules)).join('\n'));
    known.set(key, weight);
    return weight;
  };
}

/** What the heaviest page loads as it opens, less what it may load more than others. */
function heaviest(groups: Groups, modules: Modules, weightOf: (ids: readonly string[]) => number): number {
  const groupOf = new Map(groups.flatMap(group => group.map(id => [id, group] as const)));
  const initial = new Set(loadedWith([INDEX], modules));
  const ownOf = (ids: readonly string[]) => ids.filter(id => id.startsWith(SITE) && !initial.has(id));
  let most = 0;
  for (const { file, beside, more } of OPENINGS) {
    const loaded = new Set<readonly string[]>();
    const own: string[] = [];
    for (const id of loadedWith([file, ...beside], modules)) {
      const group = groupOf.get(id);
      if (!group) own.push(id);
      else loaded.add(group);
    }
    for (const group of loaded)
      for (const id of loadedWith(group, modules)) {
        const other = groupOf.get(id);
        if (other) loaded.add(other);
      }
    const weight = [...loaded, ownOf(own)].reduce((sum, ids) => sum + weightOf(ids), 0) - more;
    most = Math.max(most, weight);
  }
  return most;
}
