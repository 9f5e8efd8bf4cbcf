import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoApp } from '#demo/app.ts';
import { seedAccounts } from '#demo/members.ts';
import { account } from '#domain/contract/account.ts';
import { nodeHost } from '#server/host/node.ts';
import { makeDeps, type TestDeps } from './harness.ts';

/** What only a real connection shows: Node's own requests, peers' addresses, bodies that are cut off. */
describe('over a socket', () => {
  let server: ServerType;
  let origin = '';
  let deps: TestDeps;
  beforeAll(async () => {
    const host = nodeHost({ https: false });
    deps = makeDeps({ host });
    await seedAccounts(deps.store, deps.clock.now());
    const app = demoApp(deps);
    await new Promise<void>(ready => {
      server = serve(
        {
          port: 0,
          hostname: '127.0.0.1',
          fetch: (request, { incoming }) => {
            host.remember(request, incoming.socket.remoteAddress);
            return app.fetch(request);
          },
        },
        () => ready(),
      );
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>(done => void server.close(() => done())));

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        sourcePage: '/en-US/pc/login',
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    } as RequestInit);

  it('a member logs in, is known, and logs out', async () => {
    const login = await post(
      account.loginByPassword.path,
      new URLSearchParams({ account: '13800138000', password: 'Heming-2026' }),
    );
    const { data } = (await login.json()) as { data: { memberEncode: string } };
    const headers = {
      sessionId: data.memberEncode,
      Cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '',
    };
    const known = await (await post(account.logonInfo.path, '', headers)).json();
    expect(known).toMatchObject({ success: true, data: { mobile: '138****8000' } });
    await post(account.logout.path, '', headers);
    expect(await (await post(account.logonInfo.path, '', headers)).json()).toMatchObject({
      success: false,
      errcode: '1202',
    });
  });

  it.each([1_100_000, 5_000_000])('a body of %i bytes is answered, and the server goes on', async size => {
    const response = await post(account.captcha.path, 'x'.repeat(size)).catch(() => null);
    // The refusal may come while the client still writes: then its connection is cut instead.
    if (response) expect(await response.json()).toMatchObject({ success: false, errcode: '2005' });
    expect(await (await post(account.captcha.path, '')).json()).toMatchObject({ success: true });
    expect(deps.lines).toEqual([]);
  });

  it('a body that breaks off is no error of ours that stops anything', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('account=1'));
        setTimeout(() => controller.error(new Error('gone')), 20);
      },
    });
    await expect(post(account.loginByPassword.path, broken)).rejects.toThrow();
    expect(await (await post(account.captcha.path, '')).json()).toMatchObject({ success: true });
    expect(deps.lines).toEqual([]);
  });

  it('throttles by the peer, not by what it writes into a header', async () => {
    let last: unknown;
    for (let i = 0; i < 4; i++) {
      const form = new URLSearchParams({ account: '13900139000', password: 'wrong guess' });
      last = await (
        await post(account.loginByPassword.path, form, { 'X-Forwarded-For': `203.0.113.${i}` })
      ).json();
    }
    expect(last).toMatchObject({ errcode: '2101' });
  });
});
