/** What is heard at a time, as a film needs it. */
import type { SectionId } from '#domain/contract/orchestra.ts';
import type { Instrument } from './instruments.ts';
import type { Sounding } from './perform.ts';
import { PITCHES } from './sets.ts';

/** The last note of a section that began. */
export interface Touch {
  readonly pitch: number;
  /** 0 … 1 of its length. */
  readonly share: number;
  /** Every second one: bows and sticks go to and fro. */
  readonly back: boolean;
  readonly plucked: boolean;
}
export interface Hearing {
  /** 0 … 1 by section: how much it moves, and whether it plays. */
  readonly stroke: ReadonlyMap<SectionId, number>;
  readonly on: ReadonlySet<SectionId>;
  readonly touch: ReadonlyMap<SectionId, Touch>;
  /** 0 … 1 for each pitch that is shown. */
  readonly pitches: readonly number[];
}

/** Notes closer together than this are one stroke, seconds. */
const CHORD = 0.03;

/** Reads forward only, notes in the order of their beginning; `at` must not fall. */
export function listener(
  notes: readonly Sounding[],
  instruments: readonly Instrument[],
): (at: number) => Hearing {
  const sorted = [...notes].sort((a, b) => a.from - b.from);
  const last = new Map<SectionId, { note: Sounding; back: boolean }>();
  let next = 0;
  let live: Sounding[] = [];
  const begin = (note: Sounding) => {
    live.push(note);
    const section = instruments[note.part]?.section;
    if (!section) return;
    const before = last.get(section);
    const same = before && note.from - before.note.from < CHORD;
    if (!same || note.pitch > before.note.pitch)
      last.set(section, { note, back: same ? before.back : !before?.back });
  };
  return at => {
    while (next < sorted.length && sorted[next]!.from <= at) begin(sorted[next++]!);
    live = live.filter(n => at < Math.max(n.to, n.from + 0.5));
    const stroke = new Map<SectionId, number>();
    const on = new Set<SectionId>();
    const pitches = Array.from({ length: PITCHES }, () => 0);
    for (const note of live) {
      const section = instruments[note.part]?.section;
      const force = note.velocity / 127;
      const since = at - note.from;
      if (section) {
        stroke.set(section, Math.max(stroke.get(section) ?? 0, force * Math.exp(-since / 0.2)));
        if (at < note.to + 0.08) on.add(section);
      }
      const bin = Math.max(0, Math.min(PITCHES - 1, Math.round((note.pitch - 36) / 4.2)));
      const heard = at < note.to ? force * (0.45 + 0.55 * Math.exp(-since / 0.5)) : 0;
      pitches[bin] = Math.max(pitches[bin]!, heard);
    }
    const touch = new Map(
      [...last].map(([section, { note, back }]) => [
        section,
        {
          pitch: note.pitch,
          share: Math.max(0, Math.min(1, (at - note.from) / (note.to - note.from))),
          back,
          plucked: note.pizzicato,
        },
      ]),
    );
    return { stroke, on, touch, pitches };
  };
}

/**
 * Who stands foremost in each bar, where no table says who has the melody: who plays most, louder and higher than the
 * others; a little more alone changes nothing.
 */
export function foremost(
  notes: readonly Sounding[],
  instruments: readonly Instrument[],
  bars: readonly number[],
): (SectionId | null)[] {
  let now: SectionId | null = null;
  return bars.map((from, i) => {
    const to = bars[i + 1] ?? from + 4;
    const weight = new Map<SectionId, number>();
    for (const note of notes) {
      const section = instruments[note.part]?.section;
      const long = Math.min(to, note.to) - Math.max(from, note.from);
      if (!section || long <= 0) continue;
      weight.set(section, (weight.get(section) ?? 0) + long * note.velocity ** 2 * 2 ** (note.pitch / 24));
    }
    const [first] = [...weight].sort((a, b) => b[1] - a[1]);
    if (!first) now = null;
    else if (now === null || first[1] > 1.4 * (weight.get(now) ?? 0)) now = first[0];
    return now;
  });
}
