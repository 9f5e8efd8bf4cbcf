/** One element of the file's list, or why it could not be read. Lines and elements count from 1. */
export type RawRecord = { readonly line: number; readonly place: number } & (
  | { readonly value: unknown }
  | { readonly error: string }
);

/**
 * The elements of `{ "programs": [ … ] }`, each parsed on its own: one broken record does not spoil the others. After
 * one the reading goes on at the next line that begins an element at the same depth. Linear in the size of the text.
 */
export function readRecords(text: string): RawRecord[] {
  const list = /"programs"\s*:\s*\[/.exec(text);
  if (!list) throw new Error('This is not a file of programmes: it has no “programs” list.');
  const lines = lineCounter(text);
  const records: RawRecord[] = [];
  let at = list.index + list[0].length;
  const indent = /^\s*\n([ \t]*)\{/.exec(text.slice(at, at + 200))?.[1];

  for (let place = 1; ; place++) {
    while (/[\s,]/.test(text[at] ?? '')) at++;
    if (at >= text.length || text[at] === ']') return records;
    const line = lines(at);
    const end = elementEnd(text, at);
    const piece = text.slice(at, end);
    try {
      records.push({ line, place, value: JSON.parse(piece) as unknown });
      at = end;
    } catch (error) {
      records.push({ line, place, error: `not JSON: ${(error as Error).message.split('\n')[0]}` });
      const next = indent === undefined ? -1 : text.indexOf(`\n${indent}{`, at + 1);
      if (next < 0) return records;
      at = next + 1;
    }
  }
}

/** Where the element that begins at `at` ends: brackets are counted outside strings. */
function elementEnd(text: string, at: number): number {
  let depth = 0;
  let quoted = false;
  for (let i = at; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 92) i++;
      else if (c === 34) quoted = false;
      // No string runs over a line: a lost quote ends with its line.
      else if (c === 10) quoted = false;
    } else if (c === 34) quoted = true;
    else if (c === 123 || c === 91) depth++;
    else if (c === 125 || c === 93) {
      depth--;
      if (depth <= 0) return depth < 0 ? i : i + 1;
    } else if (depth === 0 && c === 44) return i;
  }
  return text.length;
}

function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let seen = 0;
  return at => {
    for (; seen < at; seen++) if (text.charCodeAt(seen) === 10) line++;
    return line;
  };
}
