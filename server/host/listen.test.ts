import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { membership } from '#domain/contract/membership.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { waitFor } from '#tests/wait.ts';
import { readText } from '../http/body.ts';
import { type Listener, makeListener } from './listen.ts';
import { log, setLog } from './log.ts';

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const opened: { listener: Listener; sockets: Socket[] }[] = [];
afterEach(async () => {
  for (const { listener, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await listener.stop();
  }
});

async function listening(options: Parameters<typeof makeListener>[0]) {
  const listener = makeListener(options);
  listener.server.listen(0, '127.0.0.1');
  await once(listener.server, 'listening');
  const { port } = listener.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  opened.push({ listener, sockets });
  /** Sends bytes as they are; what came back by the end of the connection, or so far. */
  async function raw(
    text: string,
  ): Promise<{ socket: Socket; said: () => string; closed: Promise<unknown> }> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let said = '';
    socket.on('data', data => {
      said += data.toString();
    });
    socket.on('error', () => undefined);
    const closed = new Promise(resolve => socket.once('close', resolve));
    socket.write(text);
    return { socket, said: () => said, closed };
  }
  return { listener, raw, url: `http://127.0.0.1:${port}` };
}
const shut = { enter: () => false, begin: () => undefined, answered: () => undefined, end: () => undefined };

describe('a request', () => {
  it('with two hosts is refused: a proxy in front may have believed the other one', async () => {
    const fetch = vi.fn(() => new Response('page'));
    const { raw } = await listening({ fetch });
    const { said } = await raw('GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n');
    await waitFor(() => expect(said()).toMatch(/^HTTP\/1.1 400 /));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('too many is refused at once, in the language of its page, but not a monitor’s and not a payment', async () => {
    const { url } = await listening({ fetch: () => new Response('in'), entrance: shut });
    const page = await fetch(`${url}/zh-CN/pc/home`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await page.text()).toContain('请稍后再试');
    const call = await fetch(`${url}/thvendor/x.xhtml`, { headers: { sourcePage: '/en-US/pc/home' } });
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await call.json()).toEqual({
      success: false,
      errcode: '2008',
      msg: 'Many people are here at once. Please try again in a moment.',
    });
    expect(await (await fetch(`${url}/readyz`)).text()).toBe('in');
    expect(await (await fetch(`${url}/thvendor/pay/notify/aliPay`, { method: 'POST' })).text()).toBe('in');
  });

  it('whoever would wait is told so by the call that is asked, but not who holds an order', async () => {
    const asked: [string, boolean][] = [];
    const entrance = {
      ...shut,
      enter: (kind = '', hasOrder = false) => {
        asked.push([kind, hasOrder]);
        return false;
      },
    };
    const { url } = await listening({ fetch: () => new Response('in'), entrance });
    for (const path of [ticketOrder.create.path, ticketOrder.pay.path, membership.pay.path])
      await fetch(url + path, { method: 'POST', body: 'a=1' });
    await fetch(`${url}/zh-CN/pc/home?x=1`);
    expect(asked).toEqual([
      [ticketOrder.create.path, false],
      [ticketOrder.pay.path, true],
      [membership.pay.path, true],
      ['', false],
    ]);
  });

  it('is begun when its body is here, and answered and ended once', async () => {
    const seen: string[] = [];
    const entrance = {
      enter: () => true,
      begin: (kind = '') => void seen.push(`begin ${kind}`),
      answered: (kind = '') => void seen.push(`answered ${kind}`),
      end: () => void seen.push('end'),
    };
    const { url } = await listening({
      fetch: async request => new Response(await request.text()),
      entrance,
    });
    const { path } = ticketOrder.create;
    expect(await (await fetch(url + path, { method: 'POST', body: 'a=1' })).text()).toBe('a=1');
    await expect.poll(() => seen).toEqual([`begin ${path}`, `answered ${path}`, 'end']);
  });

  it('has a number in its reply and in every line: a trusted proxy’s, else one of our own', async () => {
    const lines: string[] = [];
    const served = vi.fn();
    setLog({ format: 'text', write: (_, line) => lines.push(line) });
    const options = {
      fetch: async () => {
        await later(1);
        log.error('one\n    at two\r\nthree');
        return new Response('', { status: 500 });
      },
      served,
    };
    const headers = { 'X-Request-Id': 'from-the-balancer' };
    const behind = await listening({ ...options, proxied: true });
    const known = await fetch(`${behind.url}/a?b=c`, { headers });
    expect(known.headers.get('x-request-id')).toBe('from-the-balancer');
    expect(lines[0]).toMatch(/^\S+Z error from-the-balancer one \| at two \| three\n$/);
    await waitFor(() => expect(served).toHaveBeenCalledOnce());
    expect(served.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', url: '/a?b=c', status: 500 });
    const alone = await fetch((await listening(options)).url, { headers });
    expect(alone.headers.get('x-request-id')).toMatch(/^[\da-f-]{13}$/);
    expect(lines[1]).toContain(` ${alone.headers.get('x-request-id')} `);
    const odd = await fetch(behind.url, { headers: { 'X-Request-Id': 'a b\tc' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[\da-f-]{13}$/);
  });

  it('whose visitor left is told of as left', async () => {
    const served = vi.fn();
    const { raw } = await listening({ fetch: () => new Promise<Response>(() => undefined), served });
    const { socket } = await raw('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await later(50);
    socket.destroy();
    await waitFor(() => expect(served).toHaveBeenCalledOnce());
    expect(served.mock.calls[0]?.[0]).toMatchObject({ status: 499 });
  });
});

describe('a server that stops', () => {
  const head = (length: number) =>
    `POST /thvendor/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;

  it('finishes what is under way, and tells who stays to go', async () => {
    let finish: () => void = () => undefined;
    const under = new Promise<void>(resolve => {
      finish = resolve;
    });
    const fetch = vi.fn(async () => {
      await under;
      return new Response('done');
    });
    const { listener, raw } = await listening({ fetch });
    const { said, closed } = await raw('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    const stopped = listener.stop();
    finish();
    await Promise.all([stopped, closed]);
    expect(said()).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*done$/i);
  });

  it('does not wait for bodies that do not come', async () => {
    const fetch = vi.fn(async (request: Request) => new Response(await readText(request)));
    // Long past the test's own end.
    const { listener, raw } = await listening({ fetch, grace: 600_000, bodyGrace: 50 });
    const { closed } = await raw(`${head(1000)}half of it`);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await Promise.all([listener.stop(), closed]);
  });
});
