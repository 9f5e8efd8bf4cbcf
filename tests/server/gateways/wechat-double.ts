import {
  createCipheriv,
  createHash,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import type { BridgeRequest } from '#domain/contract/order.ts';
import { type WechatKeys, wechatGateway } from '#server/gateways/wechat.ts';
import type { Gateway } from '#server/pay/gateway.ts';
import { wechatTable } from './bills.ts';
import { type Answer, DAY, type Double, listen, statementOf, sumOf, type Trade } from './double.ts';

const APP = 'wx0123456789abcdef';
const SECRET = '0123456789abcdef'.repeat(2);
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

/** WeChat around a page: it knows who holds the phone, and pays what a page that is signed asks for. */
export interface WechatDouble extends Double {
  /** Follows the address that a payer is sent to: the page that WeChat sends back to, with a code in its query. */
  consents(address: string, openid: string): URL;
  /** The bridge: asks the payer, who pays or cancels; `fail` where WeChat refuses the request. */
  bridge(request: BridgeRequest, openid: string, decides: 'ok' | 'cancel'): 'ok' | 'cancel' | 'fail';
  /** The same merchant without an official account. */
  readonly plain: Gateway;
}

export async function wechatDouble(now: () => number): Promise<WechatDouble> {
  const codes = new Map<string, { openid: string; used: boolean }>();
  /** By which way a payment was begun, and for whom. */
  const begun = new Map<string, { way: string; openid: string | undefined }>();
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
  const shown = (trade: Trade, place: 'webhook' | 'answer' = 'answer') => ({
    appid: APP,
    mchid: MERCHANT,
    out_trade_no: trade.payNo,
    attach: trade.tradeNo,
    trade_state: {
      waiting: 'NOTPAY',
      processing: 'USERPAYING',
      paid: 'SUCCESS',
      closed: 'CLOSED',
      refunded: 'REFUND',
    }[trade.state],
    amount: { total: sumOf(trade, place, trade.paid || trade.asked), currency: 'CNY' },
  });

  const bad: Double['bad'] = { kind: 'refuse', times: 0 };
  const { api, stop } = await listen({ bad }, ({ method, url = '', headers }, body) => {
    if (url.startsWith('/sns/oauth2/access_token?')) {
      const query = new URL(url, 'http://double').searchParams;
      const said = (answer: object): Answer => ({ status: 200, body: JSON.stringify(answer) });
      if (query.get('appid') !== APP || query.get('secret') !== SECRET) return said({ errcode: 40125 });
      const code = codes.get(query.get('code') ?? '');
      if (!code) return said({ errcode: 40029 });
      if (code.used) return said({ errcode: 40163 });
      code.used = true;
      return said({
        access_token: 'never-used',
        expires_in: 7200,
        openid: code.openid,
        scope: 'snsapi_base',
      });
    }
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
    const start = pathname.match(/^\/v3\/pay\/transactions\/(native|h5|jsapi)$/);
    if (start) {
      const payNo = String(content.out_trade_no);
      if (!/^[\w-]{6,32}$/.test(payNo)) return reply({ code: 'PARAM_ERROR' }, 400);
      const way = start[1] ?? '';
      const { openid } = (content.payer ?? {}) as { openid?: string };
      if ((way === 'jsapi') !== (openid !== undefined)) return reply({ code: 'PARAM_ERROR' }, 400);
      const before = begun.get(payNo);
      if (before && (before.way !== way || before.openid !== openid))
        return reply({ code: 'OUT_TRADE_NO_USED' }, 403);
      begun.set(payNo, { way, openid });
      if (!trades.has(payNo))
        trades.set(payNo, {
          payNo,
          tradeNo: String(content.attach),
          asked: (content.amount as { total: number }).total,
          paid: 0,
          state: 'waiting',
          refunds: new Map(),
        });
      if (way === 'jsapi') return reply({ prepay_id: `wx${payNo}` });
      return way === 'native'
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

  const keys: WechatKeys = {
    appId: APP,
    merchant: MERCHANT,
    serial: SERIAL,
    privateKey: ours.privateKey,
    apiKey: API_KEY,
    platformKeyId: PLATFORM,
    platformKey: theirs.publicKey,
  };
  const place = { origin: 'https://www.orchestra.test', currency: 'CNY', api, now };
  return {
    consents(address, openid) {
      const { origin, pathname, searchParams, hash } = new URL(address);
      if (
        `${origin}${pathname}${hash}` !==
        'https://open.weixin.qq.com/connect/oauth2/authorize#wechat_redirect'
      )
        throw new Error(`not the address of the consent: ${address}`);
      if (searchParams.get('appid') !== APP || searchParams.get('scope') !== 'snsapi_base')
        throw new Error('another app, or more than it may ask for');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      // The account has one address registered.
      if (back.origin !== place.origin) throw new Error(`10003: ${back.origin} is not the account's`);
      const state = searchParams.get('state') ?? '';
      if (!/^[\da-zA-Z]{1,128}$/.test(state)) throw new Error('a state that WeChat does not carry');
      const code = randomBytes(16).toString('hex');
      codes.set(code, { openid, used: false });
      back.searchParams.set('code', code);
      back.searchParams.set('state', state);
      return back;
    },
    bridge({ appId, timeStamp, nonceStr, package: order, signType, paySign }, openid, decides) {
      const text = `${appId}\n${timeStamp}\n${nonceStr}\n${order}\n`;
      const genuine = createVerify('RSA-SHA256').update(text).verify(ours.publicKey, paySign, 'base64');
      const payNo = order.replace(/^prepay_id=wx/, '');
      const trade = trades.get(payNo);
      if (!genuine || appId !== APP || signType !== 'RSA' || trade?.state !== 'waiting') return 'fail';
      if (begun.get(payNo)?.openid !== openid) return 'fail';
      if (decides === 'ok') Object.assign(trade, { state: 'paid', paid: trade.asked });
      return decides;
    },
    code: 'wxAppPay',
    trades,
    bad,
    stop,
    gateway: wechatGateway({ ...keys, appSecret: SECRET }, place, api),
    plain: wechatGateway(keys, place),
    async webhook(payNo, at, { forge = false, strange = false } = {}) {
      const trade = trades.get(payNo) as Trade;
      const nonce = randomBytes(6).toString('hex');
      const cipher = createCipheriv('aes-256-gcm', API_KEY, nonce);
      cipher.setAAD(Buffer.from('transaction'));
      const sealed = Buffer.concat([
        cipher.update(
          JSON.stringify({ ...shown(trade, 'webhook'), ...(strange && { mchid: '1900000009' }) }),
        ),
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
