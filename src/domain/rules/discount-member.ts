import { FAMILIES, type Family } from '../contract/family.ts';
import type { Candidate, Offer } from './discount-offer.ts';
import { FAMILY } from './families.ts';
import { LEVELS, type Level } from './level.ts';

/** tmpId of the member discount: there is one at most (specification §4). */
export const MEMBER_ID = 'member';

/** Cards are what a level is bought with in part: they have none. */
const WHERE: readonly Family[] = FAMILIES.filter(family => FAMILY[family].memberDiscount);

/** The discount of a level as something that can be chosen; null for a level without one. */
export function memberDiscount(
  level: number,
  wordsOf: (level: Level) => Pick<Offer, 'title' | 'description'>,
): Candidate | null {
  const own = LEVELS.find(l => l.level === level);
  if (!own || own.percentOff === 0) return null;
  return {
    tmpId: MEMBER_ID,
    offer: {
      id: MEMBER_ID,
      kind: 'member',
      ...wordsOf(own),
      cardtype: '',
      value: { by: 'percent', percent: own.percentOff },
      from: 0,
      until: Number.MAX_SAFE_INTEGER,
      terms: { families: WHERE, excludes: ['promotion'] },
    },
    from: 0,
    until: Number.MAX_SAFE_INTEGER,
    total: 1,
    used: 0,
  };
}
