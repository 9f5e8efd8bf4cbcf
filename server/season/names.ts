import { kindAt } from './kinds.ts';
import { composerById } from './known-composers.ts';
import { readFile } from './read.ts';
import type { SourceFile } from './source.ts';

/** Which kind a field names. */
const NAMED: Readonly<Record<string, string>> = { person: 'artist', hall: 'hall', programme: 'program' };
const KINDS: ReadonlySet<string> = new Set(Object.values(NAMED));

/** Things of a season by what people call them: a name in either language, a title with or without its composer. */
export interface Names {
  /** Its id; several where the name is not one thing's alone, none where nobody has it. */
  find(kind: string, said: string): readonly string[];
}

const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values((value ?? {}) as object).filter((v): v is string => typeof v === 'string');

export function namesIn(files: readonly SourceFile[]): Names {
  const ids = new Set<string>();
  const named = files.flatMap(file => {
    const [, stem = '', ending = ''] = /^(.*)\.(md|ya?ml|json)$/.exec(file.path) ?? [];
    const kind = kindAt(stem)?.kind ?? '';
    // A plan stands beside its hall.
    if (!KINDS.has(kind) || file.text === null || (kind === 'hall' && ending === 'json')) return [];
    const id = stem.slice(stem.lastIndexOf('/') + 1);
    ids.add(`${kind} ${id}`);
    return [{ kind, id, markdown: ending === 'md', text: file.text }];
  });
  /** Made when something is not called by its id. */
  let index: Map<string, string[]> | undefined;
  const indexed = (): Map<string, string[]> => {
    const made = new Map<string, string[]>();
    for (const { kind, id, markdown, text } of named) {
      const value = (readFile(text, markdown).value ?? {}) as { name?: unknown; composer?: unknown };
      const names = textsOf(value.name);
      const composer = composerById.get(String(value.composer));
      const by = composer ? [composer.short, composer.full].flatMap(textsOf) : [];
      for (const name of new Set([...names, ...by.flatMap(c => names.map(n => c + n))].map(keyOf))) {
        const key = `${kind} ${name}`;
        made.set(key, [...(made.get(key) ?? []), id]);
      }
    }
    return made;
  };
  return {
    find(kind, said) {
      if (ids.has(`${kind} ${said}`)) return [said];
      index ??= indexed();
      return index.get(`${kind} ${keyOf(said)}`) ?? [];
    },
  };
}

/** What a file says, with ids where it names a person, a hall or a programme otherwise. */
export function byId(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map(one => byId(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const kind = Object.hasOwn(NAMED, key) ? NAMED[key] : undefined;
      if (!kind || typeof inner !== 'string') return [key, byId(inner, names)];
      const [id, more] = names.find(kind, inner);
      return [key, id !== undefined && more === undefined ? id : inner];
    }),
  );
}
