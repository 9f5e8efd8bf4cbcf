import { loadChunk } from '#lib/chunk.ts';

/** Schemes that a link of edited content may have (quality.md S1). */
const SCHEMES = /^(?:https?:|mailto:|tel:)/i;
const SAME_SITE = /^(?:\/(?![/\\])|#|\?)/;

/** Whether an address may stand in a link: http(s), mailto, tel, or a path of this site. */
export function isSafeHref(href: string): boolean {
  // Browsers drop tabs and line breaks inside a URL, so that `java\nscript:` is a scheme to them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are dropped
  const url = href.replace(/[\u0000-\u0020\u007f]/g, '');
  return SCHEMES.test(url) || SAME_SITE.test(url);
}

const TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'blockquote',
  'cite',
  'q',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'span',
  'div',
  'time',
  'ruby',
  'rt',
  'rp',
];
const ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'title',
  'lang',
  'dir',
  'colspan',
  'rowspan',
  'scope',
  'datetime',
  'width',
  'height',
  'target',
  'rel',
];

type Purify = typeof import('dompurify')['default'];
let ready: Promise<Purify> | undefined;

/** DOMPurify, loaded when the first piece of edited content is shown. */
export function loadSanitizer(): Promise<Purify> {
  ready ??= loadChunk(() => import('dompurify')).then(
    ({ default: purify }) => {
      purify.addHook('afterSanitizeAttributes', node => {
        const href = node.getAttribute('href');
        if (href !== null && !isSafeHref(href)) node.removeAttribute('href');
        const src = node.getAttribute('src');
        if (src !== null && !/^(?:https:\/\/|\/(?![/\\]))/i.test(src)) node.removeAttribute('src');
        if (node.tagName === 'A' && node.hasAttribute('href')) {
          const own = SAME_SITE.test(node.getAttribute('href') ?? '');
          if (own) node.removeAttribute('target');
          else node.setAttribute('target', '_blank');
          node.setAttribute('rel', 'noopener noreferrer');
        } else node.removeAttribute('target');
        if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
      });
      return purify;
    },
    (error: unknown) => {
      ready = undefined;
      throw error;
    },
  );
  return ready;
}

/** Only text structure, links and pictures are left: no style, class, id, script, form, frame or SVG. */
export const sanitize = (purify: Purify, html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
  });
