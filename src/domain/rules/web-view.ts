import { WEB_VIEW_MAX } from '../contract/web-view.ts';
import { urlOf } from './url.ts';

/**
 * Which foreign addresses the app's web view opens (quality.md S3). Addresses come from links that anyone can write:
 * only plain https addresses of named hosts are ever followed, and only known hosts are shown inside the site.
 */
export type WebTarget =
  /** A known host: shown in a sandboxed frame. */
  | { readonly kind: 'frame'; readonly url: string; readonly host: string }
  /** Another host: never in a frame; the reader may leave for it. */
  | { readonly kind: 'outside'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused'; readonly reason: WebRefusal };

/** `empty`: nothing given; `scheme`: not https; `disguised`: made to look like another place; `malformed`: no address. */
export type WebRefusal = 'empty' | 'long' | 'scheme' | 'disguised' | 'malformed';

const refused = (reason: WebRefusal): WebTarget => ({ kind: 'refused', reason });

// biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers drop them, and so hide what an address is
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/;
const LABEL = /^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A public name in plain letters: no number for a host, no dot at the end, no letters of other scripts in disguise. */
export function isPlainHost(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length >= 2 && labels.every(label => LABEL.test(label)) && /^[a-z]{2,}$/.test(labels.at(-1) ?? '')
  );
}

/** `allowed` holds whole host names: a host below one of them is another host. */
export function webTarget(raw: string, allowed: readonly string[]): WebTarget {
  if (raw.length > WEB_VIEW_MAX) return refused('long');
  const address = raw.trim();
  if (address === '') return refused('empty');
  if (HIDDEN.test(address)) return refused('disguised');
  if (!/^https:\/\/[^/?#]/i.test(address)) return refused('scheme');
  // What stands between // and the path, before the parser tidies it.
  const authority = /^https:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';
  if (authority.includes('@') || authority.includes('%')) return refused('disguised');
  const url = urlOf(address);
  if (!url) return refused('malformed');
  const host = url.hostname;
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return refused('disguised');
  // A port, a name that the parser had to change, or a number: not a place that people know by its name.
  if (authority.toLowerCase() !== host || !isPlainHost(host)) return refused('disguised');
  return { kind: allowed.includes(host) ? 'frame' : 'outside', url: url.href, host };
}

/** Sources for the policy's frame-src: the same hosts, over https only. */
export const frameSources = (allowed: readonly string[]): string[] => allowed.map(host => `https://${host}`);
