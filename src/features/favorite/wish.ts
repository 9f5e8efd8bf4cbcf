import { readText, writeText } from '#lib/storage.ts';
import type { Target } from './use-favorite.ts';

const KEY = 'heming.wish';
const nameOf = ({ type, targetId }: Target) => `${type}:${targetId}`;

/** Remembers for this tab what was to be liked before the login. Without storage it is forgotten, no more. */
export const keepWish = (target: Target): boolean => writeText('session', KEY, nameOf(target));

/** Whether this very thing was to be liked. */
export const isWished = (target: Target): boolean => readText('session', KEY) === nameOf(target);

export const dropWish = (): boolean => writeText('session', KEY, null);
