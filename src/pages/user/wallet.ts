import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { type GiftOffer, type GivenTicket, gift } from '#domain/contract/gift.ts';
import {
  type Order,
  type OrderFamily,
  type OrderRow,
  orderCalls,
  ticketOrder,
} from '#domain/contract/order.ts';
import { byEvening, lastStart } from '#domain/rules/evenings.ts';
import {
  type KeptOrder,
  keepPictures,
  keptGift,
  keptOf,
  readWallet,
  writeWallet,
} from '#features/ticket/wallet.ts';
import { useUser } from '#stores/user.ts';

/** Orders whose tickets are fetched, and so kept for the door without a network. */
const MAX_TICKET_ORDERS = 12;

export type PastOrder = Pick<OrderRow, 'tradeNo' | 'family' | 'title' | 'art' | 'occasion'>;
export interface TicketWallet {
  /** Soonest first. */
  readonly upcoming: readonly KeptOrder[];
  readonly past: readonly PastOrder[];
  /** What friends gave, and what they offer; null without a network. */
  readonly gifts: Pick<ReplyOf<typeof gift.mine>, 'received' | 'waiting'> | null;
  /** The server's clock, ISO; the device's own while there is no network. */
  readonly now: string;
  /** When this device last saw them, ISO, while there is no network. */
  readonly offlineSince: string | null;
}

/** The tickets to come with their codes, kept on this device; without a network what is kept. */
export async function wallet(locale: string, signal: AbortSignal): Promise<TicketWallet> {
  const memberId = useUser.getState().userInfo?.memberId ?? '';
  const device = new Date().toISOString();
  try {
    const { list } = await call(ticketOrder.list, { tab: 'paid', pageSize: 50 }, { signal, quiet: true });
    const done = list.filter(o => o.realStatus === 'paid_success' && o.occasion).sort(soonest);
    // The device's clock may be a day wrong: it only leaves out what is long over, the server's decides the rest.
    const recent = done.filter(o => !isLongOver(lastStart(o), device, SKEW)).slice(0, MAX_TICKET_ORDERS);
    const details = await Promise.all(
      recent.map(o =>
        call(orderCalls[o.family as OrderFamily].detail, { tradeNo: o.tradeNo }, { signal, quiet: true }),
      ),
    );
    const mine = await giftsOf(signal).catch(softly);
    const now = details[0]?.now ?? device;
    writeWallet(memberId, locale, [...details.flatMap(keptOf), ...(mine?.received ?? []).map(keptGift)], now);
    keepPictures(readWallet(memberId)?.orders ?? []);
    const upcoming = details
      .flatMap(byEvening)
      .filter((o: Order) => o.tickets.length > 0 && !isLongOver(startOf(o), now))
      .sort(soonest);
    const ahead = new Set(upcoming.map(o => o.tradeNo));
    const past = done.filter(o => !ahead.has(o.tradeNo)).reverse();
    const received = (mine?.received ?? [])
      .filter(g => g.ticket && !isLongOver(startOf(g), now))
      .sort(soonest);
    const gifts = { received, waiting: mine?.waiting ?? [] };
    return { upcoming: upcoming.flatMap(keptOf), past, now, gifts, offlineSince: null };
  } catch (error) {
    const kept = readWallet(memberId);
    if (!isFailure(error) || error.kind === 'refused' || error.kind === 'aborted' || !kept) throw error;
    // As with a network: the next concert first, what is over apart.
    const all = [...kept.orders].sort(soonest);
    const upcoming = all.filter(o => !isLongOver(startOf(o), device));
    const past = all.filter(o => isLongOver(startOf(o), device)).reverse();
    return { upcoming, past, now: device, gifts: null, offlineSince: kept.at };
  }
}

/** All pages of what friends gave and offer. */
async function giftsOf(signal: AbortSignal): Promise<NonNullable<TicketWallet['gifts']>> {
  const [received, waiting] = [[], []] as [GivenTicket[], GiftOffer[]];
  for (let pageNo = 1, more = true; more; pageNo++) {
    const page = await call(gift.mine, { pageNo }, { signal, quiet: true });
    received.push(...page.received);
    waiting.push(...page.waiting);
    more = page.more;
  }
  return { received, waiting };
}

const HOUR = 3_600_000;
const SKEW = 36 * HOUR;
interface Dated {
  readonly occasion?: { readonly startsAt: string } | undefined;
}
const startOf = (order: Dated): string => order.occasion?.startsAt ?? '';
const soonest = (a: Dated, b: Dated): number => startOf(a).localeCompare(startOf(b));

/** A concert stays among those ahead until five hours after its start. */
const isLongOver = (startsAt: string, now: string, margin = 0): boolean =>
  Date.parse(startsAt) + 5 * HOUR + margin < Date.parse(now);

/** A membership that cannot be read hides no orders. */
export function softly(error: unknown): null {
  if (isFailure(error) && error.kind !== 'aborted') return null;
  throw error;
}
