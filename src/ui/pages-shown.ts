import { PAGINATION } from '#lib/constants.ts';

export type PageSlot = number | 'gap';

export const pageCount = (total: number, size: number = PAGINATION.pageSize): number =>
  Math.max(1, Math.ceil(Math.max(0, total) / Math.max(1, size)));

/**
 * Which pages have a button: five, the first and the last among them, and an ellipsis wherever pages are left out,
 * be it a single one (specification §9: 5 page buttons, forced ellipses).
 */
export function pagesShown(page: number, count: number, buttons: number = PAGINATION.buttons): PageSlot[] {
  if (count <= buttons) return Array.from({ length: count }, (_, i) => i + 1);
  const current = Math.min(count, Math.max(1, Math.floor(page) || 1));
  const inner = buttons - 2;
  const start = Math.min(count - inner, Math.max(2, current - Math.floor(inner / 2)));
  const slots: PageSlot[] = [1];
  if (start > 2) slots.push('gap');
  for (let p = start; p < start + inner; p++) slots.push(p);
  if (start + inner < count) slots.push('gap');
  slots.push(count);
  return slots;
}
