import { ChunkError } from '#lib/chunk.ts';
import { readText, writeText } from '#lib/storage.ts';

const KEY = 'heming.reloaded';
/** Not more than one automatic reload in this time; ms. */
const GUARD = 60_000;

/** After a deploy the old page's code may be gone: one guarded reload (quality.md R16). True when it was started. */
export function reloadOnce(now = Date.now(), reload = () => window.location.reload()): boolean {
  if (Math.abs(now - Number(readText('session', KEY) ?? 0)) < GUARD) return false;
  // Without storage a loop could not be stopped: the error screen stays.
  if (!writeText('session', KEY, String(now))) return false;
  reload();
  return true;
}

const lost = new WeakSet<Error>();

/** Vite tells of every import that failed, also of those outside a route. */
export function noteLostCode(event: Event & { readonly payload?: unknown }): void {
  if (event.payload instanceof Error) lost.add(event.payload);
}

/** The error is a part of the site's code that could not be loaded. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof ChunkError || (error instanceof Error && lost.has(error));
