import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RealStatus } from '../contract/order.ts';
import { HOLD } from './hold.ts';
import { canMove, isCancelled, isOwned, isUnpaid, REAL_STATUS } from './order-status.ts';
import {
  ALL_FREE,
  decidePayment,
  type PaymentFacts,
  type PaymentState,
  WRONG_AMOUNT_WAIT,
} from './payment.ts';

const NOW = 1_000_000_000;
type Order = Parameters<typeof decidePayment>[0];
const order = (patch: Partial<Order> = {}): Order => ({
  realStatus: 'new_confirm',
  createdAt: NOW - 60_000,
  expiresAt: NOW + HOLD,
  renewed: false,
  due: 38_000,
  confirmed: true,
  ...patch,
});
const STARTED = { state: 'started', receivedAt: null } as const;
const PAID = { result: 'paid', amount: 38_000 } as const;
const facts = (patch: Partial<PaymentFacts> = {}): PaymentFacts => ({
  now: NOW,
  playable: true,
  ...ALL_FREE,
  ...patch,
});

const anyOrder = fc.record({
  realStatus: fc.constantFrom(
    ...(Object.keys(REAL_STATUS) as RealStatus[]).filter(s => s !== 'new' && s !== 'new_locked'),
  ),
  expiresAt: fc.integer({ min: NOW - 2, max: NOW + 2 }),
  due: fc.integer({ min: 0, max: 2 }),
});
const anyPayment = fc.record({
  state: fc.constantFrom<PaymentState>('started', 'unknown', 'declined', 'closed', 'paid', 'wrong', 'extra'),
  receivedAt: fc.constantFrom(null, null, NOW - 1),
});
const anySaid = fc.oneof(
  fc.record({ result: fc.constant('paid' as const), amount: fc.integer({ min: 0, max: 2 }) }),
  fc.record({
    result: fc.constantFrom('declined' as const, 'processing' as const),
    amount: fc.constant(null),
  }),
);
const anyFacts = fc.record({
  playable: fc.boolean(),
  places: fc.boolean(),
  discounts: fc.boolean(),
  exchange: fc.boolean(),
});

describe('a payment event', () => {
  it('in time makes the order, whatever its discounts are worth elsewhere', () => {
    const decision = decidePayment(order(), STARTED, PAID, facts({ discounts: false }));
    expect(decision).toMatchObject({ outcome: 'paid', status: 'paid_success', payment: { state: 'paid' } });
    expect(decision.through.map(s => s.to)).toEqual(['paid_uncheck', 'paid_certain']);
    expect(decision.effects.indexOf('exchange')).toBeLessThan(decision.effects.indexOf('growth'));
  });

  it('after the hold makes it from what is still free, at the very instant of its end too', () => {
    const late = order({ expiresAt: NOW });
    expect(decidePayment(late, STARTED, PAID, facts())).toMatchObject({
      outcome: 'paid',
      through: [{ to: 'cancel_timeout', at: NOW }, { to: 'paid_uncheck' }, { to: 'paid_certain' }],
    });
    for (const lost of ['playable', 'places', 'discounts', 'exchange'] as const)
      expect(decidePayment(late, STARTED, PAID, facts({ [lost]: false }))).toMatchObject({
        outcome: 'late',
        status: 'paid_return_cert',
        payment: { state: 'extra', refundAt: NOW },
      });
  });

  it('goes back at once where the order was left, is paid already or was opened again; later where the sum is wrong', () => {
    const left = order({ realStatus: 'cancel_user' });
    expect(decidePayment(left, STARTED, PAID, facts()).outcome).toBe('late');
    for (const patch of [{ realStatus: 'paid_success' }, { confirmed: false }] as const)
      expect(decidePayment(order(patch), STARTED, PAID, facts())).toMatchObject({
        outcome: 'again',
        status: null,
        payment: { state: 'extra', refundAt: NOW },
      });
    expect(decidePayment(order(), STARTED, { ...PAID, amount: 37_999 }, facts())).toMatchObject({
      outcome: 'wrong',
      status: 'paid_failure',
      payment: { state: 'wrong', refundAt: NOW + WRONG_AMOUNT_WAIT },
    });
  });

  it('is the same whether the sweeper has seen the end of the hold or not', () => {
    fc.assert(
      fc.property(anyPayment, anySaid, anyFacts, (payment, said, found) => {
        const now = decidePayment(order({ expiresAt: NOW }), payment, said, facts(found));
        const swept = order({ expiresAt: NOW, realStatus: 'cancel_timeout' });
        const after = decidePayment(swept, payment, said, facts(found));
        expect({ ...now, through: now.through.filter(s => s.to !== 'cancel_timeout') }).toEqual(after);
      }),
    );
  });

  it('never takes a way that the table of statuses does not have, and ends no order that is owned', () => {
    fc.assert(
      fc.property(anyOrder, anyPayment, anySaid, anyFacts, (patch, payment, said, found) => {
        const from = order(patch);
        const { through, status, effects } = decidePayment(from, payment, said, facts(found));
        let at = from.realStatus;
        for (const { to } of [...through, ...(status ? [{ to: status }] : [])]) {
          expect([at, to, canMove(at, to)]).toEqual([at, to, true]);
          at = to;
        }
        if (status === null) expect(effects).not.toContain('end');
        else expect(isUnpaid(from.realStatus) || isCancelled(from.realStatus)).toBe(true);
        expect(effects.includes('tickets')).toBe(status !== null && isOwned(status));
      }),
    );
  });

  it('with money makes an order or goes back, and is taken once', () => {
    fc.assert(
      fc.property(anyOrder, anyPayment, anySaid, anyFacts, (patch, payment, said, found) => {
        const { outcome, payment: next } = decidePayment(order(patch), payment, said, facts(found));
        const money = said.result === 'paid' && payment.receivedAt === null;
        expect(['again', 'wrong', 'late', 'paid'].includes(outcome)).toBe(money);
        if (money) expect(next?.refundAt === null).toBe(outcome === 'paid');
      }),
    );
  });

  it('is refused for what is lost alone: what is looked for later never makes it better', () => {
    fc.assert(
      fc.property(anyOrder, anyPayment, anySaid, anyFacts, (patch, payment, said, found) => {
        const hoped = decidePayment(order(patch), payment, said, facts({ playable: found.playable }));
        const became = decidePayment(order(patch), payment, said, facts(found));
        if (hoped.outcome !== 'paid') expect(became).toEqual(hoped);
        else expect(['paid', 'late']).toContain(became.outcome);
      }),
    );
  });
});
