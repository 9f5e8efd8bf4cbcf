import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#tests/server/harness.ts';
import { nodeHost } from './node.ts';
import { pbkdf2Hash, pbkdf2Verify } from './pbkdf2.ts';
import { systemRandom } from './random.ts';
import { webHost } from './web.ts';

const request = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:5173/thvendor/x', { headers });

describe('passwords on the Node host (S16)', () => {
  it('are scrypt with N = 2^17, r = 8, p = 1, salted', async () => {
    const host = nodeHost({ https: true });
    const [a, b] = await Promise.all([
      host.hashPassword('听松路的第三个秋天'),
      host.hashPassword('听松路的第三个秋天'),
    ]);
    expect(a).toMatch(/^scrypt\$131072\$8\$1\$[\w+/=]{24}\$[\w+/=]{44}$/);
    expect(a).not.toBe(b);
    expect(await host.verifyPassword('听松路的第三个秋天', a)).toBe(true);
    expect(await host.verifyPassword('听松路的第三个冬天', a)).toBe(false);
  });
  it('of the demonstration are verified on both hosts, and marked for renewal on this one', async () => {
    const hash = await webHost().hashPassword(DEMO_PASSWORD);
    const host = nodeHost({ https: true });
    expect(await host.verifyPassword(DEMO_PASSWORD, hash)).toBe(true);
    expect(await host.verifyPassword('Heming-2025', hash)).toBe(false);
    expect(hash.startsWith(`${webHost().passwordScheme}$`)).toBe(true);
    expect(hash.startsWith(`${host.passwordScheme}$`)).toBe(false);
  });
  it.each(['', 'plain', 'scrypt$', 'scrypt$131072$8$1$', 'pbkdf2$1$$', 'md5$abc'])(
    'a broken hash %j opens nothing',
    async hash => {
      expect(await nodeHost({ https: true }).verifyPassword('', hash)).toBe(false);
      expect(await webHost().verifyPassword('', hash)).toBe(false);
    },
  );
  it('are compared to the last byte', async () => {
    const hash = await pbkdf2Hash('a quiet evening', 10);
    const end = hash.endsWith('A=') ? 'E=' : 'A=';
    expect(await pbkdf2Verify('a quiet evening', hash)).toBe(true);
    expect(await pbkdf2Verify('a quiet evening', hash.slice(0, -2) + end)).toBe(false);
    expect(await pbkdf2Verify('a quiet evening', hash.slice(0, -12))).toBe(false);
  });
});

describe('the cookie', () => {
  it('is bound to the host behind TLS', () => {
    expect(nodeHost({ https: true }).writeCookie('s')).toBe(
      '__Host-heming=s; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000',
    );
    expect(nodeHost({ https: false }).writeCookie(null)).toBe(
      'heming=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
  });
  it.each([
    ['heming=abc', 'abc'],
    ['a=1; heming=abc; b=2', 'abc'],
    ['xheming=abc', null],
    ['heming=', null],
    ['', null],
  ])('%j gives %j', (cookie, secret) => {
    expect(nodeHost({ https: false }).readCookie(request({ cookie }))).toBe(secret);
  });
});

describe('the address to throttle by', () => {
  it('is the peer’s, whatever a header says, unless proxies are trusted', () => {
    const host = nodeHost({ https: false });
    const r = request({ 'X-Forwarded-For': '203.0.113.9' });
    expect(host.address(r)).toBe('unknown');
    host.remember(r, '::ffff:192.0.2.4');
    expect(host.address(r)).toBe('192.0.2.4');
  });
  it('that a proxy reports without being trusted is said to the operator, once', () => {
    const lines: string[] = [];
    const host = nodeHost({ https: false, log: line => lines.push(line) });
    host.address(request());
    expect(lines).toEqual([]);
    for (let i = 0; i < 3; i++) host.address(request({ 'X-Forwarded-For': '203.0.113.9' }));
    expect(lines).toEqual([expect.stringContaining('TRUST_PROXIES')]);
  });
  it('behind proxies is the one that the outermost trusted proxy saw', () => {
    const r = request({ 'X-Forwarded-For': '6.6.6.6, 203.0.113.9, 10.0.0.1' });
    expect(nodeHost({ https: false, proxies: 1 }).address(r)).toBe('10.0.0.1');
    expect(nodeHost({ https: false, proxies: 2 }).address(r)).toBe('203.0.113.9');
  });
  it('of IPv6 is the network', () => {
    const host = nodeHost({ https: false, proxies: 1 });
    const of = (address: string) => host.address(request({ 'X-Forwarded-For': address }));
    expect(of('2001:db8:1:2:3:4:5:6')).toBe(of('2001:db8:1:2:ffff::1'));
    expect(of('2001:db8:1:2:3:4:5:6')).not.toBe(of('2001:db8:1:3::1'));
    expect(of('::1')).toBe('::/64');
  });
});

it('an origin that is listed may post beside the server’s own', () => {
  const host = nodeHost({ https: false, origins: ['http://localhost:5174'] });
  expect(host.sameSite(request({ origin: 'http://localhost:5174', host: 'localhost:5173' }))).toBe(true);
  expect(host.sameSite(request({ origin: 'http://localhost:5173', host: 'localhost:5173' }))).toBe(true);
  expect(host.sameSite(request({ origin: 'http://localhost:5175', host: 'localhost:5173' }))).toBe(false);
});

describe('the generator', () => {
  it('gives whole numbers of the range, each of them', () => {
    for (const max of [1, 2, 10, 1_000_000]) {
      for (let i = 0; i < 200; i++) {
        const value = systemRandom.int(max);
        expect(Number.isInteger(value) && value >= 0 && value < max).toBe(true);
      }
    }
    expect(new Set(Array.from({ length: 500 }, () => systemRandom.int(10))).size).toBe(10);
  });
  it('gives tokens of the asked length in URL-safe letters, all different', () => {
    const tokens = Array.from({ length: 200 }, () => systemRandom.token(32));
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(new Set(tokens).size).toBe(200);
  });
});
