import { describe, expect, it } from 'vitest';
import { certifications } from '#domain/contract/certification.ts';
import { discount } from '#domain/contract/discount.ts';
import { gift } from '#domain/contract/gift.ts';
import { mall } from '#domain/contract/mall.ts';
import { membership } from '#domain/contract/membership.ts';
import { GATEWAYS, ticketOrder } from '#domain/contract/order.ts';
import { presale } from '#domain/contract/presale.ts';
import { room } from '#domain/contract/room.ts';
import { security } from '#domain/contract/security.ts';
import { waiting } from '#domain/contract/waiting.ts';

/**
 * What a member can do here, and the questions that tell of it: each by what it must take from the rules and from the
 * site’s own names. A new call of these nouns belongs to an ability, or says why nobody asks about it.
 */
interface Ability {
  readonly calls: readonly string[];
  /** Question → what stands in both of its languages. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
  /** What no text may say. */
  readonly denied?: RegExp;
}

const ABILITIES: Readonly<Record<string, Ability>> = {
  buy: {
    calls: ['ticketOrder.create', 'ticketOrder.confirm', 'ticketOrder.pay'],
    asked: {
      'faq-tickets-1': ['{ui.concert.choose}', '{hold}'],
      'faq-tickets-2': ['{limit}', '{limitNamed}'],
    },
  },
  renew: {
    calls: ['ticketOrder.renew'],
    asked: { 'faq-tickets-1': ['{ui.order.hold.renew}', '{renewLast}'] },
  },
  return: {
    calls: ['ticketOrder.refundQuote', 'ticketOrder.refund'],
    asked: {
      'faq-refund-1': ['{refundTable}'],
      'faq-refund-2': ['{ui.order.words.seat.refundOpen}', '{ui.user.nav.orders}', '{bankDays}'],
      'faq-refund-4': ['{ui.user.nav.orders}'],
      'legal-terms': ['{refunds}'],
    },
    denied: /(?:自动退回|without a claim|不需要申请|无需申请)/,
  },
  exchange: {
    calls: [],
    asked: { 'faq-refund-3': ['{ui.order.refund.exchange}', '{lastReturn}'] },
    denied: /(?:不能|无法|不可以)直接换|cannot (?:be exchanged|exchange) (?!like)|not directly\./i,
  },
  donate: { calls: [], asked: { 'faq-donate': ['{ui.order.refund.donate}', '{ui.user.nav.orders}'] } },
  gift: {
    calls: ['gift.offer', 'gift.withdraw', 'gift.accept', 'gift.decline', 'gift.handBack'],
    asked: {
      'faq-delivery-3': ['{ui.gift.give}', '{giftFor}', '{ui.gift.mine.handBack}', '{ui.user.nav.orders}'],
      'news-eticket': ['{ui.gift.give}'],
    },
    denied: /“分享”|“Share”|把对应(?:的那一张|座位的票)?发给/,
  },
  line: {
    calls: ['waiting.join', 'waiting.leave'],
    asked: { 'faq-line': ['{ui.ways.line.join}', '{lineOffer}'] },
  },
  room: {
    calls: ['room.join', 'room.leave'],
    asked: { 'faq-room': ['{roomOpens}', '{roomCalled}', '{roomInside}'] },
  },
  packages: {
    calls: ['presale.create', 'presale.changeEvening'],
    asked: { 'faq-packages': ['{page.presale}', '{freeReturn}'] },
  },
  desk: {
    calls: [],
    asked: { 'faq-desk': ['{ui.order.pay.desk}', '{deskHold}', '{deskBefore}', '{address}', '{phoneHours}'] },
  },
  points: {
    calls: ['discount.usePoint'],
    asked: {
      'club-points-use': [
        '{ui.discount.group.points}',
        '{pointsStep}',
        '{pointsWorth}',
        '{pointsMin}',
        '{pointsMost}',
      ],
      'club-q-2': ['{freeReturn}'],
      'club-q-5': ['{freeReturn}', '{pointsStep}'],
      'news-points': ['{freeReturn}', '{pointsStep}', '{pointsWorth}', '{rate.3}'],
      'legal-club': ['{pointsRates}', '{levelWindow}'],
    },
    denied: /付款成功(?:即|就|后立刻)(?:到账|计算)|credited as soon as the payment/i,
  },
  discounts: {
    calls: [
      'discount.useDiscount',
      'discount.cancelDiscount',
      'discount.confirmDiscount',
      'discount.redeemCode',
    ],
    asked: { 'club-points-use': ['{ui.discount.best.name}'] },
  },
  cards: {
    calls: [
      'membership.create',
      'membership.pay',
      'membership.activate',
      'membership.activateWithPerson',
      'membership.refund',
    ],
    asked: { 'club-cards-use': ['{ui.discount.group.times}', '{unopened}'], 'faq-goods': ['{unopened}'] },
  },
  certificates: {
    calls: ['certifications.save', 'certifications.remove'],
    asked: { 'faq-named': ['{ui.user.nav.certification}', '{guardianAge}', '{certificateKept}'] },
  },
  recordings: {
    calls: ['mall.create', 'mall.createDams', 'mall.open'],
    asked: { 'faq-hall': ['{ui.user.nav.digital}', '{ui.listening.gifts.give}'] },
  },
  account: {
    calls: [
      'security.changePassword',
      'security.bindEmail',
      'security.endSession',
      'security.endOthers',
      'security.exportData',
    ],
    asked: { 'club-own-data': ['{ui.user.nav.security}', '{ui.security.data.title}'] },
  },
  leave: {
    calls: ['security.leave'],
    asked: { 'club-q-10': ['{timeToThink}'], 'legal-privacy': ['{timeToThink}'] },
  },
};

/** Calls that only look, and steps that nobody asks about by themselves. */
const NOT_ASKED: readonly string[] = [
  ...['detail', 'list', 'checkPermission', 'cancel', 'close'].map(name => `ticketOrder.${name}`),
  ...['look', 'mine'].map(name => `gift.${name}`),
  ...['line', 'list'].map(name => `waiting.${name}`),
  'room.look',
  ...['packs', 'pack', 'halls', 'arrange', 'eveningChoice'].map(name => `presale.${name}`),
  'discount.getDiscountRepo',
  ...['offers', 'offer', 'fields', 'mine', 'detail', 'orders', 'order', 'cancel', 'gotoPay', 'close'].map(
    name => `membership.${name}`,
  ),
  'certifications.list',
  ...['list', 'detail', 'library'].map(name => `mall.${name}`),
  ...['overview', 'events', 'leaving'].map(name => `security.${name}`),
];
const NOUNS = {
  ticketOrder,
  gift,
  waiting,
  room,
  presale,
  discount: discount.seat,
  membership,
  certifications,
  mall,
  security,
};

const files = import.meta.glob<string>('../../demo/season/{questions,legal,news}/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const every = import.meta.glob<string>('../../demo/season/**/*.{md,yaml}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const textOf = (id: string): { zh: string; en: string } => {
  const [, file = ''] = Object.entries(files).find(([path]) => path.endsWith(`/${id}.md`)) ?? [];
  const [zh = '', en = ''] = file.split(/^# en$/m);
  return { zh, en };
};

describe.each(Object.entries(ABILITIES))('%s', (_, { asked, denied }) => {
  it('is told by the help, by its rule and by its name on the site', () => {
    const missing = Object.entries(asked).flatMap(([id, needed]) => {
      const { zh, en } = textOf(id);
      return needed.flatMap(filler => [
        ...(zh.includes(filler) ? [] : [`${id} zh ${filler}`]),
        ...(en.includes(filler) ? [] : [`${id} en ${filler}`]),
      ]);
    });
    expect(missing).toEqual([]);
  });
  it.runIf(denied)('is denied by no text', () => {
    const told = Object.entries(every).flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap(line => (denied?.test(line) ? [`${path.slice(18)}: ${line.trim().slice(0, 80)}`] : [])),
    );
    expect(told).toEqual([]);
  });
});

it('knows every call, and names none that is not there', () => {
  const there = Object.entries(NOUNS).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map(verb => `${noun}.${verb}`),
  );
  const known = [...Object.values(ABILITIES).flatMap(({ calls }) => calls), ...NOT_ASKED];
  expect(known.filter(call => !there.includes(call))).toEqual([]);
  expect(there.filter(call => !known.includes(call))).toEqual([]);
  expect(GATEWAYS).toContain('desk');
});
