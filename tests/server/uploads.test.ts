import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '#domain/contract/person.ts';
import { FILE_PATH, MAX_FILE, uploads } from '#domain/contract/upload.ts';
import { sweepUploads } from '#server/accounts/uploads.ts';
import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import { t } from '#server/catalogue/text.ts';
import type { Store } from '#server/store/port.ts';
import type { Client } from './client.ts';
import { makeApp, type TestDeps } from './harness.ts';
import { jpeg, png, textOf, webp } from './pictures.ts';
import { eachStore } from './stores.ts';

const DAY = 86_400_000;
const PDF = '%PDF-1.7\n';
/** A segment, or a chunk, with this in it, right behind the head. */
const jpegWith = (marker: number, body: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array([0xff, 0xd8, 0xff, marker, 0, body.length + 2, ...body, ...jpeg().slice(2)]);
const pngWith = (name: string, body: Uint8Array): Uint8Array<ArrayBuffer> => {
  const all = [...png()];
  const named = [...name].map(c => c.charCodeAt(0));
  return new Uint8Array([
    ...all.slice(0, 33),
    0,
    0,
    0,
    body.length,
    ...named,
    ...body,
    0,
    0,
    0,
    0,
    ...all.slice(33),
  ]);
};
interface Answer {
  readonly success: boolean;
  readonly errcode: string;
  readonly data: {
    readonly fileId: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  };
}

/** As a page sends it. */
async function send(c: Client, content: BlobPart, name = 'score.pdf', field = 'file'): Promise<Answer> {
  const body = new FormData();
  body.append(field, new File([content], name, { type: 'image/png' }));
  const response = await c.fetch(uploads.common.path, { method: 'POST', headers: c.headers(), body });
  return (await response.json()) as Answer;
}

eachStore(open => {
  let store: Store;
  let deps: TestDeps;
  let c: Client;
  let client: () => Client;
  beforeEach(async () => {
    store = await open();
    ({ deps, client } = await makeApp({ store }));
    const fields = [
      { name: 'nickname', kind: 'text', label: t('称呼', 'Name') },
      { name: 'proof', kind: 'file', label: t('证明', 'Proof'), accept: '.pdf,image/*' },
      { name: 'portrait', kind: 'file', label: t('照片', 'Portrait'), accept: 'image/*' },
    ];
    const body = { id: 'person', title: t('', ''), lead: t('', ''), fields };
    await store.transaction(tx => tx.catalogue.upsert([{ kind: 'form', id: 'person', body }]));
    expireCatalogue(store);
    c = client();
    await c.login('13900139000');
  });
  const files = () => store.direct.persons.uploads('m-demo-newcomer');

  describe('a file', () => {
    it.each([
      ['a\r\nb\u0085c\u2028d.pdf', 'abcd.pdf'],
      ['ticket.exe', 'ticket.exe.pdf'],
      ['Ticket.PDF', 'Ticket.pdf'],
      ['.pdf', 'file.pdf'],
      ['?*', 'file.pdf'],
      [`${'谱'.repeat(300)}.pdf`, `${'谱'.repeat(96)}.pdf`],
    ])('named %j is kept as %j: on one line, ending as what it is', async (given, kept) => {
      expect((await send(c, PDF, given)).data.name).toBe(kept);
    });
    it('is kept as what its content says, under a name without a path, for the form that takes it', async () => {
      const sent = await send(c, PDF, '..\\..\\etc/学生证 <b>.pdf');
      expect(sent.data).toMatchObject({ name: '学生证 b.pdf', type: 'application/pdf', size: PDF.length });
      const { fileId } = sent.data;
      await c.ok(person.save, { params: { nickname: '陈', proof: [fileId, 'a name of their own'] } });
      expect((await c.ok(person.info, {})).values.proof).toEqual([fileId, '学生证 b.pdf']);
      expect(await files()).toMatchObject([{ id: fileId, kept: true }]);
      // Saved again as it was shown, it stays; taken out, it is swept away after a day.
      await c.ok(person.save, { params: { nickname: '陈', proof: [fileId, '学生证 b.pdf'] } });
      expect(await files()).toMatchObject([{ kept: true }]);
      await c.ok(person.save, { params: { nickname: '陈' } });
      await sweepUploads(deps);
      expect(await files()).toHaveLength(1);
      deps.clock.advance(DAY + 1);
      await sweepUploads(deps);
      expect(await files()).toEqual([]);
    });

    it.each([
      ['a page in the clothes of a picture', '<script>alert(1)</script>'],
      ['nothing', ''],
    ])('is refused where it is %s', async (_, content) => {
      expect(await send(c, content, 'portrait.png')).toMatchObject({
        errcode: '2001',
        data: { fields: ['file'] },
      });
      expect(await files()).toEqual([]);
    });

    const HARM = '<script>alert(1)</script>%PDF-1.7 PK\u0003\u0004<svg onload=alert(1)>';
    const harm = new TextEncoder().encode(HARM);
    const both = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap(part => [...part]));
    it.each([
      ['a JPEG with a page behind it', both(jpeg(), harm), 'image/jpeg'],
      ['a PNG with an archive behind it', both(png(), harm), 'image/png'],
      ['a WebP with a page behind it', both(webp(), harm), 'image/webp'],
      ['a JPEG with a page in a remark', jpegWith(0xfe, harm), 'image/jpeg'],
      ['a JPEG with a page in its place', jpegWith(0xe1, harm), 'image/jpeg'],
      ['a PNG with a page as its text', pngWith('tEXt', harm), 'image/png'],
      ['a PNG with a page as a profile', pngWith('iCCP', harm), 'image/png'],
      ['a PNG with a chunk of no name', pngWith('vpAg', harm), 'image/png'],
    ])('is kept without what hides in it: %s', async (_, content, type) => {
      const { data } = await send(c, content, 'portrait.html');
      expect(data.type).toBe(type);
      const back = await c.fetch(`${FILE_PATH}${data.fileId}`, { headers: c.headers() });
      expect(textOf(new Uint8Array(await back.arrayBuffer()))).not.toMatch(/script|svg|PDF|PK|GPS/);
      expect(back.headers.get('content-type')).toBe(type);
      expect(back.headers.get('content-disposition')).toMatch(
        /^attachment; filename\*=UTF-8''portrait\.html\./,
      );
      expect(back.headers.get('x-content-type-options')).toBe('nosniff');
    });
    it('that is a document is handed back as one, and opens nowhere', async () => {
      const { data } = await send(c, both(new TextEncoder().encode(PDF), harm), 'a.svg');
      const back = await c.fetch(`${FILE_PATH}${data.fileId}`, { headers: c.headers() });
      expect(back.headers.get('content-type')).toBe('application/pdf');
      expect(back.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(back.headers.get('content-security-policy')).toContain('sandbox');
    });
    it.each([
      ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['a drawing behind a mark of bytes', '\ufeff<?xml version="1.0"?><svg/>'],
      ['a moving picture', 'GIF89a/*<script>alert(1)</script>*/=1'],
      ['a bitmap', 'BM\0\0\0\0<script>'],
      ['an archive', 'PK\u0003\u0004[Content_Types].xml'],
      ['a PDF that begins late', `\n${PDF}`],
      ['a PNG of its first bytes', png().slice(0, 20)],
      ['a PNG of 60,000 × 60,000', png(60_000, 60_000)],
      ['a PNG of no width', png(0, 64)],
      ['a JPEG of 65,535 × 65,535', jpeg(65_535, 65_535)],
      ['a JPEG that never ends', jpeg().slice(0, -40)],
      ['a WebP that moves', webp(true)],
      ['a picture after a page', both(harm, png())],
    ])('is refused where it is %s', async (_, content) => {
      expect((await send(c, content, 'portrait.png')).errcode).toBe('2001');
      expect(await files()).toEqual([]);
    });

    it('is of the kind that the field takes, and the member’s own', async () => {
      const { fileId } = (await send(c, PDF)).data;
      const wrong = await c.call(person.save, { params: { nickname: '陈', portrait: [fileId, 'x'] } });
      expect(wrong.data).toMatchObject({ faults: [{ name: 'portrait', fault: 'file' }] });
      const other = client();
      await other.login('13800138000');
      const foreign = await other.call(person.save, { params: { nickname: '林', proof: [fileId, 'x'] } });
      const absent = await other.call(person.save, { params: { nickname: '林', proof: ['u-nobody', 'x'] } });
      expect(foreign.data).toMatchObject({ faults: [{ name: 'proof', fault: 'file' }] });
      expect([absent.errcode, absent.data]).toEqual([foreign.errcode, foreign.data]);
    });

    it('is not read when it is too large, whatever its length says', async () => {
      expect((await send(c, new Uint8Array(MAX_FILE + 1))).errcode).toBe('2005');
      const headers = c.headers();
      headers.set('Content-Type', 'multipart/form-data; boundary=x');
      let taken = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          taken += 1_000_000;
          controller.enqueue(new Uint8Array(1_000_000));
          if (taken > 60_000_000) controller.close();
        },
      });
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const endless = (await (await c.fetch(uploads.common.path, init)).json()) as Answer;
      expect(endless.errcode).toBe('2005');
      expect(taken).toBeLessThan(10_000_000);
    });

    it('needs a member, a form and a file', async () => {
      expect((await send(client(), PDF)).errcode).toBe('1202');
      expect((await send(c, PDF, 'x.pdf', 'other')).errcode).toBe('2001');
      expect((await c.call(uploads.common, {})).errcode).toBe('2001');
      const headers = c.headers();
      headers.set('Content-Type', 'multipart/form-data; boundary=x');
      const broken = await c.fetch(uploads.common.path, { method: 'POST', headers, body: '--y\r\nnothing' });
      expect(await broken.json()).toMatchObject({ errcode: '2001' });
      // Calls that take no files take none.
      const elsewhere = await c.fetch(person.info.path, { method: 'POST', headers, body: '--x--' });
      expect(await elsewhere.json()).toMatchObject({ errcode: '2001' });
      expect(deps.lines).toEqual([]);
    });

    it('of one member are bounded, in parallel too', async () => {
      const large = new Uint8Array(3_900_000);
      large.set(new TextEncoder().encode(PDF));
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(c, large)));
      expect(answers.filter(a => a.success)).toHaveLength(5);
      expect(answers.find(a => !a.success)?.errcode).toBe('2205');
      for (let i = 0; i < 34; i++) await send(c, 'no file at all');
      expect((await send(c, PDF)).errcode).toBe('2006');
    });
  });
});
