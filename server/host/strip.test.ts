import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jpeg, png, TOLD, textOf, webp } from '#tests/server/pictures.ts';
import { fileType, pictureSize } from './file-kind.ts';
import { stripped } from './strip.ts';

const pictures = [jpeg(), png(), webp()].map(bytes => [fileType(bytes), bytes] as const);

it.each(pictures)('of %s only what draws it is left, with its size', (type, bytes) => {
  if (!type) throw new Error('no picture');
  expect(textOf(bytes)).toContain(TOLD);
  const plain = stripped(type, bytes) ?? new Uint8Array();
  expect(textOf(plain)).not.toContain(TOLD);
  expect(fileType(plain)).toBe(type);
  expect(pictureSize(plain)).toEqual([64, 64]);
  expect(plain.length).toBeLessThan(bytes.length);
  // Nothing more is found the second time.
  expect(stripped(type, plain)).toEqual(plain);
});

it('scans, tables and restarts of a JPEG stay as they are', () => {
  const plain = textOf(stripped('image/jpeg', jpeg()) ?? new Uint8Array());
  for (const kept of ['\xff\xdb\0\x05\0\x01\x02', '\x0c\xff\0\x22\xff\xd0\x38', '\x4e\xff\xd9'])
    expect(plain).toContain(kept);
  expect(plain.endsWith('\xff\xd9')).toBe(true);
});

it('a picture that moves is none', () => {
  expect(stripped('image/webp', webp(true))).toBeNull();
});

it('whatever is cut or changed in a picture: it ends, and tells nothing of the place', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pictures),
      fc.nat(400),
      fc.nat(400),
      fc.nat(255),
      ([type, bytes], cut, at, value) => {
        const broken = bytes.slice(0, Math.max(30, bytes.length - cut));
        broken[at % broken.length] = value;
        const plain = type && stripped(type, broken);
        return !plain || plain.length <= broken.length;
      },
    ),
    { numRuns: 3000 },
  );
});
