/** From the score to the clock: when each place of the music as played is heard. */
import { barsAfter, type Recording } from './alignment.ts';
import type { MelodyRow } from './melody.ts';
import { breathing } from './phrases.ts';
import { barAt, type Score } from './score.ts';
import { tempoOfWords } from './tempo-words.ts';
import type { PlayedBar } from './unfold.ts';

export interface TempoSettings {
  /** Quarters a minute from the start; otherwise what the score says. */
  readonly tempo?: number | undefined;
  /** Multiplies every tempo; 1 as the score has it. */
  readonly pace?: number | undefined;
  /** How far the tempo bends at cadences and phrases; 1 is usual, 0 a metronome. */
  readonly bend?: number | undefined;
  /** Whose hand it is: each number breathes in a way of its own. */
  readonly hand?: number | undefined;
  /** Which recording of the table the tempo follows; otherwise the one in the middle by its length. */
  readonly follow?: string | undefined;
}

/** What is known of a score beyond its notes that bears on the tempo. */
export interface TempoSources {
  readonly rows?: readonly MelodyRow[] | undefined;
  readonly recording?: Recording | undefined;
}

export interface PlayedSpan {
  /** Index in the bars as played. */
  readonly played: number;
  readonly bar: number;
  readonly pass: number;
  /** Quarters from the start of the playing. */
  readonly from: number;
  readonly length: number;
}

export interface TempoMap {
  readonly spans: readonly PlayedSpan[];
  /** Quarters as played, in all. */
  readonly quarters: number;
  /** Seconds from the first bar line, for quarters as played. */
  readonly seconds: (quarters: number) => number;
}

/** Slices in a quarter in which the tempo is even. */
const SLICES = 16;
const SLOWER = /\b(rit(ard|en)?|rall|ritenuto|allarg|calando|morendo|cédez|smorz|slentando)/i;
const FASTER = /\b(accel|string|animato|animez|pressez|serré|belebter|stretto)/i;
const BACK = /\b(a tempo|tempo ?(i|1|primo)|zeitma)/i;

/** The tempo at each slice of the score as written, before any bending. */
function writtenTempo(score: Score, settings: TempoSettings): Float64Array {
  const last = score.bars.at(-1);
  const end = last ? last.start + last.length : 0;
  const curve = new Float64Array(Math.ceil(end * SLICES) + 1);
  const marks = score.tempos.length > 0 ? [...score.tempos] : [{ at: 0, quarters: tempoOfWords(score) }];
  if (settings.tempo !== undefined) {
    const scale = settings.tempo / (marks[0]?.quarters ?? settings.tempo);
    marks.forEach((mark, i) => {
      marks[i] = { ...mark, quarters: mark.quarters * scale };
    });
  }
  let next = 0;
  let quarters = marks[0]?.quarters ?? 96;
  for (let i = 0; i < curve.length; i++) {
    while (next < marks.length && (marks[next]?.at ?? 0) <= i / SLICES + 1e-6)
      quarters = marks[next++]!.quarters;
    curve[i] = quarters;
  }
  return curve;
}

/** Words that slow down or press on, until a tempo comes back or two bars have gone. */
function bendWords(score: Score, curve: Float64Array, bend: number): void {
  const stops = [
    ...score.tempos.map(t => t.at),
    ...score.words.filter(w => BACK.test(w.text)).map(w => w.at),
  ].sort((a, b) => a - b);
  const seen = new Set<number>();
  for (const word of score.words) {
    const to = SLOWER.test(word.text) ? 0.72 : FASTER.test(word.text) ? 1.1 : 1;
    if (to === 1 || seen.has(word.at)) continue;
    seen.add(word.at);
    const bar = score.bars[barAt(score.bars, word.at)];
    const until = Math.min(
      stops.find(s => s > word.at + 0.01) ?? Number.POSITIVE_INFINITY,
      word.at + (bar?.nominal ?? 4) * (to < 1 ? 3 : 8),
    );
    ramp(curve, word.at, until, 1, 1 + (to - 1) * bend);
  }
}

function ramp(curve: Float64Array, from: number, to: number, first: number, last: number): void {
  const start = Math.max(0, Math.round(from * SLICES));
  const end = Math.min(curve.length, Math.round(to * SLICES));
  for (let i = start; i < end; i++)
    curve[i] = curve[i]! * (first + ((last - first) * (i - start + 1)) / Math.max(1, end - start));
}

/** A fermata stretches what it stands on: the slices under the shortest note that has one. */
function holdFermatas(score: Score, curve: Float64Array, bend: number): void {
  const held = new Map<number, { from: number; to: number }>();
  for (const note of score.notes) {
    if (!note.touches.has('fermata') || note.length <= 0) continue;
    const end = note.start + note.length;
    const other = held.get(end);
    held.set(end, { from: Math.max(note.start, other?.from ?? 0), to: end });
  }
  for (const { from, to } of held.values()) {
    const hold = Math.min(to - from, 2);
    const bars = score.bars[barAt(score.bars, from)]?.nominal ?? 4;
    // About as long again as a bar, but never more than three times.
    const factor = Math.min(3, 1 + bars / Math.max(hold, 0.5));
    ramp(curve, to - hold, to, 1 / (1 + (factor - 1) * bend), 1 / (1 + (factor - 1) * bend));
  }
}

/** Slower into a double bar and into the end. */
function bendEnds(score: Score, curve: Float64Array, bend: number): void {
  const { bars } = score;
  bars.forEach((bar, i) => {
    const last = i === bars.length - 1;
    const end = bar.start + bar.length;
    if (last) {
      const from = bars[Math.max(0, i - 2)]?.start ?? bar.start;
      ramp(curve, from, end, 1, 1 - 0.22 * bend);
    } else if (bar.closes || bar.repeatEnd > 0) ramp(curve, bar.start, end, 1, 1 - 0.07 * bend);
  });
}

/** Seconds of each slice by the score's own words, and the breath of its phrases. */
function byTheScore(
  score: Score,
  order: readonly PlayedBar[],
  settings: TempoSettings,
  sources: TempoSources,
) {
  const bend = settings.bend ?? 1;
  const curve = writtenTempo(score, settings);
  bendWords(score, curve, bend);
  holdFermatas(score, curve, bend);
  bendEnds(score, curve, bend);
  const breath = breathing(score, order, sources.rows ?? [], { bend, hand: settings.hand ?? 0 });
  return (played: number, share: number): number => {
    const { start, length } = score.bars[order[played]!.bar]!;
    const at = start + share * length;
    const quarters = curve[Math.min(curve.length - 1, Math.floor(at * SLICES + 1e-6))]!;
    // From the middle of a bar to the middle of the next in a straight line.
    const here = breath[played]!;
    const other = breath[share < 0.5 ? played - 1 : played + 1] ?? here;
    return 60 / (quarters * (here + (other - here) * Math.abs(share - 0.5))) / SLICES;
  };
}

/** Seconds of each slice after a recording: each bar as long as there, and within it no sudden change. */
function byRecording(score: Score, order: readonly PlayedBar[], recording: Recording) {
  const long = barsAfter(recording, score, order);
  const slow = long.map((seconds, i) => seconds / score.bars[order[i]!.bar]!.length);
  // What both neighbours of a bar line agree on; a leap is a leap.
  const joint = (i: number): number => {
    const [a, b] = [slow[i - 1] ?? slow[i]!, slow[i] ?? slow[i - 1]!];
    return (2 * a * b) / (a + b);
  };
  return (played: number, share: number): number => {
    const mean = slow[played]!;
    const [from, to] = [joint(played), joint(played + 1)];
    // The parabola through both ends that has the bar's own mean.
    const bow = 6 * (mean - (from + to) / 2) * share * (1 - share);
    return Math.max(mean / 3, from + (to - from) * share + bow) / SLICES;
  };
}

/** When everything is heard, for a given order of bars. Bars, notes and pictures all take their times from here. */
export function tempoMap(
  score: Score,
  order: readonly PlayedBar[],
  settings: TempoSettings = {},
  sources: TempoSources = {},
): TempoMap {
  const slice = sources.recording
    ? byRecording(score, order, sources.recording)
    : byTheScore(score, order, settings, sources);
  const pace = settings.pace ?? 1;
  const spans: PlayedSpan[] = [];
  const clock: number[] = [0];
  let from = 0;
  order.forEach(({ bar, pass }, played) => {
    const { length } = score.bars[bar]!;
    spans.push({ played, bar, pass, from, length });
    from += length;
    while (clock.length - 1 < from * SLICES - 1e-6) {
      const inside = (clock.length - 0.5) / SLICES - (from - length);
      const share = Math.max(0, Math.min(1, inside / length));
      clock.push(clock.at(-1)! + slice(played, share) / pace);
    }
  });
  const seconds = (quarters: number): number => {
    const place = Math.max(0, quarters) * SLICES;
    const i = Math.min(Math.floor(place), clock.length - 2);
    const a = clock[i] ?? 0;
    const b = clock[i + 1] ?? a;
    return a + (b - a) * (place - i);
  };
  return { spans, quarters: from, seconds };
}
