export interface PlainBlock {
  readonly tag: 'h2' | 'h3' | 'p' | 'li';
  readonly text: string;
}

const BLOCK = /<(h[1-6]|p|li|cite|td|th|figcaption)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi;
/** What is never words. */
const SILENT =
  /<(script|style|template|noscript|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00a0',
};

/** The words of edited content by paragraph, for the moment before it is cleaned: text, which can do nothing. */
export function plainBlocks(html: string): PlainBlock[] {
  return [...html.replace(SILENT, ' ').matchAll(BLOCK)].flatMap(([, tag = '', inner = '']) => {
    const text = words(inner);
    if (text === '') return [];
    const name = tag.toLowerCase();
    return [{ tag: name === 'h2' || name === 'h3' || name === 'li' ? name : 'p', text } as const];
  });
}

const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
