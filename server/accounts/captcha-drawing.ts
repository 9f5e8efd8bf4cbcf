import type { Random } from '../deps.ts';

type Point = readonly [x: number, y: number];

/** Strokes on a grid of 10 × 14. Characters that look like others are left out. */
export const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  a: ['0,14 5,0 10,14', '2,9 8,9'],
  c: ['10,2 6,0 2,2 0,7 2,12 6,14 10,12'],
  e: ['10,0 0,0 0,14 10,14', '0,7 7,7'],
  f: ['10,0 0,0 0,14', '0,7 7,7'],
  h: ['0,0 0,14', '10,0 10,14', '0,7 10,7'],
  k: ['0,0 0,14', '9,0 0,8', '3,6 10,14'],
  m: ['0,14 0,0 5,7 10,0 10,14'],
  n: ['0,14 0,0 10,14 10,0'],
  p: ['0,14 0,0 7,0 10,3 7,7 0,7'],
  r: ['0,14 0,0 7,0 10,3 7,7 0,7', '4,7 10,14'],
  t: ['0,0 10,0', '5,0 5,14'],
  w: ['0,0 2,14 5,6 8,14 10,0'],
  x: ['0,0 10,14', '10,0 0,14'],
  y: ['0,0 5,7 10,0', '5,7 5,14'],
  3: ['0,0 9,0 4,6 9,8 9,12 5,14 0,12'],
  4: ['7,14 7,0 0,9 10,9'],
  7: ['0,0 10,0 4,14'],
};

const WIDTH = 132;
const HEIGHT = 44;
const STEP = 30;

/** The word as hand-drawn strokes, each picture another hand: no text in it, and no two paths alike. */
export function drawCaptcha(word: string, random: Random): string {
  const jitter = (size: number): number => (random.int(2001) / 1000 - 1) * size;
  const strokes = [...word].flatMap((letter, i) => {
    const angle = jitter(0.38);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const scale = 1.75 + jitter(0.25);
    const [cx, cy] = [21 + i * STEP + jitter(3), HEIGHT / 2 + jitter(4)];
    const shear = jitter(0.25);
    const place = ([x, y]: Point): Point => {
      const [u, v] = [(x - 5 + shear * (7 - y) + jitter(0.5)) * scale, (y - 7 + jitter(0.5)) * scale];
      return [cx + u * cos - v * sin, cy + u * sin + v * cos];
    };
    return (GLYPHS[letter] ?? []).map(stroke => bend(pointsOf(stroke).map(place), jitter));
  });
  const noise = Array.from({ length: 5 }, () =>
    bend(
      [0, 1, 2, 3].map(i => [(i * WIDTH) / 3 + jitter(8), HEIGHT / 2 + jitter(20)] as const),
      jitter,
    ),
  );
  const paths = shuffle([...strokes, ...noise], random).map(
    d => `<path d="${d}" stroke-width="${(2 + jitter(0.5)).toFixed(2)}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4efe6"/>` +
    `<g fill="none" stroke="#2a2521" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
  );
}

const pointsOf = (stroke: string): Point[] =>
  stroke.split(' ').map(pair => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** A line through the points, each piece slightly curved. */
function bend(points: readonly Point[], jitter: (size: number) => number): string {
  const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return points
    .map((point, i) => {
      const before = points[i - 1];
      if (!before) return `M${at(point)}`;
      const middle: Point = [
        (before[0] + point[0]) / 2 + jitter(1.6),
        (before[1] + point[1]) / 2 + jitter(1.6),
      ];
      return `Q${at(middle)} ${at(point)}`;
    })
    .join('');
}

function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    const [a, b] = [items[i] as T, items[j] as T];
    items[i] = b;
    items[j] = a;
  }
  return items;
}
