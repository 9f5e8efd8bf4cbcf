/** What each part of a score plays in each bar, voice by voice, at sounding pitch and in one unit of time. */
import { all, child, type Element, numberOf, textOf, xmlOf } from './xml.ts';

/** What begins at one place of a voice: a note, a chord, or a rest. */
export interface Item {
  readonly at: number;
  readonly long: number;
  /** Grace notes, then the notes of the chord; empty for a rest. */
  readonly notes: readonly Element[];
  readonly rest: Element | null;
  /** MIDI, of the notes that are no graces. */
  readonly pitches: readonly number[];
}
export interface Line {
  /** Part, staff and voice. */
  readonly key: string;
  readonly items: readonly Item[];
}
export interface WrittenBar {
  readonly attributes: Readonly<Record<string, string>>;
  readonly long: number;
  readonly lines: readonly Line[];
  /** What is in force or begins here, as XML; the key is that of what sounds, null for a part that transposes. */
  readonly key: string | null;
  readonly time: string;
  readonly left: string;
  readonly right: string;
  /** Metronome marks, and dynamics. */
  readonly tempo: string;
  readonly dynamics: string;
}

const STEPS = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];
const SEMITONES = [0, 2, 4, 5, 7, 9, 11];
const leaf = (name: string, text: string): Element => ({ name, attributes: {}, children: [], text });

interface Shift {
  readonly steps: number;
  readonly semitones: number;
}
const UNISON: Shift = { steps: 0, semitones: 0 };

const midiOf = (pitch: Element): number =>
  12 * (numberOf(pitch, 'octave') + 1) +
  (SEMITONES[STEPS.indexOf(textOf(pitch, 'step'))] ?? 0) +
  Math.round(numberOf(pitch, 'alter'));

/** A pitch as it sounds, spelled as its part spells it. */
export function sounding(pitch: Element, { steps, semitones }: Shift): Element {
  if (semitones === 0 && steps === 0) return pitch;
  const midi = midiOf(pitch) + semitones;
  let place = 7 * numberOf(pitch, 'octave') + STEPS.indexOf(textOf(pitch, 'step')) + steps;
  const natural = (at: number) => 12 * (Math.floor(at / 7) + 1) + SEMITONES[((at % 7) + 7) % 7]!;
  // What would need three signs is called by its neighbour.
  while (midi - natural(place) > 1) place++;
  while (midi - natural(place) < -1) place--;
  const alter = midi - natural(place);
  return {
    ...leaf('pitch', ''),
    children: [
      leaf('step', STEPS[((place % 7) + 7) % 7]!),
      ...(alter === 0 ? [] : [leaf('alter', String(alter))]),
      leaf('octave', String(Math.floor(place / 7))),
    ],
  };
}

function shiftOf(attributes: Element, before: Shift): Shift {
  const transpose = child(attributes, 'transpose');
  if (!transpose) return before;
  const octaves = numberOf(transpose, 'octave-change');
  return {
    steps: numberOf(transpose, 'diatonic') + 7 * octaves,
    semitones: numberOf(transpose, 'chromatic') + 12 * octaves,
  };
}

const directions = (measure: Element, wanted: string): string =>
  all(measure, 'direction')
    .flatMap(d => {
      const said = all(d, 'direction-type').filter(t => child(t, wanted));
      return said.length > 0 ? [xmlOf({ ...d, children: said })] : [];
    })
    .join('');

const barlines = (measure: Element, where: 'left' | 'right'): string =>
  all(measure, 'barline')
    .filter(b => (b.attributes.location ?? 'right') === where)
    .map(xmlOf)
    .join('');

/** All of a part's bars; `unit`: how many go into a quarter. */
function barsOf(part: Element, index: number, unit: number): WrittenBar[] {
  let divisions = 1;
  let shift = UNISON;
  return all(part, 'measure').map(measure => {
    let [at, end] = [0, 0];
    let [key, time]: [string | null, string] = [null, ''];
    const lines = new Map<string, Item[]>();
    let graces: Element[] = [];
    for (const element of measure.children) {
      if (element.name === 'attributes') {
        divisions = numberOf(element, 'divisions', divisions);
        shift = shiftOf(element, shift);
        const [own, metre] = [child(element, 'key'), child(element, 'time')];
        if (own && shift.steps % 7 === 0 && shift.semitones % 12 === 0)
          key = xmlOf({ ...own, attributes: {} });
        if (metre) time = xmlOf({ ...metre, attributes: {} });
      }
      const long = Math.round((numberOf(element, 'duration') * unit) / divisions);
      if (element.name === 'backup') at -= long;
      if (element.name === 'forward') at += long;
      if (element.name === 'note' && !child(element, 'cue')) {
        const pitch = child(element, 'pitch');
        const heard = pitch && sounding(pitch, shift);
        const note = heard
          ? { ...element, children: element.children.map(c => (c === pitch ? heard : c)) }
          : element;
        const voice = `${index}/${textOf(element, 'staff') || '1'}/${textOf(element, 'voice')}`;
        const items = lines.get(voice) ?? [];
        lines.set(voice, items);
        const last = items.at(-1);
        if (child(element, 'grace')) {
          if (heard) graces.push(note);
        } else if (child(element, 'chord') && last && heard)
          items[items.length - 1] = {
            ...last,
            notes: [...last.notes, note],
            pitches: [...last.pitches, midiOf(heard)],
          };
        else {
          items.push({
            at,
            long,
            notes: heard ? [...graces, note] : [],
            rest: heard ? null : leaf('rest', ''),
            pitches: heard ? [midiOf(heard)] : [],
          });
          if (!heard && items.at(-1)) items[items.length - 1] = { ...items.at(-1)!, rest: note };
          graces = [];
          at += long;
        }
      }
      end = Math.max(end, at);
    }
    return {
      attributes: measure.attributes,
      long: end,
      lines: [...lines].map(([voice, items]) => ({ key: voice, items })),
      key,
      time,
      left: barlines(measure, 'left'),
      right: barlines(measure, 'right'),
      tempo: directions(measure, 'metronome'),
      dynamics: directions(measure, 'dynamics'),
    };
  });
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Every part of a score, in one unit of time. */
export function writtenParts(root: Element): { unit: number; parts: WrittenBar[][] } {
  const parts = all(root, 'part');
  const units = parts.flatMap(part =>
    all(part, 'measure').flatMap(m => all(m, 'attributes').map(a => numberOf(a, 'divisions', 1))),
  );
  const unit = units.reduce((a, b) => (a * b) / divisor(a, b), 1);
  return { unit, parts: parts.map((part, i) => barsOf(part, i, unit)) };
}
