/** Membership cards: what state one is in, and who may activate one. Instants in milliseconds. */
import type { CardState } from '../contract/membership.ts';

export interface CardFacts {
  /** The card's order was refunded. */
  readonly void: boolean;
  readonly activateBy: number;
  readonly activatedAt: number | null;
  readonly expiresAt: number | null;
  /** 0 for cards that are not counted. */
  readonly times: number;
  readonly used: number;
}

export function cardState(card: CardFacts, now: number): CardState {
  if (card.void) return 'void';
  if (card.activatedAt === null) return now < card.activateBy ? 'unactivated' : 'lapsed';
  if (card.times > 0 && card.used >= card.times) return 'usedup';
  return card.expiresAt !== null && now >= card.expiresAt ? 'expired' : 'active';
}

/**
 * The birthdays, YYYY-MM-DD, of whoever has an age of whole years on `today`, both ends included; no bound where an age
 * is not given.
 */
export function birthdaysOf(
  { ageFrom, ageTo }: { readonly ageFrom?: number | undefined; readonly ageTo?: number | undefined },
  today: string,
): { from?: string; to?: string } {
  const yearsAgo = (years: number): string =>
    `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  return {
    ...(ageTo !== undefined && { from: dayAfter(yearsAgo(ageTo + 1)) }),
    ...(ageFrom !== undefined && { to: yearsAgo(ageFrom) }),
  };
}

/** The day after one that may be a 29 February of a common year. */
function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const next = new Date(Date.UTC(year, month - 1, date === 29 && month === 2 ? 29 : date + 1));
  if (date === 29 && month === 2) next.setUTCMonth(2, 1);
  return next.toISOString().slice(0, 10);
}

/** A ticket's code has 122 characters, and spaces between them. */
const MOST_TYPED = 300;
/** Codes of cards and tickets as people type them: capitals, without spaces and dashes; O and I are taken for 0 and 1. */
export const cleanCode = (code: string): string =>
  code
    .slice(0, MOST_TYPED)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Without letters that look like figures. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 16;
/** ABCD-EFGH-JKMN-PQRS */
export const showCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');
