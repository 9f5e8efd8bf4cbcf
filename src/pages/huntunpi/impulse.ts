/** How a hall answers a clap, made from its reverberation times: what a convolver needs to put a sound into it. */

export interface Decay {
  /** Seconds until the sound is 60 dB weaker, below and above a middle frequency. */
  readonly low: number;
  readonly high: number;
}

/** Natural logarithm of 60 dB, as amplitude. */
const SIXTY = Math.log(1000);
/** Of a one-pole filter that parts the noise at about 800 Hz. */
const SPLIT_HZ = 800;
/** The first reflections come when the nearest wall has answered. */
const DELAY = 0.022;

/**
 * Noise that fades as the hall does: slowly in the bass, faster in the treble. `random` gives numbers from 0 to 1.
 * As long as its slower part needs for 60 dB.
 */
export function impulse({ low, high }: Decay, rate: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil((Math.max(low, high) + DELAY) * rate));
  const keep = Math.exp((-2 * Math.PI * SPLIT_HZ) / rate);
  let below = 0;
  for (let i = Math.round(DELAY * rate); i < samples.length; i++) {
    const noise = random() * 2 - 1;
    below = noise * (1 - keep) + below * keep;
    const seconds = i / rate - DELAY;
    // The filter takes power from the low part; the factor gives it back.
    const bass = below * 3.2 * Math.exp((-SIXTY * seconds) / low);
    const treble = (noise - below) * Math.exp((-SIXTY * seconds) / high);
    samples[i] = bass + treble;
  }
  samples[0] = 1;
  return samples;
}

/** A phrase for a flute alone: semitones above A4, and seconds. It ends with a silence to hear the hall in. */
export const PHRASE: readonly (readonly [pitch: number | null, seconds: number])[] = [
  [3, 0.55],
  [7, 0.28],
  [10, 0.28],
  [15, 0.9],
  [14, 0.28],
  [10, 0.28],
  [12, 1.1],
  [null, 0.5],
  [10, 0.24],
  [7, 0.24],
  [3, 1.3],
];
export const phraseSeconds = PHRASE.reduce((sum, [, seconds]) => sum + seconds, 0);
