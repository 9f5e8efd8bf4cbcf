const MOST = 10_000;
/** Longer texts are made each time: whoever sends them should not fill the memory. Characters. */
const LONGEST = 300;

/** Remembers the latest results of a slow pure function by its text: what comes with every call is made once. */
export function remembering<T>(
  make: (text: string) => T,
  { most = MOST, longest = LONGEST } = {},
): (text: string) => T {
  const known = new Map<string, T>();
  return text => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (text.length > longest) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
