import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from '#domain/contract/account.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import { openBoxOffice } from '#mocks/box-office.ts';
import { quickHost } from '#mocks/node.ts';
import { readSnapshot } from '#mocks/snapshot.ts';
import { waitFor } from '#tests/wait.ts';

const host = quickHost();
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 21, 4);
const open = async (now = START) =>
  openBoxOffice({ clock: { now: () => now }, host, passwordHash: await host.hashPassword('Heming-2026') });
type Office = Awaited<ReturnType<typeof open>>;

async function post(office: Office, path: string, form: Record<string, string>, sessionId = '') {
  const response = await office.app.request(`http://localhost${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      sourcePage: '/zh-CN/pc/home',
      appKey: 'heming-pc-demo',
      ...(sessionId && { sessionId }),
    },
    body: new URLSearchParams(form),
  });
  return (await response.json()) as Envelope<Record<string, unknown>>;
}
const logIn = (office: Office) =>
  post(office, account.loginByPassword.path, { account: '13800138000', password: 'Heming-2026' });
const whoAmI = (office: Office, session: string) => post(office, account.logonInfo.path, {}, session);
const written = async () => {
  await waitFor(async () => expect(await readSnapshot()).toBeTruthy());
  return (await readSnapshot()) as { version: number; seededAt: number; rows: Record<string, unknown[]> };
};
const keep = async (value: unknown): Promise<void> => {
  const { snapshotWriter } = await import('#mocks/snapshot.ts');
  const writer = snapshotWriter(() => value);
  writer.changed();
  await writer.kept();
  expect(await readSnapshot()).toEqual(value);
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('the box office in the browser', () => {
  it('knows a session after a reload', async () => {
    const before = await open();
    const session = String((await logIn(before)).data?.memberEncode);
    await before.kept();
    expect((await written()).rows.sessions).toHaveLength(1);
    const after = await open();
    expect(await whoAmI(after, session)).toMatchObject({
      success: true,
      data: { memberId: 'm-demo-regular' },
    });
  });

  it('keeps the season of the first visit beside a newer one', async () => {
    const ids = async (office: Office) => {
      const all = await office.deps.store.direct.catalogue.readAll();
      return all.filter(d => d.kind === 'schedule').map(d => d.id);
    };
    const first = await open();
    await written();
    const atFirst = await ids(first);
    const later = await ids(await open(START + 100 * DAY));
    expect(atFirst.filter(id => !later.includes(id))).toEqual([]);
    expect(later.length).toBeGreaterThan(atFirst.length);
    expect((await written()).seededAt).toBe(START);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'snapshot'],
    ['another version', { version: 0, seededAt: START, rows: {} }],
    ['no date', { version: 1, rows: {} }],
    ['rows that are none', { version: 1, seededAt: START, rows: { sessions: 'x' } }],
    ['entries that are none', { version: 1, seededAt: START, rows: { sessions: [['a', {}], 'b'] } }],
  ])('%s in storage is a first visit', async (_, value) => {
    if (value !== undefined) await keep(value);
    const office = await open();
    expect((await logIn(office)).success).toBe(true);
    await office.kept();
  });

  it('works without a memory where storage is denied', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect((await logIn(await open())).success).toBe(true);
  });
});
