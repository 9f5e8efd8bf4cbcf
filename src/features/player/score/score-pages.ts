import type { MediaScore } from '#domain/contract/media.ts';

/**
 * How much of the score is seen at a time: a page, some bars of all staves for a phone, or the line that has the melody,
 * row under row; two rows of it where a screen is low.
 */
export type View = 'page' | 'system' | 'line' | 'low';
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
  /** Its bars, both included. */
  readonly first: number;
  readonly last: number;
  /** The part whose line it is. */
  readonly part?: number | undefined;
  /** How much of a row it fills, 0 … 1, and which of them that is. */
  readonly share?: number | undefined;
  readonly row?: number | undefined;
}

/** Paper above the highest and below the lowest system, as a share of the page's width. */
const RIM = 0.01;
/** Bars of all staves side by side on a phone at least; what stands in a row of the melody follows from its width. */
const TOGETHER = { system: 4, line: 1 } as const;
/** Spaces across up to which there may be more. */
const ACROSS = { system: 95, line: 85 } as const;
/** Rows of the melody under one another. */
const ROWS = { line: 4, low: 2 } as const;

const kept = new WeakMap<object, Partial<Record<View, readonly (readonly Box[])[]>>>();

/** What is seen at a time, in order. `leads`: the part that has the melody in a written bar; by its own key, `leads` changes. */
export function leavesOf(score: MediaScore, view: View, leads: LeadOf = nobody): readonly (readonly Box[])[] {
  const key = view === 'line' || view === 'low' ? leads : score;
  const known = kept.get(key) ?? {};
  kept.set(key, known);
  known[view] ??= make(score, view, leads);
  return known[view];
}
export type LeadOf = (bar: number) => number | null;
const nobody: LeadOf = () => null;

function make(score: MediaScore, view: View, leads: LeadOf): readonly (readonly Box[])[] {
  if (view === 'page') return score.pages.map((_, page) => wholePage(score, page));
  const cut = view === 'system' ? view : 'line';
  const pieces = score.systems.flatMap((_, system) => piecesOf(score, system, cut, leads));
  return view === 'system' ? pieces.map(piece => [piece]) : rowsOf(score, pieces, ROWS[view]);
}

/** With the clefs before it a piece may be so much wider than a row. */
const WIDE = 1.25;
/** A piece of the melody takes so much of a row at least: its name stands above it. */
const LEAST_SHARE_OF_ROW = 0.22;

/**
 * Pieces of the melody side by side and row under row; notes are as large in a short piece as in a long one. Only a bar that
 * is wider than a row is smaller than the others.
 */
function rowsOf(score: MediaScore, pieces: readonly Box[], rows: number): readonly (readonly Box[])[] {
  const rowOf = (piece: Box) => ACROSS.line * spaceOf(score, piece.system);
  const usual = pieces.filter(piece => piece.w <= WIDE * rowOf(piece));
  const widest = Math.max(...pieces.map(rowOf), ...usual.map(piece => piece.w));
  const leaves: Box[][] = [];
  let [row, filled] = [rows, 1];
  for (const piece of pieces) {
    const across = Math.max(piece.w, widest);
    const w = Math.max(piece.w, LEAST_SHARE_OF_ROW * across);
    const share = w / across;
    if (filled + share > 0.999) {
      filled = 0;
      row += 1;
    }
    if (row >= rows) {
      leaves.push([]);
      row = 0;
    }
    filled += share;
    leaves.at(-1)!.push({ ...piece, w, share, row });
  }
  return leaves;
}

/** Between two lines of a staff. */
const spaceOf = (score: MediaScore, system: number): number =>
  (score.systems[system]?.staves[0]?.h ?? 40) / 4 || 10;

/** What a page has not written on is not shown: a last system, or a small band, would leave half of it empty. */
function wholePage(score: MediaScore, page: number): readonly Box[] {
  const { width, height } = score.pages[page]!;
  const own = score.systems.filter(s => s.page === page);
  const rim = width * RIM;
  const y = Math.max(0, Math.min(...own.map(s => s.y)) - rim);
  const bottom = Math.min(height, Math.max(...own.map(s => s.y + s.h)) + rim);
  const [first, last] = [own[0]?.firstBar ?? 0, own.at(-1)?.lastBar ?? 0];
  return [{ key: `p${page}`, page, x: 0, y, w: width, h: bottom - y, system: -1, first, last }];
}

/** A system in pieces that a phone can read. */
function piecesOf(score: MediaScore, system: number, view: 'system' | 'line', leads: LeadOf): Box[] {
  const found = score.systems[system]!;
  const space = spaceOf(score, system);
  const pieces: { first: number; last: number; part: number | null }[] = [];
  for (let bar = found.firstBar; bar <= found.lastBar; bar++) {
    const part = view === 'line' ? leads(bar) : null;
    const open = pieces.at(-1);
    const box = score.bars[bar]!;
    const wide = open ? box.x + box.w - score.bars[open.first]!.x : 0;
    const few = open && bar - open.first < TOGETHER[view];
    if (open && open.part === part && (few || wide <= ACROSS[view] * space)) open.last = bar;
    else pieces.push({ first: bar, last: bar, part });
  }
  // What is left at the end of a system joins what is before it.
  const [tail, before] = [pieces.at(-1), pieces.at(-2)];
  if (view === 'system' && tail && before && tail.last - tail.first + 1 < TOGETHER.system / 2 + 1) {
    before.last = tail.last;
    pieces.pop();
  }
  return pieces.map(({ first, last, part }, i) => {
    const [from, to] = [score.bars[first]!, score.bars[last]!];
    // Clefs and names stand before the first bar.
    const x = i === 0 ? found.x : from.x;
    const w = to.x + to.w + space - x;
    const key = `${view}${first}`;
    const at = { key, page: found.page, x, w, system, first, last };
    if (view === 'system') return { ...at, y: found.y, h: found.h };
    const index = Math.max(
      0,
      found.staves.findIndex(s => s.part === part),
    );
    const staff = found.staves[index]!;
    const [above, below] = [found.staves[index - 1], found.staves[index + 1]];
    const top = above ? staff.y - 0.7 * (staff.y - above.y - above.h) : found.y;
    const end = staff.y + staff.h;
    const bottom = below ? end + 0.7 * (below.y - end) : found.y + found.h;
    return { ...at, y: top, h: bottom - top, part: staff.part };
  });
}

/** How wide it is for its height: a page, or rows one under the other. */
export function ratioOf(boxes: readonly Box[]): number {
  const heights: number[] = [];
  for (const { w, h, share = 1, row = 0 } of boxes)
    heights[row] = Math.max(heights[row] ?? 0, (h / w) * share);
  return 1 / (heights.reduce((sum, height) => sum + height, 0) || 1);
}

/** Which of them a written bar is on. */
export const leafOf = (leaves: readonly (readonly Box[])[], bar: number): number =>
  Math.max(
    0,
    leaves.findIndex(boxes => boxes.some(box => bar >= box.first && bar <= box.last)),
  );

/** Bars on a part of a page, by their index. */
export const barsOn = ({ first, last }: Box): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

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

/** Staves of some parts within a bar; the singer's with the words under it. */
export function linesOf(
  score: MediaScore,
  bar: number,
  wanted: (part: number) => boolean,
  singer?: number,
): readonly { x: number; y: number; w: number; h: number }[] {
  const place = score.bars[bar];
  const system = place && score.systems[place.system];
  if (!system) return [];
  return system.staves
    .filter(staff => wanted(staff.part))
    .map(({ y, h, part }) => ({
      x: place.x,
      y: y - h * 0.35,
      w: place.w,
      h: h * (part === singer ? 2.5 : 1.7),
    }));
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
