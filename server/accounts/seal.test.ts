import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskCertificate } from '#domain/rules/validation.ts';
import { isSealed, keyBytes, maskedNumber, seal, unseal } from './seal.ts';

const KEY = btoa('k'.repeat(32));
const number = fc.stringMatching(/^[A-Z0-9]{5,18}$/);

test('what was sealed opens with its key for its owner, and shows its mask without one', async () => {
  await fc.assert(
    fc.asyncProperty(number, fc.string(), async (plain, owner) => {
      const sealed = await seal(KEY, owner, plain);
      expect(isSealed(sealed)).toBe(true);
      expect(sealed).not.toContain(plain);
      expect(maskedNumber(sealed)).toBe(maskCertificate(plain));
      expect(await unseal(KEY, owner, sealed)).toBe(plain);
    }),
    { numRuns: 50 },
  );
});

test('twice the same is not seen to be the same', async () => {
  expect(await seal(KEY, 'm', 'E1234567')).not.toBe(await seal(KEY, 'm', 'E1234567'));
});

test('another owner, another key or a changed text open nothing', async () => {
  const sealed = await seal(KEY, 'm', 'E1234567');
  await expect(unseal(KEY, 'n', sealed)).rejects.toThrow();
  await expect(unseal(btoa('q'.repeat(32)), 'm', sealed)).rejects.toThrow();
  const parts = sealed.split('.');
  const changed = [...parts.slice(0, 3), `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`];
  await expect(unseal(KEY, 'm', changed.join('.'))).rejects.toThrow();
});

test('a number from before there was a key is masked and read as it is', async () => {
  expect(maskedNumber('E1234567')).toBe('E******7');
  expect(await unseal(KEY, 'm', 'E1234567')).toBe('E1234567');
});

test.each(['', 'short', 'x'.repeat(44), btoa('k'.repeat(31)), btoa('k'.repeat(33))])('%j is no key', text => {
  expect(keyBytes(text)).toBeNull();
});
