import decodeQR from 'qr/decode.js';
import { encode } from 'uqr';
import { expect, test } from 'vitest';

/** As long as a ticket's code, in the letters that it has. */
const CODE = `HM1${'7QK3ZP9XW4VB2NM6TR8C'.repeat(6)}`.slice(0, 120);
const { data: MODULES, size: SIZE } = encode(CODE, { border: 4 });

interface Seen {
  /** Of the code in the picture, px. */
  readonly side?: number;
  /** Turned, radians; and leaning away, as a part of its width. */
  readonly turned?: number;
  readonly leaning?: number;
  readonly dark?: number;
  readonly light?: number;
  /** Of each pixel with its neighbours, px. */
  readonly blur?: number;
  /** Stripes of a screen's own grid: how strong, and how far apart. */
  readonly stripes?: number;
  readonly apart?: number;
  /** The light of a lamp on the glass, at one corner. */
  readonly glare?: number;
}
const [WIDTH, HEIGHT] = [720, 540];

function photographOf({
  side = 360,
  turned = 0,
  leaning = 0,
  dark = 20,
  light = 235,
  blur = 0,
  stripes = 0,
  apart = 3.3,
  glare = 0,
}: Seen) {
  const grey = new Float64Array(WIDTH * HEIGHT).fill((dark + light) / 2.4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2];
      const [u, v] = [
        dx * Math.cos(turned) + dy * Math.sin(turned),
        dy * Math.cos(turned) - dx * Math.sin(turned),
      ];
      const wide = side * (1 + (leaning * v) / side);
      const [column, row] = [Math.floor((u / wide + 0.5) * SIZE), Math.floor((v / side + 0.5) * SIZE)];
      const on = MODULES[row]?.[column];
      if (on === undefined) continue;
      const grid =
        stripes *
        (Math.sin((2 * Math.PI * x) / apart) + Math.sin((2 * Math.PI * (y + 0.4 * x)) / (apart * 1.7)));
      const lamp = glare * Math.exp(-((x - WIDTH * 0.65) ** 2 + (y - HEIGHT * 0.35) ** 2) / 9_000);
      grey[y * WIDTH + x] = (on ? dark : light) + grid + lamp;
    }
  const soft = blur > 0 ? blurred(blurred(grey, blur, 1), blur, WIDTH) : grey;
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (const [i, value] of soft.entries()) data.set([value, value, value, 255], i * 4);
  return { width: WIDTH, height: HEIGHT, data };
}

function blurred(from: Float64Array, sigma: number, step: number): Float64Array {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  );
  const whole = weights.reduce((a, b) => a + b, 0);
  return from.map(
    (_, at) =>
      weights.reduce((sum, weight, i) => sum + weight * (from[at + (i - reach) * step] ?? from[at] ?? 0), 0) /
      whole,
  );
}

test.each<[string, Seen]>([
  ['paper', {}],
  ['crooked', { turned: 0.35 }],
  ['upside down', { turned: Math.PI + 0.1 }],
  ['leaning away', { leaning: 0.12, turned: 0.1 }],
  ['dim, in a foyer', { dark: 18, light: 70 }],
  ['out of focus by a pixel', { blur: 1 }],
  ['out of focus by two', { blur: 2 }],
  ['a photograph of a screen: its grid', { stripes: 22 }],
  ['a wider grid', { stripes: 18, apart: 5.1 }],
  ['with a lamp on the glass', { glare: 60, stripes: 10 }],
  ['all of it', { dark: 25, light: 110, turned: 0.15, leaning: 0.08, blur: 1.5, stripes: 10 }],
  ['held far away', { side: 190 }],
])('a code is read: %s', (_, seen) => {
  expect(decodeQR(photographOf(seen))).toBe(CODE);
});

test('half a code, or none, is no code', () => {
  const { data, ...size } = photographOf({});
  expect(() => decodeQR({ ...size, data: data.fill(120, 0, (data.length * 55) / 100) })).toThrow();
  expect(() => decodeQR({ ...size, data: data.fill(120) })).toThrow();
});
