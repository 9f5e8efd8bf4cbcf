import { Marked } from 'marked';
import sanitize from 'sanitize-html';
import type { Bilingual } from '#domain/text.ts';
import { LOCALES, type Locale, treeOf } from '#site/tree.ts';

const marked = new Marked({ gfm: true, async: false });

/** What a text of the house may hold; everything else goes, and the check says so. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'cite', 'em', 'strong', 'a', 'br', 'hr'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'sup', 'sub', 'span'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope'], span: ['lang'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
};
const FORBIDDEN =
  /<\/?\s*(?:script|style|iframe|object|embed|form|svg|img|link|meta)\b|\son\w+\s*=|javascript:/i;

/** Whether a text holds what is taken out of it. */
export const isUnsafe = (markdown: string): boolean => FORBIDDEN.test(markdown);

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;
/** A page of the site, as `link:` names one, in the language of the text; the guard finds the tree of the device. */
function onSite(href: string, locale: Locale): string {
  if (href === '' || ELSEWHERE.test(href)) return href;
  const below = treeOf(href) ? href.split('/').slice(3).join('/') : href.replace(/^\/+/, '');
  return `/${locale}/pc/${below}`;
}

const LINK = /<a href="\/[\w-]+\/pc\/([^"]*)"/g;
/** Pages of the site that a text leads to, below their tree. */
export const pagesIn = (html: string): string[] =>
  [...html.matchAll(LINK)].map(([, at = '']) => at.replaceAll('&amp;', '&'));

/** Markdown as the HTML that the site shows. */
export const toHtml = (markdown: string, locale: Locale = LOCALES[0]): string =>
  sanitize(marked.parse(markdown) as string, {
    ...ALLOWED,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: onSite(href, locale) } }),
    },
  })
    .replace(/>\s*\n\s*</g, '><')
    .replace(/<p>(\{\w+Table\})<\/p>/g, '$1')
    .trim();

/** Paragraphs as plain text, without the signs of Markdown. */
const toParagraphs = (markdown: string): string[] =>
  markdown
    .trim()
    .split(/\n\s*\n/)
    .map(p => p.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean);

export interface Prose {
  readonly html: Bilingual;
  readonly paragraphs: readonly Bilingual[];
}
export type ProseFault = 'language' | 'paragraphs' | 'unsafe';

/** The two texts of a file: each below a heading `# zh`, `# en` of its language. */
export function readProse(body: string): { prose: Prose; faults: { line: number; what: ProseFault }[] } {
  const faults: { line: number; what: ProseFault }[] = [];
  const parts: Record<string, string[]> = {};
  let current: string[] | null = null;
  body.split('\n').forEach((text, i) => {
    const heading = /^# +(\S+)\s*$/.exec(text)?.[1];
    if (heading === 'zh' || heading === 'en') {
      current = [];
      parts[heading] = current;
    } else if (current) current.push(text);
    else if (text.trim() !== '') faults.push({ line: i, what: 'language' });
    if (isUnsafe(text)) faults.push({ line: i, what: 'unsafe' });
  });
  const [first, second] = ['zh', 'en'].map(code => (parts[code] ?? []).join('\n')) as [string, string];
  if (!(first.trim() && second.trim()) && (first + second).trim()) faults.push({ line: 0, what: 'language' });
  const [zh, en] = [toParagraphs(first), toParagraphs(second)];
  if (zh.length !== en.length && zh.length > 0 && en.length > 0) faults.push({ line: 0, what: 'paragraphs' });
  return {
    prose: {
      html: { zh: toHtml(first, 'zh-CN'), en: toHtml(second, 'en-US') },
      paragraphs: zh.map((text, i) => ({ zh: text, en: en[i] ?? '' })),
    },
    faults: faults.slice(0, 5),
  };
}
