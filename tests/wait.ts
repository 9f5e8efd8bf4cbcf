import { vi } from 'vitest';

/** Vitest's own gives up after a second, which a busy machine needs for itself. */
export const waitFor = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 60_000 });
