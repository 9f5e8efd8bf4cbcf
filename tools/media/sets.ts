/** Where films are set: four places in flat colours, each with something that shows which pitches sound. */

import { type Camera, seen } from './camera.ts';
import { type Canvas, colour, mix } from './canvas.ts';

export interface Palette {
  readonly night: string;
  readonly wall: string;
  readonly floor: string;
  readonly line: string;
  readonly pipe: string;
  readonly bright: string;
  readonly body: string;
  readonly face: string;
  readonly public: string;
}
export const PALETTES: readonly Palette[] = [
  {
    night: '#0c1a22',
    wall: '#0f2a38',
    floor: '#2f8fc4',
    line: '#2578a6',
    pipe: '#23707b',
    bright: '#9a6bb8',
    body: '#0d1c26',
    face: '#eef0ea',
    public: '#35586c',
  },
  {
    night: '#1a1220',
    wall: '#2a1a34',
    floor: '#c4553f',
    line: '#a84736',
    pipe: '#7d4a73',
    bright: '#f0b23e',
    body: '#1c1020',
    face: '#f4ece0',
    public: '#5d4366',
  },
  {
    night: '#101a14',
    wall: '#183026',
    floor: '#7fa650',
    line: '#6d9144',
    pipe: '#2f6f63',
    bright: '#f2d35b',
    body: '#0f1d16',
    face: '#f3f0e2',
    public: '#456654',
  },
  {
    night: '#14161f',
    wall: '#20263a',
    floor: '#d9a441',
    line: '#bf8f36',
    pipe: '#41598c',
    bright: '#e46f5c',
    body: '#161a28',
    face: '#f5f1e8',
    public: '#4b5878',
  },
];

/** Half of the pitches that are shown: low in the middle, high at the edges. */
export const PITCHES = 14;
const SHOWN = 2 * PITCHES - 1;

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

/** What stands behind the players, from the floor up. */
const BEHIND: readonly ((p: Palette) => string)[] = [
  // A hall with an organ.
  p => shape(p.wall, 'M60 0h840L760 232H200zM60-160h840V0H60z'),
  // A shell that opens on the morning.
  p =>
    circle(480, 232, 330, p.wall) +
    circle(480, 232, 262, mixed(p.wall, p.pipe, 0.35)) +
    circle(480, 232, 196, mixed(p.wall, p.pipe, 0.7)),
  // A gallery with tall windows.
  p =>
    shape(p.wall, 'M-40-160H1000V232H-40z') +
    [0, 1, 2, 3, 4, 5, 6]
      .map(i => `M${18 + i * 140} 232V40a42 42 0 0 1 84 0V232z`)
      .map(d => shape(mixed(p.night, p.pipe, 0.4), d))
      .join(''),
  // A square at night, between houses.
  p =>
    circle(770, -20, 46, p.face) +
    [
      [-200, 60, 190],
      [0, 10, 150],
      [160, 90, 130],
      [300, 50, 170],
      [480, 100, 120],
      [610, 30, 160],
      [780, 80, 150],
      [940, 20, 220],
    ]
      .map(([x, y, w], i) => shape(i % 2 ? p.wall : mixed(p.wall, p.pipe, 0.25), `M${x} ${y}h${w}V232H${x}z`))
      .join(''),
];

function mixed(a: string, b: string, share: number): string {
  return `#${mix(colour(a), colour(b), share)
    .map(n => n.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** What does not move, as SVG, from a camera. */
export function backdrop(set: number, palette: Palette, camera: Camera): string {
  const arcs = [70, 135, 200]
    .map(
      d =>
        `<path d="M${150 + d * 0.62} ${445 - d * 0.2}Q480 ${395 - d * 1.75} ${810 - d * 0.62} ${445 - d * 0.2}" fill="none" stroke="${palette.line}" stroke-width="2"/>`,
    )
    .join('');
  const heads = [0, 1, 2, 3, 4]
    .flatMap(row =>
      Array.from({ length: 36 }, (_, i) => {
        const [x, y] = [i * 46 - 320 + (row % 2) * 23, 492 + row * 38];
        const fill = row % 2 ? palette.night : palette.public;
        return `${circle(x, y, 15, fill)}<rect x="${x - 21}" y="${y + 15}" width="42" height="60" rx="14" fill="${fill}"/>`;
      }),
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="${camera.x} ${camera.y} ${camera.w} ${(camera.w * 9) / 16}">` +
    shape(palette.night, 'M-400-400h1800v1500h-1800z') +
    BEHIND[set % BEHIND.length]!(palette) +
    shape(palette.floor, 'M200 232H760L930 428Q480 520 30 428z') +
    arcs +
    shape(palette.night, 'M30 428Q480 520 930 428L930 446Q480 540 30 446z') +
    `${heads}</svg>`
  );
}

/** What shows the pitches: `levels` 0 … 1 from the lowest on. */
export function drawPitches(
  canvas: Canvas,
  { set, palette, camera }: { set: number; palette: Palette; camera: Camera },
  levels: readonly number[],
): void {
  const { line, box } = seen(canvas, camera);
  const [pipe, bright] = [colour(palette.pipe), colour(palette.bright)];
  const step = (value: number, steps: number) => Math.round(value * steps) / steps;
  const kind = set % BEHIND.length;
  for (let i = 0; i < SHOWN; i++) {
    const bin = Math.abs(i - (SHOWN - 1) / 2);
    const level = levels[bin] ?? 0;
    const fill = mix(pipe, bright, level > 0.4 ? step(level, 2) : 0);
    if (kind === 0) {
      const tall = 70 + 34 * Math.cos((bin / SHOWN) * 6.3) + 62 * step(level, 3);
      box([270 + i * 15.6, 226 - tall, 11, tall], fill);
    } else if (kind === 1) {
      // Rays of a sun that rises.
      const angle = (Math.PI * (i + 0.5)) / SHOWN;
      const [c, s] = [Math.cos(angle), -Math.sin(angle)];
      const far = 92 + 96 * step(level, 3);
      line([480 + 70 * c, 232 + 70 * s], [480 + far * c, 232 + far * s], 4, fill);
    } else if (kind === 2) {
      // Candles on two chandeliers.
      const [side, k] = [i < PITCHES ? 0 : 1, i % PITCHES];
      const x = (side === 0 ? 150 : 540) + k * 20;
      const y = 60 + 26 * Math.sin((Math.PI * k) / (PITCHES - 1)) - 110;
      line([x, y + 14], [x, y + 24], 2.5, colour(palette.face));
      line([x, y], [x, y + 6 - 8 * step(level, 2)], 3 + 4 * step(level, 2), fill);
    } else {
      // Lanterns on a string across the square.
      const x = 60 + i * 32;
      const y = 30 + 74 * Math.sin((Math.PI * i) / (SHOWN - 1));
      line([x, y], [x, y], 5 + 7 * step(level, 2), fill);
    }
  }
}
