import * as z from 'zod/mini';
import { giftStateAt } from '#domain/rules/gift.ts';
import { isLive } from '#domain/rules/hold.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import { eveningOf, type SaleContext, saleContext, subjectOf } from '../catalogue/family.ts';
import { t } from '../catalogue/text.ts';
import { goneOf, titleName } from '../catalogue/titles.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';
import { titleOf } from '../catalogue/view.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { reportOf, tableOf } from '../desk/report/command.ts';
import { readsReports } from '../desk/report/mails.ts';
import type { Notice } from '../notices.ts';
import { nameOf, occasionAt } from '../orders/gifts.ts';
import { ledgerOfOrder } from '../orders/ledger.ts';
import { giftCode, payAddress } from '../orders/link-code.ts';
import { guestsOf } from '../orders/place-words.ts';
import { changeLetters, heard, news, standOf } from '../season/heard.ts';
import type { LetterRow, LetterState } from '../store/ports/letters.ts';
import { type OrderRow, orderedFor, type PaymentRow, type TicketRow } from '../store/ports/sales.ts';
import type { Content, Evening } from './content.ts';
import * as orders from './order-words.ts';
import * as others from './other-words.ts';
import { reported } from './report-words.ts';

/** Facts as they stand in the queue: what an older or a newer release wrote is read, not trusted. */
const factsOf = z.object({
  giftId: z.optional(z.string()),
  receiptNo: z.optional(z.string()),
  number: z.optional(z.number()),
  scheduleId: z.optional(z.string()),
  from: z.optional(z.string()),
  fen: z.optional(z.number()),
  because: z.optional(z.enum(['late', 'again', 'amount'])),
  shown: z.optional(z.string()),
  device: z.optional(z.string()),
  place: z.optional(z.string()),
  dueAt: z.optional(z.number()),
  startsAt: z.optional(z.number()),
  titleId: z.optional(z.string()),
  mailId: z.optional(z.string()),
  of: z.optional(z.string()),
});
type Facts = z.infer<typeof factsOf>;

interface Moment {
  readonly deps: Pick<Deps, 'store' | 'host' | 'config' | 'clock'>;
  readonly season: SaleContext;
  readonly now: number;
  readonly letter: LetterRow;
  readonly facts: Facts;
}
/** Null when it is not true any more: then nothing is sent. */
type Compose = (moment: Moment) => Promise<Content | null>;

/** Words for an order as it is now. */
const ofOrder =
  (words: (order: orders.Facts, facts: Facts) => Content | null): Compose =>
  async moment => {
    const order = await readOrder(moment);
    return order && words(order, moment.facts);
  };

/** The order of a letter as it is now; null where there is none. */
async function readOrder({ deps, season, letter }: Moment): Promise<orders.Facts | null> {
  const { sales } = deps.store.direct;
  const order = letter.tradeNo ? await sales.order(letter.tradeNo) : null;
  if (!order) return null;
  const [tickets, payments] = [await sales.tickets(order.tradeNo), await sales.paymentsOf(order.tradeNo)];
  return factsOfOrder(season, order, { tickets, payments });
}

/** Tickets of an order that has been given back meanwhile are none. */
const ofPaid = (words: (order: orders.Facts, facts: Facts) => Content): Compose =>
  ofOrder((order, facts) => (order.order.realStatus === 'paid_success' ? words(order, facts) : null));

/** An order that has ended meanwhile is not held any more. */
const ofLive =
  (words: (order: orders.Facts) => Content): Compose =>
  moment =>
    ofOrder(order => (isLive(order.order, moment.now) ? words(order) : null))(moment);

export function factsOfOrder(
  season: SaleContext,
  order: OrderRow,
  { tickets, payments }: { readonly tickets: readonly TicketRow[]; readonly payments: readonly PaymentRow[] },
): orders.Facts {
  const subject = subjectOf(season, order);
  const { art, occasion } = subject;
  const { catalogue } = season;
  const evenings: Evening[] =
    subject.evenings.length > 0
      ? subject.evenings.map(schedule => {
          const program = catalogue.programs.get(schedule.programId);
          return {
            title: program
              ? t(titleOf(catalogue, program, 'zh-CN'), titleOf(catalogue, program, 'en-US'))
              : subject.title,
            art: program?.art ?? art,
            occasion: eveningOf(catalogue, schedule),
          };
        })
      : occasion
        ? [{ title: subject.title, art, occasion }]
        : [];
  const guests = guestsOf(order, subject);
  const sheets = tickets.flatMap(ticket => {
    const at = ticket.scheduleId ?? order.scheduleId;
    const evening = evenings.find(e => e.occasion.id === at) ?? evenings[0];
    if (!evening || ticket.holder !== undefined) return [];
    const admits = order.seats.filter(
      s => (s.scheduleId ?? order.scheduleId) === at && ticket.seatIds.includes(s.seatId),
    );
    return [
      {
        ticket,
        order,
        evening,
        guests: admits.flatMap(seat => {
          const guest = guests.get(seat);
          return guest ? [{ ...guest, seat }] : [];
        }),
      },
    ];
  });
  return { order, subject, evenings, sheets, ledger: ledgerOfOrder(order, payments) };
}

const ofGift =
  (words: (gift: others.Gift) => Content, stillTrue: 'offered' | null = null): Compose =>
  async ({ deps, season, now, facts }) => {
    const { direct } = deps.store;
    const row = facts.giftId ? await direct.gifts.gift(facts.giftId) : null;
    const order = row && (await direct.sales.order(row.tradeNo));
    if (!row || !order || (stillTrue && giftStateAt(row, now) !== stillTrue)) return null;
    const [giver, friend] = await Promise.all([
      direct.accounts.member(row.giver),
      row.receiver === null ? null : direct.accounts.member(row.receiver),
    ]);
    const { evenings } = factsOfOrder(season, order, { tickets: [], payments: [] });
    const occasion = occasionAt(season, order, row.scheduleId);
    const evening = evenings.find(e => e.occasion.id === row.scheduleId) ?? evenings[0];
    if (!evening || !occasion) return null;
    return words({
      evening: { ...evening, occasion },
      piece: nameOf(order, row.piece),
      giver: giver?.nickname || order.contact?.linkman || '—',
      friend: friend?.nickname || (row.mobile ? maskMobile(row.mobile) : '—'),
      until: row.expiresAt,
      code: await giftCode(deps, row.id),
      tradeNo: row.tradeNo,
    });
  };

/** Letters that somebody has read, or may have. */
const READ: ReadonlySet<LetterState> = new Set(['sent', 'unsure', 'kept']);

/**
 * What became of an evening, for one who believes what the last letter said: only while what this one was written for is
 * so, and once. Whatever comes after it has a letter of its own.
 */
const ofChange: Compose = async moment => {
  const { deps, letter, facts } = moment;
  const about = await readOrder(moment);
  if (about?.order.realStatus !== 'paid_success') return null;
  const { order } = about;
  const evening = eveningIn(about, facts.scheduleId);
  if (!evening) return null;
  const { occasion } = evening;
  const ordered = orderedFor(order, occasion);
  const isSo = (one: LetterRow): boolean => news(standOf(one, occasion.startsAt), occasion) === null;
  if (!isSo(letter)) return null;
  const others = changeLetters(await deps.store.direct.letters.lettersOf(order.tradeNo), occasion.id).filter(
    l => l.id !== letter.id,
  );
  // What is being handed over is read or not: the next try knows.
  if (others.some(l => l.state === 'sending'))
    throw new Error('another letter on this evening is on its way');
  if (others.some(l => l.state === 'waiting' && l.id < letter.id && isSo(l))) return null;
  const before = letter.state === 'kept' ? others.filter(l => l.createdAt < letter.createdAt) : others;
  const believed = heard(before, READ, ordered);
  switch (news(believed, occasion)) {
    case 'cancelled':
      return orders.eveningCancelled(about, evening);
    case 'moved':
      return orders.eveningMoved(about, evening);
    case 'restored':
      return orders.eveningRestored(about, evening, believed.startsAt !== occasion.startsAt);
    default:
      return null;
  }
};

/** Every kind of letter and how its words are found. A kind that a newer release writes is left to that one. */
export const COMPOSE: Readonly<Record<Notice['kind'], Compose>> = {
  paid: ofPaid(orders.paid),
  'tickets-resent': ofPaid(orders.ticketsAgain),
  complimentary: ofPaid(orders.complimentary),
  exchanged: ofPaid((order, { from = '' }) => orders.exchanged(order, from)),
  refunded: ofOrder((order, { fen = 0 }) => orders.refunded(order, fen)),
  'refund-sent': ofOrder((order, { fen = 0 }) => orders.refundSent(order, fen)),
  'payment-returned': ofOrder((order, { fen = 0, because = 'again' }) =>
    orders.paymentReturned(order, fen, because),
  ),
  'seats-offered': ofLive(orders.seatsOffered),
  'held-for-desk': ofLive(orders.heldForDesk),
  async 'pay-link'(moment) {
    const order = await readOrder(moment);
    const waits = order && isLive(order.order, moment.now);
    return waits ? orders.payLink(order, await payAddress(moment.deps, order.order.tradeNo)) : null;
  },
  'evening-cancelled': ofChange,
  'evening-moved': ofChange,
  'evening-restored': ofChange,
  'evening-changed': ofOrder((order, { scheduleId }) => {
    const evening = eveningIn(order, scheduleId);
    return evening ? orders.eveningChanged(order, evening) : null;
  }),
  async donated(moment) {
    const { letter, facts } = moment;
    const all = letter.tradeNo ? await moment.deps.store.direct.gifts.donationsOf(letter.tradeNo) : [];
    const donation = all.find(d => d.receiptNo === facts.receiptNo);
    if (!donation) return null;
    const { receiptNo, fen, name } = donation;
    return ofOrder(order => orders.donated(order, receiptNo, fen, name))(moment);
  },
  async invoice(moment) {
    const row = await moment.deps.store.direct.invoices.invoice(moment.facts.number ?? 0);
    return row && ofOrder(order => orders.invoiced(order, row))(moment);
  },
  // Of whom may not read reports any more, and of what is not sent any more, nothing is said.
  async report({ deps, season, now, letter, facts: { mailId = '', of = '' } }) {
    const { reportMails, staff } = deps.store.direct;
    const row = await reportMails.reportMail(mailId);
    const who = row && (await staff.person(row.staffId));
    if (!row || !readsReports(who) || who.mail !== letter.recipient) return null;
    const kind = row.about === 'season' ? row.about : row.every;
    const report = await reportOf({ deps, season, now }, kind, kind === 'season' ? '' : of);
    return reported(report, tableOf(report, row.locale));
  },
  'gift-offered': ofGift(others.giftOffered, 'offered'),
  'gift-accepted': ofGift(others.giftAccepted),
  'gift-declined': ofGift(others.giftDeclined),
  'gift-handed-back': ofGift(others.giftHandedBack),
  'gift-ended': ofGift(others.giftEnded),
  'new-device': async ({ letter, facts: { device = '', place = '' } }) =>
    others.newDevice(device, place, letter.createdAt),
  'mobile-changed': async ({ facts: { shown = '' } }) => others.mobileChanged(shown),
  'email-changed': async ({ facts: { shown = '' } }) => others.emailChanged(shown),
  'password-changed': async () => others.passwordChanged,
  leaving: async ({ deps, letter, facts: { dueAt } }) => {
    const departure = letter.memberId && (await deps.store.direct.security.departure(letter.memberId));
    return departure && dueAt === departure.dueAt ? others.leaving(dueAt) : null;
  },
  stayed: async () => others.stayed,
  async 'on-air-soon'({ season: { catalogue }, now, facts: { titleId = '', startsAt = 0 } }) {
    const title = catalogue.kind<TitleDoc>('title').get(titleId);
    // Who comes an hour late has missed the beginning, and not the evening.
    if (!title || goneOf(title, Math.max(startsAt, now)) || startsAt + HOUR < now) return null;
    const name = t(titleName(catalogue, title, 'zh-CN').title, titleName(catalogue, title, 'en-US').title);
    return others.onAirSoon(
      name,
      startsAt,
      `digitalhall-${title.home}-detail?id=${encodeURIComponent(title.id)}`,
    );
  },
};

const eveningIn = ({ evenings }: orders.Facts, scheduleId: string | undefined): Evening | undefined =>
  evenings.find(e => e.occasion.id === scheduleId);

/** What a letter of the queue says now; null when nothing of it is true any more, undefined when it is not known here. */
export async function compose(deps: Deps, letter: LetterRow): Promise<Content | null | undefined> {
  if (!Object.hasOwn(COMPOSE, letter.kind)) return undefined;
  const season = await saleContext(deps);
  const facts = factsOf.parse(letter.facts);
  return COMPOSE[letter.kind as Notice['kind']]({ deps, season, now: deps.clock.now(), letter, facts });
}
