import type { Bilingual } from '#domain/text.ts';
import { hallTime, monthName, WEEKDAYS } from '../../lib/dates.ts';
import type { Family } from '../contract/family.ts';
import type { DiscountKind, Offer } from './discount-offer.ts';
import { LEVELS } from './level.ts';

/** What the panel says of a discount: why not, for whom, how much. Whole yuan are written without decimals. */
const yuan = (fen: number): string =>
  (fen / 100).toLocaleString('en-US', { minimumFractionDigits: fen % 100 === 0 ? 0 : 2 });
const list = (names: readonly Bilingual[]): Bilingual => [
  names.map(n => n[0]).join('、'),
  names.map(n => n[1]).join(', '),
];
const day = (at: number): Bilingual => {
  const { year, month, day: d } = hallTime(at);
  return [`${year}年${month}月${d}日`, `${d} ${monthName(month, 'en-US')} ${year}`];
};

const FAMILY_NAMES: Readonly<Record<Family, Bilingual>> = {
  seat: ['音乐会门票', 'concert tickets'],
  show: ['课程与活动', 'courses and events'],
  mall: ['商城商品', 'goods of our shop'],
  dams: ['数字音乐厅', 'the digital hall'],
  card: ['会员卡', 'membership cards'],
};
const TYPE_NAMES: Readonly<Record<string, Bilingual>> = {
  symphonic: ['交响音乐会', 'symphony concerts'],
  chamber: ['室内乐', 'chamber music'],
  choral: ['合唱与声乐', 'choral concerts'],
  family: ['亲子音乐会', 'family concerts'],
  chinese: ['中国作品', 'Chinese works'],
  'new-year': ['新年音乐会', 'New Year concerts'],
};
export const KIND_NAMES: Readonly<Record<DiscountKind, Bilingual>> = {
  points: ['积分兑换', 'points'],
  promotion: ['促销活动', 'promotions'],
  voucher: ['兑换券', 'vouchers'],
  coupon: ['优惠券', 'coupons'],
  times: ['次卡兑换', 'times cards'],
  pack: ['套票优惠', 'ticket packs'],
  member: ['会员折扣', 'member discount'],
};

export const usedUp: Bilingual = ['已用于其他订单', 'Used in another order'];
export const usedByMember: Bilingual = ['您已参加过此活动', 'You have had this offer already'];
export const expired = (until: number): Bilingual => {
  const [zh, en] = day(until - 1);
  return [`已于 ${zh} 到期`, `Expired on ${en}`];
};
export const notYet = (from: number): Bilingual => {
  const [zh, en] = day(from);
  return [`${zh} 起可用`, `Can be used from ${en}`];
};
export const otherFamily = (families: readonly Family[]): Bilingual => {
  const [zh, en] = list(families.map(f => FAMILY_NAMES[f]));
  return [`仅限${zh}`, `Only for ${en}`];
};
export const otherType = (types: readonly string[]): Bilingual => {
  const [zh, en] = list(types.map(t => TYPE_NAMES[t] ?? [t, t]));
  return [`仅限${zh}演出`, `Only for ${en}`];
};
export const otherDay = (weekdays: readonly number[]): Bilingual => {
  const names = weekdays.map((d): Bilingual => [WEEKDAYS['zh-CN'][d] ?? '', WEEKDAYS['en-US'][d] ?? '']);
  const [zh, en] = list(names);
  return [`仅限${zh}的演出`, `Only for performances on ${en}`];
};
export const lowLevel = (level: number): Bilingual => {
  const [zh, en] = LEVELS.find(l => l.level === level)?.name ?? ['', ''];
  return [`“${zh}”及以上等级可用`, `From member level “${en}”`];
};
export const belowFloor = (floor: number): Bilingual => [
  `商品金额满 ${yuan(floor)} 元可用`,
  `Goods must come to ¥${yuan(floor)}`,
];
export const fewPlaces = (places: number): Bilingual => [
  `一次购买 ${places} 张及以上可用`,
  `From ${places} tickets in one order`,
];
export const notFirst: Bilingual = ['仅限首次购票', 'Only for your first order'];
export const tooDear = (worth: number): Bilingual => [
  `仅可兑换票价 ${yuan(worth)} 元及以下的座位`,
  `Only for places of up to ¥${yuan(worth)}`,
];
export const nothingLeft: Bilingual = ['没有可抵的金额了', 'Nothing is left to take it off'];
export const notBeside = (kind: DiscountKind): Bilingual =>
  kind === 'member'
    ? [
        '与会员折扣不同享，可先选“不使用会员折扣”',
        'Not combinable with the member discount: choose “No member discount” first',
      ]
    : [`与${KIND_NAMES[kind][0]}不同享`, `Not combinable with ${KIND_NAMES[kind][1]}`];
/** One of a kind, as it is spoken of when it was chosen. */
const CHOSEN: Readonly<Record<DiscountKind, string>> = {
  points: 'the points that you use',
  promotion: 'the promotion that you chose',
  voucher: 'the voucher that you chose',
  coupon: 'the coupon that you chose',
  times: 'the times card that you chose',
  pack: 'the ticket pack that you chose',
  member: 'the member discount',
};
export const cancelFirst = (kind: DiscountKind): Bilingual => [
  `请先取消已选的${KIND_NAMES[kind][0]}`,
  `Please take back ${CHOSEN[kind]} first`,
];
export const packaged: Bilingual = [
  '套票价已是优惠价，不再参加其他活动',
  'A package has its own price and takes no further promotion',
];

/** 九折 is ten percent off: tenths in Chinese, percent in English. */
const tenths = (percent: number): string => String(Math.round(100 - percent) / 10);

/** What it takes off in a few signs whose last is the unit (specification §3, discountDesc). */
export function amountWords({ value }: Offer): Bilingual {
  switch (value.by) {
    case 'sum':
      return [`${yuan(value.off)}元`, `${yuan(value.off)}¥`];
    case 'percent':
      return [`${tenths(value.percent)}折`, `${value.percent}%`];
    case 'place':
      return ['1张', '1×'];
    case 'times':
      return [`${value.each}次`, `${value.each}×`];
  }
}

/** Its main condition in a few words, below the amount; empty when there is none. */
export function conditionWords({ value, terms }: Offer): Bilingual {
  if (value.by === 'place') return [`值 ${yuan(value.worth)} 元`, `worth ¥${yuan(value.worth)}`];
  if (value.by === 'times') return [`${yuan(value.worth)} 元以内`, `up to ¥${yuan(value.worth)}`];
  if (terms.floor) return [`满 ${yuan(terms.floor)}`, `from ¥${yuan(terms.floor)}`];
  if (value.by === 'percent' && value.cap) return [`最高减 ${yuan(value.cap)}`, `up to ¥${yuan(value.cap)}`];
  if (terms.places) return [`${terms.places} 张起`, `${terms.places} or more`];
  return ['', ''];
}
