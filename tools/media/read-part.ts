/** One part of a MusicXML score: notes and marks, in quarters from the start of each bar. */
import type { Mark, Note, Syllable, Tempo, Touch, Words } from './score.ts';
import { all, child, type Element, numberOf, textOf } from './xml.ts';

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const UNITS: Readonly<Record<string, number>> = { whole: 4, half: 2, quarter: 1, eighth: 0.5, '16th': 0.25 };
const TOUCHES: Readonly<Record<string, Touch>> = {
  staccato: 'staccato',
  staccatissimo: 'staccatissimo',
  spiccato: 'staccatissimo',
  tenuto: 'tenuto',
  accent: 'accent',
  'strong-accent': 'strong-accent',
  'detached-legato': 'detached-legato',
  'trill-mark': 'trill',
  mordent: 'mordent',
  'inverted-mordent': 'inverted-mordent',
  turn: 'turn',
  'inverted-turn': 'turn',
  arpeggiate: 'arpeggio',
  fermata: 'fermata',
};

/** What is read from one bar of one part; positions from the start of the bar. */
export interface PartBar {
  readonly length: number;
  readonly nominal: number | null;
  readonly beat: number | null;
  readonly notes: readonly Note[];
  readonly marks: readonly Mark[];
  readonly words: readonly Words[];
  readonly tempos: readonly Tempo[];
  readonly swells: readonly { at: number; number: string; kind: 'louder' | 'softer' | 'stop' }[];
  readonly staves: number;
  readonly sung: readonly Syllable[];
}

/** What one bar leaves to the next. */
export interface Reading {
  readonly part: number;
  readonly unpitched: number | null;
  divisions: number;
  transpose: number;
  pizzicato: boolean;
  readonly slurs: Set<string>;
  graces: number[];
  pair: { start: number; pitch: number } | null;
  chordStart: number;
}

function pitchOf(note: Element, reading: Reading): number | null {
  const pitch = child(note, 'pitch');
  if (pitch)
    return (
      12 * (numberOf(pitch, 'octave') + 1) +
      (STEPS[textOf(pitch, 'step')] ?? 0) +
      Math.round(numberOf(pitch, 'alter')) +
      reading.transpose
    );
  return child(note, 'unpitched') ? (reading.unpitched ?? 38) : null;
}

function touchesOf(note: Element): Set<Touch> {
  const found = new Set<Touch>();
  for (const notation of all(note, 'notations'))
    for (const group of notation.children)
      for (const mark of [group, ...group.children]) {
        const touch = TOUCHES[mark.name];
        if (touch) found.add(touch);
      }
  return found;
}

function readNote(element: Element, reading: Reading, at: number, length: number): Note | null {
  const notations = all(element, 'notations').flatMap(n => n.children);
  const voice = `${textOf(element, 'voice')}`;
  for (const slur of notations.filter(n => n.name === 'slur')) {
    const key = `${slur.attributes.number ?? '1'}`;
    if (slur.attributes.type === 'start') reading.slurs.add(key);
    if (slur.attributes.type === 'stop') reading.slurs.delete(key);
  }
  const pitch = pitchOf(element, reading);
  if (pitch === null || child(element, 'cue')) return null;
  const tremolo = notations
    .filter(n => n.name === 'ornaments')
    .flatMap(n => n.children)
    .find(n => n.name === 'tremolo');
  const ties = all(element, 'tie').map(t => t.attributes.type);
  const kind = tremolo?.attributes.type ?? 'single';
  const note: Note = {
    part: reading.part,
    staff: Math.max(0, numberOf(element, 'staff', 1) - 1),
    voice,
    start: at,
    length,
    pitch,
    touches: touchesOf(element),
    slurred: reading.slurs.size > 0,
    tremolo: tremolo ? Number(tremolo.text.trim() || 3) : 0,
    partner: kind === 'stop' ? (reading.pair?.pitch ?? null) : null,
    graces: child(element, 'chord') ? [] : reading.graces,
    pizzicato: reading.pizzicato,
    tieStart: ties.includes('start'),
    tieStop: ties.includes('stop'),
  };
  reading.graces = [];
  reading.pair = kind === 'start' ? { start: at, pitch } : null;
  return note;
}

function readDirection(direction: Element, reading: Reading, at: number, into: Writable) {
  const offset = numberOf(direction, 'offset') / reading.divisions;
  const here = Math.max(0, at + offset);
  for (const type of all(direction, 'direction-type').flatMap(t => t.children)) {
    if (type.name === 'dynamics')
      for (const name of type.children)
        into.marks.push({
          part: reading.part,
          at: here,
          name: name.name === 'other-dynamics' ? name.text.trim() : name.name,
        });
    if (type.name === 'words' && type.text.trim() !== '')
      into.words.push({ part: reading.part, at: here, text: type.text.trim() });
    if (type.name === 'wedge') {
      const kind = type.attributes.type;
      const number = type.attributes.number ?? '1';
      if (kind === 'crescendo') into.swells.push({ at: here, number, kind: 'louder' });
      if (kind === 'diminuendo') into.swells.push({ at: here, number, kind: 'softer' });
      if (kind === 'stop') into.swells.push({ at: here, number, kind: 'stop' });
    }
    if (type.name === 'dashes' && type.attributes.type === 'stop')
      into.words.push({ part: reading.part, at: here, text: '|' });
    if (type.name === 'metronome') {
      const perMinute = Number.parseFloat(textOf(type, 'per-minute').replace(/^[^\d]*/, ''));
      const unit = UNITS[textOf(type, 'beat-unit')];
      const dot = child(type, 'beat-unit-dot') ? 1.5 : 1;
      if (unit && perMinute > 0) into.tempos.push({ at: here, quarters: perMinute * unit * dot });
    }
  }
  readSound(child(direction, 'sound'), reading, here, into);
}

function readSound(sound: Element | undefined, reading: Reading, at: number, into: Writable) {
  if (!sound) return;
  const tempo = Number(sound.attributes.tempo);
  if (tempo > 0 && !into.tempos.some(t => t.at === at)) into.tempos.push({ at, quarters: tempo });
  if (sound.attributes.pizzicato) reading.pizzicato = sound.attributes.pizzicato === 'yes';
}

interface Writable {
  notes: Note[];
  marks: Mark[];
  words: Words[];
  tempos: Tempo[];
  swells: { at: number; number: string; kind: 'louder' | 'softer' | 'stop' }[];
  sung: Syllable[];
}

/** The syllables under a note: one for each verse. */
function readSung(note: Element, part: number, at: number, length: number): Syllable[] {
  return all(note, 'lyric').flatMap(lyric => {
    const text = all(lyric, 'text')
      .map(t => t.text.trim())
      .join(' ');
    if (text === '') return [];
    const verse = Number(/\d+/.exec(lyric.attributes.number ?? '')?.[0] ?? 1);
    const ends = /^(single|end|)$/.test(textOf(lyric, 'syllabic'));
    return [{ part, at, length, verse, text, ends }];
  });
}

/** Reads one bar; `reading` carries over what goes on into the next. */
export function readPartBar(measure: Element, reading: Reading): PartBar {
  const into: Writable = { notes: [], marks: [], words: [], tempos: [], swells: [], sung: [] };
  let at = 0;
  let end = 0;
  let nominal: number | null = null;
  let beat: number | null = null;
  let staves = 0;
  for (const element of measure.children) {
    if (element.name === 'attributes') {
      reading.divisions = numberOf(element, 'divisions', reading.divisions);
      staves = Math.max(staves, numberOf(element, 'staves', 0));
      const time = child(element, 'time');
      if (time) {
        const beats = textOf(time, 'beats').split('+').map(Number);
        const unit = 4 / numberOf(time, 'beat-type', 4);
        const count = beats.reduce((a, b) => a + b, 0);
        nominal = count * unit;
        beat = unit <= 0.5 && count % 3 === 0 ? unit * 3 : unit;
      }
      const transpose = child(element, 'transpose');
      if (transpose)
        reading.transpose = numberOf(transpose, 'chromatic') + 12 * numberOf(transpose, 'octave-change');
    } else if (element.name === 'backup') at -= numberOf(element, 'duration') / reading.divisions;
    else if (element.name === 'forward') at += numberOf(element, 'duration') / reading.divisions;
    else if (element.name === 'direction') readDirection(element, reading, at, into);
    else if (element.name === 'sound') readSound(element, reading, at, into);
    else if (element.name === 'note') {
      const length = numberOf(element, 'duration') / reading.divisions;
      if (child(element, 'grace')) {
        const pitch = pitchOf(element, reading);
        if (pitch !== null && !child(element, 'chord')) reading.graces.push(pitch);
        continue;
      }
      if (!child(element, 'chord')) {
        reading.chordStart = at;
        at += length;
      }
      into.sung.push(...readSung(element, reading.part, reading.chordStart, length));
      const note = readNote(element, reading, reading.chordStart, length);
      if (note) into.notes.push(note);
    }
    end = Math.max(end, at);
  }
  return { ...into, length: end, nominal, beat, staves };
}
