import type { Bilingual } from '#domain/text.ts';
import enCommon from '#i18n/en-US/common.ts';
import enConcert from '#i18n/en-US/concert.ts';
import enDiscount from '#i18n/en-US/discount.ts';
import enGift from '#i18n/en-US/gift.ts';
import enListening from '#i18n/en-US/listening.ts';
import enLogin from '#i18n/en-US/login.ts';
import enOrder from '#i18n/en-US/order.ts';
import enPlayroom from '#i18n/en-US/playroom.ts';
import enPoints from '#i18n/en-US/points.ts';
import enPresale from '#i18n/en-US/presale.ts';
import enSeat from '#i18n/en-US/seat.ts';
import enSecurity from '#i18n/en-US/security.ts';
import enShop from '#i18n/en-US/shop.ts';
import enUser from '#i18n/en-US/user.ts';
import enWays from '#i18n/en-US/ways.ts';
import zhCommon from '#i18n/zh-CN/common.ts';
import zhConcert from '#i18n/zh-CN/concert.ts';
import zhDiscount from '#i18n/zh-CN/discount.ts';
import zhGift from '#i18n/zh-CN/gift.ts';
import zhListening from '#i18n/zh-CN/listening.ts';
import zhLogin from '#i18n/zh-CN/login.ts';
import zhOrder from '#i18n/zh-CN/order.ts';
import zhPlayroom from '#i18n/zh-CN/playroom.ts';
import zhPoints from '#i18n/zh-CN/points.ts';
import zhPresale from '#i18n/zh-CN/presale.ts';
import zhSeat from '#i18n/zh-CN/seat.ts';
import zhSecurity from '#i18n/zh-CN/security.ts';
import zhShop from '#i18n/zh-CN/shop.ts';
import zhUser from '#i18n/zh-CN/user.ts';
import zhWays from '#i18n/zh-CN/ways.ts';
import { pages } from '#site/pages.ts';
import { isPair } from './fillers.ts';

/** The copy whose names help texts may use: those of buttons, sections and pages on the way to a ticket and after it. */
const COPY: Readonly<Record<string, readonly [zh: object, en: object]>> = {
  common: [zhCommon, enCommon],
  concert: [zhConcert, enConcert],
  discount: [zhDiscount, enDiscount],
  gift: [zhGift, enGift],
  listening: [zhListening, enListening],
  login: [zhLogin, enLogin],
  order: [zhOrder, enOrder],
  playroom: [zhPlayroom, enPlayroom],
  points: [zhPoints, enPoints],
  presale: [zhPresale, enPresale],
  seat: [zhSeat, enSeat],
  security: [zhSecurity, enSecurity],
  shop: [zhShop, enShop],
  user: [zhUser, enUser],
  ways: [zhWays, enWays],
};

const at = (copy: object, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    copy,
  );
const isName = (text: unknown): text is string => typeof text === 'string' && !text.includes('{{');

/** What the site calls something: `ui.gift.give` as its copy has it, `page.faq` by its title; null where there is none. */
export function nameOnSite(filler: string): Bilingual | null {
  const [kind, first = '', ...rest] = filler.split('.');
  if (kind === 'page') {
    const page = Object.hasOwn(pages, first) ? pages[first as keyof typeof pages] : undefined;
    return page ? { zh: page.title[0], en: page.title[1] } : null;
  }
  const copy = Object.hasOwn(COPY, first) ? COPY[first] : undefined;
  const [zh, en] = [copy && at(copy[0], rest), copy && at(copy[1], rest)];
  return isName(zh) && isName(en) ? { zh, en } : null;
}

const ON_SITE = /\{((?:ui|page)\.[\w.-]+)\}/g;
const named = (text: string, language: 'zh' | 'en'): string =>
  text.replace(ON_SITE, (whole, filler: string) => nameOnSite(filler)?.[language] ?? whole);

/** What a file says with the names of the site in its texts. Names that the site has not stay as they are. */
export function withNames<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withNames) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (isPair(value)) return { zh: named(value.zh, 'zh'), en: named(value.en, 'en') } as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNames(inner)])) as T;
}
