import { createHmac } from 'node:crypto';
import type { WalletGrant } from '#domain/contract/order.ts';
import { MINUTE } from '../clock.ts';
import { sameText } from '../http/same-text.ts';
import type { PaymentOrder } from '../pay/gateway.ts';
import { TIMEOUT } from './place.ts';
import { grantOver } from './refusals.ts';

/** Where WeChat answers for official accounts; its payments have an address of their own. */
export const OFFICIAL_ACCOUNTS = 'https://api.weixin.qq.com';
const CONSENT = 'https://open.weixin.qq.com/connect/oauth2/authorize';
/** As long as a code of WeChat's lives; ms. */
const WINDOW = 5 * MINUTE;
const STAMP = 9;
/** A code that is wrong, was used, or has run out. */
const SPENT = new Set([40029, 40163, 42003]);

type Visit = Pick<PaymentOrder, 'payNo' | 'session'>;

/**
 * Who pays, in WeChat's browser: the payer is sent to WeChat, which knows them, and back to the order with a code. Of
 * what WeChat tells for the code only the openid is taken, for the one request that orders the payment; it is kept
 * nowhere. No scope but snsapi_base is asked for, so that WeChat asks nobody anything.
 */
export function walletVisit(appId: string, appSecret: string, accounts: string) {
  const stateAt = ({ payNo, session }: Visit, stamp: string): string =>
    stamp + createHmac('sha256', appSecret).update([payNo, session, stamp].join('\n')).digest('hex');
  return {
    /** Where the payer goes first; WeChat sends them to `back`, a page of this site, and nowhere else. */
    url(visit: Visit, back: string, now: number): string {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: back,
        response_type: 'code',
        scope: 'snsapi_base',
        state: stateAt(visit, now.toString(36).padStart(STAMP, '0')),
      });
      return `${CONSENT}?${query}#wechat_redirect`;
    },
    /** The payer's openid. Refused unless the code came back to the visit and the payment that it was asked for. */
    async payer(visit: Visit, { code, state }: WalletGrant, now: number): Promise<string> {
      const stamp = state.slice(0, STAMP);
      const age = now - Number.parseInt(stamp, 36);
      if (!sameText(state, stateAt(visit, stamp)) || !(age >= 0 && age <= WINDOW)) throw grantOver();
      const query = new URLSearchParams({
        appid: appId,
        secret: appSecret,
        code,
        grant_type: 'authorization_code',
      });
      const answer = await fetch(`${accounts}/sns/oauth2/access_token?${query}`, {
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const { openid, errcode } = (await answer.json()) as { openid?: unknown; errcode?: number };
      if (typeof openid === 'string') return openid;
      if (errcode !== undefined && SPENT.has(errcode)) throw grantOver();
      throw new Error(`WeChat did not say who pays: ${errcode ?? answer.status}`);
    },
  };
}
