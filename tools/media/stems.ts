/** A performance as MIDI, a file for each group of players: sixteen channels, and how far away they sit. */
import type { Instrument } from './instruments.ts';
import { control, type MidiEvent, midiFile, noteOff, noteOn, program } from './midi.ts';
import type { Performance, Sounding } from './perform.ts';

export interface Stem {
  readonly parts: readonly number[];
  /** 0 near … 1 far: how much of the room one hears. */
  readonly depth: number;
  readonly midi: Uint8Array;
}

const DRUMS = 9;
const MELODIC = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15];

/** Groups by distance, and by as many parts as there are channels. */
function groups(instruments: readonly Instrument[]): number[][] {
  const near: number[] = [];
  const middle: number[] = [];
  const far: number[] = [];
  instruments.forEach((instrument, part) => {
    (instrument.depth < 0.45 ? near : instrument.depth < 0.8 ? middle : far).push(part);
  });
  return [near, middle, far].flatMap(group => {
    const cut: number[][] = [];
    for (let i = 0; i < group.length; i += MELODIC.length) cut.push(group.slice(i, i + MELODIC.length));
    return cut;
  });
}

function noteEvents(note: Sounding, instrument: Instrument, channel: number, lead: number): MidiEvent[] {
  const { voice } = instrument;
  const shift = lead - (voice.late ?? 0);
  const from = note.from + shift;
  const pitch = voice.drum ?? note.pitch;
  const slow = voice.slow !== undefined && note.to - note.from > 0.8 && note.velocity < 88;
  const plucked = note.pizzicato && voice.pluck !== undefined;
  const trembles = note.trembles === true && !plucked && voice.tremble !== undefined;
  const choose =
    voice.drum !== undefined
      ? []
      : [
          control(
            channel,
            0,
            slow && !plucked && !trembles ? (voice.slowBank ?? voice.bank) : pluckBank(voice.bank, plucked),
          ),
          program(
            channel,
            plucked ? voice.pluck! : trembles ? voice.tremble! : slow ? voice.slow! : voice.program,
          ),
        ];
  return [
    ...choose.map(bytes => ({ at: from, bytes })),
    { at: from, bytes: noteOn(channel, pitch, note.velocity) },
    { at: note.to + shift, bytes: noteOff(channel, pitch) },
  ];
}
/** Long notes begin to sing after a moment, and the next one begins plain. */
function vibrato(notes: readonly Sounding[], channel: number, lead: number): MidiEvent[] {
  return notes.flatMap(note => {
    const long = note.to - note.from;
    if (long < SINGS || note.pizzicato) return [];
    const at = (share: number) => note.from + lead + 0.18 + share * Math.min(0.5, long / 3);
    return [
      ...[0.35, 0.7, 1].map((share, i) => ({ at: at(share), bytes: control(channel, 1, 9 * (i + 1)) })),
      { at: note.to + lead, bytes: control(channel, 1, 0) },
    ];
  });
}
/** Seconds from which a note is long. */
const SINGS = 0.55;

/** A single player plucks with the general programme. */
const pluckBank = (bank: number, plucked: boolean): number => (plucked && bank < 20 ? 0 : bank);

/** Notes of one pitch on one channel must not overlap: the earlier one ends where the later begins. */
function untangle(notes: readonly Sounding[]): Sounding[] {
  const last = new Map<string, number>();
  const clean: Sounding[] = [];
  for (const note of [...notes].sort((a, b) => a.from - b.from)) {
    const key = `${note.part}:${note.pitch}`;
    const before = last.get(key);
    const other = before === undefined ? undefined : clean[before];
    if (before !== undefined && other && other.to > note.from - 0.004)
      clean[before] = { ...other, to: Math.max(other.from + 0.02, note.from - 0.004) };
    last.set(key, clean.push(note) - 1);
  }
  return clean;
}

/** `lead`: seconds of silence before the first bar line; `tail`: what rings after the last. */
export function stemsOf(
  performance: Performance,
  instruments: readonly Instrument[],
  { lead, tail, gains }: { lead: number; tail: number; gains: readonly number[] },
): Stem[] {
  const end = performance.map.seconds(performance.map.quarters) + lead + tail;
  return groups(instruments).map(parts => {
    const events: MidiEvent[] = [];
    const channels = new Map<number, number>();
    let next = 0;
    for (const part of parts) {
      const instrument = instruments[part]!;
      const channel = instrument.voice.drum === undefined ? MELODIC[next++]! : DRUMS;
      channels.set(part, channel);
      const loud = 100 * 10 ** ((instrument.gain + (gains[part] ?? 0)) / 40);
      events.push(
        { at: 0, bytes: control(channel, 7, loud) },
        { at: 0, bytes: control(channel, 10, 64 + 58 * instrument.pan) },
        { at: 0, bytes: control(channel, 91, 0) },
        { at: 0, bytes: control(channel, 93, 0) },
      );
    }
    const before = new Map<number, number>();
    for (const { part, at, level } of performance.swellings) {
      const channel = channels.get(part);
      // Half of what lies between soft and loud is in the touch, half in the breath and the bow: held notes grow too.
      const value = Math.round(60 + 67 * level);
      if (channel === undefined || channel === DRUMS || before.get(channel) === value) continue;
      before.set(channel, value);
      events.push({ at: at + lead, bytes: control(channel, 11, value) });
    }
    const mine = performance.notes.filter(n => channels.has(n.part));
    const clean = untangle(mine);
    for (const note of clean)
      events.push(...noteEvents(note, instruments[note.part]!, channels.get(note.part)!, lead));
    for (const part of parts)
      if (instruments[part]!.voice.sings)
        events.push(
          ...vibrato(
            clean.filter(n => n.part === part),
            channels.get(part)!,
            lead,
          ),
        );
    const depth = parts.reduce((sum, p) => sum + instruments[p]!.depth, 0) / parts.length;
    return { parts, depth, midi: midiFile(events, end) };
  });
}
