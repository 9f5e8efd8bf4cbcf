import type { Order } from '#domain/contract/order.ts';
import type { Locale } from '#site/tree.ts';
import { seatWords } from './seat-words.ts';

/** What was ordered in one line: seats by zone and row, else items with their numbers. 成人票 × 2、儿童票 */
export function placeWords({ seats, items }: Pick<Order, 'seats' | 'items'>, locale: Locale): string {
  if (seats.length > 0) return seatWords(seats, locale);
  return items
    .map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name))
    .join(locale === 'zh-CN' ? '、' : ', ');
}
