import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { type BridgeRequest, type PayScene, ticketOrder, type WalletGrant } from '#domain/contract/order.ts';
import { newSession } from '#server/http/session.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { refundedOf, type Trade } from './gateways/double.ts';
import { type WechatDouble, wechatDouble } from './gateways/wechat-double.ts';
import { type FakeClock, fakeClock } from './harness.ts';
import { eachStore } from './stores.ts';

const MINUTE = 60_000;
const LIN = 'oLin-openid-of-the-payer';

/** WeChat Pay by the bridge (JSAPI), from the first press to the ticket and the money back. */
describe('inside WeChat’s own browser', () => {
  let clock: FakeClock = fakeClock();
  let wechat: WechatDouble;
  beforeAll(async () => {
    wechat = await wechatDouble(() => clock.now());
  });
  afterAll(() => wechat.stop());

  interface Visit {
    office: BoxOffice;
    a: Buyer;
    tradeNo: string;
    pay(scene?: PayScene, grant?: WalletGrant): ReturnType<Buyer['pay']>;
  }
  async function visit(
    open: () => Promise<Parameters<typeof boxOffice>[0]>,
    gateway = wechat.gateway,
  ): Promise<Visit> {
    clock = fakeClock();
    wechat.bad.times = 0;
    return another(
      await boxOffice(await open(), { clock, demo: false, gateways: { wxAppPay: gateway } }),
      'A-1',
    );
  }
  async function another(office: BoxOffice, row: string): Promise<Visit> {
    const a = await office.buyer();
    const tradeNo = await a.order([`${row}-1`, `${row}-2`]);
    await a.confirm(tradeNo);
    const pay: Visit['pay'] = (scene = 'wallet', grant) =>
      a.call(ticketOrder.pay, { tradeNo, gatewayCode: 'wxAppPay', totalAmount: 760, scene, grant });
    return { office, a, tradeNo, pay };
  }
  const grantOf = ({ searchParams }: URL): WalletGrant => ({
    code: searchParams.get('code') ?? '',
    state: searchParams.get('state') ?? '',
  });
  /** Presses Pay, and is sent to WeChat and back. */
  async function sentBack({ pay }: Visit, openid = LIN): Promise<URL> {
    const first = await pay();
    expect(first.data, first.msg).toMatchObject({ kind: 'page' });
    return wechat.consents(first.data.url, openid);
  }
  async function bridged(at: Visit): Promise<BridgeRequest> {
    const { data, msg } = await at.pay('wallet', grantOf(await sentBack(at)));
    expect(data?.kind, msg).toBe('bridge');
    return data.bridge as BridgeRequest;
  }
  async function tell({ office }: Visit, payNo: string): Promise<number> {
    const { body, headers } = await wechat.webhook(payNo, clock.now());
    const url = 'http://localhost/thvendor/pay/notify/wxAppPay';
    return (await office.app.fetch(new Request(url, { method: 'POST', body, headers }))).status;
  }

  eachStore(open => {
    test('who pays is asked once, and the bridge gets what is signed; then tickets, and the money back', async () => {
      const at = await visit(open);
      const { office, a, tradeNo } = at;
      const back = await sentBack(at);
      expect(`${back.origin}${back.pathname}`).toBe('https://www.orchestra.test/confirmOrder');
      expect(back.searchParams.get('tradeNo')).toBe(tradeNo);
      // Nothing is begun at WeChat before it is known who pays.
      const { data } = await at.pay('wallet', grantOf(back));
      expect([...wechat.trades.values()].filter(t => t.tradeNo === tradeNo)).toHaveLength(1);
      const request = data.bridge as BridgeRequest;
      expect(data).toMatchObject({ kind: 'bridge', url: `confirmOrder?tradeNo=${tradeNo}&supportSeat=Y` });
      expect(wechat.bridge({ ...request, nonceStr: 'another' }, LIN, 'ok')).toBe('fail');
      expect(wechat.bridge(request, LIN, 'ok')).toBe('ok');
      // That the page says so pays for nothing.
      expect((await office.row(tradeNo)).realStatus).toBe('new_confirm');
      expect(await tell(at, data.payNo)).toBe(200);
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_success');
      expect(await office.tickets(tradeNo)).toHaveLength(2);
      const { fee, amount } = await a.ok(ticketOrder.refundQuote, { tradeNo });
      await a.ok(ticketOrder.refund, { tradeNo, fee, amount });
      await office.sweep();
      expect(refundedOf(wechat.trades.get(data.payNo) as Trade)).toBe(amount * 100);
      // The payer's openid is in no row and in no line.
      expect(JSON.stringify([await office.payments(tradeNo), await office.row(tradeNo)])).not.toContain(LIN);
      expect(JSON.stringify(office.deps.lines)).not.toContain(LIN);
    });

    test('cancelled in the bridge: nothing is charged, and Pay opens it again without asking who pays', async () => {
      const at = await visit(open);
      const request = await bridged(at);
      expect(wechat.bridge(request, LIN, 'cancel')).toBe('cancel');
      expect((await at.a.detail(at.tradeNo)).payment?.state).toBe('started');
      const again = await at.pay();
      expect(again.data.bridge).toMatchObject({ package: request.package });
      expect(wechat.bridge(again.data.bridge as BridgeRequest, LIN, 'ok')).toBe('ok');
      // The word of WeChat is lost: it is asked.
      clock.advance(MINUTE);
      expect((await at.a.detail(at.tradeNo)).realStatus).toBe('paid_success');
    });

    test('a code that is used twice makes one payment, and is refused where it made none', async () => {
      const at = await visit(open);
      const grant = grantOf(await sentBack(at));
      const first = await at.pay('wallet', grant);
      const second = await at.pay('wallet', grant);
      expect(second.data.bridge?.package).toBe(first.data.bridge?.package);
      await at.a.ok(ticketOrder.close, { tradeNo: at.tradeNo });
      const third = await at.pay('wallet', grant);
      expect([third.success, third.errcode, third.status]).toEqual([false, ERR.refused, 200]);
      expect(third.msg).toContain('Nothing was charged');
      // The code goes to WeChat, and the answer is lost: it is spent, and asked for anew.
      const fresh = grantOf(await sentBack(at));
      wechat.bad = Object.assign(wechat.bad, { kind: 'lose', times: 1 });
      expect((await at.pay('wallet', fresh)).success).toBe(false);
      expect((await at.pay('wallet', fresh)).errcode).toBe(ERR.refused);
      expect((await at.pay('wallet', grantOf(await sentBack(at)))).data.kind).toBe('bridge');
    });

    test('a state that is forged, of another order, of another visit or too old is refused before WeChat hears of it', async () => {
      const at = await visit(open);
      const { office, a } = at;
      const { code, state } = grantOf(await sentBack(at));
      const last = state.at(-1) === '0' ? '1' : '0';
      const other = await another(office, 'A-2');
      const { state: ofOther } = grantOf(await sentBack(other));
      const refused = async (grant: WalletGrant) =>
        expect((await at.pay('wallet', grant)).errcode).toBe(ERR.refused);
      await refused({ code, state: state.slice(0, -1) + last });
      await refused({ code, state: state.slice(0, 9) });
      await refused({ code, state: ofOther });
      // The same member signed in elsewhere.
      const elsewhere = await newSession(office.deps, a.memberId, clock.now());
      await office.deps.store.direct.accounts.addSession(elsewhere.row);
      a.adopt(elsewhere.token, elsewhere.cookie);
      await refused({ code, state });
      expect((await at.pay('wallet', { code: '../x', state })).errcode).toBe(ERR.badPayload);
      expect([...wechat.trades.values()].filter(t => t.tradeNo === at.tradeNo)).toEqual([]);
      const { data } = await at.pay();
      const late = grantOf(wechat.consents(data.url, LIN));
      clock.advance(5 * MINUTE + 1);
      await refused(late);
    });

    test('a payment that was begun before a screen is closed there, as WeChat knows one way for a number', async () => {
      const at = await visit(open);
      const code = await at.pay('screen');
      expect(code.data.kind).toBe('qrcode');
      const request = await bridged(at);
      expect(wechat.trades.get(code.data.payNo)?.state).toBe('closed');
      expect(wechat.bridge(request, LIN, 'ok')).toBe('ok');
      // Scanned and paid while the wallet was asked for: that money settles the order, and no second one is taken.
      const other = await another(at.office, 'A-2');
      const scanned = (await other.pay('screen')).data;
      Object.assign(wechat.trades.get(scanned.payNo) as Trade, { state: 'paid', paid: 76_000 });
      expect((await other.pay()).success).toBe(false);
      expect((await other.a.detail(other.tradeNo)).realStatus).toBe('paid_success');
      expect((await other.office.payments(other.tradeNo)).map(p => p.state)).toEqual(['paid']);
    });

    test('without the account’s secret a code is shown, for a browser or another phone', async () => {
      const at = await visit(open, wechat.plain);
      expect((await at.pay()).data).toMatchObject({ kind: 'qrcode', url: expect.stringMatching(/^weixin:/) });
    });
  });
});
