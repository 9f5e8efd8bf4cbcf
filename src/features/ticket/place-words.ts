import type { Order } from '#domain/contract/order.ts';
import { colon, listed } from '#lib/listed.ts';
import { seatWords } from '#lib/seat-words.ts';
import type { Locale } from '#site/tree.ts';

/** Who is named for the places of a performance by name, each with the place where there are several. */
export const guestLines = (seats: Order['seats'], locale: Locale): string[] =>
  seats.flatMap(seat => {
    if (!seat.guest) return [];
    const who = `${seat.guest.name}　${seat.guest.number}`;
    return [seats.length === 1 ? who : `${seatWords([seat], locale)}${colon(locale)}${who}`];
  });

/** What was ordered in one line: seats by zone and row, else items with their numbers. 成人票 × 2、儿童票 */
export function placeWords(
  { seats, items, evenings }: Pick<Order, 'seats' | 'items'> & Partial<Pick<Order, 'evenings'>>,
  locale: Locale,
): string {
  // The seats of a package are told evening by evening, where there is room for it.
  if (evenings) return locale === 'zh-CN' ? `${evenings.length} 场套票` : `${evenings.length} concerts`;
  if (seats.length > 0) return seatWords(seats, locale);
  return listed(
    items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)),
    locale,
  );
}
