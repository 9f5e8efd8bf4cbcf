export interface PlainBlock {
  readonly tag: 'h2' | 'h3' | 'p' | 'li' | 'cite' | 'blockquote' | 'ul' | 'ol';
  /** All of its words. */
  readonly text: string;
  /** Of quotations and lists: their parts. */
  readonly parts?: readonly PlainBlock[];
}

const BLOCK =
  /<(blockquote|ul|ol)\b[^>]*>([\s\S]*?)<\/\1\s*>|<(h[1-6]|p|li|cite|td|th|figcaption)\b[^>]*>([\s\S]*?)<\/\3\s*>/gi;
const TAGS = ['h2', 'h3', 'li', 'cite'] as const;
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

/**
 * The words of edited content by paragraph, for the moment before it is cleaned: text, which can do nothing. Quotations
 * and lists keep their shape, so that nothing moves when the cleaned text takes their place.
 */
export const plainBlocks = (html: string): PlainBlock[] => blocks(html.replace(SILENT, ' '));

function blocks(html: string): PlainBlock[] {
  return [...html.matchAll(BLOCK)].flatMap(([, group, within = '', tag = '', inner = '']): PlainBlock[] => {
    if (group) {
      const parts = blocks(within);
      const text = parts.map(part => part.text).join(' ');
      return text === '' ? [] : [{ tag: group.toLowerCase() as 'ul', text, parts }];
    }
    const text = words(inner);
    if (text === '') return [];
    return [{ tag: TAGS.find(name => name === tag.toLowerCase()) ?? 'p', text }];
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
