/** The players of a film: they move when they play, and who has the melody wears its colour. */

import { rings } from '#art/stage.ts';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { around, type Camera, HEIGHT, seen, WHOLE, WIDTH } from './camera.ts';
import { type Canvas, type Colour, colour, mix } from './canvas.ts';
import type { Hearing } from './hearing.ts';
import { type Instrument, isChamber } from './instruments.ts';
import { sectionColour } from './poster.ts';
import { drawPitches, PALETTES, type Palette } from './sets.ts';

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

export interface Scene {
  /** Colours and place. */
  readonly look: number;
  readonly palette: Palette;
  readonly players: readonly Player[];
  readonly conducted: boolean;
}

/** `look` chooses colours and the place, so that films differ. */
export function sceneOf(instruments: readonly Instrument[], look: number): Scene {
  const sections = [...new Set(instruments.map(i => i.section).filter(s => s !== null))];
  return {
    look,
    palette: PALETTES[look % PALETTES.length]!,
    players: playersOf(sections, instruments.length <= 4),
    conducted: !isChamber(instruments),
  };
}

/** On those who have the melody. */
export function closeUp({ players }: Scene, section: SectionId): Camera {
  const own = players.filter(p => p.section === section);
  if (own.length === 0) return WHOLE;
  const size = own[0]!.size;
  const places = own.map(p => [p.x, p.y - 18 * size] as const);
  return around(places, { least: 230 * Math.sqrt(size), air: 110 * size });
}

const BOWED: ReadonlySet<SectionId> = new Set(['violin-1', 'violin-2', 'viola', 'cello', 'bass']);
/** What stands on the floor. */
const LARGE: ReadonlySet<SectionId> = new Set(['cello', 'bass']);
/** From here on one sees what they hold. */
const NEAR = 1.6;

const stepped = (value: number, steps: number): number => Math.round(value * steps) / steps;

/** Draws a picture over `base`, which is the same place from the same camera. */
export function drawStage(
  { look, palette, players, conducted }: Scene,
  base: Buffer,
  camera: Camera,
  hearing: Hearing,
  lead: ReadonlySet<SectionId>,
  pitches: readonly number[],
  shown: SectionId | null,
): Canvas {
  const canvas: Canvas = { width: WIDTH, height: HEIGHT, pixels: Buffer.from(base) };
  drawPitches(canvas, { set: look, palette, camera }, pitches);
  const { line, near } = seen(canvas, camera);
  const [body, face] = [colour(palette.body), colour(palette.face)];
  for (const { x, y, size, section } of players) {
    // Up with the stroke, and down, in few steps: what does not move costs no bytes.
    const stroke = hearing.stroke.get(section) ?? 0;
    const lift =
      near <= NEAR || section === shown ? Math.round(4 * size) * Math.min(1, Math.round(2 * stroke)) : 0;
    const playing = hearing.on.has(section);
    const own: Colour = colour(sectionColour(section));
    const dress = lead.has(section) ? own : playing ? mix(body, own, 0.4) : body;
    line([x, y - 17 * size - lift], [x, y - 2 * size], 7.5 * size, dress);
    line([x, y - 32 * size - lift], [x, y - 32 * size - lift], 5.5 * size, face);
    if (near <= NEAR) continue;
    const touch = hearing.touch.get(section);
    const arm = mix(dress, face, 0.25);
    const wood = mix(own, body, 0.45);
    if (!BOWED.has(section)) {
      line([x - 6 * size, y - 15 * size - lift], [x + 8 * size, y - 22 * size - lift], 1.8 * size, arm);
      line([x + 2 * size, y - 26 * size - lift], [x + 13 * size, y - 12 * size - lift], 1.3 * size, wood);
      continue;
    }
    // The bow goes over a whole note, to or fro.
    const rests = !playing || !touch || touch.plucked || section !== shown;
    const dx = rests ? 0 : stepped(touch.back ? 0.5 - touch.share : touch.share - 0.5, 4) * 12 * size;
    const at = (px: number, py: number) => [x + px * size, y + py * size - lift] as const;
    if (LARGE.has(section)) {
      line(at(1, -7), at(2, -14), 5 * size, wood);
      line(at(3, -14), at(7, -35), 1.2 * size, body);
      line([x - 12 * size + dx, y - 10 * size], [x + 14 * size + dx, y - 12 * size], 0.8 * size, face);
    } else {
      line(at(-3, -21), at(6, -24), 3.2 * size, wood);
      line([x - 12 * size + dx, at(0, -15)[1]], [x + 10 * size + dx, at(0, -30)[1]], 0.8 * size, face);
      line(at(-7, -16), [x - 11 * size + dx, at(0, -15)[1]], 1.8 * size, arm);
    }
  }
  if (conducted) conductor(canvas, camera, [body, face], Math.max(0, ...hearing.stroke.values()));
  return canvas;
}

function conductor(canvas: Canvas, camera: Camera, [body, face]: readonly [Colour, Colour], stroke: number) {
  const { line, box } = seen(canvas, camera);
  const lift = Math.round(12 * Math.min(1, stroke * 1.6));
  box([446, 446, 68, 12], mix(body, face, 0.25));
  line([480, 408], [480, 436], 12, body);
  line([480, 383], [480, 383], 9, face);
  line([488, 408], [512, 392 - lift], 4, body);
  line([512, 392 - lift], [522, 372 - lift], 1.5, face);
}
