import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brand } from '#brand';
import type { GatewayCode } from '#domain/contract/order.ts';
import type { Gateway } from '../pay/gateway.ts';
import { alipayGateway } from './alipay.ts';
import { deskGateway } from './desk.ts';
import { type KeyKind, keysIn } from './key-forms.ts';
import { framed, type Place } from './place.ts';
import { stripeGateway } from './stripe.ts';
import { stripeUnits } from './stripe-units.ts';
import { wechatGateway } from './wechat.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Gateways = Partial<Record<GatewayCode, Gateway>>;

/** Reads the keys of one gateway; what is missing or of the wrong kind is said in `faults`. */
class Keys {
  readonly #env: Env;
  readonly faults: string[] = [];
  /** The gateway's public keys, by their names. */
  readonly theirs = new Map<string, string>();
  /** What says that no real money moves. */
  readonly trials: string[] = [];
  constructor(env: Env) {
    this.#env = env;
  }
  text(name: string, pattern?: RegExp, sample = ''): string {
    const value = this.#env[name] ?? '';
    if (value === '') this.faults.push(`${name} is missing`);
    else if (pattern && !pattern.test(value)) this.faults.push(`${name} is not what it should be: ${sample}`);
    return value;
  }
  /** As `text`, of what may be left out. */
  maybe(name: string, pattern: RegExp, sample: string): string | undefined {
    return this.#env[name] ? this.text(name, pattern, sample) : undefined;
  }
  /** A key, of the gateway's several one after the other: in the variable, or in the file that NAME_FILE names. */
  pem(name: string, kind: KeyKind): string {
    const file = this.#env[`${name}_FILE`];
    try {
      const value = file ? readFileSync(file, 'utf8') : (this.#env[name] ?? '');
      if (value === '') {
        this.faults.push(`${name} or ${name}_FILE is missing`);
        return '';
      }
      const found = keysIn(value, kind);
      if (found === 'other') {
        this.faults.push(
          kind === 'public'
            ? `${name} is a private key; the gateway’s public one belongs there`
            : `${name} is no private key; our own one belongs there`,
        );
        return '';
      }
      const type = kind === 'private' ? 'pkcs8' : 'spki';
      const all = found.map(key => key.export({ type, format: 'pem' }).toString());
      if (kind === 'public')
        all.forEach((theirs, i) => {
          this.theirs.set(i === 0 ? name : `${name} (${i + 1})`, theirs);
        });
      return kind === 'public' ? all.join('') : (all[0] ?? '');
    } catch {
      this.faults.push(`${name} is no ${kind} key in PEM${file ? ` (${file})` : ''}`);
      return '';
    }
  }
}

/** The two that are mixed up most: a gateway shows our own public key beside its own. */
function requireTheirs(keys: Keys, name: string, theirs: string, ours: string): void {
  if (theirs === '' || ours === '') return;
  const own = createPublicKey(ours).export({ type: 'spki', format: 'pem' }).toString();
  if (framed(theirs).some(key => `${key}\n` === own))
    keys.faults.push(`${name} is our own public key; the gateway’s belongs there`);
}

/** Each reads its keys first, and is made once none of them is wrong: the libraries do not begin without. */
const open: Readonly<Record<string, (keys: Keys) => (place: Place) => Gateways>> = {
  stripe(keys) {
    const key = keys.text('STRIPE_KEY', /^[rs]k_(live|test)_\w+$/, 'it begins with sk_ or rk_');
    if (/^[rs]k_test_/.test(key)) keys.trials.push('STRIPE_KEY is a test key');
    const webhookSecret = keys.text(
      'STRIPE_WEBHOOK_SECRET',
      /^whsec_\w+(\s*,\s*whsec_\w+)*$/,
      'it begins with whsec_; of several, with a comma between them',
    );
    return place => ({ card: stripeGateway({ key, webhookSecret }, place) });
  },
  alipay(keys) {
    const appId = keys.text('ALIPAY_APP_ID', /^\d{16}$/, 'it has 16 figures');
    const privateKey = keys.pem('ALIPAY_PRIVATE_KEY', 'private');
    const alipayPublicKey = keys.pem('ALIPAY_PUBLIC_KEY', 'public');
    requireTheirs(keys, 'ALIPAY_PUBLIC_KEY', alipayPublicKey, privateKey);
    return place => ({ aliPay: alipayGateway({ appId, privateKey, alipayPublicKey }, place) });
  },
  wechat(keys) {
    const given = {
      appId: keys.text('WECHAT_APP_ID', /^wx\w{16}$/, 'it begins with wx and has 18 characters'),
      merchant: keys.text('WECHAT_MERCHANT', /^\d{8,10}$/, 'it has 8 to 10 figures'),
      serial: keys.text('WECHAT_SERIAL', /^[0-9A-F]{40}$/i, 'it has 40 hexadecimal figures'),
      privateKey: keys.pem('WECHAT_PRIVATE_KEY', 'private'),
      apiKey: keys.text('WECHAT_API_KEY', /^[0-9A-Za-z]{32}$/, 'it has 32 letters and figures'),
      platformKeyId: keys.text(
        'WECHAT_PLATFORM_KEY_ID',
        /^(PUB_KEY_ID_\w+|[0-9A-F]{40})(\s*,\s*(PUB_KEY_ID_\w+|[0-9A-F]{40}))*$/i,
        'it begins with PUB_KEY_ID_, or is the serial number of WeChat Pay’s certificate; of several, with a comma between them',
      ),
      platformKey: keys.pem('WECHAT_PLATFORM_KEY', 'public'),
      appSecret: keys.maybe('WECHAT_APP_SECRET', /^[0-9a-f]{32}$/i, 'it has 32 hexadecimal figures'),
    };
    requireTheirs(keys, 'WECHAT_PLATFORM_KEY', given.platformKey, given.privateKey);
    const [ids, count] = [given.platformKeyId.split(',').length, framed(given.platformKey).length];
    if (given.platformKeyId && given.platformKey && ids !== count)
      keys.faults.push(
        `WECHAT_PLATFORM_KEY has ${count} key${count === 1 ? '' : 's'}, and WECHAT_PLATFORM_KEY_ID ${ids} names for them`,
      );
    return place => ({ wxAppPay: wechatGateway(given, place) });
  },
  desk: () => place => ({ desk: deskGateway(place) }),
};

/**
 * The gateways that the environment names in `GATEWAYS`, with their keys. Throws one error that lists all that is
 * missing or wrong. Prices are in `currency` (ISO 4217); Alipay and WeChat Pay take yuan only. `warn` is told of gateways
 * that take no real money: a tryout is right, and tickets given away for nothing by mistake are not.
 */
export function openGateways(
  env: Env,
  { origin, currency, now }: Omit<Place, 'api'>,
  warn: (trial: string) => void = () => {},
): Gateways {
  const names = (env.GATEWAYS ?? '').split(',').flatMap(name => name.trim() || []);
  const faults: string[] = [];
  const theirs = new Map<string, string>();
  let gateways: Gateways = {};
  for (const name of names) {
    const make = Object.hasOwn(open, name) ? open[name] : undefined;
    if (!make) {
      faults.push(`GATEWAYS has “${name}”; known are ${Object.keys(open).join(', ')}`);
      continue;
    }
    if (currency !== 'CNY' && (name === 'alipay' || name === 'wechat'))
      faults.push(`GATEWAYS has “${name}”, which takes yuan; prices are in ${currency}`);
    else if (brand.currency.code === 'CNY' && brand.currency.minor !== 2 && name === 'wechat')
      faults.push('GATEWAYS has “wechat”, which counts in hundredths; prices are written without them');
    if (name === 'stripe' && !stripeUnits(currency))
      faults.push(`GATEWAYS has “stripe”, which is not known to take ${currency} as prices are written here`);
    const keys = new Keys(env);
    const api = env[`${name.toUpperCase()}_API`] || undefined;
    const begin = make(keys);
    if (api) keys.trials.push(`${name.toUpperCase()}_API is another address than the gateway’s own`);
    for (const [variable, key] of keys.theirs) {
      const other = theirs.get(key);
      if (other) keys.faults.push(`${variable} is the key that ${other} has: it is of another gateway`);
      theirs.set(key, variable);
    }
    faults.push(...keys.faults);
    for (const trial of keys.trials) warn(trial);
    if (keys.faults.length === 0 && (name !== 'stripe' || stripeUnits(currency)))
      gateways = { ...gateways, ...begin({ origin, currency, now, api }) };
  }
  if (faults.length > 0) throw new Error(`The gateways are not right:\n- ${faults.join('\n- ')}`);
  return gateways;
}
