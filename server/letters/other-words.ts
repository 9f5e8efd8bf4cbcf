import { brand } from '#brand';
import type { Bilingual } from '#domain/text.ts';
import { longDay } from '#lib/dates.ts';
import { t } from '../catalogue/text.ts';
import type { Content, Evening, PageLink } from './content.ts';
import { when } from './order-words.ts';

const NOT_YOU = t(
  `如非本人操作，请立即致电 ${brand.phone}。`,
  `If this was not you, please call ${brand.phone} at once.`,
);
const TO_SECURITY: PageLink = {
  label: t('账号与安全', 'Security of your account'),
  to: 'user?ind=security',
};
const followed = (text: Bilingual): Bilingual => t(`${text.zh}${NOT_YOU.zh}`, `${text.en} ${NOT_YOU.en}`);

/** What browsers and systems are called; brands have one name in both languages. */
const NAMES: Readonly<Record<string, Bilingual>> = {
  wechat: t('微信', 'WeChat'),
  edge: t('Edge', 'Edge'),
  opera: t('Opera', 'Opera'),
  samsung: t('三星浏览器', 'Samsung Internet'),
  firefox: t('Firefox', 'Firefox'),
  chrome: t('Chrome', 'Chrome'),
  safari: t('Safari', 'Safari'),
  harmony: t('HarmonyOS', 'HarmonyOS'),
  iphone: t('iPhone', 'iPhone'),
  ipad: t('iPad', 'iPad'),
  android: t('Android', 'Android'),
  windows: t('Windows', 'Windows'),
  mac: t('Mac', 'Mac'),
  linux: t('Linux', 'Linux'),
};
/** `edge/windows` in words. */
function deviceWords(device: string): Bilingual {
  const names = device.split('/').flatMap(part => NAMES[part] ?? []);
  if (names.length === 0) return t('未知设备', 'unknown');
  return t(names.map(n => n.zh).join('，'), names.map(n => n.en).join(', '));
}

export const newDevice = (device: string, place: string, at: number): Content => ({
  subject: t('新设备登录了您的账号', 'A new device has signed in to your account'),
  lead: followed(
    t(
      `有一台之前没用过的设备登录了您的账号：${when(at).zh}。`,
      `A device that was not used before has signed in to your account: ${when(at).en}.`,
    ),
  ),
  rows: [
    [t('时间', 'When'), when(at)],
    [t('设备', 'Device'), deviceWords(device)],
    ...(place ? ([[t('网络地址', 'Network'), t(place, place)]] as const) : []),
  ],
  more: [
    t(
      '在“账号与安全”里可以让它退出，并修改密码。',
      'Under “Account and security” you can sign it out and change your password.',
    ),
  ],
  link: TO_SECURITY,
});

export const mobileChanged = (shown: string): Content => ({
  subject: t('您的手机号已更换', 'Your mobile number has changed'),
  lead: followed(
    t(
      `您的账号已绑定手机号 ${shown}，其他设备上的登录已退出。`,
      `Your account now has the mobile number ${shown}; other devices have been signed out.`,
    ),
  ),
  link: TO_SECURITY,
});

export const emailChanged = (shown: string): Content => ({
  subject: t('您的邮箱已更换', 'Your e-mail address has changed'),
  lead: followed(
    t(
      `您的账号已绑定邮箱 ${shown}，其他设备上的登录已退出。`,
      `Your account now has the e-mail address ${shown}; other devices have been signed out.`,
    ),
  ),
  link: TO_SECURITY,
});

export const passwordChanged: Content = {
  subject: t('您的登录密码已修改', 'Your password has been changed'),
  lead: followed(
    t(
      '您的登录密码已修改，其他设备上的登录已退出。',
      'The password of your account has been changed; other devices have been signed out.',
    ),
  ),
  link: TO_SECURITY,
};

export const leaving = (dueAt: number): Content => {
  const day = t(longDay(dueAt, 'zh-CN', true), longDay(dueAt, 'en-US', true));
  return {
    subject: t('您已申请注销账号', 'You have asked to leave'),
    lead: t(
      `您已申请注销账号，${day.zh}之后删除。在此之前登录一次，即可撤回。`,
      `Your account will be deleted after ${day.en}, as you asked. Signing in before then takes that back.`,
    ),
    more: [NOT_YOU],
    link: { label: t('登录', 'Sign in'), to: 'login' },
  };
};

export const stayed: Content = {
  subject: t('注销申请已撤回', 'Your account stays'),
  lead: followed(
    t(
      '您已重新登录，注销申请随之撤回，账号照常使用。',
      'You have signed in again, which takes back your request to leave: your account stays as it was.',
    ),
  ),
  link: TO_SECURITY,
};

export const onAirSoon = (title: Bilingual, startsAt: number, page: string): Content => ({
  subject: t(`即将开始：${title.zh}`, `Beginning soon: ${title.en}`),
  lead: t(
    `您预约的《${title.zh}》${when(startsAt).zh} 开始。`,
    `${title.en}, which you asked to be reminded of, begins ${when(startsAt).en}.`,
  ),
  link: { label: t('去收听', 'Listen'), to: page },
});

const nameOfEvening = ({ title, occasion }: Evening): Bilingual => ({
  zh: `《${title.zh}》（${when(occasion.startsAt).zh}）`,
  en: `${title.en}, ${when(occasion.startsAt).en}`,
});

export interface Gift {
  readonly evening: Evening;
  /** The seat, in words. */
  readonly piece: Bilingual;
  readonly giver: string;
  readonly friend: string;
  readonly until: number;
  readonly code: string;
  readonly tradeNo: string;
}

const giftRows = ({ evening, piece }: Gift): NonNullable<Content['rows']> => [
  [t('演出', 'Performance'), evening.title],
  [t('时间', 'When'), when(evening.occasion.startsAt)],
  [t('地点', 'Where'), evening.occasion.place.name],
  [t('座位', 'Seat'), piece],
];

export const giftOffered = (gift: Gift): Content => {
  const what = nameOfEvening(gift.evening);
  return {
    subject: t(`${gift.giver} 送您一张票`, `${gift.giver} has a ticket for you`),
    lead: t(
      `${gift.giver} 送您一张票：${what.zh}。请在 ${when(gift.until).zh} 前接受。`,
      `${gift.giver} would like to give you a ticket: ${what.en}. Please accept it before ${when(gift.until).en}.`,
    ),
    rows: giftRows(gift),
    link: { label: t('接受门票', 'Accept the ticket'), to: `ticket-gift#${gift.code}`, needed: true },
  };
};

const toGiver = (gift: Gift, subject: Bilingual, lead: (what: Bilingual) => Bilingual): Content => ({
  subject,
  lead: lead(nameOfEvening(gift.evening)),
  rows: giftRows(gift),
  link: { label: t('查看订单', 'See the order'), to: `confirmOrder?tradeNo=${gift.tradeNo}` },
});

export const giftAccepted = (gift: Gift): Content =>
  toGiver(gift, t('朋友接受了您送的票', 'Your friend has accepted the ticket'), what =>
    t(
      `${gift.friend}接受了您送的票：${what.zh}。这张票现在在朋友那里，您的二维码已失效。`,
      `${gift.friend} has accepted your ticket: ${what.en}. It is theirs now, and your code for it is no longer valid.`,
    ),
  );

export const giftDeclined = (gift: Gift): Content =>
  toGiver(gift, t('朋友没有接受您送的票', 'Your friend has not accepted the ticket'), what =>
    t(
      `${gift.friend}没有接受您送的票：${what.zh}。票仍是您的。`,
      `${gift.friend} has not accepted your ticket: ${what.en}. It is still yours.`,
    ),
  );

export const giftHandedBack = (gift: Gift): Content =>
  toGiver(gift, t('朋友把票还给了您', 'Your friend has given the ticket back'), what =>
    t(
      `${gift.friend}把票还给了您：${what.zh}。请在订单里打开新的二维码。`,
      `${gift.friend} has given your ticket back: ${what.en}. The order has a new code for it.`,
    ),
  );

export const giftEnded = (gift: Gift): Content => ({
  subject: t('朋友送的票已失效', 'The ticket from your friend is no longer valid'),
  lead: t(
    `${gift.giver} 送您的票已退或已换：${nameOfEvening(gift.evening).zh}，它不能再入场。`,
    `The ticket that ${gift.giver} gave you has been returned or exchanged: ${nameOfEvening(gift.evening).en}. It no longer admits you.`,
  ),
  rows: giftRows(gift),
});
