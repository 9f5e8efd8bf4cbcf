/** The engraved system that is played now, as a picture of a film: its bar lit, and in it whose line it is. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { MediaBars, MediaScore } from '#domain/contract/media.ts';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { mediaScore } from '#domain/contract/shapes/media.ts';
import { type Camera, HEIGHT, seen, WIDTH } from './camera.ts';
import { type Canvas, colour, rectangle } from './canvas.ts';
import { sectionColour } from './poster.ts';
import type { Palette } from './sets.ts';

/** A score as it is read: its reduction where it has one. */
export interface ShownScore {
  readonly value: MediaScore;
  readonly folder: string;
  readonly reduced: boolean;
}

export async function shownScore(folder: string): Promise<ShownScore | null> {
  const read = async (file: string) =>
    mediaScore.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
  const whole = await read('score.json').catch(() => null);
  if (!whole) return null;
  if (whole.reading === undefined) return { value: whole, folder, reduced: false };
  return { value: await read(whole.reading), folder: join(folder, whole.reading, '..'), reduced: true };
}

/** Page units that are seen at once, at most: so far notes can be read. */
const WIDE = 2500;
const AIR = 60;

/** A system, or as much of it as can be read, and which piece of it that is. */
interface Window {
  readonly system: number;
  readonly piece: number;
  readonly camera: Camera;
}
export function windowOf({ value }: ShownScore, bar: number): Window {
  const place = value.bars[bar];
  const system = place?.system ?? 0;
  const { x, y, w, h } = value.systems[system]!;
  const pieces = Math.max(1, Math.round(w / WIDE));
  const middle = place ? place.x + place.w / 2 : x;
  const piece = Math.max(0, Math.min(pieces - 1, Math.floor(((middle - x) * pieces) / w)));
  const wide = Math.max(w / pieces + 4 * AIR, ((h + 4 * AIR) * 16) / 9);
  const centre = x + (w * (piece + 0.5)) / pieces;
  const camera = {
    x: Math.round(centre - wide / 2),
    y: Math.round(y + h / 2 - (wide * 9) / 32),
    w: Math.round(wide),
  };
  return { system, piece, camera };
}

/** The page behind it, as SVG on paper. */
export async function stillPage(
  score: ShownScore,
  { system, camera: { x, y, w } }: Window,
  palette: Palette,
): Promise<string> {
  const { page, y: top, h } = score.value.systems[system]!;
  const { file } = score.value.pages[page]!;
  const drawn = brotliDecompressSync(await readFile(join(score.folder, `${file}.br`))).toString();
  const high = Math.round((w * 9) / 16);
  const beside = `M${x} ${y}h${w}V${top - AIR}h-${w}zM${x} ${top + h + AIR}h${w}V${y + high}h-${w}z`;
  return drawn
    .replace(
      /viewBox="[^"]*"/,
      `width="${WIDTH}" height="${HEIGHT}" viewBox="${x} ${y} ${w} ${high}" color="${palette.body}"`,
    )
    .replace(/(<svg[^>]*>)/, `$1<path fill="${palette.face}" d="M${x} ${y}h${w}v${high}h-${w}z"/>`)
    .replace('</svg>', `<path fill="${palette.face}" fill-opacity=".8" d="${beside}"/></svg>`);
}

/** Lights the bar, the staff of who leads, and a line that goes through it. */
export function drawPage(
  base: Buffer,
  score: ShownScore,
  { bar }: MediaBars['bars'][number],
  share: number,
  lead: ReadonlySet<SectionId>,
): Canvas {
  const canvas: Canvas = { width: WIDTH, height: HEIGHT, pixels: Buffer.from(base) };
  const place = score.value.bars[bar];
  if (!place) return canvas;
  const { camera } = windowOf(score, bar);
  const k = WIDTH / camera.w;
  const tint = (y: number, h: number, fill: string, cover: number) =>
    rectangle(
      canvas,
      [
        Math.round((place.x - camera.x) * k),
        Math.round((y - camera.y) * k),
        Math.round(place.w * k),
        Math.round(h * k),
      ],
      colour(fill),
      cover,
    );
  tint(place.y - 60, place.h + 120, '#f0b23e', 0.28);
  for (const staff of score.value.systems[place.system]!.staves) {
    const section = score.reduced ? null : score.value.parts[staff.part]?.section;
    const own = score.reduced ? (staff.part === 0 ? ([...lead][0] ?? null) : null) : section;
    if (own && lead.has(own)) tint(staff.y - 30, staff.h + 60, sectionColour(own), 0.4);
  }
  const x = place.x + place.w * share;
  seen(canvas, camera).line([x, place.y - 60], [x, place.y + place.h + 60], 5, colour('#c4453a'));
  return canvas;
}
