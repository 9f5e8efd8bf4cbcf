import { describe, expect, it } from 'vitest';
import { seedWorld } from '#demo/season.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import { fakeClock, START } from '#tests/server/harness.ts';
import { eachStore } from '#tests/server/stores.ts';

const DAY = 86_400_000;

eachStore(open => {
  it('reads back what was written, each kind and id once, and counts versions', async () => {
    const { catalogue } = (await open()).direct;
    expect(await catalogue.version()).toBe(0);
    expect(await catalogue.readAll()).toEqual([]);
    const doc = (id: string, body: unknown) => ({ kind: 'note', id, body });
    await catalogue.upsert([doc('a', { n: 1 }), doc('b', { text: "“马勒”，'quoted' \\ \n" })]);
    await catalogue.upsert([doc('a', { n: 2 }), { kind: 'other', id: 'a', body: [1, null, 'x'] }]);
    expect(await catalogue.version()).toBe(2);
    const all = await catalogue.readAll();
    expect(all).toHaveLength(3);
    expect(all).toContainEqual(doc('a', { n: 2 }));
    expect(all).toContainEqual(doc('b', { text: "“马勒”，'quoted' \\ \n" }));
    expect((await catalogue.readAll(1)).map(d => `${d.kind} ${d.id}`).sort()).toEqual(['note a', 'other a']);
    await catalogue.upsert([]);
    expect(await catalogue.version()).toBe(2);
  });

  it('of a document that comes twice in one write keeps the last', async () => {
    const { catalogue } = (await open()).direct;
    await catalogue.upsert([1, 2, 3].map(n => ({ kind: 'k', id: 'same', body: n })));
    expect(await catalogue.readAll()).toEqual([{ kind: 'k', id: 'same', body: 3 }]);
  });

  it('forgets a write whose transaction failed', async () => {
    const store = await open();
    await expect(
      store.transaction(async tx => {
        await tx.catalogue.upsert([{ kind: 'k', id: 'x', body: 1 }]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await store.direct.catalogue.version()).toBe(0);
    expect(await store.direct.catalogue.readAll()).toEqual([]);
  });

  it('seeds once, however many processes start together, and does nothing the next day', async () => {
    const store = await open();
    await Promise.all([seedWorld(store, START), seedWorld(store, START), seedWorld(store, START)]);
    const version = await store.direct.catalogue.version();
    expect(version).toBe(1);
    await seedWorld(store, START + DAY);
    await seedWorld(store, START + 30 * DAY);
    expect(await store.direct.catalogue.version()).toBe(version);
  });

  it('adds an edition after 30 days: new dates are shown, old orders keep their performances', async () => {
    const store = await open();
    const clock = fakeClock();
    await seedWorld(store, clock.now());
    const before = await getCatalogue({ store, clock });
    clock.advance(31 * DAY);
    await seedWorld(store, clock.now());
    const after = await getCatalogue({ store, clock });
    expect(after.version).toBeGreaterThan(before.version);
    for (const id of before.schedules.keys()) expect(after.schedules.has(id), id).toBe(true);
    const coming = after.calendar.filter(s => s.startsAt > clock.now());
    expect(new Set(coming.map(s => s.edition)).size).toBe(1);
    expect(coming.length).toBeGreaterThanOrEqual(62);
    expect(new Set(after.calendar.map(s => `${s.hallId} ${s.startsAt}`)).size).toBe(after.calendar.length);
    expect(Math.min(...after.calendar.map(s => s.startsAt))).toBeLessThan(START);
  });
});

describe('the read model', () => {
  eachStore(
    open => {
      it('notices what another process wrote within seconds, and asks the store no more often', async () => {
        const store = await open();
        const clock = fakeClock();
        let asked = 0;
        const counted = {
          ...store,
          direct: {
            ...store.direct,
            catalogue: {
              ...store.direct.catalogue,
              version: () => {
                asked++;
                return store.direct.catalogue.version();
              },
            },
          },
        };
        await seedWorld(store, clock.now());
        const deps = { store: counted, clock };
        const first = await getCatalogue(deps);
        await store.direct.catalogue.upsert([{ kind: 'composer', id: 'nobody', body: { id: 'nobody' } }]);
        clock.advance(2000);
        expect(await getCatalogue(deps)).toBe(first);
        expect(asked).toBe(1);
        clock.advance(2000);
        expect((await getCatalogue(deps)).composers.has('nobody')).toBe(true);
        expect(asked).toBe(2);
      });

      it('asks once for many that come together', async () => {
        const store = await open();
        const clock = fakeClock();
        await seedWorld(store, clock.now());
        const all = await Promise.all(Array.from({ length: 20 }, () => getCatalogue({ store, clock })));
        expect(new Set(all).size).toBe(1);
      });

      it('refuses a seating plan with a fault, and says where', async () => {
        const store = await open();
        const clock = fakeClock();
        await store.direct.catalogue.upsert([
          { kind: 'plan', id: 'broken', body: { name: 'x', zones: [], categories: [] } },
        ]);
        await expect(getCatalogue({ store, clock })).rejects.toThrow(/seating plan broken: zones/);
      });
    },
    ['memory'],
  );
});
