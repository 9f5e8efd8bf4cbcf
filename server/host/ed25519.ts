import { ED25519, orNull } from '#lib/ed25519-verify.ts';

/**
 * Ed25519 by WebCrypto, and by @noble/ed25519 where a browser's WebCrypto has none: the box office runs there, too.
 * Both make the same signature of the same bytes (RFC 8032).
 */
type Bytes = Uint8Array<ArrayBuffer>;

export interface Signer {
  /** 32 bytes. */
  readonly publicKey: Bytes;
  sign(message: Bytes): Promise<Bytes>;
}

/** PKCS #8 in front of the 32 bytes of a private key (RFC 8410). */
const PKCS8 = Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20);

/** The signer of a private key of 32 bytes. */
export async function signerOf(seed: Bytes, subtle: SubtleCrypto = crypto.subtle): Promise<Signer> {
  const key = await orNull(() =>
    subtle.importKey('pkcs8', new Uint8Array([...PKCS8, ...seed]), ED25519, true, ['sign']),
  );
  if (!key) {
    const noble = await import('@noble/ed25519');
    return {
      publicKey: Uint8Array.from(await noble.getPublicKeyAsync(seed)),
      sign: async message => Uint8Array.from(await noble.signAsync(message, seed)),
    };
  }
  const { x = '' } = await subtle.exportKey('jwk', key);
  return {
    publicKey: Uint8Array.from(atob(x.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0)),
    sign: async message => new Uint8Array(await subtle.sign(ED25519, key, message)),
  };
}
