import { loadChunk } from './chunk.ts';

/**
 * Ed25519 by WebCrypto, and by @noble/ed25519 where a browser's WebCrypto has none (RFC 8032): what a box office in the
 * browser and the telephone at a door ask of a signature.
 */
type Bytes = Uint8Array<ArrayBuffer>;
export type Verify = (signature: Bytes, message: Bytes) => Promise<boolean>;

export const ED25519 = 'Ed25519';

/** What tells whether a signature was made by the owner of a public key. */
export async function verifierOf(publicKey: Bytes, subtle: SubtleCrypto = crypto.subtle): Promise<Verify> {
  const key = await orNull(() => subtle.importKey('raw', publicKey, ED25519, false, ['verify']));
  if (key) return (signature, message) => subtle.verify(ED25519, key, signature, message);
  const noble = await loadChunk(() => import('@noble/ed25519'));
  return (signature, message) => noble.verifyAsync(signature, message, publicKey).catch(() => false);
}

/** Null where the platform does not know the algorithm. */
export async function orNull(make: () => Promise<CryptoKey>): Promise<CryptoKey | null> {
  try {
    return await make();
  } catch (error) {
    if ((error as DOMException).name === 'NotSupportedError') return null;
    throw error;
  }
}
