import type { Random } from '../random.ts';
import { greyPng } from './png.ts';

type Point = readonly [x: number, y: number];

/** Strokes on a grid of 10 × 14. Characters that look like others, or like two others that touch, are left out. */
export const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  a: ['0,14 5,0 10,14', '2,9 8,9'],
  c: ['10,2 6,0 2,2 0,7 2,12 6,14 10,12'],
  e: ['10,0 0,0 0,14 10,14', '0,7 7,7'],
  h: ['0,0 0,14', '10,0 10,14', '0,7 10,7'],
  k: ['0,0 0,14', '9,0 0,8', '3,6 10,14'],
  r: ['0,14 0,0 7,0 10,3 7,7 0,7', '4,7 10,14'],
  t: ['0,0 10,0', '5,0 5,14'],
  x: ['0,0 10,14', '10,0 0,14'],
  y: ['0,0 5,7 10,0', '5,7 5,14'],
  3: ['0,0 9,0 4,6 9,8 9,12 5,14 0,12'],
  4: ['7,14 7,0 0,9 10,9'],
  7: ['0,0 10,0 4,14'],
};

const WIDTH = 264;
const HEIGHT = 88;
/** From one letter to the next, by lot: mostly they touch, so that neither a gap nor a ruler says where one ends. */
const STEP = 47;
const STEP_BY_LOT = 5;
const SCALE = 3.5;
/** Half the width of a stroke. Noise has the letters' ink, and of each width something: no threshold takes it away. */
const STROKE = 2.9;
const HAIR = 0.9;

/** The word as bent strokes, each picture another hand, as dots: a PNG file with no line to read in it. */
export function drawCaptcha(word: string, random: Random): Uint8Array {
  const jitter = (size: number): number => (random.int(2001) / 1000 - 1) * size;
  const ink = new Float32Array(WIDTH * HEIGHT);
  const wave = { x: jitter(3), y: jitter(3), z: jitter(3), deep: 5 + jitter(1.5) };
  /** The paper itself is bent: straight lines come out curved, differently at each place. */
  const bent = ([x, y]: Point): Point => [
    x + 3.5 * Math.sin(y / 13 + wave.x) + 2 * Math.sin(x / 29 + wave.y),
    y + wave.deep * Math.sin(x / 34 + wave.z) + 1.5 * Math.sin(x / 11 + wave.x),
  ];
  const line = (points: readonly Point[], half: number): void => {
    const way = points.flatMap((to, i) => between(points[i - 1] ?? to, to)).map(bent);
    for (const [i, to] of way.entries()) if (i > 0) stamp(ink, way[i - 1] ?? to, to, half);
  };

  const steps = Array.from(word, (_, i) => (i === 0 ? 0 : STEP + jitter(STEP_BY_LOT)));
  const width = steps.reduce((sum, step) => sum + step, 0);
  const from = (WIDTH - width) / 2 + jitter(6);
  let cx = from;
  for (const [i, letter] of [...word].entries()) {
    cx += steps[i] ?? 0;
    const angle = jitter(0.3);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const scale = SCALE + jitter(0.4);
    const [mx, cy] = [cx, HEIGHT / 2 + jitter(7)];
    const shear = jitter(0.2);
    const place = ([x, y]: Point): Point => {
      const [u, v] = [(x - 5 + shear * (7 - y) + jitter(0.5)) * scale, (y - 7 + jitter(0.5)) * scale];
      return [mx + u * cos - v * sin, cy + u * sin + v * cos];
    };
    const half = STROKE + jitter(0.6);
    for (const stroke of GLYPHS[letter] ?? []) line(pointsOf(stroke).map(place), half);
  }
  const at = (): Point => [random.int(WIDTH), random.int(HEIGHT)];
  // Lines run through all letters and tie them together.
  for (let i = 0; i < 1 + random.int(2); i++) {
    const middle = HEIGHT / 2 + jitter(26);
    line(
      [0, 1, 2, 3, 4].map(part => [from - 34 + (part * (width + 68)) / 4, middle + jitter(11)] as const),
      STROKE * 0.5 + jitter(0.4),
    );
  }
  for (let i = 0; i < 3 + random.int(3); i++) line([at(), at(), at()], HAIR + jitter(0.3));
  // Ends of strokes as broad as those of letters, too short to be read as one.
  for (let i = 0; i < 4 + random.int(4); i++) {
    const [x, y] = at();
    line(
      [
        [x, y],
        [x + jitter(9), y + jitter(9)],
      ],
      STROKE + jitter(0.7),
    );
  }
  for (let i = 0; i < 60 + random.int(30); i++) {
    const dot = at();
    stamp(ink, dot, dot, 1 + jitter(0.6));
  }
  return greyPng(WIDTH, HEIGHT, ink);
}

const pointsOf = (stroke: string): Point[] =>
  stroke.split(' ').map(pair => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** Points on the way, close enough for the bending to show. */
function between([x0, y0]: Point, [x1, y1]: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 4));
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part] as const;
  });
}

/** Darkens the dots near a short straight line; what is dark already stays so. */
function stamp(ink: Float32Array, a: Point, b: Point, half: number): void {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length2 = dx * dx + dy * dy || 1;
  const reach = half + 1;
  const [left, right] = [Math.min(a[0], b[0]) - reach, Math.max(a[0], b[0]) + reach];
  const [top, bottom] = [Math.min(a[1], b[1]) - reach, Math.max(a[1], b[1]) + reach];
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(HEIGHT - 1, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(WIDTH - 1, right); x++) {
      const part = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / length2));
      const [u, v] = [x - a[0] - part * dx, y - a[1] - part * dy];
      const far = Math.sqrt(u * u + v * v);
      const dark = Math.min(1, Math.max(0, half + 0.5 - far));
      const at = y * WIDTH + x;
      if (dark > (ink[at] ?? 0)) ink[at] = dark;
    }
  }
}
