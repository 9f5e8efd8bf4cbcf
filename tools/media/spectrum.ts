/** How high a sound reaches: the mean power of each kilohertz. */

/** Samples of a window: a power of two. */
const WINDOW = 2048;
const FLOOR = -140;

const TURNS = Array.from({ length: WINDOW / 2 }, (_, k) => (-2 * Math.PI * k) / WINDOW);
const COS = Float64Array.from(TURNS, Math.cos);
const SIN = Float64Array.from(TURNS, Math.sin);

/** In place, radix 2, of one window. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let i = 1, j = 0; i < WINDOW; i++) {
    let bit = WINDOW >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  for (let half = 1, step = WINDOW / 2; half < WINDOW; half *= 2, step /= 2) {
    for (let from = 0; from < WINDOW; from += 2 * half) {
      for (let i = from, k = 0; i < from + half; i++, k += step) {
        const [c, s] = [COS[k]!, SIN[k]!];
        const [a, b] = [real[i + half]!, imaginary[i + half]!];
        const [x, y] = [a * c - b * s, a * s + b * c];
        real[i + half] = real[i]! - x;
        imaginary[i + half] = imaginary[i]! - y;
        real[i] = real[i]! + x;
        imaginary[i] = imaginary[i]! + y;
      }
    }
  }
}

/** Power of each kilohertz from nought on, dB against the whole. */
export function spectrum(samples: Float32Array, rate: number): number[] {
  const shape = Float64Array.from(
    { length: WINDOW },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW),
  );
  const windows = Math.floor(samples.length / WINDOW);
  const window = (n: number) =>
    n < windows ? shape.map((share, i) => share * samples[n * WINDOW + i]!) : new Float64Array(WINDOW);
  const power = new Float64Array(WINDOW / 2);
  // Two at a time: what one has at i and the other is in what both together have at i and at -i.
  for (let n = 0; n < windows; n += 2) {
    const [real, imaginary] = [window(n), window(n + 1)];
    transform(real, imaginary);
    const at = (i: number) => real[i]! ** 2 + imaginary[i]! ** 2;
    for (let i = 0; i < power.length; i++) power[i] = power[i]! + (at(i) + at((WINDOW - i) % WINDOW)) / 2;
  }
  const bands = new Float64Array(Math.floor(rate / 2000));
  power.forEach((value, i) => {
    const band = Math.floor((i * rate) / WINDOW / 1000);
    if (band < bands.length) bands[band] = bands[band]! + value;
  });
  const whole = power.reduce((a, b) => a + b, 0);
  return [...bands].map(value => Math.round(Math.max(FLOOR, 10 * Math.log10(value / (whole || 1)))) || 0);
}
