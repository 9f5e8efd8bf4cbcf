import { REAL_STATUS_WORDS } from '../src/domain/words/order-status.ts';
import enCommon from '../src/i18n/en-US/common.ts';
import enConcert from '../src/i18n/en-US/concert.ts';
import enDiscount from '../src/i18n/en-US/discount.ts';
import enForm from '../src/i18n/en-US/form.ts';
import enGift from '../src/i18n/en-US/gift.ts';
import enLogin from '../src/i18n/en-US/login.ts';
import enMusicale from '../src/i18n/en-US/musicale.ts';
import enOrder from '../src/i18n/en-US/order.ts';
import enOwn from '../src/i18n/en-US/own.ts';
import enPlayer from '../src/i18n/en-US/player.ts';
import enProgramme from '../src/i18n/en-US/programme.ts';
import enRoom from '../src/i18n/en-US/room.ts';
import enSeat from '../src/i18n/en-US/seat.ts';
import enSecurity from '../src/i18n/en-US/security.ts';
import enShop from '../src/i18n/en-US/shop.ts';
import enShows from '../src/i18n/en-US/shows.ts';
import enTitle from '../src/i18n/en-US/title.ts';
import enUi from '../src/i18n/en-US/ui.ts';
import enWays from '../src/i18n/en-US/ways.ts';
import zhCommon from '../src/i18n/zh-CN/common.ts';
import zhConcert from '../src/i18n/zh-CN/concert.ts';
import zhDiscount from '../src/i18n/zh-CN/discount.ts';
import zhForm from '../src/i18n/zh-CN/form.ts';
import zhGift from '../src/i18n/zh-CN/gift.ts';
import zhLogin from '../src/i18n/zh-CN/login.ts';
import zhMusicale from '../src/i18n/zh-CN/musicale.ts';
import zhOrder from '../src/i18n/zh-CN/order.ts';
import zhOwn from '../src/i18n/zh-CN/own.ts';
import zhPlayer from '../src/i18n/zh-CN/player.ts';
import zhProgramme from '../src/i18n/zh-CN/programme.ts';
import zhRoom from '../src/i18n/zh-CN/room.ts';
import zhSeat from '../src/i18n/zh-CN/seat.ts';
import zhSecurity from '../src/i18n/zh-CN/security.ts';
import zhShop from '../src/i18n/zh-CN/shop.ts';
import zhShows from '../src/i18n/zh-CN/shows.ts';
import zhTitle from '../src/i18n/zh-CN/title.ts';
import zhUi from '../src/i18n/zh-CN/ui.ts';
import zhWays from '../src/i18n/zh-CN/ways.ts';

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
