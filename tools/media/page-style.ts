/** How large a page is engraved, and in which style: for a screen, where one page is seen at a time. */
import type { Score } from './score.ts';

/** Staves that sound in each bar, as `part/staff`. */
function playing(score: Score): Set<string>[] {
  const found = score.bars.map(() => new Set<string>());
  let bar = 0;
  for (const note of [...score.notes].sort((a, b) => a.start - b.start)) {
    while (bar < score.bars.length - 1 && score.bars[bar + 1]!.start <= note.start + 1e-6) bar++;
    found[bar]!.add(`${note.part}/${note.staff}`);
  }
  return found;
}

/** Staves of a part as the page counts them. */
const stavesOf = (score: Score): { part: number; staff: number }[] =>
  score.parts.flatMap((p, part) => Array.from({ length: p.staves }, (_, staff) => ({ part, staff })));

/** Parts of the staves that a system shows, from above: those that play in it, or all where it shows all. */
export function ownersOf(score: Score, first: number, last: number, count: number): number[] | null {
  const all = stavesOf(score);
  if (count === all.length) return all.map(s => s.part);
  const heard = playingOf(score).slice(first, last + 1);
  const sounding = all.filter(({ part, staff }) => heard.some(bar => bar.has(`${part}/${staff}`)));
  if (count === sounding.length) return sounding.map(s => s.part);
  // A mark over rests keeps a staff as well.
  const from = score.bars[first]!.start;
  const end = score.bars[last]!.start + score.bars[last]!.length;
  const within = (at: number) => at > from - 0.01 && at < end - 0.01;
  const marked = all.filter(
    s =>
      sounding.includes(s) ||
      (s.staff === 0 && [...score.marks, ...score.words].some(m => m.part === s.part && within(m.at))),
  );
  return count === marked.length ? marked.map(s => s.part) : null;
}

const kept = new WeakMap<Score, Set<string>[]>();
function playingOf(score: Score): Set<string>[] {
  const known = kept.get(score) ?? playing(score);
  kept.set(score, known);
  return known;
}

/** Bars of a system, roughly. */
const SYSTEM = 6;
/** Spaces that a staff takes with what is above and below it, and a line of words under it. */
const STAFF = 9.3;
const VERSE = 3.2;
/** Width for height: what a screen has beside the plan of the stage. */
const SHAPE = 1.45;
const NARROWEST = 215;
const WIDEST = 330;

/** Size in spaces: as high as the most staves that sound together need, and as wide as a screen is for that. */
export function pageSize(score: Score, verses: number): { width: number; height: number } {
  const bars = playingOf(score);
  const most = Math.max(
    1,
    ...bars.map((_, i) => new Set(bars.slice(i, i + SYSTEM).flatMap(bar => [...bar])).size),
  );
  const system = most * STAFF + verses * VERSE + 14;
  const width = Math.min(WIDEST, Math.max(NARROWEST, system * SHAPE));
  return { width, height: Math.max(system, width / SHAPE) };
}

/** Millimetres of a space: MuseScore's pages are measured on paper. */
const SPACE = 1.5;
const MARGIN = 0.3;

/** The style of MuseScore's own files; `hide`: staves that rest through a system are left out of it. */
export function pageStyle({ width, height }: { width: number; height: number }, hide: boolean): string {
  const inches = (spaces: number) => ((spaces * SPACE) / 25.4).toFixed(4);
  const margins = ['Even', 'Odd'].flatMap(side =>
    ['Top', 'Bottom', 'Left'].map(edge => `<page${side}${edge}Margin>${MARGIN}</page${side}${edge}Margin>`),
  );
  const values: Readonly<Record<string, string | number>> = {
    pageWidth: inches(width),
    pageHeight: inches(height),
    pagePrintableWidth: (Number(inches(width)) - 2 * MARGIN).toFixed(4),
    pageTwosided: 0,
    Spatium: SPACE,
    smallStaffMag: 0.72,
    hideEmptyStaves: Number(hide),
    dontHideStavesInFirstSystem: 0,
    minNoteDistance: 0.18,
    // Its own is a quarter of this, and words run into one another.
    lyricsMinDistance: 1,
    measureSpacing: 1.12,
    minMeasureWidth: 4,
    staffDistance: 5,
    akkoladeDistance: 5,
    minSystemDistance: 7,
    maxSystemDistance: 13,
    showFooter: 0,
    showHeader: 0,
  };
  const each = Object.entries(values).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<Style>${margins.join('')}${each.join('')}</Style>`;
}
