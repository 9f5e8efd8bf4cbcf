import { createHash } from 'node:crypto';
import type { InlineSources } from './headers.ts';

const STYLE_BLOCK = /<style(?: data-file="[^"]*")?(?: media="not all")?>([\s\S]*?)<\/style>/g;
const SCRIPT_BLOCK = /<script(?: type="module"(?: data-[a-z]+="[^"]*")+)?>([\s\S]*?)<\/script>/g;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/g;

export function inlineSources(html: string): InlineSources {
  const split = html.indexOf('<body');
  const [head, body] = [html.slice(0, split), html.slice(split)];
  return {
    scripts: hashes(head, SCRIPT_BLOCK),
    styles: hashes(head, STYLE_BLOCK),
    styleAttributes: hashes(body, STYLE_ATTRIBUTE, unescaped),
  };
}

const hashes = (html: string, pattern: RegExp, text = (written: string) => written): string[] => [
  ...new Set(
    Array.from(
      html.matchAll(pattern),
      ([, written = '']) => `'sha256-${createHash('sha256').update(text(written)).digest('base64')}'`,
    ),
  ),
];

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const unescaped = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, entity => ENTITIES[entity] ?? '');
