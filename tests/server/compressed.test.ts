import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '#domain/contract/program.ts';
import { nodeMocks } from '#mocks/node.ts';
import { StaticSite } from '#server/http/static.ts';
import { createSite } from '#server/site.ts';

describe('a reply of the box office', () => {
  const dir = mkdtempSync(join(tmpdir(), 'heming-site-'));
  let site: (request: Request) => Promise<Response>;
  beforeAll(async () => {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'index.html'), '<head></head>');
    const { app } = await nodeMocks();
    site = createSite({
      files: new StaticSite(dir),
      https: false,
      demo: false,
      boxOffice: async request => {
        const response = await app.fetch(request);
        response.headers.append('Set-Cookie', 'a=1');
        response.headers.append('Set-Cookie', 'b=2');
        return response;
      },
      art: () => null,
      fill: async html => html,
      ready: async () => undefined,
      log: () => undefined,
    });
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const ask = async (path: string, accept: string) => {
    const headers = { 'Accept-Encoding': accept, sourcePage: '/en-US/pc/home' };
    const response = await site(
      new Request(`http://heming.example${path}`, {
        method: path === program.home.path ? program.home.method : 'POST',
        headers,
      }),
    );
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('comes as small as the client takes it, with all of its headers, and is the same', async () => {
    const plain = await ask(program.home.path, '');
    expect(plain.response.headers.get('content-encoding')).toBeNull();
    expect(JSON.parse(plain.bytes.toString())).toMatchObject({ success: true });
    for (const [accept, name, open] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { response, bytes } = await ask(program.home.path, accept);
      expect(response.headers.get('content-encoding')).toBe(name);
      expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(bytes.length * 3).toBeLessThan(plain.bytes.length);
      expect(open(bytes).toString()).toBe(plain.bytes.toString());
    }
  });

  it('that is short stays as it is, and a refusal keeps its words', async () => {
    const { response, bytes } = await ask('/thvendor/nothing.xhtml', 'br');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(JSON.parse(bytes.toString())).toMatchObject({ success: false, errcode: '2002' });
  });
});
