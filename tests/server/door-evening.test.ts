import { expect, test } from 'vitest';
import { demoApp } from '#demo/app.ts';
import { type DoorList, door, type Scan, type Scanned, type ScanResult } from '#domain/contract/door.ts';
import { Evening, openSigned } from '../../src/door/decide.ts';
import { type BoxOffice, boxOffice, largePlan } from './box-office.ts';
import { type Colleague, colleague } from './colleague.ts';
import { dying } from './dying.ts';
import { giveAway } from './give-away.ts';
import { eachStore } from './stores.ts';

const AT = 'big';
const DOORS = 3;
/** A random number generator of its own, so that an evening that failed can be had again. */
function dice(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** A telephone that has its list: it asks the box office while there is a network, and decides itself while there is none. */
class Usher {
  readonly who: Colleague;
  readonly office: BoxOffice;
  readonly deviceId: string;
  readonly evening: Evening;
  readonly queue: Scan[] = [];
  readonly post;
  online = true;
  constructor(who: Colleague, office: BoxOffice, deviceId: string, evening: Evening) {
    this.who = who;
    this.office = office;
    this.deviceId = deviceId;
    this.evening = evening;
    this.post = { deviceId, deviceName: deviceId, scheduleId: AT, door: '' };
  }
  private async send(scans: readonly Scan[], how: 'well' | 'answer-lost' | 'killed', dies = 1) {
    const payload = {
      deviceId: this.deviceId,
      scheduleId: AT,
      door: '',
      sentAt: this.office.clock.now(),
      scans: [...scans],
    };
    if (how === 'killed') {
      const deps = { ...this.office.deps, store: dying(this.office.deps.store, dies), log: () => undefined };
      const other = await colleague(demoApp(deps), this.office.deps, 'door');
      const answer = await other.call(door.scan, payload);
      return answer.success ? answer.data.results : null;
    }
    const { data } = await this.who.call(door.scan, payload);
    return how === 'answer-lost' ? null : data.results;
  }
  /** What the screen says to whoever stands there. */
  async scan(scan: Scan, how: 'well' | 'answer-lost' | 'killed', dies: number): Promise<ScanResult> {
    if (this.online) {
      const [said] = (await this.send([scan], how, dies)) ?? [];
      if (said) {
        this.learn([said]);
        return said.result;
      }
    }
    const { result } = await this.evening.decide(scan, this.post, null);
    this.queue.push({ ...scan, told: result });
    return result;
  }
  private learn(results: readonly Scanned[]): void {
    for (const { entry } of results) if (entry) this.evening.learn(entry);
  }
  async back(): Promise<void> {
    this.online = true;
    while (this.queue.length > 0) {
      const some = this.queue.slice(0, 50);
      this.learn((await this.send(some, 'well')) ?? []);
      this.queue.splice(0, some.length);
    }
  }
}

async function usher(office: BoxOffice, n: number): Promise<Usher> {
  const who = await colleague(office.app, office.deps, 'door');
  const { deviceId } = await who.ok(door.enrol, { name: `phone ${n}` });
  const { signed, publicKey } = await who.ok(door.list, { deviceId, scheduleId: AT });
  const list = (await openSigned(signed, publicKey)) as DoorList;
  return new Usher(who, office, deviceId, new Evening({ list, publicKey }, []));
}

/** Codes of so many tickets, two an order. */
async function sellOut(office: BoxOffice, people: number): Promise<string[]> {
  const { store, clock } = office.deps;
  const startsAt = clock.now() + 3_600_000;
  await store.transaction(tx =>
    tx.catalogue.upsert([{ kind: 'plan', id: 'large', body: largePlan(people) }]),
  );
  await office.patchSchedule(AT, { startsAt });
  return giveAway(office, AT, people);
}

eachStore((open, kind) => {
  const people = kind === 'memory' ? 1_200 : 200;
  test(`${people} people, three doors, a network that comes and goes, processes that end: nobody twice, nobody good sent away`, {
    timeout: 600_000,
  }, async () => {
    const office = await boxOffice(await open());
    const roll = dice(33);
    const codes = await sellOut(office, people);
    expect(codes).toHaveLength(people);
    const ushers: Usher[] = [];
    for (let n = 0; n < DOORS; n++) ushers.push(await usher(office, n));
    // Everybody comes once; every tenth comes again somewhere with a copy.
    const queue = [...codes, ...codes.filter((_, i) => i % 10 === 0)]
      .map(code => ({ code, at: roll(1e9) }))
      .sort((a, b) => a.at - b.at);
    const first = new Set<string>();
    const sentAway: string[] = [];
    const said = { admitted: 0, seen: 0, knownTwice: 0 };
    const times: number[] = [];
    const cpu = process.cpuUsage();
    for (let i = 0; i < queue.length; i += DOORS) {
      office.clock.advance(1000);
      for (const u of ushers)
        if (roll(40) === 0) {
          if (u.online) u.online = false;
          else await u.back();
        }
      await Promise.all(
        queue.slice(i, i + DOORS).map(async ({ code }, n) => {
          const u = ushers[n] as Usher;
          const fate = roll(30);
          const how = fate === 0 ? 'killed' : fate === 1 ? 'answer-lost' : 'well';
          const scan: Scan = { nonce: `n-${i}-${n}`, code, kind: 'enter', at: office.clock.now() };
          const fresh = !first.has(code);
          first.add(code);
          const start = performance.now();
          const result = await u.scan(scan, how, 1 + roll(8));
          if (u.online && how === 'well') times.push(performance.now() - start);
          if (result === 'admitted') said.admitted++;
          if (result === 'seen') said.seen++;
          if (fresh && result !== 'admitted') sentAway.push(`${code}: ${result}`);
        }),
      );
    }
    const used = process.cpuUsage(cpu);
    for (const u of ushers) await u.back();
    expect(sentAway).toEqual([]);
    const scans = await office.deps.store.direct.doors.scansAt(AT, 10_000);
    expect(scans).toHaveLength(queue.length);
    const entries = scans.filter(s => s.result === 'admitted').map(s => `${s.tradeNo} ${s.place}`);
    expect(new Set(entries).size).toBe(people);
    expect(entries).toHaveLength(people);
    // Whoever got in on a copy while doors could not ask each other stands in the report, with both times.
    const counts = await ushers[0]?.who.ok(door.counts, { scheduleId: AT });
    expect(counts).toMatchObject({ persons: people, inside: people });
    const twice = scans.filter(s => s.result === 'seen' && s.told === 'admitted').length;
    expect(said.admitted).toBe(people + twice);
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    const perScan = (used.user + used.system) / 1000 / queue.length;
    if (process.env.DOOR_FIGURES)
      console.info(
        `${kind}: ${queue.length} scans, ${perScan.toFixed(1)} ms of the processor each, p95 ${p95.toFixed(0)} ms, ${twice} seen twice`,
      );
  });
});
