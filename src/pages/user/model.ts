import { call } from '#api/client.ts';
import { absent, isFailure } from '#api/failure.ts';
import { member, POINTS_WAYS } from '#domain/contract/account.ts';
import { addresses } from '#domain/contract/address.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { certifications } from '#domain/contract/certification.ts';
import { COUPON_STATUSES, wallet as couponWallet } from '#domain/contract/discount.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { FAMILIES, type Family } from '#domain/contract/family.ts';
import { FAVORITE_STATES, FAVORITE_TYPES, favorites } from '#domain/contract/favorites.ts';
import { type GiftOffer, type GivenTicket, gift } from '#domain/contract/gift.ts';
import { mall } from '#domain/contract/mall.ts';
import { membership } from '#domain/contract/membership.ts';
import {
  ORDER_TABS,
  type Order,
  type OrderFamily,
  type OrderRow,
  orderCalls,
  ticketOrder,
} from '#domain/contract/order.ts';
import { person } from '#domain/contract/person.ts';
import { security } from '#domain/contract/security.ts';
import { byEvening, lastStart } from '#domain/rules/evenings.ts';
import {
  type KeptOrder,
  keepPictures,
  keptGift,
  keptOf,
  readWallet,
  writeWallet,
} from '#features/ticket/wallet.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { useUser } from '#stores/user.ts';

/** Sections of the user centre that there are; any other `ind` is the overview (specification §2). */
export const SECTIONS = [
  'overview',
  'orders',
  'tickets',
  'digital',
  'favorite',
  'card',
  'coupon',
  'points',
  'security',
  'info',
  'address',
  'certification',
] as const;
/** Those that are about the member herself. */
export const OWN_SECTIONS: ReadonlySet<string> = new Set(['info', 'address', 'certification']);
export type SectionName = (typeof SECTIONS)[number];
export type OrderTab = (typeof ORDER_TABS)[number];

export const sectionOf = (query: URLSearchParams): SectionName =>
  SECTIONS.find(s => s === query.get('ind') || s === query.get('navType')) ?? 'overview';
export const couponStatusOf = (query: URLSearchParams): (typeof COUPON_STATUSES)[number] =>
  COUPON_STATUSES.find(s => s === query.get('state')) ?? 'usable';
export const tabOf = (query: URLSearchParams): OrderTab =>
  ORDER_TABS.find(s => s === query.get('tab')) ?? 'all';
/** What the list of orders can be narrowed to. */
export const FAMILY_GROUPS = ['all', 'seat', 'show', 'shop', 'card'] as const;
export type FamilyGroup = (typeof FAMILY_GROUPS)[number];
const GROUP_OF: Readonly<Record<Family, FamilyGroup>> = {
  seat: 'seat',
  show: 'show',
  mall: 'shop',
  dams: 'shop',
  card: 'card',
};
export const groupOf = (query: URLSearchParams): FamilyGroup =>
  FAMILY_GROUPS.find(g => g === query.get('family')) ?? 'all';
export type PointsWay = (typeof POINTS_WAYS)[number];
const wayOf = (query: URLSearchParams): PointsWay | undefined =>
  POINTS_WAYS.find(way => way === query.get('tab'));
/** Which favourites: of a kind, or of a state. */
const likedOf = (query: URLSearchParams) => ({
  type: FAVORITE_TYPES.find(type => type === query.get('type')),
  state: FAVORITE_STATES.find(state => state === query.get('state')),
});
export const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('pageNo'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

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
async function wallet(locale: string, signal: AbortSignal): Promise<TicketWallet> {
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

export function loader({ tree, query, signal }: PageArgs) {
  const section = sectionOf(query);
  const quiet = { signal, quiet: true };
  const tab = section === 'overview' ? 'all' : tabOf(query);
  const pageNo = section === 'overview' ? 1 : pageOf(query);
  const group = section === 'overview' ? 'all' : groupOf(query);
  const families = group === 'all' ? undefined : FAMILIES.filter(f => GROUP_OF[f] === group).join(',');
  const way = wayOf(query);
  const liked = likedOf(query);
  const cardId = section === 'card' ? (query.get('id') ?? '').slice(0, 80) : '';
  return {
    section,
    tab,
    group,
    pageNo,
    /** Level and points; null for an account without a membership. */
    standing:
      section === 'overview' || section === 'points'
        ? handled(
            Promise.all([
              call(member.info, {}, quiet),
              call(member.nextLevel, {}, quiet),
              call(member.levels, {}, quiet),
            ]).catch(softly),
          )
        : null,
    orders:
      section === 'overview' || section === 'orders'
        ? handled(call(ticketOrder.list, { tab, pageNo, ...(families && { families }) }, quiet))
        : null,
    unpaid:
      section === 'overview'
        ? handled(call(ticketOrder.list, { tab: 'unpaid' }, quiet).then(p => p.list))
        : null,
    coupons:
      section === 'coupon'
        ? handled(call(couponWallet.coupons, { status: couponStatusOf(query) }, quiet))
        : null,
    couponStatus: couponStatusOf(query),
    security:
      section === 'security'
        ? handled(Promise.all([call(security.overview, {}, quiet), call(security.events, {}, quiet)]))
        : null,
    points: section === 'points' ? handled(call(member.points, { way, pageNo: pageOf(query) }, quiet)) : null,
    way,
    favorites:
      section === 'favorite'
        ? handled(call(favorites.list, { ...liked, pageNo: pageOf(query) }, quiet))
        : null,
    liked,
    /** One card; null within for one that the member does not hold. */
    cardHeld: cardId
      ? handled(absent(call(membership.detail, { membershipId: cardId }, quiet), ERR.badPayload))
      : null,
    cards: section === 'card' && !cardId ? handled(call(membership.mine, {}, quiet)) : null,
    cardOrders:
      section === 'card' && !cardId ? handled(call(membership.orders, { pageSize: 50 }, quiet)) : null,
    info:
      section === 'info'
        ? handled(Promise.all([call(person.fields, {}, quiet), call(person.info, {}, quiet)]))
        : null,
    addresses: section === 'address' ? handled(call(addresses.list, {}, quiet)) : null,
    certifications: section === 'certification' ? handled(call(certifications.list, {}, quiet)) : null,
    library: section === 'digital' ? handled(call(mall.library, {}, quiet)) : null,
    products: section === 'digital' ? handled(call(mall.list, {}, quiet)) : null,
    wallet: section === 'overview' || section === 'tickets' ? handled(wallet(tree.locale, signal)) : null,
  };
}
export type UserData = ReturnType<typeof loader>;

/** A membership that cannot be read hides no orders. */
function softly(error: unknown): null {
  if (isFailure(error) && error.kind !== 'aborted') return null;
  throw error;
}
