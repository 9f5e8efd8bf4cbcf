/** How loud each part is at each place of the score as written. */
import type { Mark, Score, Swell } from './score.ts';

/** 0 is as soft, 1 as loud as can be. */
const LEVELS: Readonly<Record<string, number>> = {
  pppp: 0.08,
  ppp: 0.14,
  pp: 0.22,
  p: 0.34,
  mp: 0.46,
  mf: 0.57,
  f: 0.71,
  ff: 0.85,
  fff: 0.94,
  ffff: 1,
};
/** What is loud at first and then as before, or soft. */
const STROKES: Readonly<Record<string, number>> = {
  sf: 0.16,
  sfz: 0.16,
  fz: 0.16,
  sffz: 0.24,
  rf: 0.1,
  rfz: 0.1,
  sfp: 0.2,
  fp: 0.2,
  sfpp: 0.2,
};
/** What half a degree is, and the words that ask for it: away from the middle, or back to it. */
const SHADE = 0.07;
const FURTHER = /^(sempre )?pi[uù]$/i;
const LESS = /^(meno|poco|un poco|quasi)$/i;
const AFTER: Readonly<Record<string, number>> = { sfp: 0.34, fp: 0.34, sfpp: 0.22 };
/** Quarters that a growth in words may last. */
const FURTHEST = 80;
const LOUDER = /\b(cresc|augment)/i;
const SOFTER = /\b(dim|decresc|smorz|morendo|perdendo)/i;

export interface Loudness {
  /** Level of a part at a place, 0 … 1. */
  readonly level: (part: number, at: number) => number;
  /** What an sf adds to a note that begins there. */
  readonly stroke: (part: number, at: number) => number;
}

interface Point {
  readonly at: number;
  readonly level: number;
}

interface Event {
  readonly at: number;
  readonly kind: 'mark' | 'swell' | 'stop';
  readonly level: number;
  readonly louder: boolean;
  readonly to: number;
}

/** A mark with what stands before it, as one dynamic or as two at one place: “più f” lies between f and ff. */
function levelOf({ name, part, at }: Mark, marks: readonly Mark[]): number | undefined {
  const [own, ...before] = name.split(/\s+/).reverse();
  const base = LEVELS[own!] ?? AFTER[own!];
  if (base === undefined) return undefined;
  const beside = marks.filter(m => m.part === part && m.at === at && m.name !== name).map(m => m.name);
  const shades = [before.reverse().join(' '), ...beside];
  const step = shades.some(s => FURTHER.test(s)) ? SHADE : shades.some(s => LESS.test(s)) ? -SHADE : 0;
  return base + (base > 0.5 ? step : -step);
}

function eventsOf(score: Score, part: number): Event[] {
  const marks = score.marks.flatMap(m => {
    const level = m.part === part ? levelOf(m, score.marks) : undefined;
    return level === undefined ? [] : [{ at: m.at, kind: 'mark' as const, level, louder: false, to: 0 }];
  });
  const swells = score.swells
    .filter(s => s.part === part)
    .map(s => ({ at: s.from, kind: 'swell' as const, level: 0, louder: s.louder, to: s.to }));
  const words = score.words.filter(w => w.part === part);
  // Without an end of its own a “cresc.” grows up to the mark that it leads to, as players do; else for four bars.
  const reach = (at: number, louder: boolean): number => {
    const next = marks.find(m => m.at > at + 0.01);
    const before = marks.findLast(m => m.at <= at + 0.01)?.level ?? LEVELS.mf!;
    const leads = next && next.at - at <= FURTHEST && (louder ? next.level > before : next.level < before);
    return leads ? next.at : at + 16;
  };
  const spoken = words
    .filter(w => LOUDER.test(w.text) || SOFTER.test(w.text))
    .map(w => ({
      at: w.at,
      kind: 'swell' as const,
      level: 0,
      louder: LOUDER.test(w.text),
      to: words.find(other => other.text === '|' && other.at > w.at)?.at ?? reach(w.at, LOUDER.test(w.text)),
    }));
  const rank = { mark: 0, stop: 1, swell: 2 };
  return [...marks, ...swells, ...spoken].sort((a, b) => a.at - b.at || rank[a.kind] - rank[b.kind]);
}

/** Points between which the level goes in a straight line. */
function curveOf(events: readonly Event[]): Point[] {
  const points: Point[] = [{ at: 0, level: LEVELS.mf! }];
  const now = () => points.at(-1)!.level;
  const first = events.find(e => e.kind === 'mark');
  if (first) points[0] = { at: 0, level: first.level };
  events.forEach((event, i) => {
    if (event.kind === 'mark') {
      points.push({ at: event.at - 0.001, level: now() }, { at: event.at, level: event.level });
      return;
    }
    const next = events.slice(i + 1).find(e => e.at > event.at + 0.01);
    const end = Math.min(event.to, next?.at ?? event.to);
    if (!(end > event.at) || end === Number.POSITIVE_INFINITY) return;
    // Towards the mark that follows, where it lies that way; else by a step.
    const mark = events.find(e => e.kind === 'mark' && e.at >= end - 0.01 && e.at <= end + 2);
    const step = now() + (event.louder ? 0.14 : -0.14);
    const goal =
      mark && (event.louder ? mark.level > now() + 0.03 : mark.level < now() - 0.03) ? mark.level : step;
    points.push(
      { at: event.at, level: now() },
      { at: end - 0.002, level: Math.max(0.1, Math.min(0.97, goal)) },
    );
  });
  return points;
}

/** What grows though the file of the score does not say so, for every part. */
export function growthsOf(score: Score, growths: readonly (readonly [from: string, to: string])[]): Swell[] {
  const at = (number: string) => score.bars.find(bar => bar.number === number)?.start;
  return growths.flatMap(([first, last]) => {
    const [from, to] = [at(first), at(last)];
    if (from === undefined || to === undefined) return [];
    return score.parts.map((_, part) => ({ part, from, to, louder: true }));
  });
}

/** A part without any mark follows the others: it takes the mean of those that have some. */
export function loudnessOf(score: Score): Loudness {
  const curves = score.parts.map((_, part) => {
    const events = eventsOf(score, part);
    return events.length > 0 ? curveOf(events) : null;
  });
  const strokes = new Map<string, number>();
  for (const mark of score.marks)
    if (mark.name in STROKES) strokes.set(`${mark.part}:${mark.at.toFixed(3)}`, STROKES[mark.name]!);
  const along = (points: readonly Point[], at: number): number => {
    let low = 0;
    let high = points.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (points[middle]!.at <= at) low = middle;
      else high = middle - 1;
    }
    const a = points[low]!;
    const b = points[low + 1];
    if (!b || b.at <= a.at) return a.level;
    // Slowly at first: what grows from the start leaves nothing to grow to.
    const share = ((at - a.at) / (b.at - a.at)) ** (b.level > a.level ? 1.35 : 0.8);
    return a.level + (b.level - a.level) * share;
  };
  const marked = curves.filter(c => c !== null);
  const level = (part: number, at: number): number => {
    const own = curves[part];
    if (own) return along(own, at);
    if (marked.length === 0) return LEVELS.mf!;
    return marked.reduce((sum, c) => sum + along(c, at), 0) / marked.length;
  };
  return { level, stroke: (part, at) => strokes.get(`${part}:${at.toFixed(3)}`) ?? 0 };
}
