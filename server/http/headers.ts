import { frameSources } from '#domain/rules/web-view.ts';

/** What a page has in line, as sources for its policy: everything else in line is refused (quality.md S15). */
export interface InlineSources {
  /** For script-src: the scripts of the head. */
  readonly scripts: readonly string[];
  /** For style-src: the style blocks of the head. */
  readonly styles: readonly string[];
  /** For style-src-attr: the style attributes, each value once. */
  readonly styleAttributes: readonly string[];
}

const NOTHING_INLINE: InlineSources = { scripts: [], styles: [], styleAttributes: [] };

const csp = ({ scripts, styles, styleAttributes }: InlineSources, frames: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // By their hashes alone: an attribute that the page was not sent with has no force.
    ...(styleAttributes.length > 0 ? [["style-src-attr 'unsafe-hashes'", ...styleAttributes].join(' ')] : []),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    ['frame-src', ...(frames.length > 0 ? frameSources(frames) : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const YEAR = 31_536_000;

/**
 * Headers of every file and page that the Node host serves (quality.md S15). HSTS only where TLS is in front.
 * `inline` is what a page has in line, `frames` the hosts that the web view may show.
 */
export function securityHeaders({
  https,
  inline = NOTHING_INLINE,
  frames = [],
}: {
  readonly https: boolean;
  readonly inline?: InlineSources;
  readonly frames?: readonly string[];
}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': https
      ? `${csp(inline, frames)}; upgrade-insecure-requests`
      : csp(inline, frames),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains` }),
  };
}

/**
 * Headers of files that are parts of a page: scripts, styles, fonts, pictures. The page's own policy rules them; this one
 * is for a worker, and for a picture that is opened by itself. Half a kilobyte less a file, fifty files a visit.
 */
export const partHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of every reply of the box office: it speaks of one person at one time, so nobody keeps it. */
export const replyHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};
