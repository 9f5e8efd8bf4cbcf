import { expect, test } from 'vitest';
import { ticketOrder } from '#domain/contract/order.ts';
import { program } from '#domain/contract/program.ts';
import { StoreAway } from '#server/store/away.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import type { Store } from '#server/store/port.ts';
import { boxOffice } from './box-office.ts';
import { Client } from './client.ts';

/** A store whose database can be taken away, at once or into silence. */
function fragile(): { store: Store; state: { is: 'there' | 'stopped' | 'frozen' } } {
  const state: { is: 'there' | 'stopped' | 'frozen' } = { is: 'there' };
  const guard = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (state.is === 'stopped') return Promise.reject(new StoreAway({ code: 'ECONNREFUSED' }));
          if (state.is === 'frozen') return new Promise(() => undefined);
          return (value as (...a: unknown[]) => unknown).apply(target, args);
        };
      },
    });
  const memory = memoryStore();
  const direct = Object.fromEntries(
    Object.entries(memory.direct).map(([noun, part]) => [noun, guard(part as object)]),
  ) as unknown as Store['direct'];
  return { state, store: guard({ ...memory, direct }) };
}

test('while the database is away the lists are those of before, and an order is refused as a fault', async () => {
  const { store, state } = fragile();
  const { app, deps, clock, buyer } = await boxOffice(store);
  const visitor = new Client(app);
  const member = await buyer('13700000001');
  const before = await visitor.ok(program.home, {});
  expect(before.length).toBeGreaterThan(0);
  for (const is of ['stopped', 'frozen'] as const) {
    state.is = is;
    clock.advance(60_000);
    expect((await visitor.ok(program.home, {})).map(p => p.id)).toEqual(before.map(p => p.id));
  }
  // A member's lists, too: nobody is known now, and nobody is sent away for it.
  state.is = 'stopped';
  clock.advance(60_000);
  const known = (await member.raw(program.home, {})) as Response;
  expect([known.status, ((await known.json()) as { success: boolean }).success]).toEqual([200, true]);
  const order = await member.raw(ticketOrder.list, {});
  expect([order.status, order.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await order.json()).toMatchObject({ success: false, errcode: '2500' });
  expect(deps.lines.at(-1)).toContain('the database is away');
  state.is = 'there';
  expect((await member.raw(ticketOrder.list, {})).status).toBe(200);
});
