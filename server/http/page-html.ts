/** What goes into the HTML of a page. */
export interface PageParts {
  /** Path and query of what #root holds: the browser goes on with it where it is asked for the same (src/main.tsx). */
  readonly path: string;
  /** What #root holds, as React wrote it. */
  readonly html: string;
  /** Replies for the first calls of the page; a JSON block that no script can be smuggled into. */
  readonly data?: unknown;
}

const ROOT =
  /<div id="root"[^>]*>(?:<!--app-->[\s\S]*<!--\/app-->)?<\/div>(?:<script type="application\/json"[^<]*<\/script>)?/;
/** Where the page's own tags end. */
const HEAD_END = '</head>';
/** React writes what it wants preloaded in front of the page. */
const HOISTED = /^(?:<link [^>]*\/>)+/;

/** Puts a rendered page, in place of the one that may be there already, into the build's template. */
export function pageHtml(template: string, { path, html, data }: PageParts): string {
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const json =
    data === undefined ? '' : `<script type="application/json" id="first-data">${jsonBlock(data)}</script>`;
  const root = `<div id="root" data-path="${escaped(path)}"><!--app-->${html.slice(hoisted.length)}<!--/app--></div>${json}`;
  // Functions, as what is put in may hold the $ patterns of a replacement.
  return template.replace(HEAD_END, () => `${hoisted}${HEAD_END}`).replace(ROOT, () => root);
}

/** Text for an element or an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`);

/** JSON that ends no script block and starts no comment in one. */
export const jsonBlock = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
