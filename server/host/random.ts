import type { Random } from '../deps.ts';

const RANGE = 2 ** 32;

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
    const box = new Uint32Array(1);
    for (;;) {
      crypto.getRandomValues(box);
      const value = box[0] ?? RANGE;
      if (value < limit) return value % max;
    }
  },
};
