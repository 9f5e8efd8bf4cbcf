import { ERR } from '#domain/contract/envelope.ts';
import type { CardState } from '#domain/contract/membership.ts';
import type { Bilingual } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import { levelTooLow } from '../../accounts/refusals.ts';
import type { CardDoc } from '../../catalogue/card-types.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { wrongStatus } from '../../http/refusals.ts';

export const noOffer = (): Refusal => notFound({ zh: '这种会员卡', en: 'kind of card' });
export function cardFromLevel(level: number, own: number): Refusal {
  const [needed, earned] = [levelWord(level), levelWord(own)];
  return levelTooLow(level, {
    zh: `“${needed.zh}”及以上等级可购，您目前为“${earned.zh}”。`,
    en: `This card is for members from level “${needed.en}”; you are at “${earned.en}”.`,
  });
}
export const tooManyCards = ({ name, perMember }: CardDoc): Refusal =>
  new Refusal(
    ERR.overLimit,
    perMember === 1
      ? {
          zh: `“${name.zh}”每位会员同时只能持有一张，待付款的订单也计算在内。`,
          en: `A member may hold one “${name.en}” at a time; unpaid orders count.`,
        }
      : {
          zh: `“${name.zh}”每位会员同时最多持有 ${perMember} 张，待付款的订单也计算在内。`,
          en: `A member may hold ${perMember} of “${name.en}” at a time; unpaid orders count.`,
        },
    { limit: perMember },
  );
/** Foreign and absent cards get the same reply (quality.md S9). */
export const noCard = (): Refusal => notFound({ zh: '该会员卡', en: 'card' });
export const noCode = (): Refusal => notFound({ zh: '该激活码', en: 'activation code' });
const WHY: Readonly<Record<Exclude<CardState, 'unactivated'>, Bilingual>> = {
  active: { zh: '这张卡已经激活。', en: 'This card has been activated already.' },
  expired: { zh: '这张卡已经过期。', en: 'This card has expired.' },
  usedup: { zh: '这张卡的次数已经用完。', en: 'All times of this card are used.' },
  lapsed: { zh: '这张卡的激活期已过。', en: 'The time to activate this card is over.' },
  void: { zh: '这张卡已经作废。', en: 'This card is no longer valid.' },
};
export const notActivable = (state: Exclude<CardState, 'unactivated'>): Refusal => wrongStatus(WHY[state]);
export const personNeeded = (membershipId: string): Refusal =>
  new Refusal(
    ERR.refused,
    { zh: '这张卡需要填写资料后激活。', en: 'This card asks for some details before it is activated.' },
    { needs: 'person', membershipId },
  );
