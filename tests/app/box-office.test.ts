import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from '#domain/contract/account.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import { openBoxOffice } from '#mocks/box-office.ts';
import { quickHost } from '#mocks/node.ts';
import { readSnapshot } from '#mocks/snapshot.ts';
import { undoSeason } from '#server/desk/season.ts';
import { publish, published } from '#server/season/publish.ts';
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
  await waitFor(async () => expect(await readSnapshot('snapshot')).toBeTruthy());
  return (await readSnapshot('snapshot')) as {
    version: number;
    seededAt: number;
    rows: Record<string, unknown[]>;
  };
};
const keep = async (value: unknown): Promise<void> => {
  const { snapshotWriter } = await import('#mocks/snapshot.ts');
  const writer = snapshotWriter('snapshot', () => value);
  writer.changed();
  await writer.kept();
  expect(await readSnapshot('snapshot')).toEqual(value);
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

  it('has what was published after a reload, and its own season again when that is taken back', async () => {
    const bodiesOf = async ({ deps }: Office) =>
      new Map(
        (await deps.store.direct.catalogue.readAll()).map(doc => [
          `${doc.kind} ${doc.id}`,
          JSON.stringify(doc.body),
        ]),
      );
    const first = await open();
    const own = await bodiesOf(first);
    const all = await first.deps.store.direct.catalogue.readAll();
    const artist = all.find(({ kind }) => kind === 'artist');
    const key = `artist ${artist?.id}`;
    // The demonstration's season with one thing changed, since what is sold of it cannot go.
    const docs = all
      .filter(({ kind }) => kind !== 'edition')
      .map(doc => (doc === artist ? { ...doc, body: { ...(doc.body as object), name: 'someone' } } : doc));
    const { store } = first.deps;
    const picture = { id: `480/${'a'.repeat(32)}.jpg`, type: 'image/jpeg', bytes: new Uint8Array([1]) };
    const done = await publish(store, { docs, pictures: [picture], by: 'me', note: 'a try', now: START });
    expect(done).toEqual({ ok: true, version: 1, changes: 0 });
    await first.kept();
    // What is large is not written again with each act.
    expect((await written()).rows).not.toHaveProperty('seasonVersions');

    const second = await open(START + DAY);
    const shown = await bodiesOf(second);
    expect(shown).toEqual(await bodiesOf(first));
    expect(shown.get(key)).not.toBe(own.get(key));
    const { seasons } = second.deps.store.direct;
    expect((await published(second.deps.store)).map(v => [v.number, v.note])).toEqual([[1, 'a try']]);
    expect(await seasons.picture(picture.id)).toEqual(picture);

    const { digest: agreed } = await undoSeason(second.deps, { who: 'me' });
    const back = await undoSeason(second.deps, { who: 'me', why: 'it was a try', agreed });
    expect(back.published?.version).toBe(2);
    await second.kept();
    for (const office of [second, await open(START + 2 * DAY)]) {
      const now = await bodiesOf(office);
      expect([...own].filter(([key, body]) => now.get(key) !== body)).toEqual([]);
    }
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
