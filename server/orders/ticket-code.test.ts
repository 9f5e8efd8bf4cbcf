import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { CODE_ALPHABET } from '#domain/rules/card.ts';
import { readTicketCode } from '#domain/rules/ticket-code.ts';
import { verifierOf } from '#lib/ed25519-verify.ts';
import { signerOf } from '../host/ed25519.ts';
import { systemRandom } from '../host/random.ts';
import { newTicketCode, ticketSigner, verdictOf } from './ticket-code.ts';

const deps = {
  config: { ticketKey: btoa('a key for tickets is of 32 bytes') },
  random: systemRandom,
} as unknown as Parameters<typeof newTicketCode>[0];
const other = { ...deps, config: { ...deps.config, ticketKey: btoa('another key that has 32 bytes ..') } };
const publicKey = (await ticketSigner(deps)).publicKey;
const hex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

// RFC 8032, 7.1, the second of its tests.
const RFC = {
  seed: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
  key: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
  message: '72',
  signature:
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
};
/** A browser whose WebCrypto does not know Ed25519. */
const without = {
  importKey: () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError')),
} as unknown as SubtleCrypto;

test.each([
  ['WebCrypto', crypto.subtle],
  ['the fallback', without],
])('%s signs and verifies as the standard says', async (_, subtle) => {
  const signer = await signerOf(hex(RFC.seed), subtle);
  expect(signer.publicKey).toEqual(hex(RFC.key));
  const signature = await signer.sign(hex(RFC.message));
  expect(signature).toEqual(hex(RFC.signature));
  const verify = await verifierOf(signer.publicKey, subtle);
  expect(await verify(signature, hex(RFC.message))).toBe(true);
  expect(await verify(signature, hex('73'))).toBe(false);
});

test('a code tells its evening and its places to whoever has the public key', async () => {
  const code = await newTicketCode(deps, 's-1', ['A-1', 'A-2']);
  const at = { publicKey, scheduleId: 's-1' };
  expect(await verdictOf(code, at)).toBe('genuine');
  expect(await verdictOf(code, { ...at, places: ['A-2', 'A-1'] })).toBe('genuine');
  expect(await verdictOf(code, { ...at, places: ['A-1'] })).toBe('other-places');
  expect(await verdictOf(code, { ...at, scheduleId: 's-2' })).toBe('other-evening');
  expect(await verdictOf(await newTicketCode(other, 's-1', ['A-1']), at)).toBe('forged');
  expect(await newTicketCode(deps, 's-1', ['A-1', 'A-2'])).not.toBe(code);
});

test('one other character, and a code is none or forged', async () => {
  const code = await newTicketCode(deps, 's-1', ['A-1']);
  const at = fc.nat(code.length - 1);
  await fc.assert(
    fc.asyncProperty(at, fc.constantFrom(...CODE_ALPHABET, 'I', 'é', ' '), async (i, char) => {
      fc.pre(code[i] !== char);
      const changed = code.slice(0, i) + char + code.slice(i + 1);
      expect(['unreadable', 'forged']).toContain(await verdictOf(changed, { publicKey, scheduleId: 's-1' }));
    }),
    { numRuns: 150 },
  );
  for (const junk of ['', code.slice(1), `${code}0`, code.toLowerCase()])
    expect(readTicketCode(junk)).toBeNull();
});

test('its QR code has 37 modules, with room for a smear', async () => {
  const { size, version } = encode(await newTicketCode(deps, 's-1', ['A-1']), { ecc: 'M', border: 0 });
  expect([version, size]).toEqual([5, 37]);
});
