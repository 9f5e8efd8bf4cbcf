import { brand } from '#brand';
import { hallTime, monthName, WEEKDAYS } from '#lib/dates.ts';
import { inUnits, plainYuan, priced } from '#lib/price.ts';
import type { DiscountKind } from '../contract/discount-kinds.ts';
import type { Family } from '../contract/family.ts';
import type { Offer } from '../rules/discount-offer.ts';
import type { DiscountReason } from '../rules/discount-reason.ts';
import type { Level } from '../rules/level.ts';
import type { Bilingual } from '../text.ts';
import { levelWord } from './level.ts';
import { percentOffWords, tenths } from './percent.ts';
import { pointsWords } from './points.ts';
import { inWords, type WordsOf } from './reason.ts';

// What the panel says of a discount: why not, for whom, how much.

const sum = (fen: number): string => priced(inUnits(fen));
/** An amount whose last sign is its unit, as the wire has it (specification §3, discountDesc). */
export function unitWords(fen: number): Bilingual {
  const { code, sign } = brand.currency;
  const figure = plainYuan(inUnits(fen));
  return { zh: `${figure}${code === 'CNY' ? '元' : sign}`, en: `${figure}${sign}` };
}
const list = (names: readonly Bilingual[]): Bilingual => ({
  zh: names.map(n => n.zh).join('、'),
  en: names.map(n => n.en).join(', '),
});
const day = (at: number): Bilingual => {
  const { year, month, day: d } = hallTime(at);
  return { zh: `${year}年${month}月${d}日`, en: `${d} ${monthName(month, 'en-US')} ${year}` };
};

const FAMILY_NAMES: Readonly<Record<Family, Bilingual>> = {
  seat: { zh: '音乐会门票', en: 'concert tickets' },
  show: { zh: '课程与活动', en: 'courses and events' },
  mall: { zh: '商城商品', en: 'goods of our shop' },
  dams: { zh: '数字音乐厅', en: 'the digital hall' },
  card: { zh: '会员卡', en: 'membership cards' },
};
const TYPE_NAMES: Readonly<Record<string, Bilingual>> = {
  symphonic: { zh: '交响音乐会', en: 'symphony concerts' },
  chamber: { zh: '室内乐', en: 'chamber music' },
  choral: { zh: '合唱与声乐', en: 'choral concerts' },
  family: { zh: '亲子音乐会', en: 'family concerts' },
  chinese: { zh: '中国作品', en: 'Chinese works' },
  'new-year': { zh: '新年音乐会', en: 'New Year concerts' },
};
interface KindWords {
  readonly name: Bilingual;
  /** One of the kind, as it is spoken of when it was chosen. */
  readonly chosen: string;
  /** What is said of others that it does not stand beside, where its name alone does not say what to do. */
  readonly notBeside?: Bilingual;
}
const KINDS: Readonly<Record<DiscountKind, KindWords>> = {
  points: { name: { zh: '积分兑换', en: 'points' }, chosen: 'the points that you use' },
  promotion: { name: { zh: '促销活动', en: 'promotions' }, chosen: 'the promotion that you chose' },
  voucher: { name: { zh: '兑换券', en: 'vouchers' }, chosen: 'the voucher that you chose' },
  coupon: { name: { zh: '优惠券', en: 'coupons' }, chosen: 'the coupon that you chose' },
  times: { name: { zh: '次卡兑换', en: 'times cards' }, chosen: 'the times card that you chose' },
  pack: { name: { zh: '套票优惠', en: 'ticket packs' }, chosen: 'the ticket pack that you chose' },
  member: {
    name: { zh: '会员折扣', en: 'member discount' },
    chosen: 'the member discount',
    notBeside: {
      zh: '与会员折扣不同享，可先选“不使用会员折扣”',
      en: 'Not combinable with the member discount: choose “No member discount” first',
    },
  },
};

export const kindName = (kind: DiscountKind): Bilingual => KINDS[kind].name;

const WHY: WordsOf<DiscountReason> = {
  usedUp: { zh: '已用于其他订单', en: 'Used in another order' },
  usedByMember: { zh: '您已参加过此活动', en: 'You have had this offer already' },
  expired: ({ until }) => {
    const { zh, en } = day(until - 1);
    return { zh: `已于 ${zh} 到期`, en: `Expired on ${en}` };
  },
  notYet: ({ from }) => {
    const { zh, en } = day(from);
    return { zh: `${zh} 起可用`, en: `Can be used from ${en}` };
  },
  otherFamily: ({ families }) => {
    const { zh, en } = list(families.map(f => FAMILY_NAMES[f]));
    return { zh: `仅限${zh}`, en: `Only for ${en}` };
  },
  otherType: ({ types }) => {
    const { zh, en } = list(types.map(t => TYPE_NAMES[t] ?? { zh: t, en: t }));
    return { zh: `仅限${zh}演出`, en: `Only for ${en}` };
  },
  otherDay: ({ weekdays }) => {
    const names = weekdays.map(
      (d): Bilingual => ({ zh: WEEKDAYS['zh-CN'][d] ?? '', en: WEEKDAYS['en-US'][d] ?? '' }),
    );
    const { zh, en } = list(names);
    return { zh: `仅限${zh}的演出`, en: `Only for performances on ${en}` };
  },
  lowLevel: ({ level }) => {
    const { zh, en } = levelWord(level);
    return { zh: `“${zh}”及以上等级可用`, en: `From member level “${en}”` };
  },
  belowFloor: ({ floor }) => ({
    zh: `商品金额满 ${sum(floor)} 可用`,
    en: `Goods must come to ${sum(floor)}`,
  }),
  fewPlaces: ({ places }) => ({
    zh: `一次购买 ${places} 张及以上可用`,
    en: `From ${places} tickets in one order`,
  }),
  notFirst: { zh: '仅限首次购票', en: 'Only for your first order' },
  tooDear: ({ worth }) => ({
    zh: `仅可兑换票价 ${sum(worth)} 及以下的座位`,
    en: `Only for places of up to ${sum(worth)}`,
  }),
  nothingLeft: { zh: '没有可抵的金额了', en: 'Nothing is left to take it off' },
  notBeside: ({ kind }) => {
    const { name, notBeside } = KINDS[kind];
    return notBeside ?? { zh: `与${name.zh}不同享`, en: `Not combinable with ${name.en}` };
  },
  cancelFirst: ({ kind }) => ({
    zh: `请先取消已选的${KINDS[kind].name.zh}`,
    en: `Please take back ${KINDS[kind].chosen} first`,
  }),
  packaged: {
    zh: '套票价已是优惠价，不再参加其他活动',
    en: 'A package has its own price and takes no further promotion',
  },
  points: ({ problem }) => pointsWords(problem),
};
/** Why a discount cannot be used, or not now. */
export const discountWords = (reason: DiscountReason): Bilingual => inWords(WHY, reason);

/** What points are called in an order's list of discounts. */
export const POINTS_TITLE: Bilingual = { zh: '积分兑换', en: 'Points' };

/** The discount of a level, as an offer is announced. */
export const memberWords = ({ level, percentOff }: Level): Pick<Offer, 'title' | 'description'> => ({
  title: {
    zh: `${levelWord(level).zh} ${percentOffWords(percentOff).zh}`,
    en: `${levelWord(level).en}, ${percentOffWords(percentOff).en}`,
  },
  description: {
    zh: '按会员等级享受，与促销活动不同享。',
    en: 'By member level; not combinable with promotions.',
  },
});

/** What it takes off in a few signs whose last is the unit (specification §3, discountDesc). */
export function amountWords({ value }: Offer): Bilingual {
  switch (value.by) {
    case 'sum':
      return unitWords(value.off);
    case 'percent':
      return { zh: `${tenths(value.percent)}折`, en: `${value.percent}%` };
    case 'place':
      return { zh: '1张', en: '1×' };
    case 'times':
      return { zh: `${value.each}次`, en: `${value.each}×` };
  }
}

/** Its main condition in a few words, below the amount; empty when there is none. */
export function conditionWords({ value, terms }: Offer): Bilingual {
  if (value.by === 'place') return { zh: `值 ${sum(value.worth)}`, en: `worth ${sum(value.worth)}` };
  if (value.by === 'times') return { zh: `${sum(value.worth)} 以内`, en: `up to ${sum(value.worth)}` };
  if (terms.floor) return { zh: `满 ${sum(terms.floor)}`, en: `from ${sum(terms.floor)}` };
  if (value.by === 'percent' && value.cap)
    return { zh: `最高减 ${sum(value.cap)}`, en: `up to ${sum(value.cap)}` };
  if (terms.places) return { zh: `${terms.places} 张起`, en: `${terms.places} or more` };
  return { zh: '', en: '' };
}
