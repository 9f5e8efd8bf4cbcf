/** What each call of the catalogue costs with 2,000 programmes, as a ratio to the season of the demonstration. */
import type { Hono } from 'hono';
import { demoApp } from '#demo/app.ts';
import { seedWorld } from '#demo/season.ts';
import type { Call } from '#domain/contract/call.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import { program } from '#domain/contract/program.ts';
import { search } from '#domain/contract/search.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { Client } from '#tests/server/client.ts';
import { fakeClock, makeDeps, START } from '#tests/server/harness.ts';

const PROGRAMMES = 2_000;
const GOAL = 2;
const CALLS = 41;
/** Before the first of a kind is counted: what has not been compiled costs both houses the same, and hides the ratio. */
const WARM = 20;
const DAY = 86_400_000;
/** A house fills its halls as before: the years go on before and after. */
const SEASON = 120 * DAY;

/** The season, and its programmes again in other years until there are so many. */
async function grown(
  programmes: number,
): Promise<{ app: Hono; id: string; scheduleId: string; count: number }> {
  const store = memoryStore();
  const clock = fakeClock();
  await seedWorld(store, clock.now());
  const docs = await store.transaction(tx => tx.catalogue.readAll());
  const own = docs.filter(d => d.kind === 'program');
  const schedules = docs.filter(d => d.kind === 'schedule');
  const more: CatalogueDoc[] = schedules.map(d => ({ ...d, body: { ...(d.body as object), edition: '' } }));
  for (let copy = 1; own.length * copy < programmes; copy++) {
    const away = (copy % 2 === 0 ? 1 : -1) * Math.ceil(copy / 2) * SEASON;
    const named = (id: string): string => `${id}-${copy}`;
    more.push(...own.map(d => ({ ...d, id: named(d.id), body: { ...(d.body as object), id: named(d.id) } })));
    for (const { kind, id, body } of schedules as (CatalogueDoc & { body: ScheduleDoc })[])
      more.push({
        kind,
        id: named(id),
        body: {
          ...body,
          id: named(id),
          programId: named(body.programId),
          edition: '',
          startsAt: body.startsAt + away,
          saleFrom: body.saleFrom + away,
        },
      });
  }
  await store.transaction(tx => tx.catalogue.upsert(more));
  const next = schedules.map(d => d.body as ScheduleDoc).find(s => s.startsAt > START + DAY && !s.cancelled);
  if (!next) throw new Error('no evening');
  return {
    app: demoApp(makeDeps({ store, clock })),
    id: next.programId,
    scheduleId: next.id,
    count: Math.max(own.length, programmes),
  };
}

type Ask = readonly [string, (client: Client, at: { id: string; scheduleId: string }) => Promise<unknown>];
const ask = <In, Out>(
  name: string,
  call: Call<In, Out>,
  payload: (at: { id: string; scheduleId: string }) => In,
): Ask => [
  name,
  async (client, at) => {
    const answer = await client.raw(call as Call, payload(at) as Record<string, unknown>);
    const { success, errcode } = (await answer.json()) as Envelope<unknown>;
    if (!success) throw new Error(`${call.path}: ${errcode}`);
  },
];
const ASKED: readonly Ask[] = [
  ask('home', program.home, () => ({})),
  ask('highlights', program.home2, () => ({})),
  ask('types', program.types, () => ({})),
  ask('months', program.months, () => ({})),
  ask('a concert', program.byId, ({ id }) => ({ id })),
  ask('prices', program.prices, ({ scheduleId }) => ({ scheduleId })),
  ask('performances of one', program.schedules, ({ id }) => ({ programId: id })),
  ask('a day', program.byDate, () => ({ date: '2026-12-12' })),
  ask('a month', program.calendar, () => ({ month: '2026-12' })),
  ask('the list', program.search, () => ({})),
  ask('the list, page 3', program.search, () => ({ pageNo: 3 })),
  ask('the list, filtered', program.search, () => ({ keyword: '贝多芬', month: '2026-12' })),
  ask('site search', search.query, () => ({ q: '贝多芬' })),
  ask('site search, mistyped', search.query, () => ({ q: 'bethoven symphny' })),
  ask('suggestions', search.suggest, () => ({ q: '小提' })),
];

/** The middle of the processor's time that calls of each house take, ms; the two in turns, so that what else goes on falls on both. */
async function costs(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const found = works.map((): number[] => []);
  for (let i = -WARM; i < CALLS; i++)
    for (const [n, work] of works.entries()) {
      const from = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(from);
      if (i >= 0) found[n]?.push((user + system) / 1000);
    }
  return found.map(list => list.sort((a, b) => a - b)[CALLS >> 1] ?? 0);
}

/** True where a goal was missed. */
export async function catalogueGrowth(): Promise<boolean> {
  const [small, large] = [await grown(0), await grown(PROGRAMMES)];
  console.log(
    `\ncall, ms of the processor            season   ${large.count} programmes   ratio, goal ${GOAL}`,
  );
  let missed = false;
  for (const [name, work] of ASKED) {
    const clients = [small, large].map(at => ({ at, client: new Client(at.app) }));
    const [before = 0, after = 0] = await costs(
      clients.map(
        ({ client, at }) =>
          () =>
            work(client, at),
      ),
    );
    // Below a third of a millisecond a ratio is noise.
    const ratio = after / Math.max(before, 1 / 3);
    missed ||= ratio > GOAL;
    console.log(
      `${name.padEnd(32)} ${before.toFixed(2).padStart(10)} ${after.toFixed(2).padStart(12)} ${ratio.toFixed(2).padStart(12)}${ratio > GOAL ? '   MISSED' : ''}`,
    );
  }
  return missed;
}
