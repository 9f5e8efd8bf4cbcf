import { beforeEach, describe, expect, it } from 'vitest';
import { demoApp } from '#demo/app.ts';
import { sandboxEndpoints } from '#demo/sandbox-routes.ts';
import { GARBAGE, SCENARIOS } from '#demo/scenario.ts';
import { account, member } from '#domain/contract/account.ts';
import type { Call } from '#domain/contract/call.ts';
import { membership } from '#domain/contract/membership.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { person } from '#domain/contract/person.ts';
import { endpointTable } from '#server/app.ts';
import { webHost } from '#server/host/web.ts';
import { WEBHOOK_REFUSED } from '#server/pay/gateway.ts';
import { catalogue } from './catalogue.ts';
import { Client } from './client.ts';
import { makeApp, makeDeps, signIn, testHost } from './harness.ts';

const FORM = 'application/x-www-form-urlencoded';
const REGULAR = '13800138000';
let made: Awaited<ReturnType<typeof makeApp>>;
let c: Client;
beforeEach(async () => {
  made = await makeApp();
  c = made.client();
});

const calls = (): Call[] => Object.values(catalogue).flatMap(noun => Object.values(noun) as Call[]);
const own = () => new Headers({ sourcePage: '/zh-CN/pc/home' });
const envelopeOf = async (response: Response, status = 200) => {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\bat \w+ \(|\.ts:\d|Error:/);
  return JSON.parse(text) as { success: boolean; errcode: string; msg: string; data?: unknown };
};

describe('the table of endpoints', () => {
  it('has every call of the contract once, by its method and path', () => {
    const names = [...endpointTable, ...sandboxEndpoints].map(e => `${e.call.method} ${e.call.path}`).sort();
    expect(names).toEqual(
      calls()
        .map(call => `${call.method} ${call.path}`)
        .sort(),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(endpointTable.filter(e => e.access === 'member').map(e => [e.call.path, e] as const))(
    '%s is closed to visitors',
    async (_, e) => {
      for (const payload of [{}, { id: 'x', tradeNo: 'x', scheduleId: 'x' }]) {
        const answer = await c.call(e.call, payload);
        expect([answer.success, answer.errcode]).toEqual([false, '1202']);
      }
      c.scenario = 'session-expired';
      await c.login(REGULAR);
      expect((await c.call(e.call, {})).errcode).toBe('1202');
    },
  );

  it('leaves open only what visitors need', () => {
    const open = endpointTable.filter(e => e.access === 'anyone').map(e => e.call.path);
    // What is on sale, how many wait, what levels give and what a link offers is read by everyone, under the vendor's paths.
    expect(open.filter(path => path.includes('/member/')).sort()).toEqual([
      '/thvendor/member/level/listMemberLevel.xhtml',
      '/thvendor/member/mall/product/getDetail.xhtml',
      '/thvendor/member/mall/product/list.xhtml',
      '/thvendor/member/show/getShowTicketTypes.xhtml',
      '/thvendor/member/show/list.xhtml',
      '/thvendor/member/ticket/gift/look.xhtml',
      '/thvendor/member/ticket/room/look.xhtml',
      '/thvendor/member/ticket/waiting/getLine.xhtml',
    ]);
  });
});

describe('malformed payloads', () => {
  const hostile: readonly [string, string][] = [
    ['nothing', ''],
    ['broken percent signs', '%E0%A4%A&id=%&%%%=%'],
    ['bytes that are no UTF-8', 'id=%FF%FE&tradeNo=%C0%80'],
    ['a NUL', 'id=a%00b&tradeNo=%00&account=%00&password=%00&keyword=%00'],
    ['the same field a thousand times', 'id=1&'.repeat(1000)],
    ['names of the prototype', '__proto__=x&constructor=x&toString=x&hasOwnProperty=x'],
    ['JSON where text belongs', 'id={"a":1}&tradeNo=[1,2]&quantity={}&seats=[["a"]]'],
    [
      'numbers out of range',
      'quantity=1e999&pageNo=-1&pageSize=99999999999999999999&totalAmount=NaN&fee=Infinity',
    ],
    ['SQL', "id=' or 1=1; drop table member --&tradeNo='||pg_sleep(9)||'&scheduleId=\\'"],
    ['markup', 'id=<script>alert(1)</script>&keyword=<img src=x onerror=alert(1)>'],
    [
      'a very long text',
      `account=${'a'.repeat(100_000)}&password=${'b'.repeat(100_000)}&keyword=${'马'.repeat(20_000)}`,
    ],
    ['a long list', `seats=${'a,'.repeat(50_000)}&ids=${'b,'.repeat(50_000)}`],
    ['half a surrogate pair', 'keyword=%ED%A0%80&name=%ED%A0%80'],
  ];
  it.each(hostile)('%s: an envelope from every call, for visitors and members', async (_, body) => {
    const visitor = made.client();
    const login = made.client();
    await login.login(REGULAR);
    for (const { call } of endpointTable) {
      for (const client of [visitor, login]) {
        const headers = client.headers();
        if (call.path.endsWith('/logout.xhtml')) continue;
        const init = call.method === 'GET' ? { headers } : { method: 'POST', headers, body };
        if (call.method === 'POST') headers.set('Content-Type', FORM);
        const path = call.method === 'GET' ? `${call.path}?${body.slice(0, 4000)}` : call.path;
        const envelope = await envelopeOf(await client.fetch(path, init));
        expect(envelope.errcode, call.path).not.toBe('2500');
      }
    }
    expect(made.deps.lines).toEqual([]);
  });

  it.each([
    ['half a character', '\\ud83c'],
    ['a NUL', '\\u0000'],
    ['a direction override', '\\u202e'],
  ])('%s, written as an escape, is bad input wherever text is taken', async (_, written) => {
    await c.login(REGULAR);
    const names = `{"name":"林${written}雨"}`;
    const activation = await c.raw(membership.activateWithPerson, { membershipId: 'x', params: names });
    expect(await activation.json()).toMatchObject({ errcode: '2001', data: { fields: ['params'] } });
    const confirm = await c.raw(ticketOrder.confirm, {
      tradeNo: 'x',
      totalAmount: '1',
      linkman: '林',
      mobile: REGULAR,
      channel: 'oneYard',
      certificates: `[{"type":"passport","name":"林${written}","number":"E12345678"}]`,
    });
    expect(await confirm.json()).toMatchObject({ errcode: '2001', data: { fields: ['certificates'] } });
    const plain = JSON.parse(`"林${written}"`) as string;
    const typed = await c.raw(account.loginByPassword, { account: plain, password: 'x' });
    // A form cannot carry half a character: it arrives as the replacement mark, which is text.
    expect(((await typed.json()) as { errcode: string }).errcode).toBe(
      written === '\\ud83c' ? '2103' : '2001',
    );
    expect(made.deps.lines).toEqual([]);
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('%s in one another ten thousand times are bad input, wherever JSON is taken', async (_, open, close) => {
    await c.login(REGULAR);
    const deep = `{"nickname":${open.repeat(10_000)}1${close.repeat(10_000)}}`;
    const taking = [
      [person.save, {}],
      [membership.activateWithPerson, { membershipId: 'x' }],
    ] as const;
    for (const [call, rest] of taking) {
      const answer = await envelopeOf(await c.raw(call, { ...rest, params: deep }));
      expect(answer).toMatchObject({ errcode: '2001', data: { fields: ['params'] } });
    }
    expect(made.deps.lines).toEqual([]);
  });

  it('line ends, emoji and scripts of the world are text', async () => {
    for (const name of ['一行\n两行', '🎻 林听雨', 'ערב טוב', '龴𠮷'])
      expect((await c.call(account.loginByPassword, { account: name, password: 'x' })).errcode).toBe('2103');
  });

  it.each(['__proto__', 'constructor', 'toString', 'nobody'])(
    'a notice of the gateway %s is of an unknown one',
    async name => {
      const answer = await c.fetch(`/thvendor/pay/notify/${name}`, { method: 'POST', body: 'a=1' });
      expect([answer.status, await answer.text()]).toEqual([400, WEBHOOK_REFUSED]);
      expect(made.deps.lines).toEqual([]);
    },
  );

  it('are refused with the names of the fields', async () => {
    const answer = await c.call(account.loginByPassword, {} as never);
    expect([answer.errcode, answer.data]).toEqual(['2001', { fields: ['account', 'password'] }]);
  });

  it('unknown fields are ignored', async () => {
    const extra = {
      account: REGULAR,
      password: 'Heming-2026',
      memberId: 'm-demo-newcomer',
      level: 6,
      bindMobile: 'N',
    };
    expect(await c.ok(account.loginByPassword, extra)).toMatchObject({
      memberId: 'm-demo-regular',
      bindMobile: 'Y',
    });
  });
});

describe('bodies', () => {
  const send = (body: string | ReadableStream, headers: Headers) =>
    c.fetch(account.loginByPassword.path, {
      method: 'POST',
      headers,
      body,
      ...(typeof body !== 'string' && { duplex: 'half' }),
    } as RequestInit);

  it('over a megabyte are refused, by what they say and by what they are', async () => {
    const headers = own();
    headers.set('Content-Type', FORM);
    expect((await envelopeOf(await send(`a=${'x'.repeat(1_000_000)}`, headers))).errcode).toBe('2005');
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(97));
      },
    });
    expect((await envelopeOf(await send(endless, headers))).errcode).toBe('2005');
    expect(sent).toBeLessThan(1_300_000);
    const liar = own();
    liar.set('Content-Type', FORM);
    liar.set('Content-Length', '99999999');
    expect((await envelopeOf(await send('a=b', liar))).errcode).toBe('2005');
  });
  it('up to a megabyte are read', async () => {
    const headers = own();
    headers.set('Content-Type', `${FORM}; charset=UTF-8`);
    const envelope = await envelopeOf(await send(`account=a&password=b&x=${'x'.repeat(990_000)}`, headers));
    expect(envelope.errcode).toBe('2103');
  });
  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'of type %j are refused',
    async type => {
      const headers = own();
      if (type) headers.set('Content-Type', type);
      expect((await envelopeOf(await send('account=a&password=b', headers))).errcode).toBe('2001');
    },
  );
});

describe('where a call comes from (S6)', () => {
  const post = (extra: Record<string, string>, headers = own()) => {
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    headers.set('Content-Type', FORM);
    return c.fetch(account.captcha.path, { method: 'POST', headers, body: '' });
  };
  it.each([
    [{}],
    [{ 'Sec-Fetch-Site': 'same-origin' }],
    [{ Origin: 'http://localhost', Host: 'localhost' }],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://127.0.0.1:5174' }],
  ])('%j is this site', async extra =>
    expect((await envelopeOf(await post(extra as Record<string, string>))).errcode).toBe('0'),
  );
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: 'https://evil.example', Host: 'localhost' }],
    [{ Origin: 'null', Host: 'localhost' }],
    [{ Origin: 'http://localhost.evil.example', Host: 'localhost' }],
    [{ Origin: 'http://localhost:8080', Host: 'localhost' }],
  ])('%j is not', async extra => expect((await envelopeOf(await post(extra))).errcode).toBe('2004'));
  it('a form of another site cannot set sourcePage', async () => {
    expect((await envelopeOf(await post({}, new Headers()))).errcode).toBe('2004');
  });
  it('every call that is a POST asks for it, members’ sessions or not', async () => {
    await c.login(REGULAR);
    for (const { call } of endpointTable.filter(e => e.call.method === 'POST')) {
      expect((await c.call(call, {}, { sourcePage: null })).errcode, call.path).toBe('2004');
      expect((await c.call(call, {}, { 'Sec-Fetch-Site': 'cross-site' })).errcode, call.path).toBe('2004');
    }
    expect((await c.call(account.logonInfo, {})).success).toBe(true);
  });
});

describe('paths and methods', () => {
  it.each([
    '/thvendor/nothing.xhtml',
    '/ucenter/rest/nothing.xhtml',
    '/thvendor/',
    '/thvendor/member/..%2f..%2fetc/passwd',
    '/thvendor/%2e%2e%2f',
  ])('%s is no service', async path => {
    const envelope = await envelopeOf(await c.fetch(path, { method: 'POST', headers: own(), body: '' }));
    expect([envelope.success, envelope.errcode, envelope.msg]).toEqual([false, '2002', '没有这项服务。']);
  });
  it('each call has one method', async () => {
    for (const { call } of endpointTable) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        if (method === call.method) continue;
        const envelope = await envelopeOf(await c.fetch(call.path, { method, headers: own() }));
        expect(envelope.errcode, `${method} ${call.path}`).toBe('2002');
      }
    }
  });
});

describe('an error of the server', () => {
  it('is told as 2500 and logged, with nothing of its inside in the reply', async () => {
    const deps = makeDeps();
    const broken = {
      ...deps,
      store: {
        ...deps.store,
        direct: {
          ...deps.store.direct,
          accounts: {
            ...deps.store.direct.accounts,
            session: () => Promise.reject(new Error('relation "session" does not exist')),
          },
        },
      },
    };
    const client = new Client(demoApp(broken));
    await signIn(deps, client, 'nobody');
    const response = await client.raw(account.logonInfo, {});
    // Monitors read the status, pages the envelope.
    const envelope = await envelopeOf(response, 500);
    expect(envelope).toEqual({
      success: false,
      errcode: '2500',
      msg: 'Something went wrong on our side. Please try again shortly.',
    });
    expect(deps.lines).toHaveLength(1);
    expect(deps.lines[0]).toContain('relation "session" does not exist');
  });
});

describe('the language of messages', () => {
  it.each([
    ['/en-US/pc/login', 'Please sign in first'],
    ['/en-US/mobile/user#/orders', 'Please sign in first'],
    ['/zh-CN/pc/user', '请先登录'],
    ['/fr-FR/pc/user', '请先登录'],
    ['nonsense', '请先登录'],
    ['//en-US/', '请先登录'],
  ])('%s', async (sourcePage, msg) => expect((await c.call(member.info, {}, { sourcePage })).msg).toBe(msg));
});

describe('scenarios', () => {
  it.each(Object.keys(GARBAGE))('garbage:%s is no envelope', async kind => {
    c.scenario = `garbage:${kind}`;
    const response = await c.raw(account.logonInfo, {});
    expect(response.status).toBe(200);
    const text = await response.text();
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      value = undefined;
    }
    expect((value as { success?: unknown } | null | undefined)?.success).toBeUndefined();
    expect(text).toBe(GARBAGE[kind]?.body);
  });
  it('garbage alone goes through all kinds', async () => {
    c.scenario = 'garbage';
    const bodies = new Set<string>();
    for (let i = 0; i < Object.keys(GARBAGE).length; i++)
      bodies.add(await (await c.raw(account.logonInfo, {})).text());
    expect(bodies.size).toBe(Object.keys(GARBAGE).length);
  });
  it('server-error and offline', async () => {
    c.scenario = 'server-error';
    expect((await c.raw(account.captcha, {})).status).toBe(500);
    c.scenario = 'offline';
    const response = await c.raw(account.captcha, {});
    expect([response.status, await response.text()]).toEqual([503, '']);
    const inBrowser = new Client(demoApp(makeDeps({ host: webHost() })));
    inBrowser.scenario = 'offline';
    expect((await inBrowser.raw(account.captcha, {})).type).toBe('error');
  });
  it('slow takes its time', async () => {
    c.scenario = 'slow:60';
    const start = performance.now();
    expect((await c.call(account.captcha, {})).success).toBe(true);
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
  });
  it('session-expired ends what members do, and lets them log in', async () => {
    await c.login(REGULAR);
    c.scenario = 'session-expired';
    expect((await c.call(account.logonInfo, {})).errcode).toBe('1202');
    expect((await c.call(member.info, {})).errcode).toBe('1202');
    expect((await c.call(member.levels, {})).success).toBe(true);
    await c.login(REGULAR);
    c.scenario = '';
    expect((await c.call(member.info, {})).success).toBe(true);
  });
  it('unknown ones are ignored', async () => {
    expect(SCENARIOS).toHaveLength(16);
    for (const name of ['', 'nothing', 'toString', 'slow2', '__proto__']) {
      c.scenario = name;
      expect((await c.call(account.captcha, {})).success).toBe(true);
    }
  });
});

describe('the host in the browser', () => {
  it('keeps sessions by the header alone and hashes with WebCrypto', async () => {
    const { client, deps } = await makeApp({ host: webHost() });
    const browser = client();
    const { memberEncode } = await browser.login(REGULAR);
    expect(browser.cookie('heming')).toBeUndefined();
    expect(await browser.ok(account.logonInfo, {})).toMatchObject({ memberEncode });
    const [a, b] = await Promise.all([deps.host.hmac('key', '消息'), testHost().hmac('key', '消息')]);
    expect(a).toBe(b);
    expect(await deps.host.sha256('消息')).toBe(await testHost().sha256('消息'));
  });
});
