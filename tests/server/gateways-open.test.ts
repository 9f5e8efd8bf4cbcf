import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openGateways } from '#server/gateways/open.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { boxOffice } from './box-office.ts';
import { fakeClock } from './harness.ts';

const place = { origin: 'https://www.orchestra.test', currency: 'CNY', now: Date.now };
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
const { privateKey, publicKey: ownKey } = pair();
/** The gateway's. */
const { publicKey } = pair();
const { publicKey: wechatKey } = pair();

describe('the gateways of the environment', () => {
  test('each with its keys, which may stand in a file or in a line', () => {
    const file = join(tmpdir(), `key-${process.pid}.pem`);
    writeFileSync(file, privateKey);
    const env = {
      GATEWAYS: 'stripe, alipay,wechat,desk',
      STRIPE_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      ALIPAY_APP_ID: '2021000000000001',
      ALIPAY_PRIVATE_KEY_FILE: file,
      ALIPAY_PUBLIC_KEY: publicKey.replaceAll('\n', '\\n'),
      WECHAT_APP_ID: 'wx0123456789abcdef',
      WECHAT_MERCHANT: '1900000001',
      WECHAT_SERIAL: 'A'.repeat(40),
      WECHAT_PRIVATE_KEY_FILE: file,
      WECHAT_API_KEY: 'k'.repeat(32),
      WECHAT_PLATFORM_KEY_ID: 'PUB_KEY_ID_1',
      WECHAT_PLATFORM_KEY: wechatKey,
    };
    const twice = { ...env, WECHAT_PLATFORM_KEY: publicKey };
    expect(() => openGateways(twice, place)).toThrow('WECHAT_PLATFORM_KEY is the key that ALIPAY_PUBLIC_KEY');
    expect(Object.keys(openGateways(env, place)).sort()).toEqual(['aliPay', 'card', 'desk', 'wxAppPay']);
    expect(() => openGateways(env, { ...place, currency: 'EUR' })).toThrow(/“alipay”.*yuan[\s\S]*“wechat”/);
  });

  test('all that is wrong is said at once, and no key is printed', () => {
    const env = {
      GATEWAYS: 'stripe,alipay,wechat,paypal',
      STRIPE_KEY: 'pk_live_public',
      ALIPAY_PRIVATE_KEY: publicKey,
      ALIPAY_PUBLIC_KEY_FILE: '/nowhere.pem',
      WECHAT_API_KEY: 'short',
    };
    let said = '';
    try {
      openGateways(env, place);
    } catch (error) {
      said = (error as Error).message;
    }
    for (const fault of [
      'GATEWAYS has “paypal”',
      'STRIPE_KEY is not what it should be',
      'STRIPE_WEBHOOK_SECRET is missing',
      'ALIPAY_APP_ID is missing',
      'ALIPAY_PRIVATE_KEY is no private key',
      'ALIPAY_PUBLIC_KEY is no public key in PEM (/nowhere.pem)',
      'WECHAT_API_KEY is not what it should be',
    ])
      expect(said).toContain(fault);
    expect(said).not.toMatch(/pk_live_public|short|BEGIN/);
  });

  test.each([
    [
      'our own public key for Alipay’s',
      { ALIPAY_PUBLIC_KEY: ownKey },
      'ALIPAY_PUBLIC_KEY is our own public key',
    ],
    [
      'a private key for a public one',
      { ALIPAY_PUBLIC_KEY: privateKey },
      'ALIPAY_PUBLIC_KEY is a private key',
    ],
    [
      'our own for WeChat’s',
      { GATEWAYS: 'wechat', WECHAT_PLATFORM_KEY: ownKey },
      'WECHAT_PLATFORM_KEY is our own',
    ],
    [
      'a webhook’s secret for the key',
      { GATEWAYS: 'stripe', STRIPE_KEY: 'whsec_1' },
      'STRIPE_KEY is not what it should be',
    ],
    [
      'the key of webhooks for the account’s secret',
      { GATEWAYS: 'wechat', WECHAT_APP_SECRET: 'k'.repeat(32) },
      'WECHAT_APP_SECRET is not what it should be',
    ],
    [
      'a key of Stripe’s for WeChat’s',
      { GATEWAYS: 'wechat', WECHAT_API_KEY: `sk_live_${'1'.repeat(24)}` },
      'WECHAT_API_KEY is not what it should be',
    ],
    [
      'an app of WeChat’s for Alipay’s',
      { ALIPAY_APP_ID: 'wx0123456789abcdef' },
      'ALIPAY_APP_ID is not what it should be',
    ],
    [
      'the key of another gateway',
      { GATEWAYS: 'stripe', STRIPE_KEY: privateKey },
      'STRIPE_KEY is not what it should be',
    ],
  ])('keys of the wrong gateway: %s', (_, patch, words) => {
    const env = {
      GATEWAYS: 'alipay',
      ALIPAY_APP_ID: '2021000000000001',
      ALIPAY_PRIVATE_KEY: privateKey,
      WECHAT_PRIVATE_KEY: privateKey,
    };
    expect(() => openGateways({ ...env, ...patch }, place)).toThrow(words);
  });

  test('a gateway on trial is told of, and a real one is not', () => {
    const told = (env: Record<string, string>): string[] => {
      const trials: string[] = [];
      openGateways({ GATEWAYS: 'stripe,alipay', ...env }, place, trial => trials.push(trial));
      return trials;
    };
    const real = {
      STRIPE_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      ALIPAY_APP_ID: '2021000000000001',
      ALIPAY_PRIVATE_KEY: privateKey,
      ALIPAY_PUBLIC_KEY: publicKey,
    };
    expect(told(real)).toEqual([]);
    expect(told({ ...real, STRIPE_KEY: 'rk_test_1' })).toEqual(['STRIPE_KEY is a test key']);
    const sandbox = 'https://openapi-sandbox.dl.alipaydev.com/gateway.do';
    expect(told({ ...real, ALIPAY_API: sandbox })).toEqual([expect.stringContaining('ALIPAY_API')]);
  });

  test('at the desk the seats are held for a day, at the latest until two hours before the start', async () => {
    const clock = fakeClock();
    const gateways = openGateways({ GATEWAYS: 'desk' }, { ...place, now: clock.now });
    const office = await boxOffice(memoryStore(), { clock, demo: false, gateways });
    const a = await office.buyer();
    const heldFor = async (schedule: 'plain' | 'soon', seat: string) => {
      await a.admit(schedule);
      const tradeNo = await a.order([seat], schedule);
      await a.confirm(tradeNo);
      expect((await a.pay(tradeNo, 'desk')).data.url).toContain(`tradeNo=${tradeNo}`);
      return (await office.row(tradeNo)).expiresAt - clock.now();
    };
    expect(await heldFor('plain', 'A-1-1')).toBe(24 * 3_600_000);
    // It starts in six hours.
    expect(await heldFor('soon', 'A-1-2')).toBe(4 * 3_600_000);
    const sold = async () => !(await (await office.buyer()).create(['A-1-1'])).success;
    clock.advance(3_600_000);
    expect(await sold()).toBe(true);
    clock.advance(24 * 3_600_000);
    expect(await sold()).toBe(false);
  });
});
