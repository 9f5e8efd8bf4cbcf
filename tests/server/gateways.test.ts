import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Order, ticketOrder } from '#domain/contract/order.ts';
import { HOLD } from '#domain/rules/hold.ts';
import { runCommand } from '#server/desk/run.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { alipayDouble } from './gateways/alipay-double.ts';
import { type Double, refundedOf, type Trade } from './gateways/double.ts';
import { stripeDouble } from './gateways/stripe-double.ts';
import { wechatDouble } from './gateways/wechat-double.ts';
import { type FakeClock, fakeClock } from './harness.ts';
import { eachStore } from './stores.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each([
  ['Stripe', stripeDouble],
  ['Alipay', alipayDouble],
  ['WeChat Pay', wechatDouble],
])('%s', (_name, make) => {
  let clock: FakeClock = fakeClock();
  let double: Double;
  beforeAll(async () => {
    double = await make(() => clock.now());
  });
  afterAll(() => double.stop());

  async function begun(
    open: () => Promise<Parameters<typeof boxOffice>[0]>,
  ): Promise<{ office: BoxOffice; a: Buyer; tradeNo: string; trade: Trade }> {
    clock = fakeClock();
    double.bad.times = 0;
    const { code, gateway } = double;
    const office = await boxOffice(await open(), { clock, demo: false, gateways: { [code]: gateway } });
    const a = await office.buyer();
    const tradeNo = await a.order(['A-1-1', 'A-1-2']);
    const confirmed = await a.confirm(tradeNo);
    expect(confirmed.data.gateways).toEqual([code]);
    const started = await a.pay(tradeNo, code);
    expect(started.success, started.msg).toBe(true);
    expect((await a.pay(tradeNo, code)).data.payNo).toBe(started.data.payNo);
    const trade = double.trades.get(started.data.payNo) as Trade;
    expect(trade).toMatchObject({ tradeNo, asked: 76_000 });
    return { office, a, tradeNo, trade };
  }
  function pays(trade: Trade, fen = trade.asked): void {
    trade.state = 'paid';
    trade.paid = fen;
  }
  async function deliver(
    office: BoxOffice,
    { payNo }: Trade,
    patch: { at?: number; forge?: boolean; strange?: boolean } = {},
  ): Promise<number> {
    const { body, headers } = await double.webhook(payNo, patch.at ?? clock.now(), patch);
    const url = `http://localhost/thvendor/pay/notify/${double.code}`;
    return (await office.app.fetch(new Request(url, { method: 'POST', body, headers }))).status;
  }

  async function giveBack(a: Buyer, { tradeNo }: Order, pieces: string[]): Promise<void> {
    const { fee, amount } = await a.ok(ticketOrder.refundQuote, { tradeNo, pieces });
    await a.ok(ticketOrder.refund, { tradeNo, pieces, fee, amount });
  }

  eachStore(open => {
    test('paid, told ten times: one set of tickets', async () => {
      const { office, a, tradeNo, trade } = await begun(open);
      expect((await a.detail(tradeNo)).realStatus).toBe('new_confirm');
      pays(trade);
      const told = await Promise.all(Array.from({ length: 10 }, () => deliver(office, trade)));
      expect(new Set(told)).toEqual(new Set([200]));
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_success');
      expect(await office.tickets(tradeNo)).toHaveLength(2);
      expect(office.deps.lines).toEqual([]);
    });

    test('forged, of another merchant, and older than it may be: refused, and nothing is paid', async () => {
      const { office, a, tradeNo, trade } = await begun(open);
      pays(trade);
      expect(await deliver(office, trade, { forge: true })).toBe(400);
      expect(await deliver(office, trade, { strange: true })).toBe(400);
      expect(await deliver(office, trade, { at: clock.now() - 27 * HOUR })).toBe(400);
      expect((await a.detail(tradeNo)).realStatus).toBe('new_confirm');
    });

    test('another amount than was asked goes back', async () => {
      const { office, a, tradeNo, trade } = await begun(open);
      pays(trade, trade.asked - 1);
      expect(await deliver(office, trade)).toBe(200);
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_failure');
      expect(await office.tickets(tradeNo)).toEqual([]);
      clock.advance(11 * MINUTE);
      await office.sweep();
      expect(refundedOf(trade)).toBe(trade.paid);
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_return_fail');
    });

    test('without a sum that is one: the gateway is asked, and nothing is taken for nothing', async () => {
      for (const said of [undefined, null, '', Number.NaN, 'seventy-six', -1, 0.001, [], {}]) {
        const { office, a, tradeNo, trade } = await begun(open);
        pays(trade);
        trade.amiss = { where: 'webhook', said };
        expect(await deliver(office, trade), String(said)).toBe(200);
        expect((await a.detail(tradeNo)).realStatus, String(said)).toBe('paid_success');
        expect(office.deps.lines).toEqual([]);
      }
      // It does not know either: everything stays as it was, and what is right later counts.
      const { office, a, tradeNo, trade } = await begun(open);
      pays(trade);
      trade.amiss = { where: 'both', said: null };
      expect(await deliver(office, trade)).toBe(400);
      expect((await a.detail(tradeNo)).realStatus).toBe('new_confirm');
      delete trade.amiss;
      expect(await deliver(office, trade)).toBe(200);
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_success');
    });

    test('of a payment that is refunded already nothing is bought', async () => {
      const { office, a, tradeNo, trade } = await begun(open);
      if (double.code === 'card') return;
      trade.state = 'refunded';
      trade.paid = trade.asked;
      expect(await deliver(office, trade)).toBe(200);
      expect((await a.detail(tradeNo)).realStatus).toBe('new_confirm');
    });

    test('with a number that no database takes: refused, without an error of ours', async () => {
      const { office, trade } = await begun(open);
      pays(trade);
      const strange = { ...trade, tradeNo: `${trade.tradeNo}\0` };
      double.trades.set(trade.payNo, strange);
      expect(await deliver(office, strange)).toBe(400);
      expect(office.deps.lines).toEqual([]);
    });

    test('no word for an hour, then the gateway is asked', async () => {
      const { office, a, tradeNo, trade } = await begun(open);
      // The payer is done in time; neither the webhook nor any answer comes through.
      pays(trade);
      double.bad = Object.assign(double.bad, { kind: 'refuse', times: 1_000 });
      clock.advance(HOUR);
      await office.sweep();
      expect((await a.detail(tradeNo)).realStatus).not.toMatch(/^paid/);
      double.bad.times = 0;
      clock.advance(MINUTE);
      await office.sweep();
      // Its seats were free still: late money buys what was ordered.
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_success');
    });

    test('late, when the seats are somebody else’s: the money goes back whole', async () => {
      const { office, a, tradeNo, trade } = await begun(open);
      clock.advance(HOLD + MINUTE);
      const other = await office.buyer();
      await other.order(['A-1-1']);
      pays(trade);
      expect(await deliver(office, trade)).toBe(200);
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_return_cert');
      expect(refundedOf(trade)).toBe(76_000);
    });

    test('its statement is the books, and what differs is named', async () => {
      double.trades.clear();
      const { office, a, tradeNo, trade } = await begun(open);
      pays(trade);
      await deliver(office, trade);
      await giveBack(a, await a.detail(tradeNo), ['A-1-1']);
      clock.advance(24 * HOUR);
      const name = { card: 'stripe', aliPay: 'alipay', wxAppPay: 'wechat' }[double.code as string] ?? '';
      const ask = (options: Record<string, string>) =>
        runCommand(office.deps, {
          command: 'reconcile',
          words: [],
          options: { gateway: name, ...options },
          who: 'lin',
          why: '',
        });
      const same = await ask({});
      expect(same.lines.join('\n')).toMatch(
        /gateway: ¥760.00 in 1 payment, ¥380.00 back in 1 refund, ¥380.00 left/,
      );
      expect(same.lines.at(-1)).toBe('No difference.');
      expect(same.ok).toBe(true);
      trade.paid -= 1;
      trade.refunds.clear();
      const other = await ask({ from: '2026-12-02' });
      expect(other.ok).toBe(false);
      expect(other.lines.filter(l => /^(other|missing|refund|twice)/.test(l))).toEqual([
        expect.stringContaining(`other amount: payment ${trade.payNo}`),
        expect.stringContaining(`refund not there: refund ${trade.payNo}R1`),
      ]);
      expect(Object.values(other.files ?? {})[0]).toContain(`other amount,${trade.payNo}`);
      // The day before had no business, here and there.
      expect((await ask({ from: '2026-12-01' })).ok).toBe(true);
      double.bad = Object.assign(double.bad, { kind: 'refuse', times: 4 });
      expect((await ask({})).lines[0]).toMatch(/gave no statement/);
      double.bad.times = 0;
    });

    test('given up while the payer paid: the money that is there settles the order', async () => {
      const { office, a, tradeNo, trade } = await begun(open);
      await deliver(office, trade);
      pays(trade);
      await a.call(ticketOrder.cancel, { tradeNo });
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_success');
      expect(refundedOf(trade)).toBe(0);
    });

    test('a refund that is refused once, and one whose answer is lost, are each paid once', async () => {
      const { office, a, tradeNo, trade } = await begun(open);
      pays(trade);
      await deliver(office, trade);
      const first = await a.detail(tradeNo);
      double.bad = Object.assign(double.bad, { kind: 'lose', times: 4 });
      await giveBack(a, first, ['A-1-1']);
      expect((await office.payments(tradeNo))[0]?.refundState).toBe('due');
      double.bad.times = 0;
      double.bad = Object.assign(double.bad, { kind: 'refuse', times: 4 });
      await giveBack(a, await a.detail(tradeNo), ['A-1-2']);
      expect((await office.payments(tradeNo))[0]?.refundState).toBe('due');
      double.bad.times = 0;
      clock.advance(MINUTE);
      await office.sweep();
      await office.sweep();
      expect((await office.payments(tradeNo))[0]).toMatchObject({ refundState: 'done', refund: 76_000 });
      expect(refundedOf(trade)).toBe(76_000);
    });
  });
});
