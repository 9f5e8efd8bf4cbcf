import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { alipayGateway } from '#server/gateways/alipay.ts';
import { alipayArchive } from './bills.ts';
import { type Answer, DAY, type Double, listen, statementOf, sumOf, type Trade } from './double.ts';

const APP = '2021000000000001';
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
/** Names and values in the order of the names, as Alipay signs them. */
const line = (fields: Readonly<Record<string, string>>): string =>
  Object.keys(fields)
    .filter(name => name !== 'sign' && fields[name] !== '')
    .sort()
    .map(name => `${name}=${fields[name]}`)
    .join('&');
const yuan = (fen: number): string => (fen / 100).toFixed(2);

export async function alipayDouble(now: () => number): Promise<Double> {
  const ours = pair();
  const theirs = pair();
  const stranger = pair();
  const trades = new Map<string, Trade>();
  const sign = (text: string, key = theirs.privateKey): string =>
    createSign('RSA-SHA256').update(text).sign(key, 'base64');
  const reply = (method: string, answer: object): Answer => {
    const name = `${method.replaceAll('.', '_')}_response`;
    const body = JSON.stringify(answer);
    return { status: 200, body: `{"${name}":${body},"sign":"${sign(body)}"}` };
  };
  const refused = (method: string, sub_code: string): Answer =>
    reply(method, { code: '40004', msg: 'Business Failed', sub_code, sub_msg: sub_code });

  const bad: Double['bad'] = { kind: 'refuse', times: 0 };
  let own = '';
  const { api, stop } = await listen({ bad }, ({ url = '' }, body) => {
    if (url.startsWith('/bill.zip'))
      return { status: 200, body: alipayArchive(statementOf(trades.values())) };
    const fields = Object.fromEntries([
      ...new URL(url, 'http://double').searchParams,
      ...new URLSearchParams(body),
    ]);
    const { method = '', sign: signature = '', app_id, biz_content = '{}' } = fields;
    const genuine = createVerify('RSA-SHA256')
      .update(line(fields))
      .verify(ours.publicKey, signature, 'base64');
    if (!genuine || app_id !== APP)
      return reply(method, { code: '40002', sub_code: 'isv.invalid-signature' });
    const content = JSON.parse(biz_content) as Record<string, string>;
    if (method === 'alipay.data.dataservice.bill.downloadurl.query')
      return content.bill_date === DAY && content.bill_type === 'trade'
        ? reply(method, { code: '10000', bill_download_url: `${own}/bill.zip` })
        : refused(method, 'isp.bill_not_exist');
    const trade = trades.get(content.out_trade_no ?? '');
    if (!trade || (trade.state === 'waiting' && trade.paid === 0 && !opened.has(trade.payNo)))
      return refused(method, 'ACQ.TRADE_NOT_EXIST');
    switch (method) {
      case 'alipay.trade.query':
        return reply(method, {
          code: '10000',
          trade_status: {
            waiting: 'WAIT_BUYER_PAY',
            processing: 'WAIT_BUYER_PAY',
            paid: 'TRADE_SUCCESS',
            closed: 'TRADE_CLOSED',
            refunded: 'TRADE_CLOSED',
          }[trade.state],
          total_amount: sumOf(trade, 'answer', yuan(trade.paid || trade.asked)),
          out_trade_no: trade.payNo,
        });
      case 'alipay.trade.close':
        if (trade.state === 'paid') return refused(method, 'ACQ.TRADE_STATUS_ERROR');
        trade.state = 'closed';
        return reply(method, { code: '10000' });
      case 'alipay.trade.refund':
        trade.refunds.set(content.out_request_no ?? '', Math.round(Number(content.refund_amount) * 100));
        return reply(method, { code: '10000', fund_change: 'Y' });
      default:
        return refused(method, 'unknown');
    }
  });
  own = api;
  const opened = new Set<string>();
  const gateway = alipayGateway(
    { appId: APP, privateKey: ours.privateKey, alipayPublicKey: theirs.publicKey },
    { origin: 'https://www.orchestra.test', currency: 'CNY', api, now },
  );
  return {
    code: 'aliPay',
    trades,
    bad,
    stop,
    gateway: {
      ...gateway,
      // The payer follows the address: its trade is known from what stands there, signed by us.
      async start(order) {
        const start = await gateway.start(order);
        const fields = Object.fromEntries(new URL(start.url).searchParams);
        const { sign: signature = '', biz_content = '{}', method } = fields;
        if (!createVerify('RSA-SHA256').update(line(fields)).verify(ours.publicKey, signature, 'base64'))
          throw new Error('the address is not signed');
        const wanted = order.scene === 'screen' ? 'alipay.trade.page.pay' : 'alipay.trade.wap.pay';
        if (method !== wanted) throw new Error(`${method} for ${order.scene}`);
        const content = JSON.parse(biz_content) as Record<string, string>;
        const payNo = content.out_trade_no ?? '';
        if (!/^\w{6,64}$/.test(payNo)) throw new Error('a number that Alipay does not take');
        if (!trades.has(payNo))
          trades.set(payNo, {
            payNo,
            tradeNo: decodeURIComponent(content.passback_params ?? ''),
            asked: Math.round(Number(content.total_amount) * 100),
            paid: 0,
            state: 'waiting',
            refunds: new Map(),
          });
        return start;
      },
    },
    async webhook(payNo, at, { forge = false, strange = false } = {}) {
      const trade = trades.get(payNo) as Trade;
      opened.add(payNo);
      const fields: Record<string, string> = {
        app_id: APP,
        sign_type: 'RSA2',
        notify_time: new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
        notify_type: 'trade_status_sync',
        out_trade_no: payNo,
        trade_status: trade.state === 'paid' ? 'TRADE_SUCCESS' : 'WAIT_BUYER_PAY',
        passback_params: encodeURIComponent(trade.tradeNo),
      };
      const sum = sumOf(trade, 'webhook', yuan(trade.paid || trade.asked));
      // Signed is what is not empty, and an empty array is.
      if (sum !== undefined && String(sum) !== '') fields.total_amount = String(sum);
      const { sign_type: _, ...signed } = fields;
      const signature = sign(line(signed), strange ? stranger.privateKey : theirs.privateKey);
      const body = new URLSearchParams({ ...fields, sign: signature }).toString();
      return {
        body: forge ? body.replace('total_amount=', 'total_amount=0') : body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      };
    },
  };
}
