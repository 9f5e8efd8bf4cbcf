import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { member, POINTS_WAYS } from '#domain/contract/account.ts';
import { addresses } from '#domain/contract/address.ts';
import { certifications } from '#domain/contract/certification.ts';
import { COUPON_STATUSES, wallet as couponWallet } from '#domain/contract/discount.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { FAMILIES, type Family } from '#domain/contract/family.ts';
import { FAVORITE_STATES, FAVORITE_TYPES, favorites } from '#domain/contract/favorites.ts';
import { mall } from '#domain/contract/mall.ts';
import { membership } from '#domain/contract/membership.ts';
import { ORDER_TABS, ticketOrder } from '#domain/contract/order.ts';
import { person } from '#domain/contract/person.ts';
import { security } from '#domain/contract/security.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import type { UserSection } from '#site/user-section.ts';
import { softly, wallet } from './wallet.ts';

export type OrderTab = (typeof ORDER_TABS)[number];
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

/** The one of `known` that the query names. */
const named = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find(one => one === value);
const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('pageNo'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};
const quiet = (signal: AbortSignal) => ({ signal, quiet: true });

/** Level and points; null for an account without a membership. */
const standingOf = (signal: AbortSignal) =>
  handled(
    Promise.all([
      call(member.info, {}, quiet(signal)),
      call(member.nextLevel, {}, quiet(signal)),
      call(member.levels, {}, quiet(signal)),
    ]).catch(softly),
  );

function ordersOf(query: URLSearchParams, signal: AbortSignal) {
  const tab = named(ORDER_TABS, query.get('tab')) ?? 'all';
  const group = named(FAMILY_GROUPS, query.get('family')) ?? 'all';
  const families = group === 'all' ? undefined : FAMILIES.filter(f => GROUP_OF[f] === group).join(',');
  const asked = { tab, pageNo: pageOf(query), ...(families && { families }) };
  return { tab, group, orders: handled(call(ticketOrder.list, asked, quiet(signal))) };
}

/** One card, null within for one that the member does not hold; or all of them. */
function cardsOf(query: URLSearchParams, signal: AbortSignal) {
  const membershipId = (query.get('id') ?? '').slice(0, 80);
  if (membershipId)
    return {
      held: handled(absent(call(membership.detail, { membershipId }, quiet(signal)), ERR.badPayload)),
    };
  return {
    cards: handled(call(membership.mine, {}, quiet(signal))),
    orders: handled(call(membership.orders, { pageSize: 50 }, quiet(signal))),
  };
}

/** The user centre in the order of its menu: under which heading each section stands, and what it asks for. */
export const SECTIONS = {
  overview: {
    under: 'ordersAndTickets',
    load: ({ tree, signal }: PageArgs) => ({
      ...ordersOf(new URLSearchParams(), signal),
      standing: standingOf(signal),
      unpaid: handled(call(ticketOrder.list, { tab: 'unpaid' }, quiet(signal)).then(p => p.list)),
      wallet: handled(wallet(tree.locale, signal)),
    }),
  },
  orders: {
    under: 'ordersAndTickets',
    load: ({ query, signal }: PageArgs) => ordersOf(query, signal),
  },
  tickets: {
    under: 'ordersAndTickets',
    load: ({ tree, signal }: PageArgs) => ({ wallet: handled(wallet(tree.locale, signal)) }),
  },
  digital: {
    under: 'ordersAndTickets',
    load: ({ signal }: PageArgs) => ({
      library: handled(call(mall.library, {}, quiet(signal))),
      products: handled(call(mall.list, {}, quiet(signal))),
    }),
  },
  favorite: {
    under: 'ordersAndTickets',
    load: ({ query, signal }: PageArgs) => {
      const liked = {
        type: named(FAVORITE_TYPES, query.get('type')),
        state: named(FAVORITE_STATES, query.get('state')),
      };
      const asked = { ...liked, pageNo: pageOf(query) };
      return { liked, favorites: handled(call(favorites.list, asked, quiet(signal))) };
    },
  },
  card: {
    under: 'ordersAndTickets',
    load: ({ query, signal }: PageArgs) => cardsOf(query, signal),
  },
  coupon: {
    under: 'ordersAndTickets',
    load: ({ query, signal }: PageArgs) => {
      const status = named(COUPON_STATUSES, query.get('state')) ?? 'usable';
      return { status, coupons: handled(call(couponWallet.coupons, { status }, quiet(signal))) };
    },
  },
  points: {
    under: 'ordersAndTickets',
    load: ({ query, signal }: PageArgs) => {
      const way = named(POINTS_WAYS, query.get('tab'));
      return {
        way,
        standing: standingOf(signal),
        points: handled(call(member.points, { way, pageNo: pageOf(query) }, quiet(signal))),
      };
    },
  },
  security: {
    under: 'account',
    load: ({ signal }: PageArgs) => ({
      security: handled(
        Promise.all([call(security.overview, {}, quiet(signal)), call(security.events, {}, quiet(signal))]),
      ),
    }),
  },
  info: {
    under: 'own',
    load: ({ signal }: PageArgs) => ({
      info: handled(
        Promise.all([call(person.fields, {}, quiet(signal)), call(person.info, {}, quiet(signal))]),
      ),
    }),
  },
  address: {
    under: 'own',
    load: ({ signal }: PageArgs) => ({ addresses: handled(call(addresses.list, {}, quiet(signal))) }),
  },
  certification: {
    under: 'own',
    load: ({ signal }: PageArgs) => ({
      certifications: handled(call(certifications.list, {}, quiet(signal))),
    }),
  },
} satisfies Record<
  UserSection,
  { readonly under: 'ordersAndTickets' | 'own' | 'account'; load(args: PageArgs): object }
>;
export const sectionNames = Object.keys(SECTIONS) as UserSection[];
/** What a section has asked for. */
export type SectionData<S extends UserSection> = ReturnType<(typeof SECTIONS)[S]['load']>;

/** Any `ind` or `navType` that names none is the overview (specification §2). */
export const sectionOf = (query: URLSearchParams): UserSection =>
  sectionNames.find(name => name === query.get('ind') || name === query.get('navType')) ?? 'overview';

export function loader(args: PageArgs) {
  const section = sectionOf(args.query);
  return { section, data: SECTIONS[section].load(args) };
}
