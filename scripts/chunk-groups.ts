/** What of the site's code stands together in a file of the build: pure, from the modules and the moments of visits. */

/** Modules that are needed together: a page as it opens, what it has when it rests, a part that is touched. */
export interface Moment {
  readonly modules: ReadonlySet<string>;
  /** The file that it begins with: what no other needs as it opens stands in it. */
  readonly file: string;
  /** It begins with its file, and does not come later. */
  readonly opens: boolean;
  /** What it may load in all. */
  readonly most: number;
  /** How much it counts beside others. */
  readonly weight: number;
}
export interface Asked {
  readonly moments: readonly Moment[];
  /** Bytes on the line, about. */
  readonly sizeOf: (id: string) => number;
  /** Static imports. */
  readonly importsOf: (id: string) => readonly string[];
  /** Whether a part of a page that comes later imports it, too: the bundler leaves it in no page's own file. */
  readonly isImportedLater?: (id: string) => boolean;
  /** Kinds that never stand together, such as two languages. */
  readonly kindOf: (id: string) => string;
  /** What one file less is worth, in bytes that a moment loads for nothing. */
  readonly request: number;
  /** Modules that stood together: each stands for those that are needed at the same moments. */
  readonly before?: readonly (readonly string[])[];
}
interface Group {
  readonly kind: string;
  readonly modules: string[];
  /** Those that load it. */
  readonly moments: Set<number>;
  /** Those that it imports, and what these import. */
  readonly below: Set<Group>;
  size: number;
}
/** What each moment loads of scripts by now. */
type Loads = number[];
/** What two files are worth as one. */
type Worth = Map<Group, Map<Group, number>>;

/** What a file weighs beside what is in it: names that it takes and gives, and text that is packed without the rest. */
const FILE = 90;
/** What this part of all pages needs as they open is one file. */
const COMMON = 0.4;
/** What stood together stays so as long as it costs no more than this beside standing apart: requests of one moment. */
const STAY = 40;

/**
 * The modules of each file: first one file for each set of moments, then those put together that were, then what is new
 * where it is worth it. Many divisions are worth nearly the same, and any change would lead to another one.
 */
export function groupsOf(asked: Asked): readonly (readonly string[])[] {
  const groups = new Set(bySets(asked));
  const loads = asked.moments.map(({ modules }) =>
    [...modules].reduce((sum, id) => sum + asked.sizeOf(id), 0),
  );
  for (const { moments, modules } of groups)
    for (const at of moments)
      for (const id of modules)
        if (!asked.moments[at]?.modules.has(id)) loads[at] = (loads[at] ?? 0) + asked.sizeOf(id);
  const stay = asBefore(groups, loads, asked);
  putTogether(groups, stay, loads, asked);
  return [...groups].map(({ modules }) => modules);
}

/** Puts together what was, and says what stands. */
function asBefore(groups: Set<Group>, loads: Loads, asked: Asked): Set<Group> {
  const stay = new Set<Group>();
  const groupOf = new Map([...groups].flatMap(group => group.modules.map(id => [id, group] as const)));
  for (const ids of asked.before ?? []) {
    const found = new Set(ids.flatMap(id => groupOf.get(id) ?? []));
    const [one, ...others] = [...found].filter(group => !stay.has(group));
    if (!one) continue;
    stay.add(one);
    for (const other of others) {
      if (makesCircle(one, other) || gain(one, other, loads, asked) < -STAY * asked.request) continue;
      groups.delete(other);
      merge(one, other, groups, loads);
    }
  }
  return stay;
}

function putTogether(groups: Set<Group>, stay: Set<Group>, loads: Loads, asked: Asked): void {
  const worth: Worth = new Map();
  const judge = (one: Group, others: Iterable<Group>): void => {
    const values = new Map<Group, number>();
    for (const other of others) {
      const apart = one === other || one.kind !== other.kind || (stay.has(one) && stay.has(other));
      const value = apart ? 0 : gain(one, other, loads, asked);
      if (value > 0) values.set(other, value);
    }
    worth.set(one, values);
  };
  const all = [...groups];
  for (const [at, one] of all.entries()) judge(one, all.slice(at + 1));
  for (;;) {
    const { one, other, value } = best(worth);
    if (!one || !other) return;
    // It was judged before other files were put together: it may be worth less by now.
    const now = makesCircle(one, other) ? 0 : gain(one, other, loads, asked);
    if (now < value) {
      if (now > 0) worth.get(one)?.set(other, now);
      else worth.get(one)?.delete(other);
      continue;
    }
    groups.delete(other);
    worth.delete(other);
    for (const values of worth.values()) for (const gone of [one, other]) values.delete(gone);
    merge(one, other, groups, loads);
    if (stay.has(other)) stay.add(one);
    judge(one, groups);
  }
}

function bySets({ moments, sizeOf, kindOf, importsOf, isImportedLater = () => false }: Asked): Group[] {
  const needed = new Map<string, number[]>();
  for (const [at, { modules }] of moments.entries())
    for (const id of modules) needed.set(id, [...(needed.get(id) ?? []), at]);
  const openings = moments.filter(({ opens, weight }) => opens && weight >= 1).length;
  const sets = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [id, at] of needed) {
    const of = at.flatMap(index => moments[index] ?? []);
    const ofOne = of.some(({ opens }) => opens) && of.every(({ file }) => file === of[0]?.file);
    if (ofOne && !isImportedLater(id)) continue;
    const kind = kindOf(id);
    const common = of.filter(({ opens }) => opens).length >= COMMON * openings;
    const key = `${kind} ${common ? 'common' : at}`;
    const group = sets.get(key) ?? { kind, modules: [], moments: new Set(), below: new Set(), size: 0 };
    for (const moment of at) group.moments.add(moment);
    group.modules.push(id);
    group.size += sizeOf(id);
    sets.set(key, group);
    groupOf.set(id, group);
  }
  for (const group of sets.values()) {
    const seen = new Set(group.modules);
    for (const id of seen) {
      for (const next of importsOf(id)) seen.add(next);
      const below = groupOf.get(id);
      if (below && below !== group) group.below.add(below);
    }
  }
  return [...sets.values()];
}

/** Requests that two files save as one, less what moments would load for nothing: them, and what they import. */
function gain(one: Group, other: Group, loads: Loads, { request, moments }: Asked): number {
  let sum = 0;
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const)
    for (const at of here.moments) {
      if (here === other && there.moments.has(at)) continue;
      const weight = moments[at]?.weight ?? 0;
      const more = added(there, at);
      if (more === 0) sum += (request + FILE) * weight;
      else if ((loads[at] ?? 0) + more > (moments[at]?.most ?? 0)) return 0;
      else sum -= more * weight;
    }
  return sum;
}

/** What a moment loads more if it loads this: the file, and what it imports. */
function added(group: Group, at: number): number {
  if (group.moments.has(at)) return 0;
  let sum = group.size;
  for (const below of group.below) if (!below.moments.has(at)) sum += below.size;
  return sum;
}

/** Whether a third file would stand between the two: it would import the one, and be imported by the other. */
const makesCircle = (one: Group, other: Group): boolean =>
  [...one.below].some(between => between !== other && between.below.has(other)) ||
  [...other.below].some(between => between !== one && between.below.has(one));

function best(worth: Worth) {
  let found: { one?: Group; other?: Group; value: number } = { value: 0 };
  for (const [one, others] of worth)
    for (const [other, value] of others) if (value > found.value) found = { one, other, value };
  return found;
}

/** Puts `other` into `one`. */
function merge(one: Group, other: Group, all: Iterable<Group>, loads: Loads): void {
  for (const at of new Set([...one.moments, ...other.moments])) {
    const more = added(one, at) + added(other, at);
    loads[at] = (loads[at] ?? 0) + (more || -FILE);
  }
  one.modules.push(...other.modules);
  one.size += other.size;
  for (const at of other.moments) one.moments.add(at);
  for (const group of other.below) one.below.add(group);
  one.below.delete(one);
  one.below.delete(other);
  for (const group of one.below) for (const at of one.moments) group.moments.add(at);
  for (const group of all)
    if (group.below.delete(other) || group.below.has(one)) {
      group.below.add(one);
      for (const below of one.below) group.below.add(below);
    }
}

/** Modules that stand for a division: of each file one for each set of moments. */
export const standIns = (groups: readonly (readonly string[])[], moments: readonly Moment[]): string[][] =>
  groups.map(ids => {
    const first = new Map<string, string>();
    for (const id of [...ids].sort().reverse())
      first.set(`${moments.flatMap(({ modules }, at) => (modules.has(id) ? at : []))}`, id);
    return [...first.values()].sort();
  });
