import { brand } from '#brand';
import { invoiceNo } from '#domain/rules/invoice.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { ledgerLabel, ledgerSum } from '#domain/words/ledger.ts';
import { decimal } from '#lib/price.ts';
import type { Locale } from '#site/tree.ts';
import { maskedNumber } from '../accounts/seal.ts';
import { t } from '../catalogue/text.ts';
import { ledgersOf } from '../orders/ledger.ts';
import { placeWords } from '../orders/place-words.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { type Kept, rows } from './entry.ts';

const { sign } = brand.currency;

/** Why records of what was bought outlive an account. */
const BOOKS = t(
  '《电子商务法》要求交易信息至少保存三年，会计凭证还要保存得更久。只留下买了什么、付了多少；姓名、电话、地址和证件从中删去；已经开出的发票照原样保存。',
  'The law on electronic commerce wants records of sales for three years, and the books for longer. What was bought and paid stays; names, numbers, addresses and certificates are taken out of it. An invoice stays as it was issued.',
);

const both = (words: (locale: Locale) => string): Bilingual => ({ zh: words('zh-CN'), en: words('en-US') });

const PAGE = 500;
/** Every order of a member, newest first. */
async function allOrders({ sales }: Tx, memberId: string): Promise<OrderRow[]> {
  const all: OrderRow[] = [];
  for (let page = PAGE; page === PAGE; ) {
    const next = await sales.ordersOf(memberId, { from: all.length, most: PAGE });
    all.push(...next);
    page = next.length;
  }
  return all;
}

/** What stands with the orders of a member. */
export const keptOfOrders = {
  ticket_order: {
    title: t('订单', 'Orders'),
    fields: {
      tradeNo: t('订单号', 'Order'),
      createdAt: t('时间', 'Time'),
      status: t('状态', 'Status'),
      what: t('内容', 'What'),
      amount: t(`金额（${sign}）`, `Price (${sign})`),
      discount: t(`优惠（${sign}）`, `Off (${sign})`),
      money: t('款项', 'Money'),
      guests: t('实名观众', 'In the names of'),
      invoices: t('发票', 'Invoices'),
      linkman: t('联系人', 'Contact'),
      mobile: t('联系电话', 'Telephone'),
      deliverTo: t('收货地址', 'Sent to'),
    },
    async copy(tx, id) {
      const all = await allOrders(tx, id);
      const ledgers = await ledgersOf(tx, all);
      const invoices = await tx.invoices.invoicesIn(all.map(o => o.tradeNo));
      return all.map(o => ({
        tradeNo: o.tradeNo,
        createdAt: new Date(o.createdAt),
        status: o.realStatus,
        what: both(locale =>
          [
            ...o.seats.map(s => say(placeWords(s), locale)),
            ...o.items.map(i => `${say(i.name, locale)} × ${i.quantity}`),
          ].join('; '),
        ),
        amount: decimal(o.amount),
        discount: decimal(o.discount),
        money: both(locale =>
          (ledgers.get(o.tradeNo) ?? [])
            .map(row => `${say(ledgerLabel(row), locale)} ${ledgerSum(row)}`)
            .join('; '),
        ),
        guests: (o.contact?.certificates ?? []).map(c => `${c.name} ${maskedNumber(c.number)}`).join('; '),
        invoices: invoices
          .filter(i => i.tradeNo === o.tradeNo)
          .map(({ number, body: { buyer, fen } }) =>
            [invoiceNo(number), buyer.name, buyer.taxNumber, decimal(fen)].filter(Boolean).join(' '),
          )
          .join('; '),
        linkman: o.contact?.linkman ?? '',
        mobile: maskMobile(o.contact?.mobile ?? ''),
        deliverTo: o.contact?.deliverTo ?? '',
      }));
    },
    leaving: 'stays',
    why: BOOKS,
    leave: ({ security }, id) => security.cutContacts(id),
  },
  discount_claim: {
    title: t('订单用掉的优惠', 'Discounts that orders used'),
    fields: { tradeNo: t('订单号', 'Order'), ref: t('优惠', 'Discount'), uses: t('次数', 'Uses') },
    copy: async ({ discounts }, id) =>
      (await discounts.claims(id, 0)).map(({ tradeNo, ref, uses }) => ({ tradeNo, ref, uses })),
    leaving: 'stays',
    why: t('属于订单的账目，不含个人资料。', 'Part of the books of the orders; nothing personal is in it.'),
  },
  ticket: {
    title: t('收到的票', 'Tickets from friends'),
    fields: { scheduleId: t('场次', 'Performance'), settledAt: t('接受时间', 'Accepted') },
    copy: async ({ gifts }, id) =>
      rows(
        (await gifts.giftsTo(id)).filter(g => g.state === 'accepted'),
        ['settledAt'],
      ),
    leaving: 'stays',
    why: t(
      '属于赠票人的订单，只有一个编号，不含个人资料。',
      'Part of a friend’s order; a number alone, nothing personal.',
    ),
    async leave() {},
  },
  ticket_gift: {
    title: t('转赠记录', 'Tickets given and received'),
    fields: {
      createdAt: t('时间', 'Time'),
      scheduleId: t('场次', 'Performance'),
      state: t('状态', 'Status'),
      mobile: t('对方手机号', 'Their number'),
    },
    copy: async ({ gifts }, id) =>
      rows(
        [...(await gifts.giftsFrom(id)), ...(await gifts.giftsTo(id))].map(g => ({
          ...g,
          mobile: g.giver === id ? maskMobile(g.mobile ?? '') : '',
        })),
        ['createdAt', 'expiresAt', 'settledAt'],
      ),
    leaving: 'stays',
    why: t(
      '朋友的时间线里也有这条记录；电话号码从中删去。',
      'It is in a friend’s time line, too; telephone numbers are taken out of it.',
    ),
    leave: ({ gifts }, id) => gifts.forgetNumbers(id),
  },
  donation: {
    title: t('捐赠', 'Donations'),
    fields: {
      receiptNo: t('票据号', 'Receipt'),
      tradeNo: t('订单号', 'Order'),
      sum: t(`金额（${sign}）`, `Amount (${sign})`),
      name: t('捐赠人', 'In the name of'),
      at: t('时间', 'Time'),
    },
    copy: async ({ gifts }, id) =>
      rows(
        (await gifts.donationsBy(id)).map(d => ({ ...d, sum: decimal(d.fen) })),
        ['at'],
      ),
    leaving: 'stays',
    why: t(
      '捐赠票据依法保存，票据上的名字也在其中。',
      'Receipts for donations are kept by law, with the name that is on them.',
    ),
  },
  membership: {
    title: t('会员卡', 'Cards'),
    fields: {
      membershipId: t('卡号', 'Card'),
      cardId: t('种类', 'Kind'),
      tradeNo: t('订单号', 'Order'),
      activatedAt: t('激活时间', 'Activated'),
      expiresAt: t('到期', 'Until'),
    },
    copy: async ({ memberships }, id) =>
      (await memberships.membershipsOf(id)).map(c => ({
        membershipId: c.membershipId,
        cardId: c.cardId,
        tradeNo: c.tradeNo,
        activatedAt: c.activatedAt === null ? null : new Date(c.activatedAt),
        expiresAt: c.expiresAt === null ? null : new Date(c.expiresAt),
      })),
    leaving: 'stays',
    why: t(
      '激活的卡作废，激活时填写的资料删除；还没激活的礼品卡可能已经送人，卡号继续有效。',
      'Activated cards end, and what was told for them is deleted. A gift card that nobody has activated may be with a friend: its code stays good.',
    ),
    async leave({ memberships }, id) {
      for (const { membershipId } of await memberships.membershipsOf(id)) {
        const card = await memberships.lockMembership(membershipId);
        if (card?.memberId === id)
          await memberships.saveMembership({
            ...card,
            person: {},
            void: card.void || card.activatedAt !== null,
          });
      }
    },
  },
} as const satisfies Record<string, Kept>;
