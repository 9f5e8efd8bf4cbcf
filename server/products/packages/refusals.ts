import { ERR } from '#domain/contract/envelope.ts';
import type { PackState } from '#domain/contract/presale.ts';
import type { ChoiceFault } from '#domain/rules/package.ts';
import { type Ladder, REFUND_LADDER } from '#domain/rules/refund.ts';
import type { Bilingual } from '#domain/text.ts';
import type { PackDoc } from '../../catalogue/pack-types.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { badField, refused } from '../../http/refusals.ts';
import { reasonOf } from './words.ts';

export const noPack = (): Refusal => notFound({ zh: '该套票', en: 'package' });
export const tooManyPlaces = (field: 'quantity' | 'seats', limit: number): Refusal =>
  badField(field, {
    zh: `每单最多 ${limit} 个座位。`,
    en: `An order holds ${limit} places at most.`,
  });
export const unequalSeats = (): Refusal =>
  badField('seats', {
    zh: '每一场的座位数须相同，且不能重复。',
    en: 'Choose as many seats on each date, each of them once.',
  });
export const notForSale = (pack: PackDoc, state: Exclude<PackState, 'open'>): Refusal =>
  new Refusal(state === 'level' ? ERR.noPermission : ERR.notOnSale, reasonOf(pack, state));
/** What one member may have of a performance counts in single orders and in packages alike. */
export const tooManySeats = (limit: number): Refusal =>
  new Refusal(
    ERR.overLimit,
    {
      zh: `每位会员每场最多购买 ${limit} 张，您已有这套票中的场次。`,
      en: `A member may buy ${limit} tickets at most for a performance, and you have some of this package already.`,
    },
    { limit },
  );
export const otherSeats = (): Refusal =>
  badField('seats', {
    zh: '座位与所选场次不符。',
    en: 'The seats are not those of the chosen dates.',
  });
const FAULTS: Readonly<Record<ChoiceFault, (pick: number) => Bilingual>> = {
  unknown: () => ({
    zh: '所选场次不在这套票中，或已经不能购买。',
    en: 'One of the dates is not, or no longer, in this package.',
  }),
  twice: () => ({ zh: '同一套曲目只能选一个日期。', en: 'A concert can be chosen on one date only.' }),
  count: n => ({ zh: `这套票要选 ${n} 场。`, en: `This package has ${n} concerts to choose.` }),
};
export const badChoice = (fault: ChoiceFault, pick: number): Refusal =>
  badField('schedules', FAULTS[fault](pick));
export const datesClash = (): Refusal =>
  badField('schedules', {
    zh: '所选场次中有两场时间重叠，请换一个日期。',
    en: 'Two of the dates play at the same time. Please change one.',
  });
/** An evening that another one cannot take the place of, or not any more: by the ladder of its order. */
export const notSwapped = (ladder: Ladder = REFUND_LADDER): Refusal => {
  const { hours = 0 } = ladder.at(-1) ?? {};
  return refused({
    zh: `套票中的这一场已经不能换：换场须在这一场开演 ${hours} 小时之前办理。`,
    en: `This evening of the package cannot be swapped any more: that is possible until ${hours} hours before it begins.`,
  });
};
