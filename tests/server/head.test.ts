import { beforeEach, describe, expect, it } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { person } from '#domain/contract/person.ts';
import { FILE_PATH, MAX_HEAD, uploads } from '#domain/contract/upload.ts';
import { sweepUploads } from '#server/accounts/uploads.ts';
import { webHost } from '#server/host/web.ts';
import type { Store } from '#server/store/port.ts';
import type { Client } from './client.ts';
import { makeApp, type TestDeps } from './harness.ts';
import { jpeg, png, TOLD, textOf, webp } from './pictures.ts';
import { eachStore } from './stores.ts';

const MINUTE = 60_000;
const MEMBER = 'm-demo-newcomer';

async function send(
  c: Client,
  content: BlobPart,
  { token, name = 'me.jpg' }: { token?: string; name?: string },
) {
  const body = new FormData();
  if (token !== undefined) body.append('token', token);
  body.append('file', new File([content], name, { type: 'image/jpeg' }));
  // As bytes: a stream of form data does not take it well to be given up in the middle.
  const form = new Response(body);
  const headers = c.headers();
  headers.set('Content-Type', form.headers.get('content-type') ?? '');
  const bytes = await form.arrayBuffer();
  const response = await c.fetch(uploads.common.path, { method: 'POST', headers, body: bytes });
  return (await response.json()) as { errcode: string; data: { fileId: string; name: string; type: string } };
}

eachStore(open => {
  let store: Store;
  let deps: TestDeps;
  let client: () => Client;
  let c: Client;
  let token: string;
  beforeEach(async () => {
    store = await open();
    ({ deps, client } = await makeApp({ store }));
    c = client();
    await c.login('13900139000');
    ({ token } = await c.ok(uploads.headToken, {}));
  });
  const headUrl = async (): Promise<string> => (await c.ok(account.logonInfo, {})).headUrl;
  const read = (who: Client, path: string) => who.fetch(path, { headers: who.headers() });
  const files = () => store.direct.persons.uploads(MEMBER);

  describe('a member’s picture', () => {
    it('is kept without a word of where it was taken, and shown to its owner', async () => {
      const { data } = await send(c, jpeg(), { token, name: '../../etc/passwd' });
      expect(data).toMatchObject({ name: 'portrait.jpeg', type: 'image/jpeg' });
      expect(await headUrl()).toBe(`${FILE_PATH}${data.fileId}`);
      const response = await read(c, await headUrl());
      expect(response.status).toBe(200);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(textOf(bytes)).not.toContain(TOLD);
      expect(bytes.length).toBeGreaterThan(40);
      const header = (name: string) => response.headers.get(name);
      expect([header('content-type'), header('x-content-type-options')]).toEqual(['image/jpeg', 'nosniff']);
      expect(header('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
      expect(header('content-disposition')).toBe("attachment; filename*=UTF-8''portrait.jpeg");
      expect(header('cache-control')).toBe('private, no-store');
    });

    it('is read by nobody else, and not by its address alone', async () => {
      await send(c, png(), { token });
      const path = await headUrl();
      const other = client();
      await other.login('13800138000');
      const bare = client();
      const token1 = client();
      token1.sessionId = c.sessionId;
      const cookie = client();
      cookie.adopt('', `heming=${c.cookie('heming')}; Path=/`);
      for (const who of [other, bare, token1, cookie]) expect((await read(who, path)).status).toBe(404);
      const foreign = await c.fetch(path, {
        headers: new Headers({ ...Object.fromEntries(c.headers()), 'Sec-Fetch-Site': 'cross-site' }),
      });
      expect(foreign.status).toBe(404);
      for (const id of ['u-nothing-of-ours', '..%2f..%2fetc%2fpasswd', 'x'])
        expect((await read(c, `${FILE_PATH}${id}`)).status).toBe(404);
    });

    it('takes the place of the one before, outlives forms and sweeps, and can be taken away', async () => {
      await send(c, png(), { token });
      const first = await headUrl();
      await send(c, webp(), { token });
      expect((await read(c, first)).status).toBe(404);
      expect(await files()).toHaveLength(1);
      await c.ok(person.save, { params: { nickname: '陈' } });
      deps.clock.advance(2 * 86_400_000);
      await sweepUploads(deps);
      await c.login('13900139000');
      expect((await read(c, await headUrl())).status).toBe(200);
      await c.ok(uploads.removeHead, {});
      expect([await headUrl(), await files()]).toEqual(['', []]);
    });

    it.each([
      ['what is no picture', '<svg onload=alert(1)>', '2001'],
      ['a document', '%PDF-1.7\n', '2001'],
      ['a picture that moves', webp(true), '2001'],
      ['more pixels than were asked for', png(4000, 3000), '2005'],
      ['more pixels than anybody unfolds', png(60_000, 60_000), '2001'],
      ['more bytes', new Uint8Array([...png().slice(0, 33), ...new Uint8Array(MAX_HEAD)]), '2001'],
      ['thirty megabytes', new Uint8Array(30_000_000), '2005'],
    ])('is refused where it is %s', async (_, content, errcode) => {
      expect((await send(c, content, { token })).errcode).toBe(errcode);
      expect([await headUrl(), await files()]).toEqual(['', []]);
    });

    it('needs a permit of one’s own that is young', async () => {
      const other = client();
      await other.login('13800138000');
      expect((await send(other, png(), { token })).errcode).toBe('2007');
      expect((await send(c, png(), { token: 'anything' })).errcode).toBe('2007');
      expect((await send(c, png(), { token: `${'9'.repeat(16)}.${token.split('.')[1]}` })).errcode).toBe(
        '2007',
      );
      deps.clock.advance(15 * MINUTE);
      expect((await send(c, png(), { token })).errcode).toBe('2007');
      expect(await headUrl()).toBe('');
    });

    it('can be changed as often as files may be sent in a day', async () => {
      for (let i = 0; i < 40; i++) expect((await send(c, png(), { token })).errcode).toBe('0');
      expect((await send(c, png(), { token })).errcode).toBe('2006');
    });
  });
});

it('works in the browser’s box office, which has no cookies', async () => {
  const { client } = await makeApp({ host: webHost() });
  const c = client();
  await c.register('15912345678');
  const { token } = await c.ok(uploads.headToken, {});
  const { data } = await send(c, jpeg(), { token });
  const response = await c.fetch(`${FILE_PATH}${data.fileId}`, { headers: c.headers() });
  expect(response.status).toBe(200);
});
