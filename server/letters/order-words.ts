import { brand } from '#brand';
import { FAMILY } from '#domain/rules/families.ts';
import { invoiceNo } from '#domain/rules/invoice.ts';
import { hasMoved, type LedgerRow } from '#domain/rules/ledger.ts';
import { BANK_DAYS } from '#domain/rules/terms.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { ledgerLabel, ledgerSum, surplusLine } from '#domain/words/ledger.ts';
import { longDateTime } from '#lib/dates.ts';
import { exactly, inUnits } from '#lib/price.ts';
import { seatWords } from '#lib/seat-words.ts';
import type { Locale } from '#site/tree.ts';
import type { Subject } from '../catalogue/family.ts';
import { t } from '../catalogue/text.ts';
import { surplusOf } from '../orders/exchange.ts';
import { orderPath } from '../orders/payments.ts';
import { guestsOf, placeWords } from '../orders/place-words.ts';
import { paidForEvening } from '../orders/returns.ts';
import type { InvoiceRow } from '../store/ports/invoices.ts';
import { type OrderRow, orderedFor } from '../store/ports/sales.ts';
import type { Content, Evening, PageLink, Sheet } from './content.ts';

/** An order as letters speak of it. */
export interface Facts {
  readonly order: OrderRow;
  readonly subject: Subject;
  /** What it admits to, soonest first; none of what is no evening. */
  readonly evenings: readonly Evening[];
  /** The buyer's own: none that friends have. */
  readonly sheets: readonly Sheet[];
  readonly ledger: readonly LedgerRow[];
}

export const money = (fen: number): Bilingual => {
  const text = exactly(inUnits(fen));
  return { zh: text, en: text };
};
const same = (text: string): Bilingual => ({ zh: text, en: text });

/** An instant on the hall's clock, which readers elsewhere are told of. */
export const when = (at: number): Bilingual => ({
  zh: `${longDateTime(at, 'zh-CN', true)}（${brand.clock['zh-CN']}）`,
  en: `${longDateTime(at, 'en-US', true)} (${brand.clock['en-US']})`,
});
/** The same in a line that is short. */
const briefly = (at: number): Bilingual => ({
  zh: longDateTime(at, 'zh-CN'),
  en: longDateTime(at, 'en-US'),
});
const called = ({ title, id }: Pick<Subject, 'title' | 'id'>): Bilingual => ({
  zh: /《/.test(title.zh) ? title.zh : `《${title.zh || id}》`,
  en: title.en || id,
});

const TO_ORDER = t('查看订单', 'See the order');
const orderLink = (order: OrderRow, label = TO_ORDER): PageLink => ({ label, to: orderPath(order) });

/** “《第五交响曲》 12月31日 周四 19:30”; a package, a recording and a card have no evening of their own. */
export function about({ subject, evenings }: Facts): Bilingual {
  const name = called(subject);
  const [only, more] = evenings;
  if (!only || more) return name;
  const at = briefly(only.occasion.startsAt);
  return { zh: `${name.zh} ${at.zh}`, en: `${name.en}, ${at.en}` };
}

/** Of a package each evening for itself, the same seats said once. */
const seatsOf = ({ seats }: OrderRow, locale: Locale): string[] => {
  const named = seats.map(s => ({ ...s, zone: say(s.zone, locale) }));
  const evenings = [...new Set(seats.map(s => s.scheduleId))];
  const words = evenings.map(id =>
    seatWords(
      named.filter(s => s.scheduleId === id),
      locale,
    ),
  );
  return [...new Set(words)].filter(Boolean);
};

const piecesText = (order: OrderRow): Bilingual => ({
  zh: [...seatsOf(order, 'zh-CN'), ...order.items.map(i => `${i.name.zh} × ${i.quantity}`)].join('、'),
  en: [...seatsOf(order, 'en-US'), ...order.items.map(i => `${i.name.en} × ${i.quantity}`)].join('; '),
});

const place = ({ occasion: { place } }: Evening): Bilingual => ({
  zh: [place.name.zh, place.address.zh].filter(Boolean).join('，'),
  en: [place.name.en, place.address.en].filter(Boolean).join(', '),
});

/** Of a performance by name, who is to come: each with the place that the document stands for. */
const guestRows = (order: OrderRow, subject: Subject): NonNullable<Content['rows']> =>
  [...guestsOf(order, subject)].map(([seat, { name, number }]) => {
    const place = placeWords(seat);
    return [
      t('观众', 'In the name of'),
      { zh: `${name}（${number}），${place.zh}`, en: `${name} (${number}), ${place.en}` },
    ] as const;
  });

/** What was bought, when, where, and the order's number. */
function rowsOf({ order, subject, evenings }: Facts): NonNullable<Content['rows']> {
  const [first] = evenings;
  const alone = evenings.length === 1;
  return [
    [t('内容', 'For'), subject.title],
    ...evenings.map(e => [alone ? t('时间', 'When') : e.title, when(e.occasion.startsAt)] as const),
    ...(first ? ([[t('地点', 'Where'), place(first)]] as const) : []),
    [order.seats.length > 0 ? t('座位', 'Seats') : t('明细', 'Items'), piecesText(order)],
    ...guestRows(order, subject),
    ...(order.contact?.linkman ? ([[t('联系人', 'Contact'), same(order.contact.linkman)]] as const) : []),
    [t('订单号', 'Order'), same(order.tradeNo)],
  ];
}

/** What was paid, and what became of it: the same rows as on the order's page. */
const moneyRows = ({ ledger }: Facts): NonNullable<Content['rows']> =>
  ledger
    .filter(row => hasMoved(ledger) || row.kind !== 'kept')
    .map(row => [ledgerLabel(row), same(ledgerSum(row))] as const);

const REAL_NAME = t(
  '本场演出实名入场，请每位观众携带购票时登记的证件原件。',
  'Names are checked at this performance: please bring the original of the document that each ticket was bought with.',
);
const AT_THE_DOOR = t(
  '入场时出示附件里的二维码即可，打印或在手机上都行。二维码就是门票，请勿转发给陌生人；送给朋友请在订单里“转赠”，朋友会得到自己的二维码。',
  'At the door, show the code in the attached file, on paper or on a phone. Whoever has the code has the ticket, so keep it to yourself. To give a ticket to a friend, use “Give” in the order: your friend then has a code of their own.',
);

const admission = ({ evenings, sheets }: Facts): Bilingual[] => [
  ...(evenings.some(e => e.occasion.realName) ? [REAL_NAME] : []),
  ...(sheets.length > 0 ? [AT_THE_DOOR] : []),
];
const attached = ({ sheets, evenings }: Facts): Pick<Content, 'tickets' | 'calendar'> => ({
  ...(sheets.length > 0 && { tickets: sheets }),
  ...(evenings.length > 0 && { calendar: { evenings } }),
});
const ticketsOf = ({ sheets }: Facts): number => sheets.reduce((n, s) => n + s.ticket.seatIds.length, 0);

export function paid(facts: Facts): Content {
  const { order, subject } = facts;
  const what = about(facts);
  const n = ticketsOf(facts);
  const common = {
    rows: [...rowsOf(facts), ...moneyRows(facts)],
    link: orderLink(order),
  };
  if (n > 0)
    return {
      ...common,
      ...attached(facts),
      subject: t(`门票：${what.zh}`, `Your ${n === 1 ? 'ticket' : 'tickets'}: ${what.en}`),
      lead: t(
        `订单 ${order.tradeNo} 已付款：${what.zh}，${n} 张。门票在用户中心“电子票夹”里。`,
        `Order ${order.tradeNo} is paid: ${what.en}, ${n} ${n === 1 ? 'ticket' : 'tickets'}. You find ${n === 1 ? 'it' : 'them'} under “My tickets” in your account.`,
      ),
      more: admission(facts),
    };
  return {
    ...common,
    ...attached(facts),
    subject: t(`订单已付款：${what.zh}`, `Your order is paid: ${what.en}`),
    lead: t(`订单 ${order.tradeNo} 已付款：${what.zh}。`, `Order ${order.tradeNo} is paid: ${what.en}.`),
    ...(subject.delivery === 'digital' && {
      more: [t('现在就可以在用户中心打开。', 'You can open it in your account now.')],
    }),
  };
}

/** Tickets once more: on request, with another seat, after an exchange, or from the house. */
export function ticketsAgain(facts: Facts): Content {
  const what = about(facts);
  return {
    ...attached(facts),
    subject: t(`门票：${what.zh}`, `Your tickets: ${what.en}`),
    lead: t(
      `${what.zh}的门票在附件里。以这一封为准：之前的二维码如有变动，已经失效。`,
      `Your tickets for ${what.en} are attached. These are the ones that count: a code that has changed since an earlier letter is no longer valid.`,
    ),
    brief: t(
      `${what.zh}的门票在用户中心“电子票夹”里，请以那里的二维码为准。`,
      `Your tickets for ${what.en} are under “My tickets” in your account; the codes there are the ones that count.`,
    ),
    rows: rowsOf(facts),
    more: admission(facts),
    link: orderLink(facts.order),
  };
}

export function complimentary(facts: Facts): Content {
  const what = about(facts);
  return {
    ...attached(facts),
    subject: t(`赠票：${what.zh}`, `Complimentary tickets: ${what.en}`),
    lead: t(
      `${brand.name['zh-CN']}为您准备了${what.zh}的赠票，在附件里。期待您的到来。`,
      `${brand.name['en-US']} has complimentary tickets for you: ${what.en}. They are attached. We look forward to seeing you.`,
    ),
    brief: t(
      `${brand.name['zh-CN']}为您准备了${what.zh}的赠票，订单 ${facts.order.tradeNo}。请与票务中心联系：${brand.phone}。`,
      `we have complimentary tickets for you: ${what.en}, order ${facts.order.tradeNo}. Please call the box office: ${brand.phone}.`,
    ),
    rows: rowsOf(facts),
    more: admission(facts),
  };
}

export function exchanged(facts: Facts, from: string): Content {
  const what = about(facts);
  const { exchange } = facts.order;
  const surplus = exchange && surplusLine({ ...surplusOf(facts.order), credit: exchange.credit });
  return {
    ...attached(facts),
    subject: t(`换票完成：${what.zh}`, `Your tickets are exchanged: ${what.en}`),
    lead: t(
      `换票完成：${what.zh}。原订单 ${from} 中换出的门票已经失效。`,
      `Your exchange is done: ${what.en}. The tickets that you gave for it, of order ${from}, are no longer valid.`,
    ),
    rows: [...rowsOf(facts), ...moneyRows(facts)],
    more: [...(surplus ? [surplus] : []), ...admission(facts)],
    link: orderLink(facts.order),
  };
}

const TO_PAYER = t(
  `款项原路退回付款账户；到账时间取决于支付机构，通常为 ${BANK_DAYS.join(' 至 ')} 个工作日。`,
  `The money goes back the way it came. How long that takes is up to your bank or wallet, usually ${BANK_DAYS.join(' to ')} working days.`,
);

export function refunded(facts: Facts, fen: number): Content {
  const [what, sum] = [about(facts), money(fen)];
  return {
    subject: t(`退票已受理：${what.zh}`, `Your return is accepted: ${what.en}`),
    lead:
      fen > 0
        ? t(
            `${what.zh}的退票已受理，将退回 ${sum.zh}。退掉的门票已经失效。`,
            `Your return for ${what.en} is accepted: ${sum.en} goes back to you. The tickets that you returned are no longer valid.`,
          )
        : t(
            `${what.zh}的退票已受理，没有需要退回的款项。退掉的门票已经失效。`,
            `Your return for ${what.en} is accepted; there is no money to go back. The tickets that you returned are no longer valid.`,
          ),
    rows: [...rowsAbout(facts), ...moneyRows(facts)],
    more: fen > 0 ? [TO_PAYER] : [],
    link: orderLink(facts.order),
  };
}

export function refundSent(facts: Facts, fen: number): Content {
  const [what, sum] = [about(facts), money(fen)];
  return {
    subject: t(`退款已汇出：${sum.zh}`, `Your refund is on its way: ${sum.en}`),
    lead: t(
      `${what.zh}的退款 ${sum.zh} 已交付款平台退回，订单 ${facts.order.tradeNo}。`,
      `We have sent ${sum.en} back for ${what.en}, order ${facts.order.tradeNo}.`,
    ),
    more: [TO_PAYER],
    link: orderLink(facts.order),
  };
}

const BECAUSE = {
  late: t(
    '付款到达时，订单的保留时间已过，座位已由他人购买或演出已不能售票',
    'Your payment arrived after the order had run out, and what was ordered could not be had any more',
  ),
  again: t(
    '这笔付款重复了，或到达时订单已不需要它',
    'This payment came twice, or the order no longer needed it',
  ),
  amount: t('这笔付款的金额与订单不符', 'The sum paid was not that of the order'),
} as const;

export function paymentReturned(facts: Facts, fen: number, because: keyof typeof BECAUSE): Content {
  const [sum, why] = [money(fen), BECAUSE[because]];
  return {
    subject: t(`付款将退回：${sum.zh}`, `Your payment goes back: ${sum.en}`),
    lead: t(
      `${why.zh}，${sum.zh} 会全额退回，订单 ${facts.order.tradeNo}。`,
      `${why.en}. All of the ${sum.en} goes back to you, order ${facts.order.tradeNo}.`,
    ),
    rows: [...rowsAbout(facts), ...moneyRows(facts)],
    more: [TO_PAYER],
    link: orderLink(facts.order),
  };
}

export function donated(facts: Facts, receiptNo: string, fen: number, name: string): Content {
  const [what, sum] = [about(facts), money(fen)];
  return {
    subject: t(`感谢捐赠：${sum.zh}`, `Thank you for your gift of ${sum.en}`),
    lead: t(
      `谢谢您把${what.zh}的票款 ${sum.zh} 捐给乐团基金会，收据编号 ${receiptNo}。`,
      `Thank you for giving ${sum.en}, the price of your tickets for ${what.en}, to the orchestra’s foundation. Receipt ${receiptNo}.`,
    ),
    rows: [
      [t('捐赠人', 'Donor'), same(name)],
      [t('金额', 'Sum'), sum],
      [t('收据编号', 'Receipt'), same(receiptNo)],
      [t('订单号', 'Order'), same(facts.order.tradeNo)],
      ...moneyRows(facts),
    ],
    link: orderLink(facts.order, t('查看收据', 'See the receipt')),
  };
}

export function invoiced({ order }: Facts, { number, madeAt, credits, body }: InvoiceRow): Content {
  const no = invoiceNo(number);
  const taken = credits === null ? '' : invoiceNo(credits);
  const { buyer, lines, fen } = body;
  return {
    subject: taken ? t(`红字发票 ${no}`, `Credit note ${no}`) : t(`发票 ${no}`, `Invoice ${no}`),
    lead: taken
      ? t(`这张红字发票冲销 ${taken} 号发票。`, `This credit note takes back invoice ${taken}.`)
      : t(`这是订单 ${order.tradeNo} 的发票。`, `This is the invoice of order ${order.tradeNo}.`),
    rows: [
      [t('号码', 'Number'), same(no)],
      [t('日期', 'Date'), when(madeAt)],
      [t('销售方', 'Seller'), t(brand.name['zh-CN'], brand.name['en-US'])],
      [t('抬头', 'Issued to'), same(buyer.name)],
      ...(buyer.taxNumber ? ([[t('税号', 'Tax number'), same(buyer.taxNumber)]] as const) : []),
      ...lines.map(line => [line.what, money(line.fen)] as const),
      [t('合计（含税）', 'Sum, taxes included'), money(fen)],
    ],
  };
}

/** Seats can be exchanged for another evening, and so can one of a package; tickets of shows cannot. */
const choice = ({ order }: Facts): Bilingual =>
  FAMILY[order.family].whole
    ? t(
        '您可以在订单里为这一场选择：退回这一场的票款、换套票中的另一场（无需补差价），或捐给乐团基金会；套票的其他场次不受影响。在您选择之前，什么都不会自动发生。',
        'In the order you can choose for this evening: its part of the price back, another evening of the package at nothing extra, or a gift to the orchestra’s foundation. The other evenings stay as they are. Nothing happens by itself before you choose.',
      )
    : FAMILY[order.family].exchangeable
      ? t(
          '您可以在订单里选择：全额退款、换同一套曲目的其他场次，或把票款捐给乐团基金会。在您选择之前，什么都不会自动发生。',
          'In the order you can choose: all of your money back, another evening of the same programme, or a gift to the orchestra’s foundation. Nothing happens by itself before you choose.',
        )
      : t(
          '您可以在订单里选择：全额退款，或把票款捐给乐团基金会。在您选择之前，什么都不会自动发生。',
          'In the order you can choose: all of your money back, or a gift to the orchestra’s foundation. Nothing happens by itself before you choose.',
        );
const TO_CHOICE = t('去选择', 'Choose');

/** What can be had back for it: of a package its part of the price. */
const worth = ({ order }: Facts, { occasion }: Evening): Bilingual => {
  if (!FAMILY[order.family].whole) return t('票款可以全额退回', 'All of your money can be had back');
  const sum = money(paidForEvening(order, occasion.id));
  return t(`这一场的票款 ${sum.zh} 可以退回`, `Its part of the price, ${sum.en}, can be had back`);
};

export function eveningCancelled(facts: Facts, evening: Evening): Content {
  const [name, at] = [
    called({ title: evening.title, id: evening.occasion.id }),
    briefly(evening.occasion.startsAt),
  ];
  const what = t(`${name.zh} ${at.zh}`, `${name.en}, ${at.en}`);
  const sum = worth(facts, evening);
  return {
    subject: t(`演出取消：${what.zh}`, `Cancelled: ${what.en}`),
    lead: t(
      `很抱歉，${what.zh}取消了。${sum.zh}，订单 ${facts.order.tradeNo}。`,
      `We are sorry: ${what.en} will not take place. ${sum.en}, order ${facts.order.tradeNo}.`,
    ),
    rows: rowsOf(facts),
    more: [choice(facts)],
    link: orderLink(facts.order, TO_CHOICE),
    calendar: { evenings: [evening], sheets: facts.sheets },
  };
}

/** It begins when it was ordered for: nothing can be had back for its date. */
const isAsOrdered = ({ order }: Facts, { occasion }: Evening): boolean =>
  orderedFor(order, occasion) === occasion.startsAt;

export function eveningMoved(facts: Facts, evening: Evening): Content {
  const at = when(evening.occasion.startsAt);
  const name = called({ title: evening.title, id: evening.occasion.id });
  if (isAsOrdered(facts, evening))
    return {
      ...attached(facts),
      subject: t(`演出改回原定时间：${name.zh}，${at.zh}`, `Back on its first date: ${name.en}, ${at.en}`),
      lead: t(
        `${name.zh}改回您购票时的时间：${at.zh}。您的门票继续有效，订单 ${facts.order.tradeNo}。`,
        `${name.en} begins when you booked it for after all: ${at.en}. Your tickets stay valid, order ${facts.order.tradeNo}.`,
      ),
      rows: rowsOf(facts),
      more: admission(facts),
      link: orderLink(facts.order),
    };
  const sum = worth(facts, evening);
  return {
    ...attached(facts),
    subject: t(`演出改期：${name.zh}，${at.zh}`, `New date: ${name.en}, ${at.en}`),
    lead: t(
      `${name.zh}改在 ${at.zh}。您的门票继续有效，不需要做什么；来不了的话，${sum.zh}，订单 ${facts.order.tradeNo}。`,
      `${name.en} now begins ${at.en}. Your tickets stay valid and there is nothing to do, if you can come. ${sum.en}, order ${facts.order.tradeNo}.`,
    ),
    rows: rowsOf(facts),
    more: [choice(facts), ...admission(facts)],
    link: orderLink(facts.order, TO_CHOICE),
  };
}

/** Of a package: another of its evenings is had for one. */
export function eveningChanged(facts: Facts, evening: Evening): Content {
  const at = when(evening.occasion.startsAt);
  const name = called({ title: evening.title, id: evening.occasion.id });
  return {
    ...attached(facts),
    subject: t(`已换场：${name.zh}，${at.zh}`, `Your new evening: ${name.en}, ${at.en}`),
    lead: t(
      `您的套票已换为${name.zh}，${at.zh}，不收差价，订单 ${facts.order.tradeNo}。原来那一场的门票已经失效。`,
      `Your package now has ${name.en}, ${at.en}, at nothing extra, order ${facts.order.tradeNo}. The tickets of the evening that it takes the place of are no longer valid.`,
    ),
    rows: rowsOf(facts),
    more: admission(facts),
    link: orderLink(facts.order),
  };
}

/** `moved`: at another time than the reader knows. */
export function eveningRestored(facts: Facts, evening: Evening, moved = false): Content {
  const at = when(evening.occasion.startsAt);
  const name = called({ title: evening.title, id: evening.occasion.id });
  const sum = worth(facts, evening);
  const free = !isAsOrdered(facts, evening);
  return {
    ...attached(facts),
    subject: moved
      ? t(`演出恢复并改期：${name.zh}，${at.zh}`, `On again, at a new date: ${name.en}, ${at.en}`)
      : t(`演出如期举行：${name.zh}`, `It will take place after all: ${name.en}`),
    lead: t(
      `${name.zh}${moved ? '恢复演出，改在' : '仍在'} ${at.zh} 举行，您的门票有效，订单 ${facts.order.tradeNo}。${free ? `来不了的话，${sum.zh}。` : ''}`,
      `${name.en} takes place after all${moved ? ', at a new date' : ''}: ${at.en}. Your tickets are valid, order ${facts.order.tradeNo}.${free ? ` ${sum.en}, if you cannot come.` : ''}`,
    ),
    rows: rowsOf(facts),
    more: [...(free ? [choice(facts)] : []), ...admission(facts)],
    link: orderLink(facts.order, free ? TO_CHOICE : TO_ORDER),
  };
}

export function seatsOffered(facts: Facts): Content {
  const { order } = facts;
  const [what, until] = [about(facts), when(order.expiresAt)];
  const n = order.seats.length;
  return {
    subject: t(`候补轮到您了：${what.zh}`, `Seats have come free: ${what.en}`),
    lead: t(
      `您候补的${what.zh}有 ${n} 个座位，已为您保留到 ${until.zh}，请登录用户中心付款。`,
      `${n === 1 ? 'A seat has' : `${n} seats have`} come free for ${what.en}, and ${n === 1 ? 'is' : 'are'} held for you until ${until.en}: please pay in your account.`,
    ),
    rows: [...rowsOf(facts), [t('保留到', 'Held until'), until] as const],
    link: orderLink(order, t('去付款', 'Pay')),
  };
}

export function heldForDesk(facts: Facts): Content {
  const { order } = facts;
  const [what, until] = [about(facts), when(order.expiresAt)];
  return {
    subject: t(`请到票房付款：${what.zh}`, `Please pay at the box office: ${what.en}`),
    lead: t(
      `${what.zh}已为您保留到 ${until.zh}。请在此之前到票房付款，过时自动放开。`,
      `${what.en} is held for you until ${until.en}. Please pay at the box office by then; after that it is on sale again.`,
    ),
    rows: [
      ...rowsOf(facts),
      [t('保留到', 'Held until'), until] as const,
      [t('付款地点', 'Where to pay'), t(brand.address['zh-CN'], brand.address['en-US'])] as const,
      [t('请带上', 'Please bring'), t('这封信，或订单号', 'This letter, or the order number')] as const,
    ],
    link: orderLink(order, t('查看订单', 'See the order')),
  };
}

export function payLink(facts: Facts, address: string): Content {
  const { order } = facts;
  const [what, until] = [about(facts), when(order.expiresAt)];
  return {
    subject: t(`请付款：${what.zh}`, `Please pay: ${what.en}`),
    lead: t(
      `${what.zh}已为您保留到 ${until.zh}，请在此之前付款：`,
      `${what.en} is held for you until ${until.en}. Please pay by then:`,
    ),
    rows: [...rowsOf(facts), [t('保留到', 'Held until'), until] as const],
    more: [
      t(
        '有这个链接的人都可以替您付款，不需要账号。过时座位自动放开，链接随之失效。',
        'Whoever has the link may pay for you, without an account. After that time the seats are on sale again, and the link ends.',
      ),
    ],
    link: { label: t('去付款', 'Pay'), to: address, needed: true },
  };
}

/** Of an order whose places have gone: what it was about, and its number. */
const rowsAbout = ({ order, subject, evenings }: Facts): NonNullable<Content['rows']> => [
  [t('内容', 'For'), subject.title],
  ...evenings.map(e => [t('时间', 'When'), when(e.occasion.startsAt)] as const),
  [t('订单号', 'Order'), same(order.tradeNo)],
];
