import { hash } from 'node:crypto';
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import type { BridgeRequest, PayScene } from '#domain/contract/order.ts';
import { MINUTE } from '../clock.ts';
import type { Gateway, PaymentEvent, PaymentRef, PaymentStart, StatementLine } from '../pay/gateway.ts';
import { certain, fenOf } from './amount.ts';
import { DOWNLOAD, daysOf, framed, type Place, TIMEOUT, webhookUrl } from './place.ts';
import { OFFICIAL_ACCOUNTS, walletVisit } from './wechat-account.ts';
import { wechatBill } from './wechat-bill.ts';

export interface WechatKeys {
  readonly appId: string;
  readonly merchant: string;
  /** Serial number of our certificate, and its private key in PEM. */
  readonly serial: string;
  readonly privateKey: string;
  /** 32 characters that open the webhooks. */
  readonly apiKey: string;
  /** WeChat Pay's public key in PEM, and its id; of several, ids parted by commas and keys in the same order. */
  readonly platformKeyId: string;
  readonly platformKey: string;
  /** Of the official account; without it nobody can pay inside WeChat's own browser. */
  readonly appSecret?: string | undefined;
}

/** WeChat Pay's own rule for its signatures; ms. */
const WINDOW = 5 * MINUTE;
/** What the reference of a payment over the bridge begins with; WeChat's own number of it follows. */
const JSAPI = 'jsapi:';

interface Trade {
  readonly appid?: string;
  readonly mchid?: string;
  readonly out_trade_no?: string;
  readonly attach?: string;
  readonly trade_state?: string;
  readonly amount?: { readonly total?: unknown } | null;
}

/** WeChat Pay v3: a code before a screen, the wallet's page (H5) on a phone, the bridge (JSAPI) inside WeChat's browser. */
export function wechatGateway(keys: WechatKeys, place: Place, accounts = OFFICIAL_ACCOUNTS): Gateway {
  const visit = keys.appSecret ? walletVisit(keys.appId, keys.appSecret, accounts) : null;
  const tradeType = (scene: PayScene): string =>
    scene === 'phone' ? 'h5' : scene === 'wallet' && visit ? 'jsapi' : 'native';
  /** The order to pay is signed for the bridge each time anew. */
  const overBridge = (reference: string, url: string): PaymentStart => {
    const request = {
      appId: keys.appId,
      timeStamp: String(Math.floor(place.now() / 1000)),
      nonceStr: Formatter.nonce(),
      package: `prepay_id=${reference.slice(JSAPI.length)}`,
    };
    const signed = Formatter.joinedByLineFeed(...Object.values(request));
    const bridge: BridgeRequest = { ...request, signType: 'RSA', paySign: Rsa.sign(signed, keys.privateKey) };
    return { kind: 'bridge', url, bridge, reference };
  };
  const ids = keys.platformKeyId.split(',').map(id => id.trim());
  const platform = Object.fromEntries(framed(keys.platformKey).map((key, i) => [ids[i] ?? '', key]));
  const wechat = new Wechatpay({
    mchid: keys.merchant,
    serial: keys.serial,
    privateKey: keys.privateKey,
    certs: platform,
    timeout: TIMEOUT,
    ...(place.api && { baseURL: place.api }),
  });
  const post = async (path: string, body: object): Promise<Record<string, unknown>> =>
    (await wechat.chain(path).post(body)).data as Record<string, unknown>;
  const query = async ({ payNo }: Pick<PaymentRef, 'payNo'>): Promise<PaymentEvent | null> => {
    try {
      const { data } = await wechat
        .chain(`v3/pay/transactions/out-trade-no/${payNo}`)
        .get({ params: { mchid: keys.merchant } });
      const told = eventOf(data as Trade);
      return told && (await certain(told));
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  };
  /** Null: a day without any business has none. */
  const billOf = async (bill_date: string): Promise<{ download_url: string; hash_value: string } | null> => {
    try {
      const params = { bill_date, bill_type: 'ALL' };
      return (await wechat.chain('v3/bill/tradebill').get({ params })).data as never;
    } catch (error) {
      const { code } = ((error as { response?: { data?: unknown } }).response?.data ?? {}) as {
        code?: string;
      };
      if (code === 'NO_STATEMENT_EXIST') return null;
      throw error;
    }
  };
  const ours = ({ appid, mchid }: Trade): boolean => appid === keys.appId && mchid === keys.merchant;

  return {
    // WeChat knows a payment by its number and the way it was begun in: another way needs another number.
    fits: ({ reference }, scene) => !reference || reference.split(':', 1)[0] === tradeType(scene),
    async start(payment) {
      const { payNo, tradeNo, amount, title, scene, payer, returnTo, expiresAt, reference } = payment;
      const order = {
        appid: keys.appId,
        mchid: keys.merchant,
        description: title.slice(0, 120),
        out_trade_no: payNo,
        attach: tradeNo,
        notify_url: webhookUrl(place, 'wxAppPay'),
        time_expire: new Date(Math.max(expiresAt, place.now() + 60_000))
          .toISOString()
          .replace(/\.\d+Z$/, 'Z'),
        amount: { total: amount, currency: place.currency },
      };
      const type = tradeType(scene);
      if (type === 'native') {
        const { code_url } = await post('v3/pay/transactions/native', order);
        return { kind: 'qrcode', url: String(code_url), reference: type };
      }
      if (visit && type === 'jsapi') {
        if (reference) return overBridge(reference, returnTo);
        if (!payment.grant)
          return { kind: 'page', url: visit.url(payment, `${place.origin}/${returnTo}`, place.now()) };
        const openid = await visit.payer(payment, payment.grant, place.now());
        const { prepay_id } = await post('v3/pay/transactions/jsapi', { ...order, payer: { openid } });
        return overBridge(`${JSAPI}${String(prepay_id)}`, returnTo);
      }
      const { h5_url } = await post('v3/pay/transactions/h5', {
        ...order,
        scene_info: { payer_client_ip: payer || '127.0.0.1', h5_info: { type: 'Wap' } },
      });
      const back = encodeURIComponent(`${place.origin}/${returnTo}`);
      return { kind: 'page', url: `${String(h5_url)}&redirect_url=${back}`, reference: type };
    },
    async verifyWebhook(body, headers, now) {
      const said = (name: string): string => headers.get(`wechatpay-${name}`) ?? '';
      const key = Object.hasOwn(platform, said('serial')) ? platform[said('serial')] : undefined;
      if (!key) return null;
      if (!(Math.abs(now - Number(said('timestamp')) * 1000) <= WINDOW)) return null;
      let trade: Trade;
      try {
        const signed = Formatter.response(said('timestamp'), said('nonce'), body);
        if (!Rsa.verify(signed, said('signature'), key)) return null;
        const { event_type, resource } = JSON.parse(body) as {
          event_type: string;
          resource: { ciphertext: string; nonce: string; associated_data?: string };
        };
        if (!event_type.startsWith('TRANSACTION.')) return 'other';
        const { ciphertext, nonce, associated_data = '' } = resource;
        trade = JSON.parse(Aes.AesGcm.decrypt(ciphertext, keys.apiKey, nonce, associated_data)) as Trade;
      } catch {
        return null;
      }
      if (!ours(trade)) return null;
      const told = eventOf(trade);
      return told ? certain(told, () => query(told)) : 'other';
    },
    query,
    async close(payment) {
      try {
        await post(`v3/pay/transactions/out-trade-no/${payment.payNo}/close`, { mchid: keys.merchant });
        return null;
      } catch (error) {
        if (statusOf(error) === 404) return null;
        // Paid meanwhile, or closed before: it says how far it came.
        if (statusOf(error) === 400) return query(payment);
        throw error;
      }
    },
    async refund({ payNo, amount: total }, { no, amount: refund }) {
      const { status } = await post('v3/refund/domestic/refunds', {
        out_trade_no: payNo,
        out_refund_no: no,
        amount: { refund, total, currency: place.currency },
      });
      if (status !== 'SUCCESS' && status !== 'PROCESSING')
        throw new Error(`WeChat Pay refused the refund ${no}: ${String(status)}`);
    },
    async statement(period) {
      const found: StatementLine[] = [];
      for (const bill_date of daysOf(period)) {
        const bill = await billOf(bill_date);
        if (!bill) continue;
        const { pathname, searchParams } = new URL(bill.download_url);
        const { data } = await wechat.chain(pathname.slice(1)).get({
          params: Object.fromEntries(searchParams),
          responseType: 'arraybuffer',
          transformResponse: [],
          timeout: DOWNLOAD,
        });
        const bytes = new Uint8Array(data as ArrayBuffer);
        if (hash('sha1', bytes) !== bill.hash_value.toLowerCase())
          throw new Error('the statement of WeChat Pay is not what it promised');
        found.push(...wechatBill(bytes));
      }
      return found;
    },
  };
}

const statusOf = (error: unknown): number | undefined =>
  (error as { response?: { status?: number } }).response?.status;

/** Null: the payer has not paid yet, never will, or has got the money back. */
function eventOf({ out_trade_no = '', attach = '', trade_state, amount }: Trade) {
  const result = RESULTS[trade_state ?? ''];
  return result ? { payNo: out_trade_no, tradeNo: attach, amount: fenOf(amount?.total), result } : null;
}
/** NOTPAY, CLOSED, REVOKED and REFUND are none: of a payment that is refunded nothing can be bought. */
const RESULTS: Readonly<Record<string, PaymentEvent['result']>> = {
  SUCCESS: 'paid',
  USERPAYING: 'processing',
  PAYERROR: 'declined',
};
