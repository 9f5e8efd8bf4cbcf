/** Lines of several players as one staff: what has one rhythm is one voice, and two voices are all that one reads. */
import type { Item, Line } from './reading-lines.ts';
import { all, child, type Element, xmlOf } from './xml.ts';

interface Joined {
  /** The line that leads it: it goes on in the next bar where the same one leads. */
  readonly key: string;
  readonly items: readonly Item[];
}
/** A bar of a staff. */
export interface Slot {
  readonly voices: readonly Joined[];
  /** Mean of what sounds, MIDI; null where nothing does. */
  readonly mean: number | null;
}

const VOICES = 2;
/** Lines that join one voice beside the one that leads it. */
const BESIDE = 2;

const onsets = ({ items }: Line): number => items.filter(item => item.pitches.length > 0).length;
const rhythm = ({ items }: Line): string =>
  items.map(item => `${item.at}:${item.long}:${item.rest ? 'r' : ''}`).join(' ');
const meanOf = (items: readonly Item[]): number => {
  const pitches = items.flatMap(item => item.pitches);
  return pitches.reduce((a, b) => a + b, 0) / pitches.length;
};

/** Whether a line says nothing that another does not say in some octave. */
const doubles = (line: Line, by: readonly Item[]): boolean =>
  line.items.every((item, i) => {
    const known = new Set(by[i]!.pitches.map(p => p % 12));
    return item.pitches.every(p => known.has(p % 12));
  });

/** Lines of one rhythm as chords. */
function joined(lines: readonly Line[]): Joined {
  const [first, ...others] = lines;
  let items = first!.items;
  let beside = 0;
  for (const line of others) {
    if (beside === BESIDE || doubles(line, items)) continue;
    beside++;
    items = items.map((item, i) => {
      const more = line.items[i]!.notes.filter(note => !child(note, 'grace'));
      const own = line.items[i]!.pitches;
      const added = more.filter((_, k) => !item.pitches.includes(own[k]!));
      const bare = added.map(note => ({
        ...note,
        children: note.children.filter(c => c.name !== 'notations' && c.name !== 'chord'),
      }));
      return {
        ...item,
        notes: [...item.notes, ...bare],
        pitches: [...item.pitches, ...own.filter(p => !item.pitches.includes(p))],
      };
    });
  }
  return { key: first!.key, items };
}

export function joinedVoices(lines: readonly Line[]): Slot {
  const groups = new Map<string, Line[]>();
  for (const line of lines.filter(one => onsets(one) > 0))
    groups.set(rhythm(line), [...(groups.get(rhythm(line)) ?? []), line]);
  const voices = [...groups.values()]
    .sort((a, b) => onsets(b[0]!) - onsets(a[0]!))
    .slice(0, VOICES)
    .map(joined)
    .sort((a, b) => meanOf(b.items) - meanOf(a.items));
  return { voices, mean: voices.length > 0 ? meanOf(voices.flatMap(v => v.items)) : null };
}

/** In the order of the format. */
const ORDER = [
  'grace',
  'chord',
  'pitch',
  'rest',
  'duration',
  'tie',
  'voice',
  'type',
  'dot',
  'time-modification',
  'notehead',
  'beam',
  'notations',
];
const rank = (element: Element): number => ORDER.indexOf(element.name);
const tags = (notations: Element, name: string) => all(notations, name);

/** What goes over bars is kept where its other end is: an arc that begins and never ends is none. */
interface Ends {
  readonly slurs: ReadonlySet<Element>;
  readonly ties: ReadonlySet<string>;
}

const pitchKey = (note: Element): string => xmlOf(child(note, 'pitch') ?? note);
const slursIn = (note: Element): Element[] => all(note, 'notations').flatMap(n => tags(n, 'slur'));
const tiesOf = (note: Element): (string | undefined)[] => all(note, 'tie').map(t => t.attributes.type);

/** Arcs of a voice through all of its bars whose both ends are there. */
function endsIn(voices: readonly (Joined | undefined)[]): Ends {
  const slurs = new Set<Element>();
  const ties = new Set<string>();
  let open = new Map<string, Element>();
  let tied = new Map<string, string>();
  let before: string | null = null;
  voices.forEach((voice, bar) => {
    if (voice?.key !== before) {
      open = new Map();
      tied = new Map();
    }
    before = voice?.key ?? null;
    voice?.items.forEach((item, i) => {
      const started = new Map<string, string>();
      for (const note of item.notes) {
        for (const slur of slursIn(note)) {
          const number = slur.attributes.number ?? '1';
          const start = open.get(number);
          if (slur.attributes.type === 'start') open.set(number, slur);
          if (slur.attributes.type === 'stop' && start) {
            slurs.add(start).add(slur);
            open.delete(number);
          }
        }
        const [pitch, place] = [pitchKey(note), `${bar}/${i}`];
        const from = tied.get(pitch);
        if (tiesOf(note).includes('stop') && from !== undefined)
          ties.add(`start ${from} ${pitch}`).add(`stop ${place} ${pitch}`);
        if (tiesOf(note).includes('start')) started.set(pitch, place);
      }
      tied = started;
    });
  });
  return { slurs, ties };
}

/** What runs on beyond its note. */
const GOES = new Set(['slide', 'glissando', 'wavy-line']);
function written(note: Element, voice: number, chord: boolean, place: string, ends: Ends): string {
  const kept = (type: string | undefined) => ends.ties.has(`${type} ${place} ${pitchKey(note)}`);
  const children = note.children
    .filter(c => ORDER.includes(c.name) && c.name !== 'chord' && c.name !== 'voice')
    .filter(c => c.name !== 'tie' || kept(c.attributes.type))
    .filter(c => !(chord && (c.name === 'beam' || c.name === 'grace')))
    .map(c =>
      c.name !== 'notations'
        ? c
        : {
            ...c,
            children: c.children
              .filter(
                n =>
                  !GOES.has(n.name) &&
                  (n.name !== 'slur' || ends.slurs.has(n)) &&
                  (n.name !== 'tied' || kept(n.attributes.type)),
              )
              .map(n => ({ ...n, children: n.children.filter(mark => !GOES.has(mark.name)) })),
          },
    );
  const all = [
    ...children,
    { name: 'voice', attributes: {}, children: [], text: String(voice) },
    ...(chord ? [{ name: 'chord', attributes: {}, children: [], text: '' }] : []),
  ];
  return xmlOf({ name: 'note', attributes: {}, text: '', children: all.sort((a, b) => rank(a) - rank(b)) });
}

const silence = (long: number): string => `<forward><duration>${long}</duration></forward>`;

/** Each bar of a staff as it is written; `longs`: how long each is. */
export function writtenVoices(slots: readonly Slot[], longs: readonly number[]): string[] {
  const ends = Array.from({ length: VOICES }, (_, k) => endsIn(slots.map(slot => slot.voices[k])));
  return slots.map(({ voices }, bar) => {
    const long = longs[bar]!;
    if (voices.length === 0)
      return `<note><rest measure="yes"/><duration>${long}</duration><voice>1</voice></note>`;
    const all = voices.map(({ items }, k) => {
      let at = 0;
      const out: string[] = [];
      items.forEach((item, i) => {
        if (item.at > at) out.push(silence(item.at - at));
        at = item.at + item.long;
        const duration = { name: 'duration', attributes: {}, children: [], text: String(item.long) };
        const timed = (note: Element): Element =>
          child(note, 'grace')
            ? note
            : { ...note, children: note.children.map(c => (c.name === 'duration' ? duration : c)) };
        const notes = item.rest ? [item.rest] : item.notes;
        const head = notes.findIndex(note => !child(note, 'grace'));
        notes.forEach((note, n) => {
          out.push(written(timed(note), k + 1, n > head, `${bar}/${i}`, ends[k]!));
        });
      });
      return out.join('') + (at < long ? silence(long - at) : '');
    });
    return all.join(`<backup><duration>${long}</duration></backup>`);
  });
}
