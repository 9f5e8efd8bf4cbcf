import { unprintable } from '../rules/printable.ts';
import type { Bilingual } from '../text.ts';

/** Why a name cannot be taken: a ticket could not be printed with it. */
export function nameFault(name: string): Bilingual | null {
  const odd = unprintable(name);
  if (odd.length === 0) return null;
  return {
    zh: `票面无法印出“${odd.join('')}”，请换一种写法，例如汉字、拼音或拉丁字母。`,
    en: `Tickets cannot be printed with “${odd.join('')}”. Please write the name otherwise, in Latin letters for instance.`,
  };
}
