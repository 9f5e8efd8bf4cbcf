import type { Order } from '#domain/contract/order.ts';
import { useCopy } from '#i18n/copy.ts';

const NOUNS = { seat: 'seat', card: 'card', ticket: 'place', parcel: 'goods', digital: 'digital' } as const;

/** What is ordered, as copy speaks of it: seats, places without a seat, goods, or something digital. */
const nounOf = ({ family, delivery }: Pick<Order, 'family' | 'delivery'>) =>
  NOUNS[family === 'seat' || family === 'card' ? family : delivery];

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
    t(`words.${noun}.${key}`, vars);
}
