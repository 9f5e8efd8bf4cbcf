import { AlipaySdk } from 'alipay-sdk';
import { toYuan } from '#lib/money.ts';
import { HOUR } from '../clock.ts';
import type { Gateway, PaymentEvent, PaymentRef, StatementLine } from '../pay/gateway.ts';
import { alipayBill } from './alipay-bill.ts';
import { alipayNotice } from './alipay-notice.ts';
import { certain, fenOfYuan } from './amount.ts';
import { DOWNLOAD, daysOf, framed, type Place, TIMEOUT, webhookUrl } from './place.ts';

export interface AlipayKeys {
  readonly appId: string;
  /** Ours, PKCS8 or PKCS1, with or without its frame. */
  readonly privateKey: string;
  /** Alipay's; of several, while one takes the place of another, each in a frame of its own. */
  readonly alipayPublicKey: string;
}

/** Alipay sends a webhook again for a day and an hour. Milliseconds. */
const WINDOW = 26 * HOUR;
const CHINA = 8 * HOUR;
const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** Replies are signed by any of the keys. */
class EitherKey extends AlipaySdk {
  readonly #theirs: readonly string[];
  constructor(theirs: readonly string[], config: ConstructorParameters<typeof AlipaySdk>[0]) {
    super({ ...config, ...(theirs[0] && { alipayPublicKey: theirs[0] }) });
    this.#theirs = theirs;
  }
  override checkResponseSign(...reply: Parameters<AlipaySdk['checkResponseSign']>): void {
    for (const [i, key] of this.#theirs.entries())
      try {
        this.config.alipayPublicKey = key;
        super.checkResponseSign(...reply);
        return;
      } catch (error) {
        if (i === this.#theirs.length - 1) throw error;
      }
  }
}

interface Answer {
  readonly code: string;
  readonly subCode?: string;
  readonly tradeStatus?: string;
  readonly totalAmount?: string;
  readonly billDownloadUrl?: string;
}

/** Alipay's pages for screens and phones; requests and webhooks signed by RSA2. */
export function alipayGateway(keys: AlipayKeys, place: Place): Gateway {
  const theirs = framed(keys.alipayPublicKey);
  const sdk = new EitherKey(theirs, {
    appId: keys.appId,
    privateKey: keys.privateKey,
    keyType: keys.privateKey.includes('RSA PRIVATE') ? 'PKCS1' : 'PKCS8',
    timeout: TIMEOUT,
    ...(place.api && { gateway: place.api }),
  });
  const ask = async (method: string, bizContent: Readonly<Record<string, string>>): Promise<Answer> => {
    const answer = (await sdk.exec(method, { bizContent }, { validateSign: true })) as unknown as Answer;
    // 40004 is a refusal that names its reason; all else is a fault of the moment.
    if (answer.code !== '10000' && answer.code !== '40004')
      throw new Error(`Alipay answered ${answer.code} ${answer.subCode ?? ''}`);
    return answer;
  };
  const query = async ({ payNo, tradeNo }: Omit<PaymentRef, 'amount'>): Promise<PaymentEvent | null> => {
    const answer = await ask('alipay.trade.query', { outTradeNo: payNo });
    if (!PAID.has(answer.tradeStatus ?? '')) return null;
    return certain({ payNo, tradeNo, amount: fenOfYuan(answer.totalAmount), result: 'paid' });
  };

  return {
    async start({ payNo, tradeNo, amount, title, scene, returnTo, expiresAt }) {
      const screen = scene === 'screen';
      const url = sdk.pageExecute(screen ? 'alipay.trade.page.pay' : 'alipay.trade.wap.pay', 'GET', {
        notifyUrl: webhookUrl(place, 'aliPay'),
        returnUrl: `${place.origin}/${returnTo}`,
        bizContent: {
          outTradeNo: payNo,
          productCode: screen ? 'FAST_INSTANT_TRADE_PAY' : 'QUICK_WAP_WAY',
          totalAmount: toYuan(amount).toFixed(2),
          subject: title.replace(/[/=&]/g, ' ').slice(0, 120),
          // Comes back with the webhook.
          passbackParams: encodeURIComponent(tradeNo),
          timeExpire: chinaTime(Math.max(expiresAt, place.now() + 60_000)),
        },
      });
      return { kind: 'page', url };
    },
    async verifyWebhook(body, _headers, now) {
      const fields = alipayNotice(body, theirs);
      if (fields?.app_id !== keys.appId) return null;
      const at = Date.parse(`${(fields.notify_time ?? '').replace(' ', 'T')}Z`) - CHINA;
      if (!(Math.abs(now - at) <= WINDOW)) return null;
      if (!PAID.has(fields.trade_status ?? '')) return 'other';
      const payNo = fields.out_trade_no ?? '';
      const tradeNo = decodeURIComponent(fields.passback_params ?? '');
      const amount = fenOfYuan(fields.total_amount);
      return certain({ payNo, tradeNo, amount, result: 'paid' }, () => query({ payNo, tradeNo }));
    },
    query,
    async close(payment) {
      const answer = await ask('alipay.trade.close', { outTradeNo: payment.payNo });
      // A trade is made when the payer signs in: none yet is none to close. A paid one cannot be closed.
      if (answer.code === '10000' || answer.subCode === 'ACQ.TRADE_NOT_EXIST') return null;
      return query(payment);
    },
    async refund({ payNo }, { no, amount }) {
      const answer = await ask('alipay.trade.refund', {
        outTradeNo: payNo,
        outRequestNo: no,
        refundAmount: toYuan(amount).toFixed(2),
      });
      if (answer.code !== '10000') throw new Error(`Alipay refused the refund ${no}: ${answer.subCode}`);
    },
    async statement(period) {
      const found: StatementLine[] = [];
      for (const billDate of daysOf(period)) {
        const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', {
          billType: 'trade',
          billDate,
        });
        // A day without any business has none.
        if (answer.subCode === 'isp.bill_not_exist') continue;
        if (!answer.billDownloadUrl) throw new Error(`Alipay gave no statement: ${answer.subCode}`);
        const file = await fetch(answer.billDownloadUrl, { signal: AbortSignal.timeout(DOWNLOAD) });
        if (!file.ok) throw new Error(`Alipay answered ${file.status} for its statement`);
        found.push(...alipayBill(new Uint8Array(await file.arrayBuffer())));
      }
      return found;
    },
  };
}

const chinaTime = (at: number): string => new Date(at + CHINA).toISOString().slice(0, 19).replace('T', ' ');
