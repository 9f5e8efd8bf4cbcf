import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileType } from './file-kind.ts';

const latin = (text: string): number[] => [...text].map(c => c.charCodeAt(0));
const be32 = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const be16 = (n: number): number[] => [(n >>> 8) & 255, n & 255];
const png = (width: number, height: number): Uint8Array =>
  new Uint8Array([
    ...latin('\x89PNG\r\n\x1a\n'),
    0,
    0,
    0,
    13,
    ...latin('IHDR'),
    ...be32(width),
    ...be32(height),
    8,
    2,
  ]);
const jpeg = (width: number, height: number): Uint8Array =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4],
    ...[0xff, 0xc0, 0, 17, 8, ...be16(height), ...be16(width), 3, 1, 1, 1, 1, 1],
  ]);
/** An extended file whose head says one size and whose picture another. */
const extended = (head: readonly number[], kind: 'VP8 ' | 'VP8L', side: number): Uint8Array =>
  new Uint8Array([
    ...latin('RIFF\0\0\0\0WEBPVP8X'),
    ...[10, 0, 0, 0, 0, 0, 0, 0, ...head],
    ...latin(kind),
    ...[18, 0, 0, 0],
    ...(kind === 'VP8 '
      ? [0, 0, 0, 0x9d, 1, 0x2a, side & 255, side >> 8, side & 255, side >> 8]
      : [0x2f, ...le32(side - 1 + (side - 1) * 0x4000), 0, 0, 0, 0, 0]),
    ...Array(8).fill(0),
  ]);
const le32 = (n: number): number[] => be32(n).reverse();
const SMALL = [7, 0, 0, 7, 0, 0];
const webp = (kind: string, rest: number[]): Uint8Array =>
  new Uint8Array([
    ...latin('RIFF'),
    0,
    0,
    0,
    0,
    ...latin('WEBP'),
    ...latin(kind),
    ...rest,
    ...Array(20).fill(0),
  ]);

describe('what a file is', () => {
  it.each([
    ['a PNG', png(640, 480), 'image/png'],
    ['a JPEG', jpeg(640, 480), 'image/jpeg'],
    [
      'a WebP with an alpha channel',
      webp('VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 127, 2, 0, 223, 1, 0]),
      'image/webp',
    ],
    ['a WebP without loss', webp('VP8L', [0, 0, 0, 0, 0x2f, 0x7f, 0xc2, 0x77, 0]), 'image/webp'],
    ['a WebP whose picture is as its head says', extended(SMALL, 'VP8 ', 8), 'image/webp'],
    ['a WebP of too many pixels within a small head', extended(SMALL, 'VP8 ', 16_000), null],
    ['a WebP without loss, the same', extended(SMALL, 'VP8L', 16_000), null],
    ['a WebP of a small picture within too large a head', extended([0, 0, 1, 0, 0, 1], 'VP8 ', 8), null],
    ['a PDF', new Uint8Array(latin('%PDF-1.7\n')), 'application/pdf'],
    ['a page', new Uint8Array(latin('<html><script>alert(1)</script>')), null],
    ['a picture of lines', new Uint8Array(latin('<svg xmlns="http://www.w3.org/2000/svg"/>')), null],
    ['a program', new Uint8Array(latin('MZ\x90\x00')), null],
    ['nothing', new Uint8Array(), null],
    ['a PNG that breaks off', png(1, 1).subarray(0, 18), null],
    ['a PNG of too many pixels', png(60_000, 60_000), null],
    ['a PNG of none', png(0, 10), null],
    ['a JPEG of too many pixels', jpeg(60_000, 60_000), null],
  ])('%s', (_, bytes, type) => {
    expect(fileType(bytes)).toBe(type);
  });

  it('is asked of any bytes without a throw', () => {
    const starts = [png(1, 1), jpeg(1, 1), webp('VP8X', []), webp('VP8 ', [])].map(b => [...b]);
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.nat(40),
        fc.uint8Array({ maxLength: 60 }),
        (start, cut, rest) => {
          fileType(new Uint8Array([...start.slice(0, cut), ...rest]));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
