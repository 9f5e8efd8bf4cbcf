import type { Target } from './use-favorite.ts';

const KEY = 'heming.wish';
const nameOf = ({ type, targetId }: Target) => `${type}:${targetId}`;

/** Remembers for this tab what was to be liked before the login. Without storage it is forgotten, no more. */
export function keepWish(target: Target): void {
  try {
    sessionStorage.setItem(KEY, nameOf(target));
  } catch {
    // Storage is denied.
  }
}

/** True once when this very thing was to be liked. */
export function takeWish(target: Target): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== nameOf(target)) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

export function dropWish(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is denied.
  }
}
