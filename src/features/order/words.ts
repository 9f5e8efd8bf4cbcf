import type { Family } from '#domain/contract/family.ts';
import type { Channel, Delivery, Order } from '#domain/contract/order.ts';
import { UNOPENED_DAYS } from '#domain/rules/fulfilment.ts';
import { useCopy } from '#i18n/copy.ts';

type Noun = 'seat' | 'card' | 'place' | 'goods' | 'digital';
/** Families that copy has a word of its own for. */
const OWN: Readonly<Partial<Record<Family, Noun>>> = { seat: 'seat', card: 'card' };
const BROUGHT: Readonly<Record<Delivery, Noun>> = { ticket: 'place', parcel: 'goods', digital: 'digital' };

/** What is ordered, as copy speaks of it: seats, places without a seat, goods, cards, or something digital. */
const nounOf = ({ family, delivery }: Pick<Order, 'family' | 'delivery'>): Noun =>
  OWN[family] ?? BROUGHT[delivery];

type Key = Parameters<ReturnType<typeof useCopy<'order'>>>[0] extends infer K
  ? K extends `words.seat.${infer W}`
    ? W
    : never
  : never;

/** Words of an order that differ by what is ordered: `w('held')` says seats, places or goods. */
export function useWords(order: Pick<Order, 'family' | 'delivery'>) {
  const t = useCopy('order');
  const noun = nounOf(order);
  return (key: Key, vars?: Readonly<Record<string, string | number>>): string =>
    t(`words.${noun}.${key}`, { days: UNOPENED_DAYS, ...vars });
}

/** Ways of delivery whose words speak of seats or of concerts, by what is ordered instead. */
const OTHERWISE = {
  seat: {},
  place: { oneYard: 'placeYard', oneYardAbholung: 'placePickup', productAbholung: 'placeCounter' },
  goods: { productAbholung: 'goodsCounter' },
  digital: {},
  card: {},
} as const satisfies Record<Noun, Partial<Record<Channel, string>>>;

/** Names and explanations of the ways of delivery for what is ordered. */
export function useChannelWords(order: Pick<Order, 'family' | 'delivery'>) {
  const t = useCopy('order');
  const other: Partial<Record<Channel, 'placeYard' | 'placePickup' | 'placeCounter' | 'goodsCounter'>> =
    OTHERWISE[nounOf(order)];
  return {
    name: (channel: Channel): string => t(`delivery.${other[channel] ?? channel}`),
    text: (channel: Channel): string => t(`delivery.${other[channel] ?? channel}Text`),
  };
}
