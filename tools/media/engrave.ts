/** The printed page: engraving by MuseScore, made small, with a map of what stands where. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { MediaScore } from '#domain/contract/media.ts';
import { ENOUGH_BARS } from '#domain/rules/reading.ts';
import { writeJson } from './files.ts';
import type { Instrument } from './instruments.ts';
import { ownersOf, pageSize, pageStyle } from './page-style.ts';
import { type Page, type StaffLine, smallPage } from './page-svg.ts';
import type { Score } from './score.ts';
import { run } from './tools.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
interface PlacedBar extends Box {
  readonly page: number;
}

/**
 * No titles (the page has them), no sizes and breaks (ours fit a screen), and where a table of melodies comes along not the
 * letters of the annotations, which stand as words of a song.
 */
export function cleaned(xml: string, annotated: boolean): string {
  return (
    (annotated ? xml.replace(/<lyric[ >][\s\S]*?<\/lyric>/g, '') : xml)
      // MuseScore 3 draws dashes to the end of the system, wherever they end.
      .replace(/<direction-type>\s*<dashes[^>]*\/>\s*<\/direction-type>/g, '')
      .replace(/<direction(?: [^>]*)?>\s*(?:<(?:voice|staff|offset)>[^<]*<\/\w+>\s*)*<\/direction>/g, '')
      .replace(/<credit[ >][\s\S]*?<\/credit>/g, '')
      .replace(/<work>[\s\S]*?<\/work>/g, '')
      .replace(/<movement-(title|number)>[\s\S]*?<\/movement-\1>/g, '')
      .replace(/<(creator|rights)[ >][\s\S]*?<\/\1>/g, '')
      .replace(/<defaults>[\s\S]*?<\/defaults>/g, '')
      .replace(/<print\b[^>]*\/>|<print\b[^>]*>[\s\S]*?<\/print>/g, '')
  );
}

/** Bars as MuseScore has placed them: tenths of the units of its pages. */
export function placedBars(mpos: string): PlacedBar[] {
  return [...mpos.matchAll(/<element id="\d+" ([^>]*)\/>/g)].map(([, tag = '']) => {
    const of = (name: string) => Number(new RegExp(`\\b${name}="([-\\d.]+)"`).exec(tag)?.[1] ?? 0) / 10;
    return { x: of('x'), y: of('y'), w: of('sx'), h: of('sy'), page: Math.round(of('page') * 10) };
  });
}

/** Lines of a staff lie a space apart; staves further. Each staff as its top and height. */
export function stavesOf(lines: readonly StaffLine[], from: number, to: number): { y: number; h: number }[] {
  const ys = [...new Set(lines.map(l => Math.round(l.y * 10) / 10))]
    .filter(y => y >= from - 3 && y <= to + 3)
    .sort((a, b) => a - b);
  const gaps = ys.slice(1).map((y, i) => y - ys[i]!);
  const space = Math.min(...gaps, 30);
  const staves: { y: number; h: number }[] = [];
  let count = 0;
  ys.forEach((y, i) => {
    const last = staves.at(-1);
    if (last && count < 5 && y - ys[i - 1]! < space * 1.5) {
      last.h = y - last.y;
      count++;
    } else {
      staves.push({ y, h: 0 });
      count = 1;
    }
  });
  // A staff of one line is as high as a hand: two spaces up and down.
  return staves.map(s => (s.h > 0 ? s : { y: s.y - 2 * space, h: 4 * space }));
}

/** Systems from the boxes of bars: bars of one page and one height stand in one. Null where a staff is nobody's. */
export function systemsOf(
  bars: readonly PlacedBar[],
  pages: readonly Page[],
  ownersIn: (first: number, last: number, count: number) => readonly number[] | null,
): Pick<MediaScore, 'systems' | 'bars'> | null {
  const groups: { first: number; last: number; page: number; y: number; h: number }[] = [];
  bars.forEach((bar, i) => {
    const last = groups.at(-1);
    if (last && last.page === bar.page && Math.abs(last.y - bar.y) < 2) last.last = i;
    else groups.push({ first: i, last: i, page: bar.page, y: bar.y, h: bar.h });
  });
  const whole = (n: number) => Math.round(n);
  const systems = groups.map((group, i) => {
    const page = pages[group.page]!;
    const before = groups[i - 1];
    const after = groups[i + 1];
    const top =
      before?.page === group.page ? (before.y + before.h + group.y) / 2 : Math.max(0, group.y - 170);
    const end = group.y + group.h;
    const bottom = after?.page === group.page ? (end + after.y) / 2 : Math.min(page.height, end + 150);
    const staves = stavesOf(page.lines, group.y, end);
    const owners = ownersIn(group.first, group.last, staves.length);
    if (owners === null) return null;
    const first = bars[group.first]!;
    const last = bars[group.last]!;
    return {
      page: group.page,
      x: whole(Math.max(0, first.x - 260)),
      y: whole(top),
      w: whole(Math.min(page.width, last.x + last.w + 60) - Math.max(0, first.x - 260)),
      h: whole(bottom - top),
      firstBar: group.first,
      lastBar: group.last,
      staves: staves.map((s, k) => ({ y: whole(s.y), h: whole(s.h), part: owners[k]! })),
    };
  });
  const found = systems.filter(s => s !== null);
  if (found.length < systems.length) return null;
  const written = bars.map((bar, i) => {
    const system = groups.findIndex(g => i >= g.first && i <= g.last);
    return { number: '', system, x: whole(bar.x), y: whole(bar.y), w: whole(bar.w), h: whole(bar.h) };
  });
  return { systems: found, bars: written };
}

/** What a movement is engraved from. */
export interface Engraved {
  readonly score: Score;
  readonly xml: string;
  readonly annotated: boolean;
  readonly instruments: readonly Instrument[];
  /** The first staff is the large one. */
  readonly reading?: boolean;
}
type Size = ReturnType<typeof pageSize>;

interface Drawn {
  readonly pages: readonly Page[];
  readonly map: Pick<MediaScore, 'systems' | 'bars'>;
  /** Bars on the page that has fewest, and on the last one, which has what is left. */
  readonly fewest: number;
  readonly last: number;
}

/** Pages of a size; null where it cannot be told whose a staff is. */
async function draw(
  { score, annotated }: Engraved,
  work: string,
  size: Size,
  hide: boolean,
): Promise<Drawn | null> {
  for (const name of await readdir(work)) if (/\.svg$/.test(name)) await rm(join(work, name));
  const whole = await readFile(join(work, 'clean.mscx'), 'utf8');
  const styled = join(work, 'styled.mscx');
  await writeFile(styled, whole.replace(/<Style>[\s\S]*?<\/Style>|<Style\/>/, pageStyle(size, hide)));
  const jobs = join(work, 'jobs.json');
  const out = [join(work, 'page.svg'), join(work, 'page.mpos')];
  await writeJson(jobs, [{ in: styled, out }]);
  await run('mscore3', ['-j', jobs]);
  const bars = placedBars(await readFile(join(work, 'page.mpos'), 'utf8'));
  if (bars.length !== score.bars.length)
    throw new Error(`${score.id}: ${bars.length} bars engraved, ${score.bars.length} read`);
  const all = (await readdir(work)).filter(name => name.endsWith('.svg')).sort();
  const drawn = await Promise.all(
    all.map(async name => smallPage(await readFile(join(work, name), 'utf8'), { sung: !annotated })),
  );
  // Where the first system fills a page, MuseScore leaves an empty one before it.
  const blank = drawn.findIndex(page => page.lines.length > 0);
  const pages = drawn.slice(blank);
  const placed = bars.map(bar => ({ ...bar, page: bar.page - blank }));
  const map = systemsOf(placed, pages, (first, last, count) => ownersOf(score, first, last, count));
  if (!map) return null;
  const counts = pages.map((_, page) => placed.filter(bar => bar.page === page).length).filter(n => n > 0);
  const last = counts.at(-1)!;
  return { pages, map, fewest: Math.min(...(counts.length > 1 ? counts.slice(0, -1) : counts)), last };
}

/** A last page of two bars is helped by a page a little wider or narrower; a crowded one by a wider. */
const WIDTHS = [1, 0.95, 1.06, 1.15, 1.25, 1.35, 1.45, 0.9] as const;
/** What forty parts write on a page is too much for every one of those. */
const NARROWER = [0.8, 0.7, 0.6, 0.5] as const;

/** A crowded page of a large orchestra is told by its length before it is packed. */
const tooHeavy = (pages: readonly Page[]): boolean =>
  pages.some(page => page.svg.length > CROWDED && pack(page.coarse()).length > HEAVIEST);

/** The width whose pages are best to read, of those that are light enough; null where there is none. */
export async function bestOf<D extends Pick<Drawn, 'fewest' | 'last'>>(
  enough: number,
  draw: (factor: number) => Promise<(D & { readonly heavy: boolean }) | null>,
): Promise<{ readonly best: D | null; readonly heavy: boolean }> {
  let best: D | null = null;
  let light = Number.POSITIVE_INFINITY;
  const worth = ({ fewest, last }: D) => 10 * Math.min(enough, fewest) + Math.min(enough, last);
  for (const factor of [...WIDTHS, ...NARROWER]) {
    // Wider pages than one that is too heavy are heavier, and narrower ones are for where nothing else is light enough.
    if (factor >= light || (best && factor < 0.9)) continue;
    const found = await draw(factor);
    if (found?.heavy) light = factor;
    else if (found && (!best || worth(found) > worth(best))) best = found;
    if (best && worth(best) === 11 * enough) break;
  }
  return { best, heavy: light < Number.POSITIVE_INFINITY };
}

async function bestPages(engraved: Engraved, work: string): Promise<Drawn> {
  const { score, annotated } = engraved;
  const size = pageSize(score, annotated ? 0 : score.verses);
  const { best, heavy } = await bestOf(Math.min(ENOUGH_BARS, score.bars.length), async factor => {
    const wider = { ...size, width: size.width * factor };
    const found = (await draw(engraved, work, wider, true)) ?? (await draw(engraved, work, wider, false));
    return found && { ...found, heavy: tooHeavy(found.pages) };
  });
  if (best) return best;
  throw new Error(
    `${score.id}: ${heavy ? 'more stands on each of its pages than a page may hold' : 'staves of the pages that are no part’s'}`,
  );
}

/** All staves but the first are small ones. */
const underFirst = (mscx: string): string =>
  mscx.replace(/(<Staff id="(?!1")\d+">\s*<StaffType[^>]*>\s*<name>[^<]*<\/name>)/g, '$1<small>1</small>');

/** Engraves into `folder` (emptied before) and returns the map without credits and hashes. Throws where bars disagree. */
export async function engrave(
  engraved: Engraved,
  work: string,
  folder: string,
): Promise<Omit<MediaScore, 'credits' | 'files'>> {
  const { score, xml, annotated, instruments, reading = false } = engraved;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const source = join(work, 'clean.musicxml');
  await writeFile(source, cleaned(xml, annotated));
  const clean = join(work, 'clean.mscx');
  await run('mscore3', ['-o', clean, source]);
  if (reading) await writeFile(clean, underFirst(await readFile(clean, 'utf8')));
  const { pages, map } = await bestPages(engraved, work);
  for (const [i, page] of pages.entries()) {
    const packed = pack(page.svg);
    await writeFile(join(folder, `${pageName(i)}.br`), packed.length > HEAVY ? pack(page.coarse()) : packed);
  }
  return {
    version: 1,
    id: score.id,
    pages: pages.map((page, i) => ({ file: pageName(i), width: page.width, height: page.height })),
    parts: score.parts.map((part, i) => ({
      name: instruments[i]!.name,
      short: part.short,
      section: instruments[i]!.section,
      staves: part.staves,
    })),
    systems: map.systems,
    bars: map.bars.map((bar, i) => ({ ...bar, number: score.bars[i]!.number })),
  };
}

/** Pages of another layout are engraved anew. */
export const LAYOUT = 'screen 2';

/** Bytes from which a page is drawn more coarsely, and what it may weigh. */
const HEAVY = 28_000;
const HEAVIEST = 30_000;
const CROWDED = 100_000;

const pack = (svg: string): Buffer =>
  brotliCompressSync(svg, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });

const pageName = (i: number): string => `${String(i + 1).padStart(2, '0')}.svg`;
