import { createHash } from 'node:crypto';

/** What goes into the HTML of a page. */
export interface PageParts {
  /** What #root holds, as React wrote it. */
  readonly html: string;
  /** Replies for the first calls of the page; a JSON block that no script can be smuggled into. */
  readonly data?: unknown;
}

const ROOT =
  /<div id="root">(?:<!--app-->[\s\S]*<!--\/app-->)?<\/div>(?:<script type="application\/json"[^<]*<\/script>)?/;
const STYLE_BLOCK = /<style>[\s\S]*?<\/style>/;
/** Where the page's own tags end. */
const HEAD_END = '</head>';
/** React writes what it wants preloaded in front of the page. */
const HOISTED = /^(?:<link [^>]*\/>)+/;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** A picture that the page itself will fetch when it comes near: until then its place is kept, and the line free. */
const LAZY = /(<img [^>]*?)src="[^"]*"([^>]* loading="lazy")/g;
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const STYLE_ATTRIBUTE = /<([a-z][\w-]*)((?:\s[^<>]*?)?)\sstyle="([^"]*)"([^<>]*)>/g;

/**
 * Puts a rendered page, in place of the one that may be there already, into the build's template. The strict policy allows neither inline scripts nor style attributes
 * (quality.md S15): scripts are dropped, as React starts afresh in the browser, and styles become classes of one
 * block, whose hash `styleHashes` tells.
 */
export function pageHtml(template: string, { html, data }: PageParts): string {
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const { body, css } = classesForStyles(
    html.slice(hoisted.length).replace(SCRIPT, '').replace(LAZY, `$1src="${EMPTY}"$2`),
  );
  const head = `${hoisted}${css && `<style>${css}</style>`}${HEAD_END}`;
  const json =
    data === undefined ? '' : `<script type="application/json" id="first-data">${jsonBlock(data)}</script>`;
  const root = `<div id="root"><!--app-->${body}<!--/app--></div>${json}`;
  // Functions, as what is put in may hold the $ patterns of a replacement.
  return template
    .replace(STYLE_BLOCK, '')
    .replace(HEAD_END, () => head)
    .replace(ROOT, () => root);
}

/** JSON that ends no script block and starts no comment in one. */
export const jsonBlock = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function classesForStyles(html: string): { body: string; css: string } {
  const names = new Map<string, string>();
  const body = html.replace(
    STYLE_ATTRIBUTE,
    (_, tag: string, before: string, style: string, after: string) => {
      const name = names.get(style) ?? `s${names.size}`;
      names.set(style, name);
      const attributes = `${before}${after}`;
      const classed = attributes.replace(/ class="/, ` class="${name} `);
      return `<${tag}${classed === attributes ? ` class="${name}"` : ''}${classed}>`;
    },
  );
  // The id outweighs the classes of the style sheets, as the attribute did.
  const css = [...names].map(([style, name]) => `#root .${name}{${declarations(style)}}`).join('');
  return { body, css };
}

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/** React's style attribute as declarations; braces and tags can leave no rule and no block. */
const declarations = (style: string): string =>
  style.replace(/&quot;|&#x27;|&amp;/g, entity => ENTITIES[entity] ?? '').replace(/[{}<>\\]/g, '');

/** Sources for style-src: the hashes of the page's inline style blocks. */
export function styleHashes(html: string): string[] {
  const head = html.slice(0, html.indexOf('<body'));
  return Array.from(
    head.matchAll(/<style(?: data-file="[^"]*")?(?: media="not all")?>([\s\S]*?)<\/style>/g),
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
}
