import type { Locale } from '#site/tree.ts';
import { readText, writeText } from './storage.ts';

const DESK_LOCALE = 'heming-desk-locale';

/** The language of whoever works here: as it was chosen, at the desk or a door, else the browser's. */
export function deskLocale(): Locale {
  const kept = readText('local', DESK_LOCALE);
  if (kept === 'zh-CN' || kept === 'en-US') return kept;
  return navigator.language.startsWith('en') ? 'en-US' : 'zh-CN';
}
export const keepDeskLocale = (locale: Locale): boolean => writeText('local', DESK_LOCALE, locale);
