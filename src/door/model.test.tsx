import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeskFailure } from '#api/desk-client.ts';
import { type DoorEntry, type DoorList, door, type Scanned } from '#domain/contract/door.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { waitFor } from '#tests/wait.ts';
import type { KeptPress, Post } from './kept.ts';
import { Door } from './model.ts';

const kept = vi.hoisted(() => ({ post: null as unknown, list: null as unknown, presses: [] as unknown[] }));
const told = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('./kept.ts', () => ({
  readPost: async () => kept.post,
  readList: async () => kept.list,
  readPresses: async () => kept.presses,
  keepPost: async () => undefined,
  keepList: async () => undefined,
  keepPress: async () => undefined,
  wipe: async () => undefined,
}));
vi.mock('#api/desk-client.ts', async original => ({
  ...(await original<object>()),
  deskSession: () => 'a session',
  deskCall: told.call,
}));

const HOUR = 3_600_000;
const post = (scheduleId: string, at: string): Post => ({
  deviceId: 'd1',
  deviceName: 'phone',
  scheduleId,
  door: at,
});
const press = (nonce: string, where: Post, at: number): KeptPress => ({
  scan: { nonce, kind: 'enter', at, ref: `${nonce}.mark` },
  ref: `${nonce}.mark`,
  result: 'admitted',
  sent: false,
  post: where,
});
const entry = (ref: string): DoorEntry =>
  ({ ref, places: { zh: '', en: '' }, persons: 1, zones: [], group: ref, name: '' }) as unknown as DoorEntry;
const listOf = (scheduleId: string, entries: DoorEntry[]) => ({
  list: {
    scheduleId,
    entries,
    madeAt: new Date().toISOString(),
    until: new Date(Date.now() + HOUR).toISOString(),
  } as unknown as DoorList,
  publicKey: '',
});
const scans = () =>
  told.call.mock.calls
    .filter(([call]) => call === door.scan)
    .map(([, { scheduleId, door: at, scans }]) => [
      scheduleId,
      at,
      scans.map((s: { nonce: string }) => s.nonce),
    ]);
const heard = (nonces: readonly string[], of?: DoorEntry): { results: Scanned[] } => ({
  results: nonces.map(nonce => ({ nonce, result: 'seen', at: '', group: [], ...(of && { entry: of }) })),
});

let at: Door;
beforeEach(() => {
  told.call.mockReset();
  kept.post = post('tonight', 'south');
  kept.list = listOf('tonight', [entry('t1.mark')]);
  at = new Door();
});
afterEach(() => at.stop());

test('what was pressed at another evening is told at that one, in its own post, and teaches this one nothing', async () => {
  const before = post('yesterday', 'north');
  kept.presses = [press('y1', before, 1), press('t1', post('tonight', 'south'), 2), press('y2', before, 3)];
  const foreign = { ...entry('t1.mark'), usedAt: '2026-01-01T00:00:00.000Z' };
  told.call.mockImplementation(async (call, payload) => {
    if (call === door.evenings) return { list: [] };
    if (call !== door.scan) throw new Error('not asked for');
    const nonces = payload.scans.map((s: { nonce: string }) => s.nonce);
    return heard(nonces, payload.scheduleId === 'yesterday' ? foreign : undefined);
  });
  await at.begin();
  await waitFor(() => expect(at.state.queue).toBe(1));
  expect(scans()).toEqual([['yesterday', 'north', ['y1', 'y2']]]);
  await at.sync();
  expect(scans()[1]).toEqual(['tonight', 'south', ['t1']]);
  expect(at.state).toMatchObject({ queue: 0, stage: 'scan', online: true });
  // The other evening's entry did not become this one's: only what was pressed here counts.
  expect(at.own()).toEqual({ persons: 1, inside: 1 });
  expect(at.find('t1')).toEqual([]);
});

test('an evening that nobody asks for any more takes its presses along, and not the list of this one', async () => {
  kept.presses = [press('y1', post('yesterday', 'north'), 1)];
  told.call.mockImplementation(async call => {
    if (call === door.evenings) return { list: [] };
    throw new DeskFailure('refused', 'over', ERR.notFound);
  });
  await at.begin();
  await waitFor(() => expect(at.state.queue).toBe(0));
  expect(at.state).toMatchObject({ stage: 'scan', notice: null });
});

test('while there is no network the queue stays, in its order', async () => {
  kept.presses = [press('t1', post('tonight', 'south'), 1), press('t2', post('tonight', 'south'), 2)];
  told.call.mockRejectedValue(new DeskFailure('offline', ''));
  await at.begin();
  await waitFor(() => expect(at.state.online).toBe(false));
  expect(at.state.queue).toBe(2);
  told.call.mockImplementation(async (_, { scans: all }) =>
    heard(all.map((s: { nonce: string }) => s.nonce)),
  );
  await waitFor(async () => {
    await at.sync();
    expect(at.state.queue).toBe(0);
  });
  expect(scans().at(-1)).toEqual(['tonight', 'south', ['t1', 't2']]);
});

test('an answer that is late is the telephone’s own, and is put right when the box office knows better', async () => {
  kept.presses = [];
  told.call.mockImplementation(async (call, payload, { timeout = Number.POSITIVE_INFINITY } = {}) => {
    if (call === door.evenings) return { list: [] };
    if (call !== door.scan) throw new Error('not asked for');
    // It answers after half a second.
    await new Promise(resolve => setTimeout(resolve, Math.min(timeout, 500)));
    if (timeout < 500) throw new DeskFailure('offline', '');
    return heard(payload.scans.map((s: { nonce: string }) => s.nonce));
  });
  await at.begin();
  await at.press({ ref: 't1.mark' });
  expect(at.state).toMatchObject({ last: { scanned: { result: 'admitted' }, offline: true }, queue: 1 });
  await waitFor(() => expect(at.state.last).toMatchObject({ scanned: { result: 'seen' }, offline: false }));
  expect(at.state).toMatchObject({ queue: 0, online: true });
  const [first, again] = scans();
  expect(again).toEqual(first);
});

test('whoever is at another door than the seat’s is told which ones lead there', () => {
  const gate = (name: string, zones: string[]) => ({ name: { zh: name, en: `the ${name} door` }, zones });
  const doors = [gate('south', ['A']), gate('north', ['B']), gate('top', ['B', 'C'])];
  at.state = {
    ...at.state,
    post: post('tonight', 'south'),
    evenings: [{ scheduleId: 'tonight', doors }] as never,
  };
  expect([at.doorName('south').en, at.doorName('elsewhere').en]).toEqual(['the south door', 'elsewhere']);
  const names = (zones: string[]) => at.waysTo({ ...entry('x'), zones }).map(name => name.en);
  expect([names(['B']), names(['A']), names(['D'])]).toEqual([
    ['the north door', 'the top door'],
    ['the south door'],
    [],
  ]);
});

test('the others of an order, pressed twice, are let in once each', async () => {
  kept.list = listOf('tonight', [entry('t1.mark'), entry('t2.mark')]);
  kept.presses = [];
  told.call.mockImplementation(async (call, payload) => {
    if (call === door.evenings) return { list: [] };
    if (call !== door.scan) throw new Error('not asked for');
    await new Promise(resolve => setTimeout(resolve, 20));
    return heard(payload.scans.map((s: { nonce: string }) => s.nonce));
  });
  await at.begin();
  const refs = ['t1.mark', 't2.mark'];
  await Promise.all([at.pressAll(refs), at.pressAll(refs)]);
  expect(scans()).toHaveLength(2);
});
