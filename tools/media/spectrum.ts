/** How high a sound reaches: the mean power of each kilohertz. */

/** Samples of a window: a power of two. */
const WINDOW = 2048;
const FLOOR = -140;

/** In place, radix 2. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const half = size >> 1;
    for (let k = 0; k < half; k++) {
      const turn = (-2 * Math.PI * k) / size;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      for (let i = k; i < n; i += size) {
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
  const power = new Float64Array(WINDOW / 2);
  for (let from = 0; from + WINDOW <= samples.length; from += WINDOW) {
    const real = shape.map((share, i) => share * samples[from + i]!);
    const imaginary = new Float64Array(WINDOW);
    transform(real, imaginary);
    for (let i = 0; i < power.length; i++) power[i] = power[i]! + real[i]! ** 2 + imaginary[i]! ** 2;
  }
  const bands = new Float64Array(Math.floor(rate / 2000));
  power.forEach((value, i) => {
    const band = Math.floor((i * rate) / WINDOW / 1000);
    if (band < bands.length) bands[band] = bands[band]! + value;
  });
  const whole = power.reduce((a, b) => a + b, 0);
  return [...bands].map(value => Math.round(Math.max(FLOOR, 10 * Math.log10(value / (whole || 1)))) || 0);
}
