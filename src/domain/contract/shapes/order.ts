import * as z from 'zod/mini';
import { CERTIFICATES } from '../certificates.ts';
import { FAMILIES, type Family, MODULES } from '../family.ts';
import {
  CHANNELS,
  DELIVERIES,
  GATEWAYS,
  LEDGER_KINDS,
  ORDER_TABS,
  OUTCOMES,
  PAY_SCENES,
  type RealStatus,
} from '../order.ts';
import { NAME_MAX } from '../patterns.ts';
import { artAttrs, occasion, orderItem, orderSeat, ticket } from './parts.ts';
import { proof } from './proof.ts';
import { seatKeys } from './seat.ts';
import { amount, cents, listOf, maybe, orElse, statedAmount, words, yes } from './tolerant.ts';
import { flag, id, idList, instant, json, quiet, required, text, whole, yuan, yuanField } from './wire.ts';

/** One evening of a package; its id is the performance's. */
const evening = z.extend(occasion, { title: z.string(), art: artAttrs, programId: id });
/** A discount in force, as the server states it. */
const orderDiscount = z.object({ kind: z.string(), title: z.string(), amount: yuan });
/** What happens to goods after the payment: a parcel is sent, a recording opened. */
const fulfilment = z.object({
  done: z.boolean(),
  /** When it was or will be; absent for what is opened when the member likes. */
  at: z.optional(instant),
  /** Of what is sent live: when it begins, and can be opened. */
  opensAt: z.optional(instant),
});

/** A row of what became of the money. */
const ledgerRow = z.object({
  kind: z.enum(LEDGER_KINDS),
  amount: yuan,
  /** The other order of an exchange. */
  tradeNo: z.optional(id),
  /** Of a donation. */
  receiptNo: z.optional(id),
});

const ladder = z.array(z.object({ until: instant, percent: z.number() }));
const orderEvent = z.object({ status: z.string(), at: instant, note: z.string() });
export const refundQuote = z.object({
  allowed: z.boolean(),
  /** Why not, when not allowed. */
  reason: z.string(),
  fee: yuan,
  amount: yuan,
  /** The ladder: until when which share is kept. */
  ladder,
  /** Points of the reward that are taken back, and what is kept of the money because so many are spent already. */
  points: z.optional(z.number()),
  short: z.optional(yuan),
  /** Points that the order was paid with and that come back. */
  pointsBack: z.optional(z.number()),
  /** What can be given back by itself, when there are several. */
  pieces: z.optional(z.array(z.object({ id, label: z.string(), price: yuan }))),
  /** Why several go back together only. */
  whole: z.optional(z.string()),
  /** The foundation takes it, too. */
  donate: z.optional(z.boolean()),
  /** Other evenings that these could be exchanged for, of the programme or the package, and what they bring there. */
  exchange: z.optional(
    z.object({
      credit: yuan,
      /** What is kept of money that goes back, and at least of a later return, in percent. */
      percent: z.number(),
      evenings: z.array(
        z.object({
          scheduleId: id,
          startsAt: instant,
          hall: z.string(),
          /** In a package: what is played, and the seats that one would have there. */
          title: z.optional(z.string()),
          seats: z.optional(z.object({ ids: z.array(id), label: z.string() })),
        }),
      ),
    }),
  ),
});

/** What each word of the second set stands for in the first, the usual one in front. */
export const AS_REAL = {
  WAIT_PAY: ['new_locked', 'new'],
  CONFIRM_BUT_NOT_PAID: ['new_confirm'],
  SYSTEM_CANCEL: ['cancel_timeout', 'cancel_sys'],
  USER_CANCEL: ['cancel_user'],
  PAID: ['paid_success', 'paid_uncheck', 'paid_certain'],
  EXCEPTION: ['paid_failure'],
  OP_REFUND: ['paid_return_succ', 'paid_return_fail', 'paid_return_cert'],
  DONE: ['paid_success'],
} as const satisfies Record<string, readonly RealStatus[]>;
const asReal = (word: string): readonly string[] =>
  Object.hasOwn(AS_REAL, word) ? AS_REAL[word as keyof typeof AS_REAL] : [];
const asWord = (status: string): string =>
  Object.keys(AS_REAL).find(word => asReal(word).includes(status)) ?? status;

/** What lists and the page have in common: the vendor's fields (specification §3), and our own, which may be missing. */
const head = {
  tradeNo: id,
  family: maybe(z.enum(FAMILIES)),
  supportSeat: maybe(flag),
  realStatus: words,
  /** The second set's word for it: what digital, mall and dams orders show. */
  orderStatus: words,
  title: words,
  art: maybe(artAttrs),
  /** The concert, the show or the product, for the way back to it. */
  subjectId: words,
  /** Only where there is an evening to go to: seat and show orders. */
  occasion: maybe(occasion),
  /** Every evening of a package, soonest first; the occasion is the first of them. */
  evenings: maybe(z.array(evening)),
  seats: listOf(orderSeat),
  items: listOf(orderItem),
  delivery: maybe(z.enum(DELIVERIES)),
  /** What became of the money since it came: in = out + kept; none while none has come. */
  ledger: listOf(ledgerRow),
  /** Empty when it is not said. */
  createdAt: orElse(instant, ''),
  /** While unpaid: until when it is held, by the server's clock. */
  expiresAt: maybe(instant),
};

const headShape = z.object(head);
type Head = z.infer<typeof headShape>;

/** Which set of statuses decides, and what goes without saying. A code that nobody knows stays as it is. */
function settled(
  { family, tradeNo, art, delivery, supportSeat, realStatus, orderStatus }: Head,
  usual: Family,
) {
  const own = family ?? (supportSeat === 'Y' ? 'seat' : usual);
  const { query, statuses, delivery: usualDelivery } = MODULES[own];
  const second = statuses === 'order' || realStatus === '';
  const fits = asReal(orderStatus);
  const real =
    second && orderStatus !== '' && !fits.includes(realStatus) ? (fits[0] ?? orderStatus) : realStatus;
  return {
    family: own,
    supportSeat: supportSeat ?? query.supportSeat,
    realStatus: real,
    orderStatus: orderStatus || asWord(real),
    art: art ?? { seed: tradeNo, key: 'C major' },
    delivery: delivery ?? usualDelivery,
  };
}

/** A reply without a status is no order. */
export const hasStatus = z.refine<Pick<Head, 'realStatus' | 'orderStatus'>>(
  o => o.realStatus !== '' || o.orderStatus !== '',
);

export const orderFields = z.object({
  ...head,
  payStatus: words,
  /** Yuan (specification §3): goods, discount, freight, and the two totals. For dams the total is before discounts. */
  amount,
  discount: amount,
  discounts: listOf(orderDiscount),
  otherFee: amount,
  totalAmount: statedAmount,
  totalFee: statedAmount,
  packTradeNo: maybe(z.string().check(z.minLength(1))),
  gatewayCode: maybe(z.enum(GATEWAYS)),
  gatewayName: maybe(z.string()),
  /** Ways to pay that are offered; every one where nothing is said. */
  gateways: maybe(z.array(z.enum(GATEWAYS))),
  /** The one renewal is still to be had; it may be taken in the last minutes of the hold. */
  renewable: yes,
  /** The server's clock when it answered, for the countdown. */
  now: maybe(instant),
  linkman: words,
  mobile: words,
  /** Where the contact is written to by e-mail. */
  email: maybe(z.string()),
  channel: maybe(z.enum(CHANNELS)),
  deliverTo: words,
  fulfilment: maybe(fulfilment),
  events: listOf(orderEvent),
  tickets: listOf(ticket),
  /** Tickets of it that friends have, each with whose it is now. */
  given: listOf(z.object({ label: z.string(), to: z.string() })),
  refund: maybe(refundQuote),
  /** What has gone back to the payer, and what is left of the payment. */
  returned: maybe(z.object({ amount: yuan, left: yuan })),
  /** Receipts of what went to the foundation. */
  donations: maybe(z.array(z.object({ receiptNo: id, amount: yuan, name: z.string(), at: instant }))),
  /** The order whose tickets these stand in place of, what they bring, and what of it goes back or is kept of that. */
  exchange: maybe(z.object({ tradeNo: id, credit: yuan, back: yuan, fee: z.optional(yuan) })),
  /** The refund ladder as the order keeps it. */
  ladder: maybe(ladder),
  /** Opens its calendar at the server, without a session. */
  calendar: maybe(z.string()),
  /** Points that the order has earned, and from when they can be spent. */
  reward: maybe(z.object({ points: z.number(), creditAt: instant })),
  /** The order that took the place of this one when its seats were changed. */
  replacedBy: maybe(id),
  /** The order that this one took the place of, and the discounts of it that do not fit any more. */
  replaces: maybe(z.object({ tradeNo: id, dropped: z.array(z.string()) })),
  /** Money that came in another amount than was asked for: how much, and when it goes or went back. */
  mismatch: maybe(z.object({ received: yuan, refundAt: z.optional(instant), refunded: z.boolean() })),
  /** A payment that has started and not ended: never offer to pay again while it is there. */
  payment: maybe(z.object({ payNo: id, state: z.enum(['started', 'unknown', 'declined']) })),
});

/** With the totals and the rest that the reply left out; `usual` is the family whose call was answered. */
export function completed<O extends z.infer<typeof orderFields>>(o: O, usual: Family) {
  const own = settled(o, usual);
  const totalFee =
    o.totalFee ?? o.totalAmount ?? cents(Math.max(0, o.amount - Math.max(0, o.discount)) + o.otherFee);
  return {
    ...o,
    ...own,
    payStatus: o.payStatus || own.realStatus,
    totalFee,
    totalAmount: o.totalAmount ?? totalFee,
    now: o.now ?? new Date().toISOString(),
  };
}

export const orderOf = (usual: Family) =>
  z.pipe(
    orderFields.check(hasStatus),
    z.transform(o => completed(o, usual)),
  );

export const orderRow = z.pipe(
  z
    .extend(headShape, {
      /** What is or was to pay, in every family. */
      totalAmount: amount,
      /** Tickets that the member has, and how many friends have. */
      ticketCount: orElse(z.number(), 0),
      givenCount: orElse(z.number(), 0),
    })
    .check(hasStatus),
  z.transform(o => ({ ...o, ...settled(o, 'show') })),
);

/** Typed in, or one that the member keeps. */
const certificate = z.union([
  z.object({ certificationId: id }),
  z.object({ type: z.enum(CERTIFICATES), name: required(NAME_MAX), number: required(30) }),
]);
const trade = { ...quiet, tradeNo: id };

/** What WeChat adds to the address that the payer comes back to: who they are there, told once to who has the app's secret. */
export const walletGrant = z.object({
  code: z.string().check(z.regex(/^[\w-]{1,128}$/)),
  state: z.string().check(z.regex(/^[\da-z]{1,128}$/)),
});
/** What getBrandWCPayRequest of WeChat's bridge is given, as WeChat spells it. */
export const bridgeRequest = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
});
/** Starting to pay, of any family. */
export const pay = {
  payload: z.object({
    ...trade,
    gatewayCode: z.enum(GATEWAYS),
    totalAmount: yuanField,
    scene: z.optional(z.enum(PAY_SCENES)),
    grant: z.optional(json(walletGrant)),
  }),
  reply: z.object({
    payNo: id,
    kind: z.enum(['page', 'qrcode', 'bridge']),
    /** A path of this site without its tree, or an https address. */ url: z.string(),
    bridge: z.optional(bridgeRequest),
  }),
};

/** What can be done with an order of any family. */
const verbsOf = (family: Family) => ({
  detail: { payload: z.object(trade), reply: orderOf(family) },
  confirm: {
    payload: z.object({
      ...trade,
      totalAmount: yuanField,
      linkman: required(NAME_MAX),
      /** A mobile of any country, an e-mail address, or both; masked, it is the account's or this order's own. */
      mobile: z.optional(text(24)),
      email: z.optional(text(254)),
      channel: z.enum(CHANNELS),
      addressId: z.optional(id),
      certificates: z.optional(json(z.array(certificate).check())),
    }),
    reply: orderOf(family),
  },
  renew: { payload: z.object(trade), reply: orderOf(family) },
  cancel: { payload: z.object(trade), reply: orderOf(family) },
  pay,
  refundQuote: { payload: z.object({ ...trade, pieces: z.optional(idList(40)) }), reply: refundQuote },
  refund: {
    payload: z.object({
      ...trade,
      fee: yuanField,
      amount: z.optional(yuanField),
      pieces: z.optional(idList(40)),
      /** The foundation gets it, in this name; the member's own where it is empty. With a proof of the owner (2107 asks for it). */
      donor: z.optional(text(NAME_MAX)),
      ...proof,
    }),
    reply: orderOf(family),
  },
  close: { payload: z.object({ ...trade, edit: z.optional(flag) }), reply: orderOf(family) },
});

export const verbs = Object.fromEntries(FAMILIES.map(family => [family, verbsOf(family)])) as Readonly<
  Record<Family, ReturnType<typeof verbsOf>>
>;

export const ticketOrder = {
  checkPermission: {
    payload: z.object({
      ...quiet,
      scheduleId: id,
      packCode: z.optional(text(40)),
      beside: z.optional(z.literal('Y')),
    }),
    /** `until`: where one came through a waiting room, when the time to choose ends. */
    reply: z.object({ allowed: z.boolean(), until: z.optional(instant) }),
  },
  create: {
    payload: z.object({
      ...quiet,
      ...seatKeys,
      scheduleId: id,
      seats: idList(20),
      requestId: id,
      packCode: z.optional(text(40)),
      /** The caller's live order that this one replaces, in one transaction. */
      replace: z.optional(id),
      /** A paid order of another evening of the programme, and those of its tickets that go for these seats. */
      exchangeNo: z.optional(id),
      exchangePieces: z.optional(idList(40)),
    }),
    reply: z.object({ tradeNo: id }),
  },
  list: {
    payload: z.object({
      ...quiet,
      tab: z.optional(z.enum(ORDER_TABS)),
      /** Only orders of these families, comma-joined; of every one when absent. */
      families: z.optional(text(40)),
      pageNo: z.optional(whole(1, 10_000)),
      pageSize: z.optional(whole(1, 50)),
    }),
    reply: z.object({
      total: z.number(),
      pageNo: z.number(),
      pageSize: z.number(),
      counts: z.record(z.string(), z.number()),
      /** The server's clock when it answered, for countdowns. */
      now: z.optional(instant),
      list: listOf(orderRow),
    }),
  },
};

export const sandbox = {
  payment: {
    payload: z.object({ ...quiet, payNo: id }),
    reply: z.object({
      payNo: id,
      tradeNo: id,
      amount: yuan,
      gateway: z.enum(GATEWAYS),
      state: z.string(),
      title: z.string(),
      /** Whose page the payer goes back to. */
      family: z.enum(FAMILIES),
    }),
  },
  settle: {
    payload: z.object({ ...quiet, payNo: id, outcome: z.enum(OUTCOMES) }),
    reply: z.object({ state: z.string() }),
  },
};
