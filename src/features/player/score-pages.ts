import type { MediaScore } from '#domain/contract/media.ts';

/** How much of the score is seen at a time. */
export type View = 'spread' | 'page' | 'system';
/** A part of a page, in the units of the page. */
export interface Box {
  readonly key: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Index of the one system that it shows; −1: all of its page. */
  readonly system: number;
}

/** Paper above the highest and below the lowest system, as a share of the page's width. */
const RIM = 0.045;

const kept = new WeakMap<MediaScore, Partial<Record<View, readonly (readonly Box[])[]>>>();

/** What is seen at a time, in order: two pages, one page, or one system. */
export function leavesOf(score: MediaScore, view: View): readonly (readonly Box[])[] {
  const known = kept.get(score) ?? {};
  kept.set(score, known);
  known[view] ??= make(score, view);
  return known[view];
}

function make(score: MediaScore, view: View): readonly (readonly Box[])[] {
  if (view === 'system')
    return score.systems.map(({ page, x, y, w, h }, system) => [
      { key: `s${system}`, page, x, y, w, h, system },
    ]);
  // What no page has written on is not shown, on any: small bands would leave half of each sheet empty.
  const top = Math.min(...score.systems.map(s => s.y));
  const bottom = Math.max(...score.systems.map(s => s.y + s.h));
  const pages = score.pages.map(({ width, height }, page): Box => {
    const rim = width * RIM;
    const y = Math.max(0, top - rim);
    return { key: `p${page}`, page, x: 0, y, w: width, h: Math.min(height, bottom + rim) - y, system: -1 };
  });
  const each = view === 'spread' ? 2 : 1;
  return Array.from({ length: Math.ceil(pages.length / each) }, (_, i) =>
    pages.slice(i * each, (i + 1) * each),
  );
}

/** How wide they are for their height, side by side. */
export const ratioOf = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + box.w, 0) / Math.max(1, ...boxes.map(box => box.h));

/** Which of them a written bar is on. */
export function viewOf(score: MediaScore, view: View, bar: number): number {
  const system = score.bars[bar]?.system ?? 0;
  const page = score.systems[system]?.page ?? 0;
  return { system, page, spread: Math.floor(page / 2) }[view];
}

/** Bars on a part of a page, by their index. */
export const barsOn = (score: MediaScore, box: Box): readonly number[] =>
  score.bars.flatMap((bar, i) => {
    const here = box.system < 0 ? score.systems[bar.system]?.page === box.page : bar.system === box.system;
    return here ? [i] : [];
  });

interface Area {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
}
/** A box of the page within the part that is seen, as CSS. */
export function areaIn(box: Box, at: { x: number; y: number; w: number; h: number }): Area {
  const share = (n: number, of: number) => `${Math.round((n / of) * 1e5) / 1e3}%`;
  return {
    left: share(at.x - box.x, box.w),
    top: share(at.y - box.y, box.h),
    width: share(at.w, box.w),
    height: share(at.h, box.h),
  };
}

/** Staves of some parts within a bar. */
export function linesOf(
  score: MediaScore,
  bar: number,
  wanted: (part: number) => boolean,
): readonly { x: number; y: number; w: number; h: number }[] {
  const place = score.bars[bar];
  const system = place && score.systems[place.system];
  if (!system) return [];
  return system.staves
    .filter(staff => wanted(staff.part))
    .map(({ y, h }) => ({ x: place.x, y: y - h * 0.35, w: place.w, h: h * 1.7 }));
}

/** What lies between the staves that are not wanted, to be laid under a veil. */
export function veilsOf(
  score: MediaScore,
  system: number,
  wanted: (part: number) => boolean,
): readonly { x: number; y: number; w: number; h: number }[] {
  const found = score.systems[system];
  if (!found?.staves.some(s => wanted(s.part))) return [];
  const staves = [...found.staves].sort((a, b) => a.y - b.y);
  return staves.flatMap((staff, i) => {
    if (wanted(staff.part)) return [];
    const above = staves[i - 1];
    const below = staves[i + 1];
    const top = above ? (above.y + above.h + staff.y) / 2 : found.y;
    const bottom = below ? (staff.y + staff.h + below.y) / 2 : found.y + found.h;
    return [{ x: found.x, y: top, w: found.w, h: bottom - top }];
  });
}
