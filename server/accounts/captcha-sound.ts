import type { Locale } from '#site/tree.ts';
import type { Random } from '../random.ts';

const RATE = 8000;
const HEADER = 44;

/**
 * Digits spoken one after another, each at a pitch, a pace and a distance of its own, over a murmur of the same voice
 * backwards: a WAV file. The clips come when they are asked for.
 */
export async function speakDigits(digits: string, locale: Locale, random: Random): Promise<Uint8Array> {
  const { SPOKEN } = await import('./spoken-digits.ts');
  const clips = SPOKEN[locale].map(samplesOf);
  const jitter = (size: number): number => (random.int(2001) / 1000 - 1) * size;
  const seconds = (s: number): number => Math.round(s * RATE);

  const words: { at: number; samples: Float32Array }[] = [];
  let at = seconds(0.5);
  for (const digit of digits) {
    const samples = stretched(
      clips[Number(digit)] ?? new Float32Array(),
      1 + jitter(0.09),
      0.75 + jitter(0.12),
    );
    words.push({ at, samples });
    at += samples.length + seconds(0.55 + jitter(0.2));
  }
  const sound = new Float32Array(at + seconds(0.2));
  for (let i = 0; i < sound.length / seconds(0.22); i++) {
    const clip = clips[random.int(clips.length)] ?? new Float32Array();
    const murmur = stretched(clip, 1.15 + jitter(0.25), 0.13).reverse();
    add(sound, murmur, random.int(sound.length));
  }
  for (const word of words) add(sound, word.samples, word.at);
  for (let i = 0; i < sound.length; i++) sound[i] = (sound[i] ?? 0) + jitter(0.03);
  return wav(sound);
}

const samplesOf = (clip: string): Float32Array =>
  Float32Array.from(atob(clip), c => (c.charCodeAt(0) - 128) / 127);

/** Faster is higher, like a tape. */
const stretched = (clip: Float32Array, speed: number, loud: number): Float32Array =>
  Float32Array.from({ length: Math.floor(clip.length / speed) }, (_, i) => {
    const from = i * speed;
    const part = from - Math.floor(from);
    const [a = 0, b = 0] = [clip[Math.floor(from)], clip[Math.floor(from) + 1]];
    return (a + (b - a) * part) * loud;
  });

function add(sound: Float32Array, samples: Float32Array, at: number): void {
  const end = Math.min(samples.length, sound.length - at);
  for (let i = 0; i < end; i++) sound[at + i] = (sound[at + i] ?? 0) + (samples[i] ?? 0);
}

/** Eight bits, one channel. */
function wav(sound: Float32Array): Uint8Array {
  const file = new Uint8Array(HEADER + sound.length);
  const view = new DataView(file.buffer);
  const name = (at: number, text: string): void => {
    for (let i = 0; i < text.length; i++) file[at + i] = text.charCodeAt(i);
  };
  name(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  name(36, 'data');
  view.setUint32(40, sound.length, true);
  for (let i = 0; i < sound.length; i++)
    file[HEADER + i] = 128 + Math.round(Math.max(-1, Math.min(1, sound[i] ?? 0)) * 127);
  return file;
}
