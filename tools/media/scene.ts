/** The picture of a film: a hall in flat colours, whose players move when they play and whose organ shows what sounds. */

import { rings } from '#art/stage.ts';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { type Canvas, type Colour, capsule, colour, mix, rectangle } from './canvas.ts';
import { type Instrument, isChamber } from './instruments.ts';
import type { Sounding } from './perform.ts';
import { sectionColour } from './poster.ts';

export const WIDTH = 960;
export const HEIGHT = 540;

interface Palette {
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
const PALETTES: readonly Palette[] = [
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

const PLAYERS: Readonly<Record<SectionId, number>> = {
  'violin-1': 8,
  'violin-2': 7,
  viola: 6,
  cello: 5,
  bass: 4,
  flute: 2,
  oboe: 2,
  clarinet: 2,
  bassoon: 2,
  horn: 4,
  trumpet: 2,
  trombone: 3,
  percussion: 2,
  harp: 1,
};
/** Where four players sit. */
const CHAMBER: Readonly<Partial<Record<SectionId, readonly [number, number]>>> = {
  'violin-1': [-190, -90],
  'violin-2': [-75, -190],
  viola: [75, -190],
  cello: [190, -90],
};

interface Player {
  readonly section: SectionId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function playersOf(sections: readonly SectionId[], chamber: boolean): Player[] {
  const seats = sections.flatMap(section => {
    const own = chamber ? CHAMBER[section] : undefined;
    const places = own ? [own] : rings(section, PLAYERS[section]);
    return places.map(([x, y]) => ({ section, x, y }));
  });
  const scale = chamber ? 2.1 : 1;
  return seats
    .map(({ section, x, y }) => {
      const depth = -y / 500;
      return {
        section,
        x: Math.round(WIDTH / 2 + x * (0.8 - 0.2 * depth)),
        y: Math.round(432 - depth * 205),
        size: (1 - 0.38 * depth) * scale,
      };
    })
    .sort((a, b) => a.y - b.y);
}

/** What does not move, as SVG. */
export function backdrop(palette: Palette): string {
  const arcs = [70, 135, 200]
    .map(
      d =>
        `<path d="M${150 + d * 0.62} ${445 - d * 0.2}Q480 ${395 - d * 1.75} ${810 - d * 0.62} ${445 - d * 0.2}" fill="none" stroke="${palette.line}" stroke-width="2"/>`,
    )
    .join('');
  const heads = [0, 1]
    .flatMap(row =>
      Array.from({ length: 22 }, (_, i) => {
        const [x, y] = [i * 46 - 4 + row * 23, 492 + row * 34];
        return `<circle cx="${x}" cy="${y}" r="15" fill="${row === 0 ? palette.public : palette.night}"/><rect x="${x - 21}" y="${y + 15}" width="42" height="60" rx="14" fill="${row === 0 ? palette.public : palette.night}"/>`;
      }),
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path fill="${palette.night}" d="M0 0h960v540H0z"/><path fill="${palette.wall}" d="M60 0h840L760 232H200z"/>` +
    `<path fill="${palette.floor}" d="M200 232H760L930 428Q480 520 30 428z"/>${arcs}` +
    `<path fill="${palette.night}" d="M30 428Q480 520 930 428L930 446Q480 540 30 446z"/>${heads}</svg>`
  );
}

const PIPES = 27;

/** What is heard at a time, from notes in the order of their beginning. */
export interface Hearing {
  /** 0 … 1 by section: how much it moves, and whether it plays. */
  readonly stroke: ReadonlyMap<SectionId, number>;
  readonly on: ReadonlySet<SectionId>;
  /** 0 … 1 for each pitch of the organ's half. */
  readonly pitches: readonly number[];
}

/** Reads forward only; `at` must not fall. */
export function listener(
  notes: readonly Sounding[],
  instruments: readonly Instrument[],
): (at: number) => Hearing {
  const sorted = [...notes].sort((a, b) => a.from - b.from);
  let next = 0;
  let live: Sounding[] = [];
  return at => {
    while (next < sorted.length && sorted[next]!.from <= at) live.push(sorted[next++]!);
    live = live.filter(n => at < Math.max(n.to, n.from + 0.5));
    const stroke = new Map<SectionId, number>();
    const on = new Set<SectionId>();
    const pitches = Array.from({ length: (PIPES + 1) / 2 }, () => 0);
    for (const note of live) {
      const section = instruments[note.part]?.section;
      const force = note.velocity / 127;
      const since = at - note.from;
      if (section) {
        stroke.set(section, Math.max(stroke.get(section) ?? 0, force * Math.exp(-since / 0.2)));
        if (at < note.to + 0.08) on.add(section);
      }
      const bin = Math.max(0, Math.min(pitches.length - 1, Math.round((note.pitch - 36) / 4.2)));
      const heard = at < note.to ? force * (0.45 + 0.55 * Math.exp(-since / 0.5)) : 0;
      pitches[bin] = Math.max(pitches[bin]!, heard);
    }
    return { stroke, on, pitches };
  };
}

export interface Scene {
  readonly palette: Palette;
  readonly players: readonly Player[];
  readonly conducted: boolean;
}

/** `look` chooses colours, so that films differ. */
export function sceneOf(instruments: readonly Instrument[], look: number): Scene {
  const sections = [...new Set(instruments.map(i => i.section).filter(s => s !== null))];
  return {
    palette: PALETTES[look % PALETTES.length]!,
    players: playersOf(sections, instruments.length <= 4),
    conducted: !isChamber(instruments),
  };
}

/** Draws a frame over `base`; pipes keep what they had in `state` and sink slowly. */
export function drawFrame(
  { palette, players, conducted }: Scene,
  base: Buffer,
  hearing: Hearing,
  lead: ReadonlySet<SectionId>,
  state: number[],
): Canvas {
  const canvas: Canvas = { width: WIDTH, height: HEIGHT, pixels: Buffer.from(base) };
  const [pipe, bright] = [colour(palette.pipe), colour(palette.bright)];
  for (let i = 0; i < PIPES; i++) {
    const bin = Math.abs(i - (PIPES - 1) / 2);
    state[i] = Math.max(hearing.pitches[bin] ?? 0, (state[i] ?? 0) * 0.86);
    const tall = 70 + 34 * Math.cos((bin / PIPES) * 6.3) + (62 * Math.round(state[i]! * 6)) / 6;
    const lit = state[i]! > 0.4 ? Math.round(state[i]! * 3) / 3 : 0;
    rectangle(
      canvas,
      [(270 + i * 15.6) | 0, Math.round(226 - tall), 11, Math.round(tall)],
      mix(pipe, bright, lit),
    );
  }
  const [body, face] = [colour(palette.body), colour(palette.face)];
  for (const player of players) {
    const { x, y, size, section } = player;
    // Up with the stroke, and down: two places alone cost few bytes.
    const lift = (hearing.stroke.get(section) ?? 0) > 0.3 ? Math.round(4 * size) : 0;
    const playing = hearing.on.has(section);
    const own: Colour = colour(sectionColour(section));
    const dress = lead.has(section) ? own : playing ? mix(body, own, 0.4) : body;
    capsule(canvas, [x, y - 17 * size - lift], [x, y - 2 * size], 7.5 * size, dress);
    capsule(canvas, [x, y - 32 * size - lift], [x, y - 32 * size - lift], 5.5 * size, face);
  }
  return conducted ? conductor(canvas, body, face, Math.max(0, ...hearing.stroke.values())) : canvas;
}

function conductor(canvas: Canvas, body: Colour, face: Colour, stroke: number): Canvas {
  const lift = stroke > 0.35 ? 12 : 0;
  rectangle(canvas, [446, 446, 68, 12], mix(body, face, 0.25));
  capsule(canvas, [480, 408], [480, 436], 12, body);
  capsule(canvas, [480, 383], [480, 383], 9, face);
  capsule(canvas, [488, 408], [512, 392 - lift], 4, body);
  capsule(canvas, [512, 392 - lift], [522, 372 - lift], 1.5, face);
  return canvas;
}
