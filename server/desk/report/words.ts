import type { Channel } from '#domain/contract/order.ts';
import type { OrderFamily } from '#domain/rules/families.ts';
import type { Bilingual } from '#domain/text.ts';
import { kindName } from '#domain/words/discount.ts';
import { t } from '../../catalogue/text.ts';
import type { OrderRow } from '../../store/ports/sales.ts';

/** How tickets and goods are handed over, in the report's words. */
const CHANNELS: Readonly<Record<Channel, Bilingual>> = {
  productAbholung: t('自取', 'collected'),
  productEMS: t('快递', 'courier'),
  productCollect: t('快递到付', 'courier, paid on delivery'),
  productUnwanted: t('电子票，每单一码', 'e-ticket, one code an order'),
  oneYard: t('电子票，一座一码', 'e-ticket, one code a seat'),
  oneYardAbholung: t('自取，一座一码', 'collected, one code a seat'),
};
export const FAMILY_WORDS: Readonly<Record<OrderFamily, Bilingual>> = {
  seat: t('音乐会门票', 'concert tickets'),
  package: t('套票', 'packages'),
  show: t('课程与活动', 'courses and events'),
  mall: t('商品', 'goods'),
  dams: t('数字音乐厅', 'the digital hall'),
  card: t('会员卡', 'membership cards'),
};
const NONE = t('无', 'none');

export const SAID = {
  sold: t('售出', 'sold'),
  complimentary: t('赠出', 'complimentary'),
  basket: t('待付', 'in a basket'),
  house: t('自留', 'held by the house'),
  fees: t('退票手续费', 'fees of returns'),
  returned: t('退回', 'returned'),
  ofTheseGiven: t('其中捐给基金会', 'of these for the foundation'),
  given: t('捐给基金会', 'for the foundation'),
  came: t('已到场', 'came'),
  absent: t('未到场', 'did not come'),
  awaited: t('尚未到场', 'still to come'),
} as const;

export const channelOf = ({ contact }: OrderRow): Bilingual => (contact ? CHANNELS[contact.channel] : NONE);

export function discountOf({ complimentary, discounts }: OrderRow): Bilingual {
  if (complimentary) return SAID.complimentary;
  const names = [...new Set(discounts.map(d => d.kind))].map(kindName);
  return names.length === 0
    ? NONE
    : { zh: names.map(n => n.zh).join(' + '), en: names.map(n => n.en).join(' + ') };
}
export const ofOne = (what: Bilingual, family: OrderFamily): Bilingual => ({
  zh: `${what.zh}，${FAMILY_WORDS[family].zh}`,
  en: `${what.en}, ${FAMILY_WORDS[family].en}`,
});
export const unneeded = (gateway: Bilingual): Bilingual => ({
  zh: `${gateway.zh}，多付或未成单`,
  en: `${gateway.en}, not needed`,
});
