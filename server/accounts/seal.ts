import { maskCertificate } from '#domain/rules/validation.ts';
import { remembering } from '../http/remember.ts';
import { SEAL } from '../store/ports/sealed.ts';

/**
 * Certificates at rest: AES-256-GCM by WebCrypto, which Node and a browser both have. A sealed text is
 * `<mark>.<masked>.<iv>.<sealed>`, all base64url: what a page may see stands beside what only the key opens. The owner is
 * authenticated with it, so that a row copied to somebody else opens nothing.
 */
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));

/** 32 bytes as base64, with either alphabet; null for anything else. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return null;
  return toBytes(text.replace('=', ''));
}

/** A process has one, and for a while the one before. */
const keyOf = remembering(
  (text: string): Promise<CryptoKey> => {
    const bytes = keyBytes(text);
    if (!bytes) throw new Error('The key for certificates must be 32 bytes as base64.');
    return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  },
  { most: 4 },
);

/** What the key and the owner alone open: `<iv>.<sealed>`. */
export async function hide(key: string, owner: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(owner) };
  const sealed = await crypto.subtle.encrypt(algorithm, await keyOf(key), encoder.encode(text));
  return [iv, new Uint8Array(sealed)].map(toText).join('.');
}
/** What was hidden; throws where key, owner or text are not those of then. */
export async function unhide(key: string, owner: string, text: string): Promise<string> {
  const [iv = '', sealed = ''] = text.split('.');
  const algorithm = { name: 'AES-GCM', iv: toBytes(iv), additionalData: encoder.encode(owner) };
  return decoder.decode(await crypto.subtle.decrypt(algorithm, await keyOf(key), toBytes(sealed)));
}

/** Seals a certificate's number for its owner. */
export const seal = async (key: string, owner: string, number: string): Promise<string> =>
  `${SEAL}${toText(encoder.encode(maskCertificate(number)))}.${await hide(key, owner, number)}`;

export const isSealed = (text: string): boolean => text.startsWith(SEAL) && text.split('.').length === 4;

/** What a page may see of a number, sealed or not. */
export function maskedNumber(text: string): string {
  return isSealed(text) ? decoder.decode(toBytes(text.split('.')[1] ?? '')) : maskCertificate(text);
}

/** The number; throws where key, owner or text are not those it was sealed with. A number kept before there was a key is itself. */
export async function unseal(key: string, owner: string, text: string): Promise<string> {
  if (!isSealed(text)) return text;
  return unhide(key, owner, text.split('.').slice(2).join('.'));
}
