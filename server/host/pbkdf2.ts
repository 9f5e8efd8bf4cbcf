import { sameText } from '../http/same-text.ts';

/** PBKDF2-HMAC-SHA512 by WebCrypto: what the browser host hashes with, and what both hosts can verify. */
const ITERATIONS = 210_000;
const BITS = 256;
const encoder = new TextEncoder();

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), c => c.charCodeAt(0));

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt, iterations }, key, BITS),
  );
}

/** `pbkdf2$iterations$salt$hash`. */
export async function pbkdf2Hash(password: string, iterations = ITERATIONS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `pbkdf2$${iterations}$${toBase64(salt)}$${toBase64(await derive(password, salt, iterations))}`;
}

export async function pbkdf2Verify(password: string, hash: string): Promise<boolean> {
  const [scheme, iterations, salt, expected] = hash.split('$');
  if (scheme !== 'pbkdf2' || !salt || !expected) return false;
  return sameText(toBase64(await derive(password, fromBase64(salt), Number(iterations))), expected);
}
