/** The answer of an invented hall to one clap: early reflections, then noise that fades, high tones first. */
import { seeded } from './random.ts';

const RATE = 44_100;
/** Seconds until 60 dB are gone, and before the first reflection. */
const DECAY = 1.9;
const GAP = 0.018;
const EARLY = [0.019, 0.027, 0.034, 0.043, 0.057, 0.071] as const;

function channel(seed: number): Float32Array {
  const chance = seeded(seed);
  const length = Math.round(RATE * DECAY);
  const out = new Float32Array(length);
  let low = 0;
  let slow = 0;
  for (let i = Math.round(GAP * RATE * 2); i < length; i++) {
    const t = i / RATE;
    // A low-pass that closes: 7 kHz at first, 1.5 kHz at the end.
    const open = 0.63 * Math.exp(-1.4 * t) + 0.06;
    low += open * (chance() * 2 - 1 - low);
    // Nothing below 100 Hz, where a hall would boom.
    slow += 0.014 * (low - slow);
    out[i] = (low - slow) * 10 ** ((-3 * t) / DECAY) * Math.min(1, (t - GAP * 2) * 40);
  }
  EARLY.forEach((t, k) => {
    const at = Math.round((t + (chance() - 0.5) * 0.006) * RATE);
    out[at] = (out[at] ?? 0) + 0.5 * 0.8 ** k * (k % 2 === 0 ? 1 : -1);
  });
  const energy = Math.sqrt(out.reduce((sum, v) => sum + v * v, 0));
  return out.map(v => v / energy);
}

/** A stereo WAV file of 32-bit floats; each channel has the energy of one sample of full scale. */
export function roomWav(): Uint8Array {
  const [left, right] = [channel(17), channel(71)];
  const data = new DataView(new ArrayBuffer(44 + left.length * 8));
  const text = (at: number, s: string) =>
    [...s].forEach((c, i) => {
      data.setUint8(at + i, c.charCodeAt(0));
    });
  text(0, 'RIFF');
  data.setUint32(4, data.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 3, true);
  data.setUint16(22, 2, true);
  data.setUint32(24, RATE, true);
  data.setUint32(28, RATE * 8, true);
  data.setUint16(32, 8, true);
  data.setUint16(34, 32, true);
  text(36, 'data');
  data.setUint32(40, left.length * 8, true);
  left.forEach((v, i) => {
    data.setFloat32(44 + i * 8, v, true);
    data.setFloat32(48 + i * 8, right[i] ?? 0, true);
  });
  return new Uint8Array(data.buffer);
}
