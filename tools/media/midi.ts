/** Standard MIDI files, written for one purpose: format 0, and a clock that has no tempo but seconds. */

/** Ticks in a second. */
const TICKS = 24_000;

interface MidiEvent {
  readonly at: number;
  readonly bytes: readonly number[];
}

function variable(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

const word = (n: number): number[] => [(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

/** `at` in seconds; events of one time keep their order. `until` keeps the file open for what still rings. */
export function midiFile(events: readonly MidiEvent[], until: number): Uint8Array {
  const track: number[] = [0, 0xff, 0x51, 3, 0x0f, 0x42, 0x40];
  let before = 0;
  for (const { at, bytes } of [...events].sort((a, b) => a.at - b.at)) {
    const tick = Math.round(at * TICKS);
    for (const byte of variable(Math.max(0, tick - before))) track.push(byte);
    for (const byte of bytes) track.push(byte);
    before = Math.max(before, tick);
  }
  track.push(...variable(Math.max(0, Math.round(until * TICKS) - before)), 0xff, 0x2f, 0);
  const header = [0x4d, 0x54, 0x68, 0x64, ...word(6), 0, 0, 0, 1, TICKS >> 8, TICKS & 255];
  return Uint8Array.from([...header, 0x4d, 0x54, 0x72, 0x6b, ...word(track.length), ...track]);
}

export const noteOn = (channel: number, pitch: number, velocity: number) => [0x90 | channel, pitch, velocity];
export const noteOff = (channel: number, pitch: number) => [0x80 | channel, pitch, 0];
export const control = (channel: number, number: number, value: number) => [
  0xb0 | channel,
  number,
  Math.max(0, Math.min(127, Math.round(value))),
];
export const program = (channel: number, number: number) => [0xc0 | channel, number];
export type { MidiEvent };
