import {
  createCipheriv,
  createHash,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import { wechatGateway } from '#server/gateways/wechat.ts';
import { wechatTable } from './bills.ts';
import { type Answer, DAY, type Double, listen, statementOf, type Trade } from './double.ts';

const APP = 'wx0123456789abcdef';
const MERCHANT = '1900000001';
const SERIAL = 'A'.repeat(40);
const PLATFORM = 'PUB_KEY_ID_0000000000000000000000000001';
const API_KEY = 'k'.repeat(32);
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

export async function wechatDouble(now: () => number): Promise<Double> {
  const ours = pair();
  const theirs = pair();
  const stranger = pair();
  const trades = new Map<string, Trade>();
  const signed = (body: string, at: number, key = theirs.privateKey): Record<string, string> => {
    const timestamp = String(Math.floor(at / 1000));
    const nonce = randomBytes(16).toString('hex');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': PLATFORM,
      'wechatpay-signature': createSign('RSA-SHA256')
        .update(`${timestamp}\n${nonce}\n${body}\n`)
        .sign(key, 'base64'),
    };
  };
  // The library compares the time of replies with the machine's own clock.
  const reply = (answer: object | null, status = 200): Answer => {
    const body = answer ? JSON.stringify(answer) : '';
    return { status, body, headers: { 'content-type': 'application/json', ...signed(body, Date.now()) } };
  };
  const authentic = (method = '', url = '', header = '', body = ''): boolean => {
    const given = Object.fromEntries([...header.matchAll(/(\w+)="([^"]*)"/g)].map(m => [m[1], m[2]]));
    const text = `${method}\n${url}\n${given.timestamp}\n${given.nonce_str}\n${body}\n`;
    return (
      given.mchid === MERCHANT &&
      given.serial_no === SERIAL &&
      createVerify('RSA-SHA256')
        .update(text)
        .verify(ours.publicKey, given.signature ?? '', 'base64')
    );
  };
  const shown = (trade: Trade) => ({
    appid: APP,
    mchid: MERCHANT,
    out_trade_no: trade.payNo,
    attach: trade.tradeNo,
    trade_state: { waiting: 'NOTPAY', processing: 'USERPAYING', paid: 'SUCCESS', closed: 'CLOSED' }[
      trade.state
    ],
    amount: { total: trade.paid || trade.asked, currency: 'CNY' },
  });

  const bad: Double['bad'] = { kind: 'refuse', times: 0 };
  const { api, stop } = await listen({ bad }, ({ method, url = '', headers }, body) => {
    if (!authentic(method, url, headers.authorization, body)) return reply({ code: 'SIGN_ERROR' }, 401);
    const { pathname } = new URL(url, 'http://double');
    const { searchParams } = new URL(url, 'http://double');
    const bill = Buffer.from(wechatTable(statementOf(trades.values())));
    if (pathname === '/v3/bill/tradebill')
      return searchParams.get('bill_date') === DAY
        ? reply({
            download_url: 'https://api.mch.weixin.qq.com/v3/billdownload/file?token=x',
            hash_type: 'SHA1',
            hash_value: createHash('sha1').update(bill).digest('hex'),
          })
        : reply({ code: 'NO_STATEMENT_EXIST' }, 400);
    // Files come without a signature; their hash was signed.
    if (pathname === '/v3/billdownload/file') return { status: 200, body: bill };
    const content = body ? (JSON.parse(body) as Record<string, unknown>) : {};
    const start = pathname.match(/^\/v3\/pay\/transactions\/(native|h5)$/);
    if (start) {
      const payNo = String(content.out_trade_no);
      if (!/^[\w-]{6,32}$/.test(payNo)) return reply({ code: 'PARAM_ERROR' }, 400);
      if (!trades.has(payNo))
        trades.set(payNo, {
          payNo,
          tradeNo: String(content.attach),
          asked: (content.amount as { total: number }).total,
          paid: 0,
          state: 'waiting',
          refunds: new Map(),
        });
      return start[1] === 'native'
        ? reply({ code_url: `weixin://wxpay/bizpayurl?pr=${payNo}` })
        : reply({ h5_url: `https://wx.test/pay?prepay_id=${payNo}` });
    }
    if (pathname === '/v3/refund/domestic/refunds') {
      const trade = trades.get(String(content.out_trade_no));
      if (trade?.state !== 'paid') return reply({ code: 'INVALID_REQUEST' }, 400);
      trade.refunds.set(String(content.out_refund_no), (content.amount as { refund: number }).refund);
      return reply({ status: 'PROCESSING' });
    }
    const [, no = '', act] =
      pathname.match(/^\/v3\/pay\/transactions\/out-trade-no\/([\w-]+)(\/close)?$/) ?? [];
    const trade = trades.get(no);
    if (!trade) return reply({ code: 'ORDER_NOT_EXIST' }, 404);
    if (!act) return reply(shown(trade));
    if (trade.state === 'paid') return reply({ code: 'ORDERPAID' }, 400);
    trade.state = 'closed';
    return reply(null, 204);
  });

  return {
    code: 'wxAppPay',
    trades,
    bad,
    stop,
    gateway: wechatGateway(
      {
        appId: APP,
        merchant: MERCHANT,
        serial: SERIAL,
        privateKey: ours.privateKey,
        apiKey: API_KEY,
        platformKeyId: PLATFORM,
        platformKey: theirs.publicKey,
      },
      { origin: 'https://www.orchestra.test', currency: 'CNY', api, now },
    ),
    async webhook(payNo, at, { forge = false, strange = false } = {}) {
      const trade = trades.get(payNo) as Trade;
      const nonce = randomBytes(6).toString('hex');
      const cipher = createCipheriv('aes-256-gcm', API_KEY, nonce);
      cipher.setAAD(Buffer.from('transaction'));
      const sealed = Buffer.concat([
        cipher.update(JSON.stringify({ ...shown(trade), ...(strange && { mchid: '1900000009' }) })),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      const body = JSON.stringify({
        id: randomBytes(8).toString('hex'),
        event_type: 'TRANSACTION.SUCCESS',
        resource: {
          algorithm: 'AEAD_AES_256_GCM',
          ciphertext: sealed.toString('base64'),
          nonce,
          associated_data: 'transaction',
        },
      });
      return { body, headers: signed(body, at, forge ? stranger.privateKey : theirs.privateKey) };
    },
  };
}
