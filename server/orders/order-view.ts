import type { GatewayCode, Order, OrderRow as OrderListRow } from '#domain/contract/order.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { packTradeNoOf } from '#domain/rules/evenings.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { canRenew, isLive, statusAt } from '#domain/rules/hold.ts';
import type { LedgerRow } from '#domain/rules/ledger.ts';
import { isUnpaid, orderStatusOf } from '#domain/rules/order-status.ts';
import { rewardOf } from '#domain/rules/points-return.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { hintOf } from '#domain/words/order-status.ts';
import { toYuan } from '#lib/money.ts';
import type { Locale } from '#site/tree.ts';
import { type Account, accountOf } from '../accounts/standing.ts';
import { type SaleContext, type Subject, subjectOf } from '../catalogue/family.ts';
import { iso } from '../catalogue/view.ts';
import type { Tx } from '../store/port.ts';
import type { DonationRow } from '../store/ports/gifts.ts';
import { FOREVER, type OrderRow, type PaymentRow, type TicketRow } from '../store/ports/sales.ts';
import { surplusOf } from './exchange.ts';
import { fulfilmentOf } from './fulfilment.ts';
import { nameOf } from './gifts.ts';
import { ledgerOfOrder } from './ledger.ts';
import { guestsOf } from './place-words.ts';
import { ladderView, refundView, returnedOf } from './refund-view.ts';
import { returnOffer } from './returns.ts';
import { eveningView, occasionView, seatsView, ticketView } from './ticket-view.ts';

export const GATEWAY_NAMES: Readonly<Record<GatewayCode, Bilingual>> = {
  aliPay: { zh: '支付宝', en: 'Alipay' },
  wxAppPay: { zh: '微信支付', en: 'WeChat Pay' },
  unionPay: { zh: '云闪付', en: 'UnionPay' },
  card: { zh: '国际银行卡', en: 'International card' },
  desk: { zh: '票房现付', en: 'At the box office' },
};

export interface OrderParts {
  readonly season: SaleContext;
  readonly locale: Locale;
  readonly now: number;
  readonly row: OrderRow;
}

/** What lists and the page have in common: what was ordered, its places and where it stands. */
function common(
  { season: { catalogue }, locale, now, row }: OrderParts,
  subject: Subject,
  ledger: readonly LedgerRow[],
) {
  const { module, query } = FAMILY[row.family];
  const status = statusAt(row, now);
  const done = fulfilmentOf(row, subject, now)?.done ?? true;
  return {
    tradeNo: row.tradeNo,
    family: module,
    supportSeat: query.supportSeat,
    realStatus: status,
    orderStatus: orderStatusOf(status, done),
    title: say(subject.title, locale),
    art: subject.art,
    subjectId: subject.id,
    ...(subject.occasion && { occasion: occasionView(locale, row, subject.occasion) }),
    ...(subject.evenings.length > 0 && {
      evenings: subject.evenings.map(e => eveningView(catalogue, locale, row, e)),
    }),
    seats: seatsView(catalogue, locale, row, guestsOf(row, subject)),
    items: row.items.map(item => ({
      itemId: item.itemId,
      name: say(item.name, locale),
      note: say(item.note, locale),
      price: toYuan(item.price),
      quantity: item.quantity,
    })),
    delivery: subject.delivery,
    ledger: ledger.map(({ fen, ...r }) => ({ ...r, amount: toYuan(fen) })),
    createdAt: iso(row.createdAt),
    ...(isLive(row, now) && { expiresAt: iso(row.expiresAt) }),
  };
}

export function listRow(
  parts: OrderParts,
  { tickets, ledger }: Pick<OrderBooks, 'tickets'> & { readonly ledger: readonly LedgerRow[] },
): OrderListRow {
  const given = tickets.filter(t => t.holder !== undefined).length;
  return {
    ...common(parts, subjectOf(parts.season, parts.row), ledger),
    totalAmount: toYuan(totalsOf(parts.row).totalFee),
    ticketCount: tickets.length - given,
    givenCount: given,
  };
}

/** What belongs to an order beside its row. The account only where something can be given back. */
export interface OrderBooks {
  readonly payments: readonly PaymentRow[];
  readonly tickets: readonly TicketRow[];
  readonly account: Account | null;
  /** Receipts of what went to the foundation. */
  readonly donations: readonly DonationRow[];
  /** What friends are called who have tickets of it. */
  readonly friends: ReadonlyMap<string, string>;
}

export async function booksOf(tx: Tx, row: OrderRow, now: number): Promise<OrderBooks> {
  const [payments, tickets] = [await tx.sales.paymentsOf(row.tradeNo), await tx.sales.tickets(row.tradeNo)];
  const account = row.realStatus === 'paid_success' ? await accountOf(tx, row.memberId, now) : null;
  const donated = row.returned?.some(part => part.donated !== undefined) ?? false;
  const donations = donated ? await tx.gifts.donationsOf(row.tradeNo) : [];
  const friends = new Map<string, string>();
  for (const holder of new Set(tickets.flatMap(t => t.holder ?? []))) {
    const friend = await tx.accounts.member(holder);
    friends.set(holder, friend?.nickname || maskMobile(friend?.mobile ?? ''));
  }
  return { payments, tickets, account, donations, friends };
}

/** The order as its owner sees it: money in yuan, the mobile and the numbers of certificates masked (S19). */
export function orderView(
  parts: OrderParts,
  { payments, tickets, account, donations, friends }: OrderBooks,
): Order {
  const { season, locale, now, row } = parts;
  const subject = subjectOf(season, row);
  const ledger = ledgerOfOrder(row, payments);
  const base = common(parts, subject, ledger);
  const status = base.realStatus;
  const { totalFee, totalAmount } = totalsOf(row);
  const payment = shownPayment(payments);
  const used = payments.find(p => p.state === 'paid' || p.state === 'wrong') ?? payment;
  const wrong = payments.find(p => p.state === 'wrong');
  const replacedBy = row.events.findLast(e => e.by !== undefined)?.by;
  const fulfilment = status === 'paid_success' ? fulfilmentOf(row, subject, now) : null;
  const reward = account && rewardOf(account.entries, row.tradeNo);
  const gone = returnedOf(ledger);
  const surplus = surplusOf(row);
  // While it is unpaid its discounts may still change, and with them how much of the credit is used.
  const credit = isUnpaid(status) ? (row.exchange?.credit ?? 0) : surplus.used;
  return {
    ...base,
    // Settled discounts hide their arrows (specification §4), also before the order is confirmed.
    payStatus: row.discounting?.settled && isLive(row, now) ? 'new_confirm' : status,
    amount: toYuan(row.amount),
    discount: toYuan(row.discount + credit),
    discounts: [
      ...row.discounts.map(d => ({
        kind: d.kind as string,
        title: say(d.title, locale),
        amount: toYuan(d.fen),
      })),
      ...(row.exchange ? [{ kind: 'exchange', title: row.exchange.tradeNo, amount: toYuan(credit) }] : []),
    ],
    ...(row.exchange && {
      exchange: {
        tradeNo: row.exchange.tradeNo,
        credit: toYuan(row.exchange.credit),
        back: toYuan(surplus.back),
        ...(surplus.fee > 0 && { fee: toYuan(surplus.fee) }),
      },
    }),
    ...(subject.occasion && { ladder: ladderView(row, subject.occasion.startsAt) }),
    otherFee: toYuan(row.otherFee),
    totalFee: toYuan(totalFee),
    totalAmount: toYuan(totalAmount),
    ...(FAMILY[row.family].whole && { packTradeNo: packTradeNoOf(row.scheduleId, row.tradeNo) }),
    ...(used && { gatewayCode: used.gateway, gatewayName: say(GATEWAY_NAMES[used.gateway], locale) }),
    gateways: [...parts.season.gateways],
    renewable: FAMILY[row.family].keeps && canRenew(row, now),
    now: iso(now),
    linkman: row.contact?.linkman ?? '',
    mobile: row.contact ? maskMobile(row.contact.mobile) : '',
    ...(row.contact?.email && { email: row.contact.email }),
    ...(row.contact && { channel: row.contact.channel }),
    deliverTo: row.contact?.deliverTo ?? '',
    ...(fulfilment && {
      fulfilment: {
        done: fulfilment.done,
        ...(fulfilment.at !== null && { at: iso(fulfilment.at) }),
        ...(subject.opensAt !== undefined && { opensAt: iso(subject.opensAt) }),
      },
    }),
    events: eventsView(parts, status, subject.delivery === 'parcel' ? fulfilment : null),
    // The code of a ticket that a friend has is the friend's alone.
    tickets: tickets.filter(t => t.holder === undefined).map(t => ticketView(row, t, locale)),
    given: tickets.flatMap(t =>
      t.holder === undefined
        ? []
        : [
            {
              label: t.seatIds.map(id => say(nameOf(row, id), locale)).join(', '),
              to: friends.get(t.holder) ?? '',
            },
          ],
    ),
    ...(account && {
      refund: refundView(parts, { tickets, account }, returnOffer(row, subject, { tickets, account }, now)),
    }),
    ...(gone && { returned: { amount: toYuan(gone.amount), left: toYuan(gone.left) } }),
    ...(donations.length > 0 && {
      donations: donations.map(d => ({
        receiptNo: d.receiptNo,
        amount: toYuan(d.fen),
        name: d.name,
        at: iso(d.at),
      })),
    }),
    ...(reward &&
      reward.points > 0 && {
        reward: { points: reward.points, creditAt: iso(reward.gain.creditAt ?? reward.gain.at) },
      }),
    ...(replacedBy !== undefined && { replacedBy }),
    ...(row.replaces && {
      replaces: {
        tradeNo: row.replaces.tradeNo,
        dropped: row.replaces.dropped.map(title => say(title, locale)),
      },
    }),
    ...(wrong && {
      mismatch: {
        received: toYuan(wrong.received),
        ...(wrong.refundAt < FOREVER && { refundAt: iso(wrong.refundAt) }),
        refunded: wrong.refundState === 'done',
      },
    }),
    ...(payment && {
      payment: { payNo: payment.payNo, state: payment.state as 'started' | 'unknown' | 'declined' },
    }),
  };
}

/** The time line as it is written, with what the clock has brought since: the end of a hold, a parcel on its way. */
function eventsView(
  { locale, row }: OrderParts,
  status: OrderRow['realStatus'],
  parcel: ReturnType<typeof fulfilmentOf>,
): Order['events'] {
  const last = row.returned?.at(-1);
  // What ended it has the name of what was done.
  const ended = last?.donated ? 'donated' : last?.exchanged ? 'part_exchanged' : 'paid_return_succ';
  const events = row.events.map(e => ({
    status: e.status === 'paid_return_succ' ? ended : e.status,
    at: iso(e.at),
    note: say(e.note, locale),
  })) as {
    status: string;
    at: string;
    note: string;
  }[];
  if (status !== row.realStatus)
    events.push({
      status,
      at: iso(row.expiresAt),
      note: say(hintOf(status, FAMILY[row.family].module), locale),
    });
  if (parcel?.done && parcel.at !== null) {
    const note: Bilingual = {
      zh: '包裹已交给快递，或已在票务中心等您领取。',
      en: 'With the courier, or ready at the counter.',
    };
    events.push({ status: 'sent', at: iso(parcel.at), note: say(note, locale) });
  }
  return events;
}

/** The payment that is under way, else the last one if it was declined. */
function shownPayment(payments: readonly PaymentRow[]): PaymentRow | undefined {
  if (payments.some(p => p.state === 'paid' || p.state === 'wrong')) return undefined;
  const open = payments.findLast(p => p.state === 'unknown') ?? payments.findLast(p => p.state === 'started');
  const last = payments.at(-1);
  return open ?? (last?.state === 'declined' ? last : undefined);
}
