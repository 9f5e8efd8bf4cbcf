import type { ArtAttrs } from '#domain/contract/parts.ts';

const RATE = 22_050;
/** Seconds of one unit of a theme. */
const BEAT = 0.42;
const PITCHES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
/** Partials of a plucked string: strength by number. */
const PARTIALS = [1, 0.5, 0.28, 0.16, 0.09];

/** Frequency of the tonic of a key (“C minor”, “Bb major”), in the octave below the tuning note of 442 Hz. */
export function tonicOf(key: string): number {
  const [, letter = 'C', sign = ''] = /^([A-G])([b#]?)/.exec(key) ?? [];
  const step = (PITCHES[letter] ?? 0) + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
  return 442 * 2 ** ((step - 9) / 12) * 0.5;
}

type Theme = NonNullable<ArtAttrs['theme']>;

/** A theme as sound: each note a string that is plucked and fades. Values from −1 to 1. */
export function themeSamples(theme: Theme, tonic: number): Float32Array {
  const units = theme.reduce((sum, [, length]) => sum + length, 0);
  const samples = new Float32Array(Math.ceil((units * BEAT + 1) * RATE));
  let at = 0;
  for (const [pitch, length] of theme) {
    if (pitch !== null) pluck(samples, at, tonic * 2 ** (pitch / 12), length * BEAT + 0.8);
    at += length * BEAT;
  }
  return samples;
}

function pluck(samples: Float32Array, at: number, frequency: number, seconds: number): void {
  const from = Math.floor(at * RATE);
  const to = Math.min(samples.length, from + Math.floor(seconds * RATE));
  for (let i = from; i < to; i++) {
    const t = (i - from) / RATE;
    const attack = Math.min(1, t / 0.008);
    let value = 0;
    for (const [n, strength] of PARTIALS.entries())
      value += strength * Math.sin(2 * Math.PI * frequency * (n + 1) * t) * Math.exp(-t * (1.6 + n * 1.3));
    samples[i] = (samples[i] ?? 0) + value * attack * 0.3;
  }
}

/** A WAV file of one channel, 16 bit. */
export function wavOf(samples: Float32Array): Blob {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const text = (at: number, word: string): void => {
    for (const [i, letter] of [...word].entries()) view.setUint8(at + i, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [i, value] of samples.entries())
    view.setInt16(44 + i * 2, Math.max(-1, Math.min(1, value)) * 32_767, true);
  return new Blob([view.buffer], { type: 'audio/wav' });
}
