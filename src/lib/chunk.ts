import { CHUNK_TIMEOUT } from './constants.ts';

export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * Loads a piece of the site's code: a script that has not come after 120 s errors, a style that fails errors at once
 * (specification §8). `load` is a dynamic import; Vite's rejects when one of its styles fails.
 */
export function loadChunk<T>(load: () => Promise<T>, timeout = CHUNK_TIMEOUT): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ChunkError(`A part of the site did not load in ${timeout} ms`)),
      timeout,
    );
    load().then(
      module => {
        clearTimeout(timer);
        resolve(module);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(new ChunkError('A part of the site could not be loaded', { cause: error }));
      },
    );
  });
}
