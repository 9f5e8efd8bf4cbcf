import { expect, it } from 'vitest';
import type { Order } from '#domain/contract/order.ts';
import { leadOf } from './lead-of.ts';

const occasion = { entrance: 'A', startsAt: '2027-01-01T11:30:00Z' };
const paid = {
  realStatus: 'paid_success',
  delivery: 'ticket',
  family: 'seat',
  now: '2026-12-01T00:00:00Z',
  tickets: [{}],
  given: [],
  occasion,
};

it.each([
  ['replaced', { replacedBy: 'T2', mismatch: {} }],
  ['mismatch', { mismatch: {}, realStatus: 'paid_failure' }],
  ['hint', { realStatus: 'paid_return_succ' }],
  ['opens', { delivery: 'digital', fulfilment: { opensAt: '2026-12-02T00:00:00Z' } }],
  ['digital', { delivery: 'digital', fulfilment: { opensAt: '2026-11-02T00:00:00Z' } }],
  ['digital', { delivery: 'digital', fulfilment: { opensAt: '2026-12-02T00:00:00Z', done: true } }],
  ['counter', { occasion: undefined, channel: 'productAbholung' }],
  ['parcel', { occasion: undefined, channel: 'shunfengfukuan' }],
  ['changed', { occasion: { ...occasion, changed: 'moved' } }],
  ['pack', { occasion: { ...occasion, changed: 'moved' }, evenings: [{}] }],
  ['given', { tickets: [], given: [{}] }],
  ['pickup', { channel: 'oneYardAbholung' }],
  ['entrance', {}],
] as const)('what follows is told as “%s” of %j', (kind, order) => {
  expect(leadOf({ ...paid, ...order } as unknown as Order)).toBe(kind);
});
