import { readText, writeText } from '#lib/storage.ts';
import type { Target } from './use-favorite.ts';

const KEY = 'heming.wish';
const nameOf = ({ type, targetId }: Target) => `${type}:${targetId}`;

/** Remembers for this tab what was to be liked before the login. Without storage it is forgotten, no more. */
export const keepWish = (target: Target): boolean => writeText('session', KEY, nameOf(target));

/** True once when this very thing was to be liked. */
export const takeWish = (target: Target): boolean =>
  readText('session', KEY) === nameOf(target) && dropWish();

export const dropWish = (): boolean => writeText('session', KEY, null);
