import type { Random } from '../random.ts';

const RANGE = 2 ** 32;

/** Drawn many at a time: asking the platform costs more than the numbers. Each is used once. */
const pool = new Uint32Array(256);
let used = pool.length;

function draw(): number {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const value = pool[used] ?? 0;
  pool[used++] = 0;
  return value;
}

/** The platform's own generator, in Node and in browsers. */
export const systemRandom: Random = {
  token(bytes) {
    const raw = crypto.getRandomValues(new Uint8Array(bytes));
    return btoa(String.fromCharCode(...raw))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  },
  int(max) {
    // Numbers above the last whole multiple of max would favour the small ones.
    const limit = RANGE - (RANGE % max);
    for (;;) {
      const value = draw();
      if (value < limit) return value % max;
    }
  },
};
