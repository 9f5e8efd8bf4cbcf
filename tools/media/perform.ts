/** Plays a score: each note as written becomes what one hears of it, with a time, a length and a force. */
import { type Loudness, loudnessOf } from './dynamics.ts';
import type { Instrument } from './instruments.ts';
import { longLine } from './long-line.ts';
import { arch, phrasesOf } from './phrases.ts';
import { seeded } from './random.ts';
import { barAt, type Note, type Score } from './score.ts';
import { type TempoMap, type TempoSettings, type TempoSources, tempoMap } from './tempo.ts';
import type { PlayedBar } from './unfold.ts';

export interface Sounding {
  readonly part: number;
  /** Seconds from the first bar line. */
  readonly from: number;
  readonly to: number;
  readonly pitch: number;
  /** 1 … 127 */
  readonly velocity: number;
  readonly pizzicato: boolean;
  /** Played with a trembling bow. */
  readonly trembles?: boolean;
}
/** The level of a part in time: 0 … 1, for the expression controller. */
export interface Swelling {
  readonly part: number;
  readonly at: number;
  readonly level: number;
}
export interface Performance {
  readonly map: TempoMap;
  readonly notes: readonly Sounding[];
  readonly swellings: readonly Swelling[];
}
export interface PlayingSettings extends TempoSettings {
  /** Decibels by section, on top of the instruments' own: another balance. */
  readonly balance?: Readonly<Record<string, number>> | undefined;
  /** How far soft and loud lie apart; 1 is usual. */
  readonly contrast?: number | undefined;
  /** Length of notes without a mark, 0 … 1 of what is written. */
  readonly length?: number | undefined;
}

/** A piece of a note: quarters from its start. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly pitch: number;
  readonly force: number;
}

/** How far a phrase swells, and the long line above the phrases. */
const SWELL = 0.09;
const LINE = 0.06;
const TREMOLO_FASTEST = 0.062;

/** Ornaments written out; `quarter` is the length of a quarter in seconds at this place. */
export function pieces(note: Note, quarter: number, trembles = false): Piece[] {
  const { length, pitch } = note;
  if (trembles) return [{ from: 0, to: length, pitch, force: 1 }];
  const shakes = note.touches.has('trill');
  if (note.tremolo > 0 && !note.tieStop) {
    const unit = Math.min(length, 1) / 2 ** note.tremolo;
    const step = Math.max(unit, TREMOLO_FASTEST / quarter);
    return repeat(length, step, i => (i % 2 === 1 && note.partner !== null ? note.partner : pitch));
  }
  if (shakes) {
    const step = Math.max(0.085 / quarter, length / 64);
    if (length > 3 * step) return repeat(length, step, i => (i % 2 === 1 ? pitch + 2 : pitch));
  }
  const short = Math.min(0.08 / quarter, length / 4);
  const turn = (...steps: number[]): Piece[] => [
    ...steps.map((s, i) => ({ from: i * short, to: (i + 1) * short, pitch: pitch + s, force: 0.95 })),
    { from: steps.length * short, to: length, pitch, force: 1 },
  ];
  if (note.touches.has('mordent')) return turn(0, -2);
  if (note.touches.has('inverted-mordent')) return turn(0, 2);
  if (note.touches.has('turn')) return turn(2, 0, -2);
  return [{ from: 0, to: length, pitch, force: 1 }];
}

function repeat(length: number, step: number, pitch: (i: number) => number): Piece[] {
  const count = Math.max(1, Math.round(length / step));
  const each = length / count;
  return Array.from({ length: count }, (_, i) => ({
    from: i * each,
    to: (i + 1) * each,
    pitch: pitch(i),
    force: i === 0 ? 1 : 0.86,
  }));
}

/** Notes tied together become one; the first one's marks count. */
export function joinTies(notes: readonly Note[]): Note[] {
  const open = new Map<string, Note>();
  const joined: Note[] = [];
  for (const note of [...notes].sort((a, b) => a.start - b.start)) {
    const key = `${note.part}:${note.pitch}`;
    const before = open.get(key);
    const meets = before && Math.abs(before.start + before.length - note.start) < 0.01;
    if (note.tieStop && before && meets) before.length += note.length;
    else joined.push({ ...note });
    const current = note.tieStop && before && meets ? before : joined.at(-1)!;
    if (note.tieStart) open.set(key, current);
    else open.delete(key);
  }
  return joined;
}

/** The last notes of their slurs: there a phrase lets go. */
function endings(notes: readonly Note[]): ReadonlySet<Note> {
  const found = new Set<Note>();
  const before = new Map<string, Note>();
  for (const note of notes) {
    const key = `${note.part}:${note.voice}`;
    if (!note.slurred && before.get(key)?.slurred) found.add(note);
    before.set(key, note);
  }
  return found;
}

function heldPart(note: Note, otherwise: number, ends: boolean): number {
  const { touches } = note;
  if (ends && touches.size === 0) return Math.min(otherwise, 0.86);
  if (touches.has('staccatissimo')) return 0.32;
  if (touches.has('staccato')) return note.slurred ? 0.68 : 0.5;
  if (touches.has('detached-legato')) return 0.75;
  if (touches.has('tenuto')) return 0.98;
  return note.slurred ? 1.02 : otherwise;
}

/** What a note has in force beyond the level of its part: accents, and the first beat of a bar. */
function force(note: Note, score: Score, loudness: Loudness, bar: number): number {
  const { start = 0, beat = 1 } = score.bars[bar] ?? {};
  const inside = note.start - start;
  const metre = inside < 0.01 ? 0.03 : Math.abs(inside / beat - Math.round(inside / beat)) < 0.01 ? 0 : -0.03;
  const accent = note.touches.has('strong-accent') ? 0.14 : note.touches.has('accent') ? 0.09 : 0;
  return metre + accent + loudness.stroke(note.part, note.start);
}

/**
 * The whole performance. Written notes are placed by the bars as played, so that repeats and endings need no care here;
 * `lead` says which part has the main line at a place, and is lifted a little.
 */
export function perform(
  score: Score,
  instruments: readonly Instrument[],
  order: readonly PlayedBar[],
  settings: PlayingSettings,
  lead: (part: number, at: number) => boolean,
  sources: TempoSources = {},
): Performance {
  const map = tempoMap(score, order, settings, sources);
  const loudness = loudnessOf(score);
  const chance = seeded(score.bars.length * 7919 + score.notes.length);
  const contrast = settings.contrast ?? 1;
  const byBar = new Map<number, Note[]>();
  const starts = score.bars.map(b => b.start);
  const firsts = phrasesOf(score, sources.rows ?? []);
  const line = longLine(score);
  // Each phrase swells towards its middle and ends softer than it began.
  const swell = (at: number): number => {
    const bar = barAt(score.bars, at);
    const i = firsts.findLastIndex(first => first <= bar);
    const from = starts[firsts[i] ?? 0] ?? 0;
    const to = starts[firsts[i + 1] ?? starts.length] ?? from + 16;
    return contrast * (SWELL * arch((at - from) / Math.max(1, to - from)) + LINE * line(at));
  };
  const joined = joinTies(score.notes);
  const ends = endings(joined);
  for (const note of joined) {
    let bar = 0;
    let high = starts.length - 1;
    while (bar < high) {
      const middle = (bar + high + 1) >> 1;
      if (starts[middle]! <= note.start + 1e-6) bar = middle;
      else high = middle - 1;
    }
    byBar.set(bar, [...(byBar.get(bar) ?? []), note]);
  }
  const notes: Sounding[] = [];
  const swellings: Swelling[] = [];
  const spread = score.parts.map(() => (chance() - 0.5) * 0.012);
  for (const span of map.spans) {
    const written = score.bars[span.bar]!;
    score.parts.forEach((_, part) => {
      for (let at = 0; at < written.length; at += 0.25)
        swellings.push({
          part,
          at: map.seconds(span.from + at),
          level: shape(loudness.level(part, written.start + at) + swell(written.start + at), contrast),
        });
    });
    for (const note of byBar.get(span.bar) ?? []) {
      const place = span.from + note.start - written.start;
      const quarter = map.seconds(place + 1) - map.seconds(place) || 0.5;
      const level = shape(loudness.level(note.part, note.start) + swell(note.start), contrast);
      const lift = lead(note.part, note.start) ? 0.07 : 0;
      const velocity = level + force(note, score, loudness, span.bar) + lift - (ends.has(note) ? 0.05 : 0);
      const late = (spread[note.part] ?? 0) + (chance() - 0.5) * 0.01;
      const whole = heldPart(note, settings.length ?? 0.93, ends.has(note));
      const { tremble } = instruments[note.part]?.voice ?? {};
      const trembles = tremble !== undefined && note.tremolo >= 3 && note.partner === null;
      const strum = note.touches.has('arpeggio') ? (note.pitch % 24) * 0.004 : 0;
      const each = pieces(note, quarter, trembles);
      addGraces(note, map.seconds(place), notes, velocity);
      each.forEach((piece, i) => {
        const last = i === each.length - 1;
        const from = map.seconds(place + piece.from) + late + strum;
        const end = map.seconds(place + piece.from + (piece.to - piece.from) * (last ? whole : 1)) + late;
        notes.push({
          part: note.part,
          from: Math.max(0, from),
          to: Math.max(from + 0.04, end),
          pitch: piece.pitch,
          velocity: toVelocity(velocity * piece.force + (chance() - 0.5) * 0.03),
          pizzicato: note.pizzicato,
          trembles,
        });
      });
    }
  }
  return { map, notes: notes.filter(n => instruments[n.part]), swellings };
}

const shape = (level: number, contrast: number): number =>
  Math.max(0.05, Math.min(1, 0.5 + (level - 0.5) * contrast));
const toVelocity = (force: number): number => Math.max(14, Math.min(126, Math.round(34 + force * 82)));

function addGraces(note: Note, at: number, into: Sounding[], force: number): void {
  const each = 0.075;
  note.graces.forEach((pitch, i) => {
    const from = Math.max(0, at - (note.graces.length - i) * each);
    into.push({
      part: note.part,
      from,
      to: from + each,
      pitch,
      velocity: toVelocity(force * 0.85),
      pizzicato: note.pizzicato,
    });
  });
}
