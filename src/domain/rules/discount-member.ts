import { FAMILIES, type Family } from '../contract/family.ts';
import type { Candidate } from './discount-offer.ts';
import { LEVELS } from './level.ts';

/** tmpId of the member discount: there is one at most (specification §4). */
export const MEMBER_ID = 'member';

/** Cards are what a level is bought with in part: they have none. */
const WHERE: readonly Family[] = FAMILIES.filter(f => f !== 'card');
const tenths = (percent: number): string => {
  const digits = String(100 - percent).replace(/0$/, '');
  return `${[...digits].map(d => '零一二三四五六七八九'[Number(d)]).join('')}折`;
};

/** The discount of a level as something that can be chosen; null for a level without one. */
export function memberDiscount(level: number): Candidate | null {
  const own = LEVELS.find(l => l.level === level);
  if (!own || own.percentOff === 0) return null;
  const { zh, en } = own.name;
  return {
    tmpId: MEMBER_ID,
    offer: {
      id: MEMBER_ID,
      kind: 'member',
      title: { zh: `${zh} ${tenths(own.percentOff)}`, en: `${en}, ${own.percentOff}% off` },
      description: {
        zh: '按会员等级享受，与促销活动不同享。',
        en: 'By member level; not combinable with promotions.',
      },
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
