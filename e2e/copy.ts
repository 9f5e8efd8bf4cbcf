import { REAL_STATUS_WORDS } from '#domain/words/order-status.ts';
import enCommon from '#i18n/en-US/common.ts';
import enConcert from '#i18n/en-US/concert.ts';
import enDiscount from '#i18n/en-US/discount.ts';
import enForm from '#i18n/en-US/form.ts';
import enGift from '#i18n/en-US/gift.ts';
import enLogin from '#i18n/en-US/login.ts';
import enMusicale from '#i18n/en-US/musicale.ts';
import enOrder from '#i18n/en-US/order.ts';
import enOwn from '#i18n/en-US/own.ts';
import enPlayer from '#i18n/en-US/player.ts';
import enPlayroom from '#i18n/en-US/playroom.ts';
import enProgramme from '#i18n/en-US/programme.ts';
import enRoom from '#i18n/en-US/room.ts';
import enSeat from '#i18n/en-US/seat.ts';
import enSecurity from '#i18n/en-US/security.ts';
import enShop from '#i18n/en-US/shop.ts';
import enShows from '#i18n/en-US/shows.ts';
import enTitle from '#i18n/en-US/title.ts';
import enUi from '#i18n/en-US/ui.ts';
import enWays from '#i18n/en-US/ways.ts';
import zhCommon from '#i18n/zh-CN/common.ts';
import zhConcert from '#i18n/zh-CN/concert.ts';
import zhDiscount from '#i18n/zh-CN/discount.ts';
import zhForm from '#i18n/zh-CN/form.ts';
import zhGift from '#i18n/zh-CN/gift.ts';
import zhLogin from '#i18n/zh-CN/login.ts';
import zhMusicale from '#i18n/zh-CN/musicale.ts';
import zhOrder from '#i18n/zh-CN/order.ts';
import zhOwn from '#i18n/zh-CN/own.ts';
import zhPlayer from '#i18n/zh-CN/player.ts';
import zhPlayroom from '#i18n/zh-CN/playroom.ts';
import zhProgramme from '#i18n/zh-CN/programme.ts';
import zhRoom from '#i18n/zh-CN/room.ts';
import zhSeat from '#i18n/zh-CN/seat.ts';
import zhSecurity from '#i18n/zh-CN/security.ts';
import zhShop from '#i18n/zh-CN/shop.ts';
import zhShows from '#i18n/zh-CN/shows.ts';
import zhTitle from '#i18n/zh-CN/title.ts';
import zhUi from '#i18n/zh-CN/ui.ts';
import zhWays from '#i18n/zh-CN/ways.ts';

const words = (language: 'zh' | 'en') => ({
  paid_success: REAL_STATUS_WORDS.paid_success.label[language],
  paid_return_succ: REAL_STATUS_WORDS.paid_return_succ.label[language],
  paid_failure: REAL_STATUS_WORDS.paid_failure.label[language],
  paid_return_fail: REAL_STATUS_WORDS.paid_return_fail.label[language],
});

/** The site's own words, so that a name that changes there changes here. */
const zh = {
  common: zhCommon,
  concert: zhConcert,
  discount: zhDiscount,
  form: zhForm,
  gift: zhGift,
  login: zhLogin,
  musicale: zhMusicale,
  order: zhOrder,
  own: zhOwn,
  player: zhPlayer,
  playroom: zhPlayroom,
  programme: zhProgramme,
  room: zhRoom,
  seat: zhSeat,
  security: zhSecurity,
  shop: zhShop,
  shows: zhShows,
  title: zhTitle,
  ui: zhUi,
  ways: zhWays,
  status: words('zh'),
};
const en = {
  common: enCommon,
  concert: enConcert,
  discount: enDiscount,
  form: enForm,
  gift: enGift,
  login: enLogin,
  musicale: enMusicale,
  order: enOrder,
  own: enOwn,
  player: enPlayer,
  playroom: enPlayroom,
  programme: enProgramme,
  room: enRoom,
  seat: enSeat,
  security: enSecurity,
  shop: enShop,
  shows: enShows,
  title: enTitle,
  ui: enUi,
  ways: enWays,
  status: words('en'),
};
export type Copy = typeof zh | typeof en;

export const copyOf = (chinese: boolean): Copy => (chinese ? zh : en);

/** A sentence with its variables filled in; those that are not given match anything. */
export function says(text: string, vars: Readonly<Record<string, string | number>> = {}): RegExp {
  const parts = text.split(/\{\{(\w+)\}\}/);
  const source = parts.map((part, i) =>
    i % 2 === 0 ? literal(part) : part in vars ? literal(String(vars[part])) : '.+?',
  );
  return new RegExp(`^${source.join('')}$`);
}
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s/g, '\\s');
