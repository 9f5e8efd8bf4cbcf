import type { Host } from '../deps.ts';
import { pbkdf2Hash, pbkdf2Verify } from './pbkdf2.ts';

const encoder = new TextEncoder();
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), b => b.toString(16).padStart(2, '0')).join('');

/** The host of the mocks: no cookies, no Origin, one visitor, WebCrypto (rulings.md, “Wire”). */
export function webHost(): Host {
  const passes = new Map<string, string>();
  return {
    readCookie: () => undefined,
    writeCookie: () => null,
    readStaffCookie: () => undefined,
    writeStaffCookie: () => null,
    readDevice: () => undefined,
    writeDevice: () => null,
    readPass: (_, titleId) => passes.get(titleId) ?? null,
    writePass(titleId, value) {
      passes.set(titleId, value);
      return null;
    },
    sameSite: () => true,
    address: () => 'browser',
    agent: () => globalThis.navigator?.userAgent ?? '',
    networkError: () => Response.error(),
    passwordScheme: 'pbkdf2',
    hashPassword: password => pbkdf2Hash(password),
    verifyPassword: (password, hash) => pbkdf2Verify(password, hash),
    hashingPressed: () => false,
    async hmac(key, message) {
      const secret = await crypto.subtle.importKey(
        'raw',
        encoder.encode(key),
        { name: 'HMAC', hash: 'SHA-256' },
        false,
        ['sign'],
      );
      return hex(await crypto.subtle.sign('HMAC', secret, encoder.encode(message)));
    },
    sha256: async message => hex(await crypto.subtle.digest('SHA-256', encoder.encode(message))),
  };
}
