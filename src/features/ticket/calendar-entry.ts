import type { Order } from '#domain/contract/order.ts';
import type { CalendarEntry } from '#lib/calendar-file.ts';
import type { Locale } from '#site/tree.ts';
import { placeWords } from './place-words.ts';

type Placed = Parameters<typeof placeWords>[0] & Pick<Order, 'title' | 'tradeNo'>;
type Evening = Pick<NonNullable<Order['occasion']>, 'id' | 'startsAt' | 'minutes' | 'hall'>;

/** Where the server has it, for phones; `id` is the order's or the friend's ticket's. */
export const calendarFeed = (id: string, key: string | undefined): string | undefined =>
  key && `order/${encodeURIComponent(id)}.${key}`;

/** An evening with one's places, under the UID of the concert itself: nothing stands twice in a calendar. */
export function calendarEntry(
  order: Placed & { readonly occasion: Evening },
  locale: Locale,
  url: string,
): CalendarEntry {
  const { id, startsAt, minutes, hall } = order.occasion;
  return {
    id,
    title: order.title,
    startsAt,
    minutes,
    location: `${hall.name}, ${hall.address}`,
    description: `${placeWords(order, locale)}\n${order.tradeNo}`,
    url,
  };
}
