import type { Locale } from '#site/tree.ts';
import { saleContext } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import { PAST_CONCERTS_FOR, REFRESH } from '../feeds/season.ts';
import { calendarKey } from '../http/keys.ts';
import { sameText } from '../http/same-text.ts';
import { ticketOfPiece } from '../orders/gifts.ts';
import type { OrderRow, TicketRow } from '../store/ports/sales.ts';
import { calendarOf } from './attachments.ts';
import { factsOfOrder } from './compose.ts';

const ORDER = /^\/feeds\/order\/([\w-]{1,60})\.([0-9a-f]{32})\.(zh-CN|en-US)\.ics$/;

type Source = Pick<Deps, 'store' | 'clock' | 'host' | 'config' | 'families' | 'gateways'>;
interface Own {
  readonly order: OrderRow;
  /** Of whoever has the address; not those of friends. */
  readonly tickets: readonly TicketRow[];
  /** The one evening of a ticket from a friend. */
  readonly only?: string;
  /** All of its tickets are somebody’s by now, or nobody’s. */
  readonly gone: (scheduleId: string) => boolean;
}

/**
 * The evenings of an order, or of a ticket from a friend, for a calendar that subscribes: what is moved moves, and what
 * is cancelled, returned or given away is struck out. Null for an address that is none, and when all of it is long over.
 */
export async function orderCalendar(
  deps: Source,
  pathname: string,
  origin: string,
): Promise<{ readonly type: string; readonly body: string; readonly own: true } | null> {
  const [, id, key = '', locale] = ORDER.exec(pathname) ?? [];
  if (id === undefined || !sameText(key, await calendarKey(deps, id))) return null;
  const own = (await bought(deps, id)) ?? (await given(deps, id));
  if (!own) return null;
  const now = deps.clock.now();
  const { order, tickets, only, gone } = own;
  const facts = factsOfOrder(await saleContext(deps), order, { tickets, payments: [] });
  const evenings = facts.evenings
    .filter(({ occasion: { id, startsAt } }) => (only ?? id) === id && startsAt > now - PAST_CONCERTS_FOR)
    .map(evening => {
      const { occasion } = evening;
      return { ...evening, occasion: { ...occasion, cancelled: occasion.cancelled || gone(occasion.id) } };
    });
  if (evenings.length === 0) return null;
  const body = calendarOf(evenings, facts.sheets, locale as Locale, now, origin, REFRESH);
  return { type: 'text/calendar; charset=utf-8', body, own: true };
}

/** Nobody’s where its buyer has left. */
async function bought({ store: { direct } }: Source, tradeNo: string): Promise<Own | null> {
  const order = await direct.sales.order(tradeNo);
  if (!order || (await direct.accounts.member(order.memberId)) === null) return null;
  const tickets = await direct.sales.tickets(tradeNo);
  const at = (ticket: TicketRow) => ticket.scheduleId ?? order.scheduleId;
  return {
    order,
    tickets,
    gone: id =>
      order.realStatus !== 'paid_success' ||
      (tickets.length > 0 && !tickets.some(ticket => ticket.holder === undefined && at(ticket) === id)),
  };
}

async function given({ store: { direct } }: Source, giftId: string): Promise<Own | null> {
  const gift = await direct.gifts.gift(giftId);
  const order = gift && (await direct.sales.order(gift.tradeNo));
  if (!gift || gift.receiver === null || !order) return null;
  const ticket = ticketOfPiece(await direct.sales.tickets(order.tradeNo), order, gift);
  const theirs = gift.state === 'accepted' && ticket?.holder === gift.receiver ? ticket : undefined;
  const { holder: _, ...shown } = theirs ?? { holder: undefined };
  return {
    order,
    tickets: theirs ? [shown as TicketRow] : [],
    only: gift.scheduleId,
    gone: () => theirs === undefined || order.realStatus !== 'paid_success',
  };
}
