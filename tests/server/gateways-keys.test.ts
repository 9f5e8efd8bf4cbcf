import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { Aes, Formatter } from 'wechatpay-axios-plugin';
import { alipayGateway } from '#server/gateways/alipay.ts';
import { openGateways } from '#server/gateways/open.ts';
import { stripeGateway } from '#server/gateways/stripe.ts';
import { stripeUnits } from '#server/gateways/stripe-units.ts';
import { wechatGateway } from '#server/gateways/wechat.ts';

const NOW = Date.UTC(2026, 10, 26, 4);
const place = { origin: 'https://www.orchestra.test', currency: 'CNY', now: () => NOW };
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [ours, before, after, stranger] = [pair(), pair(), pair(), pair()];

describe('a gateway’s own unit', () => {
  test.each([
    // Currency, our decimals, our sum, Stripe's.
    ['CNY', 2, 38_000, 38_000],
    ['JPY', 0, 5_000, 5_000],
    ['ISK', 0, 5_000, 500_000],
    ['UGX', 0, 90_000, 9_000_000],
    ['HUF', 0, 4_000, 400_000],
    ['KWD', 2, 1_250, 12_500],
  ])('%s with %i decimals here', (currency, minor, fen, theirs) => {
    const units = stripeUnits(currency, minor);
    expect(units?.theirs(fen)).toBe(theirs);
    expect(units?.ours(theirs)).toBe(fen);
  });
  test('what is no sum of ours is none', () => {
    expect(stripeUnits('ISK', 0)?.ours(500_050)).toBeNull();
    expect(stripeUnits('ISK', 0)?.ours(null)).toBeNull();
  });
  test('a currency that nobody knows how to tell ends the start', () => {
    for (const [currency, minor] of [
      ['XYZ', 2],
      ['JPY', 2],
      ['KWD', 3],
    ] as const)
      expect(stripeUnits(currency, minor)).toBeUndefined();
    const env = { GATEWAYS: 'stripe', STRIPE_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(() => openGateways(env, { ...place, currency: 'XYZ' })).toThrow(
      'GATEWAYS has “stripe”, which is not known to take XYZ',
    );
  });
  test('Stripe is asked in its unit, for what is paid at once', async () => {
    const asked: URLSearchParams[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      asked.push(new URLSearchParams(body));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: 'cs_1', object: 'checkout.session', url: 'https://pay.test/1' }));
    });
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
    const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const gateway = stripeGateway(
      { key: 'sk_test_1', webhookSecret: 'whsec_1' },
      { ...place, currency: 'BHD', api },
    );
    await gateway.start({
      payNo: 'P1',
      tradeNo: 'T1',
      amount: 1_250,
      title: 'x',
      returnTo: 'x',
      expiresAt: NOW,
    } as never);
    await new Promise(done => server.close(done));
    expect(asked[0]?.get('line_items[0][price_data][unit_amount]')).toBe('12500');
    expect(asked[0]?.getAll('allowed_payment_method_types[0]')).toEqual(['card']);
  });
});

describe('while one key takes the place of another', () => {
  test('Stripe’s webhooks with either secret are genuine, and with no other one', async () => {
    const gateway = stripeGateway({ key: 'sk_test_1', webhookSecret: 'whsec_old, whsec_new' }, place);
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } });
    const said = (secret: string) =>
      gateway.verifyWebhook(
        body,
        new Headers({
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({
            payload: body,
            secret,
            timestamp: NOW / 1000,
          }),
        }),
        NOW,
      );
    expect(await Promise.all(['whsec_old', 'whsec_new', 'whsec_stranger'].map(said))).toEqual([
      'other',
      'other',
      null,
    ]);
  });

  const SERIAL = 'AB'.repeat(20);
  test('WeChat Pay signs with its certificate or with its public key', async () => {
    const gateway = wechatGateway(
      {
        appId: 'wx0123456789abcdef',
        merchant: '1900000001',
        serial: 'A'.repeat(40),
        privateKey: ours.privateKey,
        apiKey: 'k'.repeat(32),
        platformKeyId: `${SERIAL}, PUB_KEY_ID_1`,
        platformKey: before.publicKey + after.publicKey,
      },
      place,
    );
    const trade = { appid: 'wx0123456789abcdef', mchid: '1900000001', out_trade_no: 'P1', attach: 'T1' };
    const nonce = 'n'.repeat(12);
    const ciphertext = Aes.AesGcm.encrypt(
      JSON.stringify({ ...trade, trade_state: 'SUCCESS', amount: { total: 100 } }),
      'k'.repeat(32),
      nonce,
      '',
    );
    const body = JSON.stringify({ event_type: 'TRANSACTION.SUCCESS', resource: { ciphertext, nonce } });
    const time = String(NOW / 1000);
    const said = (serial: string, key: string) =>
      gateway.verifyWebhook(
        body,
        new Headers({
          'wechatpay-serial': serial,
          'wechatpay-timestamp': time,
          'wechatpay-nonce': 'x',
          'wechatpay-signature': createSign('RSA-SHA256')
            .update(Formatter.response(time, 'x', body))
            .sign(key, 'base64'),
        }),
        NOW,
      );
    const paid = { payNo: 'P1', tradeNo: 'T1', amount: 100, result: 'paid' };
    expect(await said(SERIAL, before.privateKey)).toEqual(paid);
    expect(await said('PUB_KEY_ID_1', after.privateKey)).toEqual(paid);
    expect(await said('PUB_KEY_ID_1', before.privateKey)).toBeNull();
    expect(await said('PUB_KEY_ID_2', after.privateKey)).toBeNull();
  });

  test('each key needs its name', () => {
    const env = {
      GATEWAYS: 'wechat',
      WECHAT_PLATFORM_KEY_ID: `${SERIAL},PUB_KEY_ID_1`,
      WECHAT_PLATFORM_KEY: before.publicKey,
    };
    expect(() => openGateways(env, place)).toThrow(
      'WECHAT_PLATFORM_KEY has 1 key, and WECHAT_PLATFORM_KEY_ID 2 names for them',
    );
  });
});

describe('a notice of Alipay', () => {
  const gateway = alipayGateway(
    {
      appId: '2021000000000001',
      privateKey: ours.privateKey,
      alipayPublicKey: before.publicKey + after.publicKey,
    },
    place,
  );
  /** 交响 in GBK and in UTF-8. */
  const TITLE = { GBK: 'bdbbcfec', 'utf-8': Buffer.from('交响').toString('hex') };
  function notice(charset: keyof typeof TITLE, key: string, patch: Record<string, string> = {}): string {
    const fields: Record<string, string> = {
      app_id: '2021000000000001',
      charset,
      notify_time: '2026-11-26 12:00:00',
      out_trade_no: 'P1',
      passback_params: 'T1',
      subject: Buffer.from(TITLE[charset], 'hex').toString('latin1'),
      total_amount: '76.00',
      trade_status: 'TRADE_SUCCESS',
      ...patch,
    };
    const signed = Object.keys(fields)
      .sort()
      .map(name => `${name}=${fields[name]}`)
      .join('&');
    const sign = createSign('RSA-SHA256').update(Buffer.from(signed, 'latin1')).sign(key, 'base64');
    const percent = (text: string): string =>
      [...Buffer.from(text, 'latin1')].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('');
    return Object.entries({ ...fields, sign_type: 'RSA2', sign })
      .map(([name, value]) => `${name}=${percent(value)}`)
      .join('&');
  }
  const PAID = { payNo: 'P1', tradeNo: 'T1', amount: 7_600, result: 'paid' };

  test.each(['GBK', 'utf-8'] as const)('in %s is genuine with either key', async charset => {
    for (const { privateKey } of [before, after])
      expect(await gateway.verifyWebhook(notice(charset, privateKey), new Headers(), NOW)).toEqual(PAID);
    expect(await gateway.verifyWebhook(notice(charset, stranger.privateKey), new Headers(), NOW)).toBeNull();
  });
  test('is none when a name stands twice, a byte is changed, or nobody knows its letters', async () => {
    const genuine = notice('GBK', after.privateKey);
    for (const body of [
      `${genuine}&total_amount=1.00`,
      genuine.replace('%bd%bb', '%bd%bc'),
      notice('GBK', after.privateKey, { charset: 'klingon' }),
      genuine.replace(/sign_type=[^&]*/, 'sign_type=RSA'),
    ])
      expect(await gateway.verifyWebhook(body, new Headers(), NOW)).toBeNull();
  });
});
