const MAX_REMEMBERED = 10_000;
/** Longer texts are made each time: whoever sends them should not fill the memory. Characters. */
const LONGEST = 300;

/** Remembers the latest results of a slow pure function by its texts: what comes with every call is made once. */
export function remembering<T>(
  make: (...texts: string[]) => T,
  { most = MAX_REMEMBERED, longest = LONGEST } = {},
): (...texts: string[]) => T {
  const known = new Map<string, T>();
  return (...texts) => {
    // One text stays the one that it is: a copy is another text to look up, however long it is.
    const text = texts.length === 1 ? (texts[0] ?? '') : texts.join('\n');
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(...texts);
    if (text.length > longest) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}

/** What is made of a thing, once for as long as the thing is there. */
export function onceFor<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, T>();
  return of => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const made = make(of);
    known.set(of, made);
    return made;
  };
}
