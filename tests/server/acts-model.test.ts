import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { longDateTime } from '#lib/dates.ts';
import { expireCatalogue, getCatalogue } from '#server/catalogue/catalogue.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { askedOf, runCommand } from '#server/desk/run.ts';
import { sendDue } from '#server/letters/post.ts';
import { compare, publish, undo } from '#server/season/publish.ts';
import { tellChanges } from '#server/season/tell.ts';
import type { Store } from '#server/store/port.ts';
import { FOREVER, HOUSE, type OrderRow } from '#server/store/ports/sales.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { worldDocs } from './box-office.ts';
import { fakeClock, makeDeps, START, type TestDeps } from './harness.ts';
import { orderOf } from './order-rows.ts';
import { anew, eachStore, hasPostgres } from './stores.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Histories a store: seasons are published and taken back, and the office acts, in two processes. */
const HISTORIES = hasPostgres()
  ? { memory: 400, pglite: 12, postgres: 30 }
  : { memory: 400, pglite: 30, postgres: 0 };
const DAY = 86_400_000;
const EVENINGS = ['e0', 'e1'] as const;
type Evening = (typeof EVENINGS)[number];
const TIMES = [30, 31, 32].map(days => START + days * DAY);
const SEATS = ['A-1-1', 'A-1-2', 'A-1-3', 'A-1-4'];

/** What a file says of an evening. */
const said = fc.record({
  cancelled: fc.constantFrom(false, false, false, true),
  time: fc.nat(2),
  /** Of one at another time: whether it says which one it was. */
  was: fc.constantFrom(true, true, true, false),
  withheld: fc.subarray(SEATS.slice(0, 2)),
});
const process = fc.nat(1);
const evening = fc.constantFrom(...EVENINGS);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('publish' as const), e0: said, e1: said }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), process, evening }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('move' as const), process, evening, time: fc.nat(2) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo act' as const), process, act: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('hold' as const), process, evening, seat: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), process, evening }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('buy' as const), evening, seat: fc.nat(3), paid: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('pay', 'return'), order: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('tell' as const), process }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('post' as const), process }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Said = typeof said extends fc.Arbitrary<infer S> ? S : never;

interface Stand {
  cancelled: boolean;
  startsAt: number;
  movedFrom: number | undefined;
}
type Files = Readonly<Record<Evening, Stand & { withheld: readonly string[] }>>;
interface Act {
  number: number;
  evening: Evening;
  what: 'cancel' | 'move' | 'hold';
  to: number;
  from: number;
  seats: string[];
  settledBy: number | null;
}
interface Order {
  tradeNo: string;
  evening: Evening;
  seat: string;
  state: 'unpaid' | 'paid' | 'ended';
  believed: { cancelled: boolean; startsAt: number };
  /** What the buyer is to have read. */
  letters: string[];
}

/** The least that is true: files, acts over them, and what each buyer believes. */
class Model {
  readonly versions: Files[] = [];
  acts: Act[] = [];
  numbers = 0;
  readonly orders: Order[] = [];
  live: Readonly<Record<Evening, Stand>> | null = null;

  get files(): Files | undefined {
    return this.versions.at(-1);
  }
  get standing(): Act[] {
    return this.acts.filter(a => a.settledBy === null);
  }
  /** What is shown of an evening by what files say, with these acts over it. */
  over(id: Evening, { cancelled, startsAt, movedFrom }: Stand, acts: readonly Act[]): Stand {
    const mine = acts.filter(a => a.evening === id);
    const move = mine.filter(a => a.what === 'move').at(-1);
    return {
      cancelled: cancelled || mine.some(a => a.what === 'cancel'),
      startsAt: move?.to ?? startsAt,
      movedFrom: move?.from ?? movedFrom,
    };
  }
  show(files: Files): Readonly<Record<Evening, Stand>> {
    const of = (id: Evening) => this.over(id, files[id], this.standing);
    return { e0: of('e0'), e1: of('e1') };
  }
  sold = (id: Evening): boolean => this.orders.some(o => o.evening === id && o.state !== 'ended');
  taken = (id: Evening, seat: string): boolean =>
    this.orders.some(o => o.evening === id && o.seat === seat && o.state !== 'ended');
  held = (id: Evening): string[] =>
    this.standing.flatMap(a => (a.what === 'hold' && a.evening === id ? a.seats : [])).sort();

  /** True where it is published; `undoes` the version that it takes back. */
  publish(files: Files, undoes: number | null): boolean {
    const acts = this.acts.map(a =>
      a.settledBy !== null && a.settledBy === undoes ? { ...a, settledBy: null } : a,
    );
    const version = this.versions.length + 1;
    const { live } = this;
    const settled = acts.map(act => {
      if (act.settledBy !== null) return act;
      const file = files[act.evening];
      const newest = acts.findLast(
        a =>
          a.what === 'move' &&
          a.evening === act.evening &&
          a.settledBy === null &&
          a.to === file.startsAt &&
          file.movedFrom !== undefined,
      );
      const says =
        act.what === 'cancel'
          ? file.cancelled
          : act.what === 'hold'
            ? act.seats.every(s => file.withheld.includes(s))
            : newest !== undefined && newest.number >= act.number;
      return says ? { ...act, settledBy: version } : act;
    });
    for (const id of EVENINGS) {
      const edits = settled.filter(a => a.settledBy === null && a.what === 'move');
      const next = this.over(id, files[id], edits);
      const kept = !live || next.startsAt === live[id].startsAt || next.movedFrom === live[id].startsAt;
      if (this.sold(id) && !next.cancelled && !kept) return false;
    }
    // Seats whose hold is settled are the file's; those that somebody has stay theirs when it stands again.
    this.acts = settled;
    this.versions.push(files);
    this.live = this.show(files);
    return true;
  }
  change(act: Omit<Act, 'number' | 'settledBy'>): void {
    this.numbers++;
    this.acts.push({ ...act, number: this.numbers, settledBy: null });
    this.refresh();
  }
  refresh(): void {
    if (this.files) this.live = this.show(this.files);
  }
  /** Everybody hears what they do not know. */
  post(): void {
    for (const order of this.orders) {
      const now = this.live?.[order.evening];
      if (order.state !== 'paid' || !now) continue;
      const { believed } = order;
      const at = plainly(longDateTime(now.startsAt, 'en-US', true));
      if (now.cancelled) {
        if (!believed.cancelled) order.letters.push('will not take place');
      } else if (believed.cancelled) order.letters.push(`takes place after all ${at}`);
      else if (believed.startsAt !== now.startsAt) order.letters.push(`begins ${at}`);
      if (!now.cancelled) order.believed = { cancelled: false, startsAt: now.startsAt };
      else if (!believed.cancelled) order.believed = { ...believed, cancelled: true };
    }
  }
}

const plainly = (text: string): string => text.replaceAll(/\s+/g, ' ');
/** What a letter says, as the model has it. */
function read(text: string): string {
  if (text.includes('will not take place')) return 'will not take place';
  const [, at = ''] =
    /(?:now begins|for after all:|new date:|after all:) (\w+ \d+ \w+ \d+, \d\d:\d\d)/.exec(plainly(text)) ??
    [];
  return /takes place after all/.test(text) ? `takes place after all ${at}` : `begins ${at}`;
}

async function follow(one: Store, other: Store, steps: readonly Step[]): Promise<Set<string>> {
  const clock = fakeClock(START);
  const got = new Map<string, string[]>();
  const sms = async ({ to, text }: { to: string; text: string }) => {
    got.set(to, [...(got.get(to) ?? []), read(text)]);
  };
  const processes = [one, other].map(store =>
    makeDeps({ store, clock, config: { demo: false }, messenger: { sms } }),
  ) as [TestDeps, TestDeps];
  const of = (n: number): TestDeps => processes[n] as TestDeps;
  const model = new Model();
  const seen = new Set<string>();
  const base = worldDocs(START).filter(d => d.kind !== 'schedule');
  const plain = worldDocs(START).find(d => d.id === 'plain')?.body as ScheduleDoc;
  const docsOf = (files: Files) => [
    ...base,
    ...EVENINGS.map(id => {
      const { movedFrom, ...rest } = files[id];
      const body = { ...plain, ...rest, id, hallId: id, ...(movedFrom !== undefined && { movedFrom }) };
      return { kind: 'schedule', id, body };
    }),
  ];
  const filed = ({ cancelled, time, was, withheld }: Said, id: Evening): Files[Evening] => {
    const startsAt = TIMES[time] as number;
    const live = model.live?.[id].startsAt ?? TIMES[0];
    const from = live === startsAt ? TIMES[0] : live;
    return { cancelled, startsAt, withheld, movedFrom: was && from !== startsAt ? from : undefined };
  };
  const desk = async (deps: TestDeps, command: string, words: string[], options = {}): Promise<boolean> => {
    const asked = askedOf({ command, words, options, who: 'lin', why: 'a wish' });
    const { digest } = await runCommand(deps, asked);
    if (digest === undefined) return false;
    const done = await runCommand(deps, { ...asked, agreed: digest });
    expect(done.ok, done.lines.join('\n')).toBe(true);
    return true;
  };

  const doing = async (s: Step): Promise<boolean> => {
    const now = clock.now();
    switch (s.do) {
      case 'publish': {
        const files = { e0: filed(s.e0, 'e0'), e1: filed(s.e1, 'e1') };
        const { differences } = await compare(one, docsOf(files), now);
        const named = model.standing.filter(a => a.what !== 'hold' || a.seats.length > 0);
        for (const { number } of named)
          expect(differences.filter(d => d.en.includes(`act ${number},`))).toHaveLength(1);
        const published = await publish(one, { docs: docsOf(files), by: 'x', note: '', now });
        expect(published.ok).toBe(model.publish(files, null));
        return published.ok;
      }
      case 'undo': {
        if (model.versions.length < 2) return false;
        const result = await undo(other, { by: 'x', note: '', now });
        expect(result?.ok).toBe(model.publish(model.versions.at(-2) as Files, model.versions.length));
        return result?.ok === true;
      }
      case 'cancel': {
        const stand = model.live?.[s.evening];
        const can = stand?.cancelled === false;
        expect(await desk(of(s.process), 'cancel-evening', [s.evening])).toBe(can);
        if (can) model.change({ evening: s.evening, what: 'cancel', to: 0, from: 0, seats: [] });
        return can;
      }
      case 'move': {
        const stand = model.live?.[s.evening];
        const to = TIMES[s.time] as number;
        const can = stand !== undefined && !stand.cancelled && stand.startsAt !== to;
        const text = new Date(to + 8 * 3_600_000).toISOString().slice(0, 16);
        expect(await desk(of(s.process), 'move-evening', [s.evening], { to: text })).toBe(can);
        if (can) model.change({ evening: s.evening, what: 'move', to, from: stand.startsAt, seats: [] });
        return can;
      }
      case 'undo act': {
        const act = model.acts.find(a => a.number === s.act + 1);
        const can =
          act !== undefined && act.settledBy === null && (act.what !== 'hold' || act.seats.length > 0);
        expect(await desk(of(s.process), 'undo', [String(s.act + 1)])).toBe(can);
        if (can) model.acts = model.acts.filter(a => a !== act);
        model.refresh();
        return can;
      }
      case 'hold': {
        const seat = SEATS[s.seat] as string;
        const free =
          model.files !== undefined &&
          !model.files[s.evening].withheld.includes(seat) &&
          !model.taken(s.evening, seat) &&
          !model.held(s.evening).includes(seat);
        expect(await desk(of(s.process), 'hold', [s.evening, seat])).toBe(free);
        if (free) model.change({ evening: s.evening, what: 'hold', to: 0, from: 0, seats: [seat] });
        return free;
      }
      case 'release': {
        const some = model.held(s.evening).length > 0;
        expect(await desk(of(s.process), 'release', [s.evening])).toBe(some);
        model.acts = model.acts.filter(
          a => a.settledBy !== null || a.what !== 'hold' || a.evening !== s.evening,
        );
        return some;
      }
      case 'buy': {
        const seat = SEATS[s.seat] as string;
        const stand = model.live?.[s.evening];
        if (!stand || stand.cancelled || model.taken(s.evening, seat)) return false;
        if (model.held(s.evening).includes(seat) || model.files?.[s.evening].withheld.includes(seat))
          return false;
        const mobile = `138${String(model.orders.length).padStart(8, '0')}`;
        const { startsAt } = stand;
        const row = orderOf([seat], {
          scheduleId: s.evening,
          startsAt,
          createdAt: now,
          contact: { linkman: 'Lin', mobile, channel: 'oneYard', deliverTo: '', certificates: [] },
          locale: 'en-US',
        });
        expect(await one.direct.sales.claim(s.evening, [seat], row.tradeNo, FOREVER, now)).toEqual([]);
        await one.direct.sales.insertOrder(row);
        const order: Order = {
          ...{ tradeNo: row.tradeNo, evening: s.evening, seat, state: 'unpaid', letters: [] },
          believed: { cancelled: false, startsAt },
        };
        model.orders.push(order);
        if (s.paid) await settle(order, 'paid');
        return true;
      }
      case 'pay': {
        const order = model.orders.filter(o => o.state === 'unpaid')[s.order];
        // Money for a cancelled evening goes back.
        if (order) await settle(order, model.live?.[order.evening].cancelled ? 'ended' : 'paid');
        return order !== undefined;
      }
      case 'return': {
        const order = model.orders.filter(o => o.state === 'paid')[s.order];
        if (order) await settle(order, 'ended');
        return order !== undefined;
      }
      case 'tell':
        await tellChanges(of(s.process));
        return true;
      case 'post':
        await Promise.all(processes.map(tellChanges));
        while ((await sendDue(of(s.process))) > 0);
        model.post();
        for (const [n, order] of model.orders.entries())
          expect(got.get(`138${String(n).padStart(8, '0')}`) ?? []).toEqual(order.letters);
        return model.orders.some(o => o.letters.length > 0);
    }
    throw new Error('no such step');
  };
  const settle = async (order: Order, state: 'paid' | 'ended'): Promise<void> => {
    order.state = state;
    const row = (await one.direct.sales.order(order.tradeNo)) as OrderRow;
    const realStatus = state === 'paid' ? 'paid_success' : 'paid_return_succ';
    const event = { status: realStatus, at: clock.now(), note: { zh: '', en: '' } } as const;
    await one.direct.sales.saveOrder({ ...row, realStatus, events: [...row.events, event] });
    if (state === 'ended') await one.direct.sales.release(order.evening, order.tradeNo);
  };

  for (const s of [...steps, { do: 'post', process: 0 } as const]) {
    if (await doing(s)) seen.add(s.do);
    clock.advance(1_000);
    for (const { store } of processes) {
      expireCatalogue(store);
      const { schedules } = await getCatalogue({ store, clock });
      for (const id of EVENINGS) {
        const shown = schedules.get(id);
        if (!model.live) expect(shown).toBeUndefined();
        else expect({ movedFrom: undefined, ...shown }).toMatchObject(model.live[id]);
      }
    }
    for (const id of EVENINGS) {
      const house = (await one.direct.sales.taken(id, clock.now())).filter(t => t.tradeNo === HOUSE);
      expect(house.map(t => t.seatId).sort()).toEqual(model.held(id));
    }
  }
  const listed = await runCommand(
    of(1),
    askedOf({ command: 'acts', words: [], options: {}, who: '', why: '' }),
  );
  const numbers = listed.lines.flatMap(line => /^(\d+) \|/.exec(line)?.[1] ?? []);
  expect(numbers).toEqual(model.standing.map(a => String(a.number)));
  return seen;
}

eachStore((_, kind, open) => {
  test('what the office did stands until it is undone by name, and each buyer hears what is true, once', async () => {
    const seen = new Set<string>();
    const opened = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async steps => {
        const store = await anew(opened);
        const { database } = opened;
        const other = database ? { ...sqlStore(database), close: store.close } : store;
        for (const what of await follow(store, other, steps)) seen.add(what);
      }),
      { numRuns: HISTORIES[kind], seed: 47 },
    );
    // Some hundreds have all of it in them.
    if (kind !== 'memory') return;
    for (const what of ['publish', 'undo', 'cancel', 'move', 'undo act', 'hold', 'release', 'return', 'post'])
      expect(seen).toContain(what);
  });
});
