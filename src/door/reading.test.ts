import decodeQR from 'qr/decode.js';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { rng } from '#art/kit.ts';

/** As long as a ticket's code, in the letters that it has. */
const CODE = `HM1${'7QK3ZP9XW4VB2NM6TR8C'.repeat(6)}`.slice(0, 120);
const { data: MODULES, size: SIZE } = encode(CODE, { border: 4 });

interface Seen {
  /** Of the code in the picture, px. */
  readonly side?: number;
  /** Turned, radians; and leaning away, as how much nearer its lower half is. */
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
  /** Grains of a sensor in little light, as the most that a pixel is off. */
  readonly noise?: number;
  /** Drawn along a line by a hand that moves, px. */
  readonly moved?: number;
  /** A thumb or a fold over the middle of one side, as a part of the code's area. */
  readonly covered?: number;
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
  noise = 0,
  moved = 0,
  covered = 0,
}: Seen) {
  const random = rng(`${turned} ${dark} ${noise}`);
  const grey = new Float64Array(WIDTH * HEIGHT).fill((dark + light) / 2.4);
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const dx = x - WIDTH / 2;
      const dy = y - HEIGHT / 2;
      const u = dx * cos + dy * sin;
      const v = dy * cos - dx * sin;
      // What is nearer is larger, along and across.
      const near = side * (1 + (leaning * v) / side);
      const on = MODULES[Math.floor((v / near + 0.5) * SIZE)]?.[Math.floor((u / near + 0.5) * SIZE)];
      if (on === undefined) continue;
      const grid =
        stripes &&
        stripes *
          (Math.sin((2 * Math.PI * x) / apart) + Math.sin((2 * Math.PI * (y + 0.4 * x)) / (apart * 1.7)));
      const lamp = glare && glare * Math.exp(-((x - WIDTH * 0.65) ** 2 + (y - HEIGHT * 0.35) ** 2) / 9_000);
      const thumb = u > 0 && Math.abs(u / near - 0.3) < 0.1 && Math.abs(v / side) < covered * 2.5;
      grey[y * WIDTH + x] = (thumb ? (dark + light) / 2 : on ? dark : light) + grid + lamp;
    }
  const still = moved > 0 ? drawn(grey, moved) : grey;
  const soft = blur > 0 ? blurred(blurred(still, blur, 1), blur, WIDTH) : still;
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < soft.length; i++) {
    const grain = (soft[i] ?? 0) + (noise && noise * (2 * random() - 1));
    for (let c = 0; c < 3; c++) data[i * 4 + c] = grain;
  }
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

/** Along a line that goes down a little. */
const drawn = (from: Float64Array, far: number): Float64Array =>
  from.map((_, at) => {
    let sum = 0;
    for (let step = 0; step < far; step++) sum += from[at + step + Math.round(step / 3) * WIDTH] ?? 128;
    return sum / far;
  });

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

const steps = (from: number, to: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => from + ((to - from) * i) / (n - 1));
const round = steps(0, 2 * Math.PI, 13).slice(1);

/**
 * Photographs of one kind, from easy ones to what nobody can read, and how many of them are read at one look; a camera
 * looks ten times a second.
 */
test.each<[string, readonly Seen[], number]>([
  ['turned by any angle', round.map(turned => ({ turned })), 12],
  ['turned, of a screen with its grid', round.map(turned => ({ turned, stripes: 14, light: 200 })), 12],
  [
    'in less and less light',
    steps(110, 20, 10).map(light => ({ light, dark: 14, turned: 0.1, noise: 8 })),
    8,
  ],
  ['more and more grains of a dark foyer', steps(10, 100, 10).map(noise => ({ light: 120, noise })), 6],
  ['a brighter and brighter lamp on the glass', steps(40, 400, 10).map(glare => ({ glare })), 5],
  ['a hand that moves faster and faster', steps(2, 20, 10).map(moved => ({ moved, turned: 0.1 })), 6],
  ['a thumb on a fiftieth of it, up to a fifth', steps(0.02, 0.2, 10).map(covered => ({ covered })), 2],
  ['leaning away and towards', steps(-0.9, 0.9, 13).map(leaning => ({ leaning, turned: 0.05 })), 13],
  ['further and further away', steps(300, 80, 12).map(side => ({ side, turned: 0.12 })), 12],
])('photographs of a screen: %s', (_, all, least) => {
  const isRead = (seen: Seen): boolean => {
    try {
      return decodeQR(photographOf(seen)) === CODE;
    } catch {
      return false;
    }
  };
  expect(all.filter(isRead).length).toBeGreaterThanOrEqual(least);
});
