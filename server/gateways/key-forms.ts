import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/**
 * Keys as gateways and their tools hand them out: in PEM with its frame, on one line or on many, with `\n` for a line's
 * end, in quotes, with a mark at its beginning, or the letters alone without any frame.
 */

const FRAMES = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g;
/** What letters without a frame may be. */
const BARE = {
  private: ['PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY'],
  public: ['PUBLIC KEY', 'RSA PUBLIC KEY', 'CERTIFICATE'],
} as const;
export type KeyKind = keyof typeof BARE;

const inFrame = (label: string, letters: string): string =>
  `-----BEGIN ${label}-----\n${letters.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END ${label}-----\n`;

function bare(text: string, kind: KeyKind): KeyObject | undefined {
  const letters = text.replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]{32,}={0,2}$/.test(letters)) return undefined;
  for (const label of BARE[kind])
    try {
      return read(inFrame(label, letters), kind);
    } catch {
      // It may be of the next kind.
    }
  return undefined;
}
const read = (pem: string, kind: KeyKind): KeyObject =>
  kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);

/** The keys of a text, one after the other; `other` where there is one of the other kind; throws where one cannot be read. */
export function keysIn(text: string, kind: KeyKind): KeyObject[] | 'other' {
  const plain = text
    .replaceAll('\\r', '')
    .replaceAll('\\n', '\n')
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^(["'])([\s\S]*)\1$/, '$2');
  const frames = [...plain.matchAll(FRAMES)];
  const isPrivate = (label = ''): boolean => label.endsWith('PRIVATE KEY');
  if (frames.some(([, label]) => isPrivate(label) !== (kind === 'private'))) return 'other';
  if (frames.length > 0)
    return frames.map(([, label = '', letters = '']) =>
      read(inFrame(label, letters.replace(/\s/g, '')), kind),
    );
  const found = bare(plain, kind);
  if (found) return [found];
  if (bare(plain, kind === 'private' ? 'public' : 'private')) return 'other';
  throw new Error('no key');
}
