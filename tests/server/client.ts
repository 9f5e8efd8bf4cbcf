import { account, type UserInfo } from '#domain/contract/account.ts';
import type { Call } from '#domain/contract/call.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import { featureHash } from '#domain/contract/feature-hash.ts';
import { HEADER_FIELDS } from '#domain/contract/headers.ts';

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly success: boolean;
  readonly errcode: string;
  readonly msg: string;
  /** Of the call's reply type on success. */
  readonly data: T;
}

/** What answers requests: an app, or a whole site. */
export interface Served {
  fetch(request: Request): Response | Promise<Response>;
}

interface Options {
  /** Tree that the page is in: decides the language. */
  tree?: string;
  /** The visitor's address. */
  address?: string;
  appKey?: string;
  featurePrefix?: string;
}

const ORIGIN = 'http://localhost';

/** A browser with nothing but the wire: cookies, the session's header, the order key and its hash. */
export class Client {
  readonly #app: Served;
  readonly #options: Required<Options>;
  readonly #cookies = new Map<string, string>();
  sessionId = '';
  orderKey = '';
  scenario = '';

  constructor(app: Served, options: Options = {}) {
    this.#app = app;
    this.#options = {
      tree: 'en-US/pc',
      address: '192.0.2.1',
      appKey: 'heming-pc-demo',
      featurePrefix: 'heming',
      ...options,
    };
  }

  /** Makes a call; a success whose data does not fit the contract throws. */
  async call<In, Out>(
    spec: Call<In, Out>,
    payload: NoInfer<In>,
    headers: Readonly<Record<string, string | null>> = {},
  ): Promise<Answer<Out>> {
    const response = await this.raw(spec, payload as Record<string, unknown>, headers);
    const envelope = (await response.json()) as Envelope<Out>;
    if (envelope.success) {
      const parsed = (await spec.shapes()).reply.safeParse(envelope.data ?? undefined);
      if (!parsed.success)
        throw new Error(`${spec.path} replied against its contract: ${JSON.stringify(parsed.error.issues)}`);
    }
    return { ...envelope, data: envelope.data as Out, status: response.status, headers: response.headers };
  }

  /** The data of a call that must succeed. */
  async ok<In, Out>(spec: Call<In, Out>, payload: NoInfer<In>): Promise<Out> {
    const answer = await this.call(spec, payload);
    if (!answer.success) throw new Error(`${spec.path}: ${answer.errcode} ${answer.msg}`);
    return answer.data;
  }

  async raw(
    spec: Call,
    payload: Record<string, unknown>,
    extra: Readonly<Record<string, string | null>> = {},
  ): Promise<Response> {
    const form = new URLSearchParams();
    const headers = this.headers();
    for (const [name, value] of Object.entries(payload)) {
      if (value === undefined || value === null) continue;
      const text = Array.isArray(value) && value.every(v => typeof v !== 'object') ? value.join(',') : value;
      if (HEADER_FIELDS.some(field => field === name)) headers.set(name, String(text));
      else form.append(name, typeof text === 'object' ? JSON.stringify(text) : String(text));
    }
    for (const [name, value] of Object.entries(extra)) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    if (spec.method === 'GET') return this.fetch(`${spec.path}?${form}`, { headers });
    headers.set('Content-Type', extra['Content-Type'] ?? 'application/x-www-form-urlencoded');
    return this.fetch(spec.path, { method: 'POST', headers, body: form.toString() });
  }

  /** Any request at all, with this browser's cookies. */
  async fetch(path: string, init: RequestInit): Promise<Response> {
    const response = await this.#app.fetch(new Request(`${ORIGIN}${path}`, init));
    for (const line of response.headers.getSetCookie()) this.#store(line);
    const key = response.headers.get('orderKey');
    if (key) this.orderKey = key;
    return response;
  }

  headers(): Headers {
    const { tree, address, appKey, featurePrefix } = this.#options;
    const headers = new Headers({ sourcePage: `/${tree}/home`, appKey, 'X-Forwarded-For': address });
    if (this.#cookies.size) headers.set('Cookie', [...this.#cookies].map(([k, v]) => `${k}=${v}`).join('; '));
    if (this.sessionId) headers.set('sessionId', this.sessionId);
    if (this.orderKey) {
      headers.set('orderKey', this.orderKey);
      headers.set('featureHash', featureHash(featurePrefix, this.orderKey, appKey));
    }
    if (this.scenario) headers.set('x-scenario', this.scenario);
    return headers;
  }

  async login(name: string, password = 'Heming-2026'): Promise<UserInfo> {
    const user = await this.ok(account.loginByPassword, { account: name, password });
    this.sessionId = user.memberEncode;
    return user;
  }

  /** The way of a newcomer: captcha, code, registration. */
  async register(mobile: string): Promise<UserInfo> {
    const user = await this.ok(account.loginByMobile, {
      mobile,
      dynamicCode: await this.codeFor(mobile, 'login'),
      agree: 'Y',
    });
    this.sessionId = user.memberEncode;
    return user;
  }

  /** Solves a captcha and has a code sent to a mobile or an e-mail address; demonstration mode tells it. */
  async codeFor(target: string, purpose: 'login' | 'bind' | 'reset'): Promise<string> {
    const solved = await this.solve();
    const sent = target.includes('@')
      ? await this.ok(account.sendEmailCode, { email: target, purpose, ...solved })
      : await this.ok(account.sendMobileCode, { mobile: target, purpose, ...solved });
    return sent.demoCode ?? '';
  }

  async solve(): Promise<{ captchaId: string; captcha: string }> {
    const { captchaId, demoAnswer } = await this.ok(account.captcha, {});
    return { captchaId, captcha: demoAnswer ?? '' };
  }

  /** Takes over a session made elsewhere. */
  adopt(token: string, cookie: string | null): void {
    this.sessionId = token;
    if (cookie !== null) this.#store(cookie);
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  clearCookies(): void {
    this.#cookies.clear();
  }

  #store(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

export const client = (app: Served, options?: Options): Client => new Client(app, options);
