/** Hands on an instrument, near by: fingers stand where the pitch is, bows and sticks go with the notes. */
import type { SectionId } from '#domain/contract/orchestra.ts';
import { HEIGHT, WIDTH } from './camera.ts';
import { type Canvas, type Colour, capsule, colour } from './canvas.ts';
import type { Hearing, Touch } from './hearing.ts';
import { sectionColour } from './poster.ts';
import type { Palette } from './sets.ts';

type Kind = 'bowed' | 'blown' | 'valves' | 'struck' | 'plucked';
const KINDS: Readonly<Record<SectionId, Kind>> = {
  'violin-1': 'bowed',
  'violin-2': 'bowed',
  viola: 'bowed',
  cello: 'bowed',
  bass: 'bowed',
  flute: 'blown',
  oboe: 'blown',
  clarinet: 'blown',
  bassoon: 'blown',
  horn: 'valves',
  trumpet: 'valves',
  trombone: 'valves',
  percussion: 'struck',
  harp: 'plucked',
};

/** Pitches of the open strings. */
const OPEN: Readonly<Partial<Record<SectionId, readonly number[]>>> = {
  viola: [48, 55, 62, 69],
  cello: [36, 43, 50, 57],
  bass: [28, 33, 38, 43],
};
const VIOLIN = [55, 62, 69, 76];

const stringY = (i: number, x: number): number => 318 - i * 22 - (x - 480) * 0.09;

/** What does not move. */
const STILL: Readonly<Record<Kind, (p: Palette, own: string) => string>> = {
  bowed: (p, own) =>
    `<ellipse cx="880" cy="250" rx="330" ry="300" fill="${own}"/><ellipse cx="880" cy="250" rx="300" ry="270" fill="${p.line}"/>` +
    `<path fill="${p.body}" d="M-20 255L640 196V344L-20 372z"/><path fill="${p.face}" d="M752 190h12v160h-12z"/>` +
    [0, 1, 2, 3]
      .map(
        i =>
          `<path stroke="${p.face}" stroke-width="${4 - i * 0.6}" d="M-20 ${stringY(i, -20)}L980 ${stringY(i, 980)}"/>`,
      )
      .join(''),
  blown: (p, own) =>
    `<path stroke="${own}" stroke-width="92" stroke-linecap="round" d="M-60 330L1020 250"/>` +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map(i => `<circle cx="${150 + i * 95}" cy="${314 - i * 7}" r="30" fill="${p.line}"/>`)
      .join(''),
  valves: (p, own) =>
    `<circle cx="820" cy="280" r="210" fill="${own}"/><circle cx="820" cy="280" r="168" fill="${p.line}"/>` +
    `<path stroke="${own}" stroke-width="44" stroke-linecap="round" d="M-40 430H640"/>` +
    [0, 1, 2]
      .map(i => `<rect x="${262 + i * 110}" y="270" width="76" height="220" rx="18" fill="${p.line}"/>`)
      .join(''),
  struck: (p, own) =>
    `<ellipse cx="480" cy="430" rx="430" ry="170" fill="${own}"/><ellipse cx="480" cy="410" rx="410" ry="150" fill="${p.face}"/>`,
  plucked: (p, own) =>
    `<path stroke="${own}" stroke-width="70" stroke-linecap="round" d="M60-20V560"/>` +
    Array.from(
      { length: 22 },
      (_, i) => `<path stroke="${p.face}" stroke-width="3" d="M${150 + i * 36}-20V560"/>`,
    ).join(''),
};

export function stillHands(section: SectionId, palette: Palette): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path fill="${palette.wall}" d="M0 0h960v540H0z"/><path fill="${palette.night}" d="M0 540L960 60V540z"/>` +
    `${STILL[KINDS[section]](palette, sectionColour(section))}</svg>`
  );
}

interface Drawing {
  readonly line: (x: number, y: number, toX: number, toY: number, radius: number, fill: Colour) => void;
  readonly skin: Colour;
  readonly sleeve: Colour;
  readonly dark: Colour;
}

/** A finger from its knuckle. */
function finger(
  { line, skin }: Drawing,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
) {
  line(x, y, x + dx, y + dy, 15, skin);
}

const MOVES: Readonly<Record<Kind, (d: Drawing, touch: Touch, section: SectionId, stroke: number) => void>> =
  {
    bowed(d, { pitch, share, back, plucked }, section, stroke) {
      const open = OPEN[section] ?? VIOLIN;
      const string = Math.max(
        0,
        open.findLastIndex(o => o <= pitch),
      );
      const stopped = Math.min(30, Math.max(0, pitch - open[string]!));
      const x = Math.round(40 + 700 * (1 - 2 ** (-stopped / 12)));
      const which = stopped === 0 ? -1 : Math.min(3, Math.floor(((stopped - 1) % 7) / 1.75));
      const hand = x - 46 * Math.max(0, which) - 10;
      d.line(hand - 40, 40, hand + 140, 20, 46, d.skin);
      d.line(hand - 260, -60, hand - 40, 30, 60, d.sleeve);
      for (let i = 0; i < 4; i++) {
        const fx = hand + 20 + i * 46;
        const down = i === which ? stringY(string, fx) - 14 : 150;
        finger(d, [fx, 50], [i === which ? x - fx : 0, down - 50]);
      }
      const way = plucked ? 0.5 : back ? 1 - share : share;
      const off = Math.round((way - 0.5) * 8) * 24;
      const lift = plucked ? 90 : 0;
      const [bx, tilt] = [690 + lift, 12 * (string - 1.5)];
      d.line(bx + tilt, off - 300, bx - tilt + 14, off + 470, 7, d.dark);
      d.line(bx + tilt - 14, off - 300, bx - tilt, off + 455, 3, d.skin);
      d.line(bx + 6, off + 470, bx + 110, off + 520, 34, d.skin);
      d.line(bx + 110, off + 530, bx + 320, off + 640, 62, d.sleeve);
      if (plucked) d.line(bx - 40, 330, bx - 60 - 20 * stroke, stringY(string, bx - 60) + 8, 13, d.skin);
    },
    blown(d, { pitch }, _section, stroke) {
      const closed = 8 - (pitch % 9);
      for (const [i, base] of [0, 4].entries()) {
        const x = 150 + base * 95;
        d.line(x - 10, 110 - i * 30, x + 300, 96 - i * 30, 52, d.skin);
        d.line(x - 200, -60, x - 20, 90, 62, d.sleeve);
      }
      for (let i = 0; i < 8; i++) {
        const x = 150 + i * 95;
        const down = i < closed ? 0 : 40;
        finger(d, [x, 120 - (i > 3 ? 30 : 0)], [0, 165 - down - i * 7 + (i > 3 ? 30 : 0) - 2 * stroke]);
      }
    },
    valves(d, { pitch }, _section, stroke) {
      const pressed = [[], [1], [0], [0, 1], [1, 2], [0, 2], [0, 1, 2]][pitch % 7]!;
      d.line(250, 120, 560, 110, 56, d.skin);
      d.line(20, -40, 240, 100, 66, d.sleeve);
      for (let i = 0; i < 3; i++) {
        const x = 300 + i * 110;
        const down = pressed.includes(i) ? 34 : 0;
        d.line(x, 236 + down, x, 270, 20, d.dark);
        finger(d, [x, 130], [0, 86 + down]);
      }
      const ring = Math.round(60 + 70 * stroke);
      d.line(820, 280, 820, 280, ring, d.dark);
    },
    struck(d, { back }, _section, stroke) {
      for (const left of [true, false]) {
        const hit = left === back ? stroke : 0;
        const [x, tip] = left ? [180, 400] : [780, 560];
        const y = 372 - 150 * (1 - Math.min(1, hit * 1.6));
        d.line(x, y - 180, tip, y, 9, d.dark);
        d.line(tip, y, tip, y, 24, d.sleeve);
        d.line(x, y - 180, x + (left ? -30 : 30), y - 210, 40, d.skin);
        d.line(x + (left ? -60 : 60), y - 250, x + (left ? -220 : 220), y - 420, 60, d.sleeve);
      }
    },
    plucked(d, { pitch }, _section, stroke) {
      const x = 150 + (pitch % 22) * 36;
      d.line(x + 130, 330, x + 330, 420, 64, d.sleeve);
      d.line(x + 60, 250, x + 110, 320, 50, d.skin);
      for (let i = 0; i < 4; i++) finger(d, [x + 40, 220 + i * 34], [-34 + (i === 0 ? 18 * stroke : 0), -20]);
    },
  };

export function drawHands(base: Buffer, section: SectionId, palette: Palette, hearing: Hearing): Canvas {
  const canvas: Canvas = { width: WIDTH, height: HEIGHT, pixels: Buffer.from(base) };
  const own = colour(sectionColour(section));
  const dark = colour(palette.body);
  const drawing: Drawing = {
    line: (x, y, toX, toY, radius, fill) => capsule(canvas, [x, y], [toX, toY], radius, fill),
    skin: colour(palette.face),
    sleeve: own,
    dark,
  };
  const touch = hearing.touch.get(section) ?? { pitch: 60, share: 0.5, back: false, plucked: false };
  MOVES[KINDS[section]](drawing, touch, section, hearing.stroke.get(section) ?? 0);
  return canvas;
}
