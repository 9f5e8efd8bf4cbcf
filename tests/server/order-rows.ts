import type { OrderRow } from '#server/store/ports/sales.ts';

export const NOW = Date.UTC(2026, 10, 21);
export const MINUTE = 60_000;
let made = 0;

/** A member's order of seats that are held, as the sales store takes it; each another one. */
export function orderOf(seats: readonly string[], patch: Partial<OrderRow> = {}): OrderRow {
  made++;
  return {
    tradeNo: `HM${made}`,
    memberId: 'm1',
    scheduleId: 's1',
    programId: 'p1',
    realStatus: 'new_locked',
    createdAt: NOW,
    expiresAt: NOW + 15 * MINUTE,
    renewed: false,
    requestId: `r${made}`,
    bodyHash: 'h',
    seats: seats.map(seatId => ({
      seatId,
      zone: { zh: '池座', en: 'Stalls' },
      row: '1',
      number: '1',
      category: 'A',
      price: 38000,
    })),
    amount: 38000 * seats.length,
    family: 'seat',
    items: [],
    discount: 0,
    discounts: [],
    otherFee: 0,
    contact: null,
    events: [{ status: 'new_locked', at: NOW, note: { zh: '', en: '' } }],
    ...patch,
  };
}
