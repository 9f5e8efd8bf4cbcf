import md5 from 'crypto-js/md5';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { calls, get, post } from '#domain/contract/call.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { waitFor } from '#tests/wait.ts';
import { type ClientConfig, call, configureClient, upload } from './client.ts';
import { CallFailure, type Reaction, reactionTo } from './failure.ts';
import { TIMEOUT } from './transport.ts';

const shapes = { payload: z.looseObject({}), reply: z.object({ value: z.number() }) };
const { send, read } = calls(async () => ({ send: shapes, read: shapes }), {
  send: post('/thvendor/test/send'),
  read: get('/thvendor/test/read'),
});
const success = { success: true, errcode: '0', msg: '', data: { value: 1 } };

let asked: { method: string; url: URL; headers: Headers; type: string; body: string }[] = [];
let reacted: [Reaction, CallFailure][] = [];
let orderKey = '';
let config: ClientConfig;

const answering = (reply: () => Response | Promise<Response>) =>
  http.all('*/thvendor/test/*', async ({ request }) => {
    asked.push({
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      type: request.headers.get('content-type') ?? '',
      body: await request.text(),
    });
    return reply();
  });
const server = setupServer(
  answering(() => HttpResponse.json(success)),
  http.head('*/robots.txt', () => new HttpResponse()),
);
const replying = (body: unknown, init?: ResponseInit) =>
  server.use(answering(() => HttpResponse.json(body as Record<string, unknown>, init)));
const never = () => delay('infinite').then(() => HttpResponse.json(success));
const failing = async (promise: Promise<unknown>): Promise<CallFailure> => {
  const failure = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof CallFailure)) throw new Error(`no CallFailure but ${String(failure)}`);
  return failure;
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  asked = [];
  reacted = [];
  orderKey = '';
  config = {
    sourcePage: () => '/zh-CN/pc/home#news',
    appKey: () => 'key-pc',
    featurePrefix: 'prefix',
    sessionId: () => '',
    orderKey: () => orderKey,
    rememberOrderKey: key => {
      orderKey = key;
    },
    scenario: () => '',
    react(reaction, failure) {
      reacted.push([reaction, failure]);
      return () => {
        reacted = reacted.filter(([, one]) => one !== failure);
      };
    },
    generic: kind => `generic ${kind}`,
  };
  configureClient(config);
});

describe('a request (specification §7)', () => {
  it('POST bodies are form-encoded: null and undefined left out, arrays comma-joined, objects JSON', async () => {
    const payload = {
      text: 'a&b=c 马勒',
      n: 0,
      no: false,
      gone: undefined,
      none: null,
      ids: ['1', '2'],
      nested: { a: [1] },
    };
    await expect(call(send, payload)).resolves.toEqual({ value: 1 });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      type: expect.stringContaining('application/x-www-form-urlencoded'),
    });
    expect(asked[0]?.url.pathname).toBe('/thvendor/test/send.xhtml');
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      text: 'a&b=c 马勒',
      n: '0',
      no: 'false',
      ids: '1,2',
      nested: '{"a":[1]}',
    });
  });

  it('calls marked GET carry their payload as the query', async () => {
    await call(read, { id: 'x', tags: ['a', 'b'] });
    expect(asked[0]?.method).toBe('GET');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({ id: 'x', tags: 'a,b' });
    expect(asked[0]?.body).toBe('');
  });

  it('uploads skip the encoding: form data with the file beside the fields', async () => {
    await upload(send, new File(['bytes'], 'head.png', { type: 'image/png' }), { purpose: 'head' });
    expect(asked[0]?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(asked[0]?.body).toContain('name="purpose"');
    expect(asked[0]?.body).toContain('name="file"; filename="head.png"');
  });

  it('moves only programKey and sessionKey into headers; of several, the first', async () => {
    await call(send, { programKey: ['p1', 'p2'], sessionKey: 's1', orderKey: 'stays', id: '1' });
    expect(asked[0]?.headers.get('programKey')).toBe('p1');
    expect(asked[0]?.headers.get('sessionKey')).toBe('s1');
    expect(asked[0]?.headers.has('orderKey')).toBe(false);
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({ orderKey: 'stays', id: '1' });
  });

  it.each([undefined, null, '', []])('sends no key header for %j', async programKey => {
    await call(send, { programKey });
    expect(asked[0]?.headers.has('programKey')).toBe(false);
    expect(asked[0]?.body).toBe('');
  });

  it('says which page and which site asks; session, order key and scenario only when known', async () => {
    await call(send, {});
    const names = ['sourcePage', 'appKey', 'sessionId', 'orderKey', 'featureHash', 'x-scenario'];
    expect(names.map(name => asked[0]?.headers.get(name))).toEqual([
      '/zh-CN/pc/home#news',
      'key-pc',
      null,
      null,
      null,
      null,
    ]);

    orderKey = 'order-key';
    configureClient({
      ...config,
      sessionId: () => 'member-encode',
      scenario: () => 'sold-out',
      sourcePage: () => '/zh-CN/pc/musicale#马勒',
    });
    await call(send, {});
    const hash = md5('prefixorder-keykey-pc').toString();
    expect(hash).toHaveLength(32);
    expect(names.map(name => asked[1]?.headers.get(name))).toEqual([
      '/zh-CN/pc/musicale#%E9%A9%AC%E5%8B%92',
      'key-pc',
      'member-encode',
      'order-key',
      hash.slice(8, 24),
      'sold-out',
    ]);
  });

  it('speaks for the page of the moment of the call, whatever is loaded meanwhile', async () => {
    let page = '/zh-CN/pc/home';
    configureClient({ ...config, sourcePage: () => page });
    const waiting = call(send, {});
    page = '/en-US/pc/home';
    await waiting;
    expect(asked[0]?.headers.get('sourcePage')).toBe('/zh-CN/pc/home');
  });
});

describe('a reply', () => {
  it('of any kind may carry an order key, which is remembered for later requests', async () => {
    const headers = { orderKey: 'from-reply' };
    replying(success, { headers });
    await call(send, {});
    expect(orderKey).toBe('from-reply');
    replying({ success: false, errcode: ERR.refused, msg: 'no' }, { headers: { orderKey: 'from-refusal' } });
    await failing(call(send, {}));
    expect(orderKey).toBe('from-refusal');
    replying(success);
    await call(send, {});
    expect([orderKey, asked.at(-1)?.headers.get('orderKey')]).toEqual(['from-refusal', 'from-refusal']);
  });

  it('that is there already is taken instead of a request', async () => {
    const early = vi.fn(() => Promise.resolve(success));
    configureClient({ ...config, early });
    await expect(call(send, { id: 'x', programKey: 'p' })).resolves.toEqual({ value: 1 });
    expect(early).toHaveBeenCalledWith('POST', '/thvendor/test/send.xhtml', 'id=x');
    expect(asked).toEqual([]);
  });

  it('rejects with msg, errcode and data of a refusal, and toasts msg', async () => {
    replying({ success: false, errcode: '2201', msg: '座位已被他人锁定', data: { lostSeats: ['a'] } });
    const failure = await failing(call(send, {}));
    expect(failure).toMatchObject({
      kind: 'refused',
      errcode: '2201',
      msg: '座位已被他人锁定',
      data: { lostSeats: ['a'] },
    });
    expect(reacted).toEqual([['toast', failure]]);
  });

  it('an error status may still carry an envelope', async () => {
    replying({ success: false, errcode: ERR.sessionExpired, msg: '请重新登录' }, { status: 401 });
    expect((await failing(call(send, {}))).errcode).toBe(ERR.sessionExpired);
    expect(reacted[0]?.[0]).toBe('session');
  });

  it.each([500, 503])('a fault of the server with status %i is told once, in its own words', async status => {
    replying({ success: false, errcode: ERR.server, msg: '系统繁忙，请稍后再试。' }, { status });
    const failure = await failing(call(send, {}));
    expect(failure).toMatchObject({ kind: 'refused', errcode: '2500', msg: '系统繁忙，请稍后再试。' });
    expect(reacted).toEqual([['toast', failure]]);
  });

  it('what was said of a failure is taken back when the retry is answered, and nothing else is', async () => {
    replying({ success: false, errcode: ERR.server, msg: '系统繁忙，请稍后再试。' }, { status: 503 });
    await failing(call(send, { id: 'a' }));
    await failing(call(send, { id: 'b' }));
    replying(success);
    await call(read, { id: 'a' });
    await call(send, { id: 'c' });
    expect(reacted).toHaveLength(2);
    await call(send, { id: 'a' });
    expect(reacted).toHaveLength(1);
    replying('not ours');
    await failing(call(send, { id: 'a' }));
    expect(reacted).toHaveLength(2);
    replying(success);
    await call(send, { id: 'z' });
    expect(reacted).toHaveLength(1);
  });

  it('a quiet caller shows the failure itself, but an ended session is handled', async () => {
    replying({ success: false, errcode: ERR.refused, msg: 'no' });
    await failing(call(send, {}, { quiet: true }));
    expect(reacted).toEqual([]);
    replying({ success: false, errcode: ERR.sessionExpired, msg: 'expired' });
    await failing(call(send, {}, { quiet: true }));
    expect(reacted[0]?.[0]).toBe('session');
  });

  it('what the page is whole without says showToast=noMsg, and nothing is heard of it', async () => {
    replying({ success: false, errcode: ERR.sessionExpired, msg: '请重新登录' });
    await failing(call(send, {}, { aside: true }));
    expect(new URLSearchParams(asked[0]?.body).get('showToast')).toBe('noMsg');
    expect(reacted).toEqual([]);
  });

  it('a late answer to the session before leaves alone the one that has begun since', async () => {
    let session = 'before';
    configureClient({ ...config, sessionId: () => session });
    const ended = { success: false, errcode: ERR.sessionExpired, msg: '请重新登录' };
    server.use(
      answering(() => {
        session = 'since';
        return HttpResponse.json(ended);
      }),
    );
    expect((await failing(call(send, {}))).errcode).toBe(ERR.sessionExpired);
    expect(reacted).toEqual([]);
    await failing(call(send, {}));
    expect(reacted[0]?.[0]).toBe('session');
  });
});

describe('what a failure does (specification §8)', () => {
  const refused = (errcode: string, msg: string) => new CallFailure('refused', msg, errcode);
  it.each<[string, string, Reaction]>([
    [ERR.sessionExpired, 'Your session has ended.', 'session'],
    [ERR.sessionOtherA, '请先登录', 'session'],
    [ERR.sessionOtherB, '登录已失效', 'session'],
    [ERR.sessionOtherA, '库存不足', 'toast'],
    [ERR.sessionOtherB, 'please log in', 'toast'],
    [ERR.silentA, '请先登录', 'silent'],
    [ERR.silentB, 'anything', 'silent'],
    [ERR.refused, '登录', 'toast'],
    [ERR.server, 'sorry', 'toast'],
  ])('%s “%s” → %s', (errcode, msg, expected) => {
    const failure = refused(errcode, msg);
    // What is silent has no words that a panel, a field or a dialog could print.
    expect([failure.message, failure.msg]).toEqual(expected === 'silent' ? ['', ''] : [msg, msg]);
    expect(reactionTo(failure, {})).toBe(expected);
    expect(reactionTo(failure, { noMsg: true })).toBe('silent');
    expect(reactionTo(failure, { quiet: true })).toBe(expected === 'session' ? 'session' : 'silent');
  });

  it.each<[CallFailure['kind'], Reaction]>([
    ['offline', 'toast'],
    ['timeout', 'toast'],
    ['garbage', 'toast'],
    ['aborted', 'silent'],
  ])('a line that is %s → %s', (kind, expected) => {
    expect(reactionTo(new CallFailure(kind, 'x'), {})).toBe(expected);
  });
});

describe('failed requests and garbage (quality.md R13, R14)', () => {
  const json = (body: string) => () =>
    new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });
  const bodies: Record<string, () => Response> = {
    'HTML with status 200': () => HttpResponse.html('<!doctype html><h1>Bad gateway</h1>'),
    'HTML with status 502': () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    'an empty 500': () => new HttpResponse(null, { status: 500 }),
    'JSON with status 500': () => HttpResponse.json({ error: 'x' }, { status: 500 }),
    'truncated JSON': json('{"success":true,"errcode":"0","da'),
    nothing: json(''),
    null: json('null'),
    'a number': json('1'),
    'a list': json('[]'),
    'no success field': json('{"errcode":"0","data":{"value":1}}'),
    'success as text': json('{"success":"true","errcode":"0","msg":"","data":{"value":1}}'),
    'a failure without msg': json('{"success":false,"errcode":"2001"}'),
    'a failure without errcode': json('{"success":false,"msg":"no"}'),
    'data of another shape': json('{"success":true,"errcode":"0","msg":"","data":{"value":"one"}}'),
    'no data': json('{"success":true,"errcode":"0","msg":""}'),
    'success true with status 500': () => HttpResponse.json(success, { status: 500 }),
  };
  const calls = {
    POST: () => call(send, { a: 1 }),
    GET: () => call(read, { a: 1 }),
    upload: () => upload(send, new File(['x'], 'x.txt'), {}),
  };
  describe.each(Object.entries(calls))('%s', (_, make) => {
    it.each(Object.entries(bodies))(
      '%s: one generic toast, rejected, nothing remembered',
      async (_name, body) => {
        server.use(answering(body));
        orderKey = 'before';
        const failure = await failing(make());
        expect(failure).toMatchObject({ kind: 'garbage', errcode: '', msg: 'generic garbage' });
        expect(reacted).toEqual([['toast', failure]]);
        expect(orderKey).toBe('before');
      },
    );
  });

  it('no network is told as offline', async () => {
    server.use(answering(() => HttpResponse.error()));
    expect(await failing(call(send, {}))).toMatchObject({ kind: 'offline', msg: 'generic offline' });
    expect(reacted).toHaveLength(1);
  });

  it('shapes that cannot be fetched are a failed request, and nothing is sent without them', async () => {
    const lost = { ...send, shapes: () => Promise.reject(new Error('no such file')) };
    expect(await failing(call(lost, {}))).toMatchObject({ kind: 'offline', msg: 'generic offline' });
    expect([asked, reacted.length]).toEqual([[], 1]);
  });

  it('shapes that are lost once are fetched again, and nobody is told', async () => {
    server.use(
      answering(() => HttpResponse.json({ success: true, errcode: '0', msg: '', data: { value: 1 } })),
    );
    const shapes = vi.fn(send.shapes).mockRejectedValueOnce(new Error('lost'));
    expect(await call({ ...send, shapes }, {})).toEqual({ value: 1 });
    expect([shapes.mock.calls.length, reacted.length]).toEqual([2, 0]);
  });

  it('asks for no code while there is no network, and for it when there is one again', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const shapes = vi.fn(send.shapes);
    server.use(answering(() => HttpResponse.error()));
    expect(await failing(call({ ...send, shapes }, {}))).toMatchObject({ kind: 'offline' });
    expect(shapes).not.toHaveBeenCalled();
    line.mockReturnValue(true);
    await failing(call({ ...send, shapes }, {}));
    expect(shapes).toHaveBeenCalled();
    line.mockRestore();
  });

  it('noMsg silences a failed request too', async () => {
    server.use(answering(() => HttpResponse.error()));
    await failing(call(send, { showToast: 'noMsg' }));
    expect(reacted).toEqual([]);
  });

  it('a call that its page gives up is silent', async () => {
    server.use(answering(never));
    const stop = new AbortController();
    const failure = failing(call(send, {}, { signal: stop.signal }));
    await waitFor(() => expect(asked).toHaveLength(1));
    stop.abort();
    expect((await failure).kind).toBe('aborted');
    expect(reacted).toEqual([]);
    expect((await failing(call(send, {}, { signal: stop.signal }))).kind).toBe('aborted');
  });

  it('what has not come after 15 s is told as a time-out', async () => {
    expect(TIMEOUT).toBe(15_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      server.use(answering(never));
      const failure = failing(call(send, {}));
      let settled = false;
      void failure.then(() => {
        settled = true;
      });
      await waitFor(() => expect(asked).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(TIMEOUT - 500);
      expect(settled).toBe(false);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await failure).toMatchObject({ kind: 'timeout', msg: 'generic timeout' });
    } finally {
      vi.useRealTimers();
    }
  });
});
