import { joined } from '#domain/bytes.ts';

/** Paper and ink of the site (tokens.css). */
const PAPER = [0xf4, 0xef, 0xe6] as const;
const INK = [0x2a, 0x25, 0x21] as const;
/** Four bits a dot: sixteen steps from paper to ink. */
const STEPS = 16;

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

const big = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const little = (value: number): number[] => [value & 255, value >>> 8];

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([[...type].map(c => c.charCodeAt(0)), data]);
  return joined([big(data.length), body, big(crc32(body))]);
}

/**
 * A picture from shares of ink, 0 to 1, row by row, as a PNG file. It is stored, not packed: it is small, every host of
 * the box office has what it takes, and nothing waits. At most 65,535 bytes of dots.
 */
export function greyPng(width: number, height: number, ink: Float32Array): Uint8Array {
  const rowBytes = 1 + Math.ceil(width / 2);
  const dots = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const step = Math.round((ink[y * width + x] ?? 0) * (STEPS - 1));
      const at = y * rowBytes + 1 + (x >> 1);
      dots[at] = (dots[at] ?? 0) | (x % 2 ? step : step << 4);
    }
  }
  const palette = Array.from({ length: STEPS }, (_, i) =>
    PAPER.map((paper, c) => Math.round(paper + (((INK[c] ?? 0) - paper) * i) / (STEPS - 1))),
  ).flat();
  const head = [0x78, 0x01, 1, ...little(dots.length), ...little(~dots.length & 0xffff)];
  return joined([
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', Uint8Array.of(...big(width), ...big(height), 4, 3, 0, 0, 0)),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', joined([head, dots, big(adler32(dots))])),
    chunk('IEND', new Uint8Array()),
  ]);
}
