/**
 * An evening of many, by simulation: what each call costs is measured here and now, the rest is counted second by
 * second: who comes, asks, is called, chooses. Says where the first limit lies for so many processes and one PostgreSQL,
 * with and without a cache in front. `npm run bench -- evening`; docs/scale.md reads it.
 */
import { loadavg } from 'node:os';
import { askAgainIn, callsNow, FLOW, nextFlow, SLOW } from '#domain/rules/room.ts';
import { type Costs, measureCosts, STEPS } from './evening-costs.ts';

const CROWDS = (process.env.PEOPLE ?? '10000,50000,200000').split(',').map(Number);
/** The crowd that these processes are to bear. */
const GOAL = { people: 50_000, processes: 4 };
const SEATS = 1_800;
const PROCESSES = [1, 2, 4, 8, 16, 32];
/** Cores of the one PostgreSQL. */
const DATABASE_CORES = 4;
/** Before the opening, s: the hour of the room; nine of ten come then, half of those in its last ten minutes. */
const LOBBY = 3_600;
const LAST = 600;
/** The others come in the first minute after it, s. */
const LATE = 60;
/** Files of a first visit that a cache can hold, what they and the page weigh, kB, and how long one chooses, s. */
const FILES = 30;
const FILES_KB = 320;
const PAGE_KB = 27;
const CHOOSES = 40;
const SEATS_EACH = 2;
/** Beyond this share of its cores a queue grows faster than it empties. */
const FULL = 0.8;
const HOURS_AFTER = 2;

interface Setting {
  readonly people: number;
  readonly processes: number;
  readonly cached: boolean;
}
interface Night {
  readonly site: number;
  readonly siteAt: number;
  readonly database: number;
  readonly databaseAt: number;
  /** Longest that a call waits for its turn, s. */
  readonly waits: number;
  readonly soldOut: number | null;
  /** Mbit/s to visitors. */
  readonly traffic: number;
}

/** How many come in a second; 0 is the opening. */
function arrivals(people: number, second: number): number {
  if (second >= 0) return second < LATE ? (people * 0.1) / LATE : 0;
  const early = people * 0.45;
  return second >= -LAST ? early / LAST : early / (LOBBY - LAST);
}

function evening(costs: Costs, { people, processes, cached }: Setting): Night {
  let [waiting, inside, sold, late, flow] = [0, 0, 0, 0, FLOW];
  let night: Night = { site: 0, siteAt: 0, database: 0, databaseAt: 0, waits: 0, soldOut: null, traffic: 0 };
  const leaving = new Map<number, number>();
  for (let second = -LOBBY; second < HOURS_AFTER * 3_600; second++) {
    const come = arrivals(people, second);
    waiting += come;
    const every = second < 0 ? 20 : askAgainIn({ before: waiting, waiting }) / 1_000;
    const done = leaving.get(second) ?? 0;
    inside -= done;
    const bought = Math.min(done, (SEATS - sold) / SEATS_EACH);
    sold += bought * SEATS_EACH;
    let called = 0;
    if (second >= 0) {
      called = Math.min(waiting, callsNow(flow.limit, { inside, free: SEATS - sold }));
      waiting -= called;
      inside += called;
      leaving.set(second + CHOOSES, called);
    }
    const asked: Readonly<Record<(typeof STEPS)[number], number>> = {
      page: come,
      file: cached ? 0 : come * FILES,
      join: come,
      look: waiting / every,
      permission: called,
      plan: called,
      status: called + inside / 10,
      best: called * 2,
      order: done,
    };
    const work = (of: 'site' | 'database') =>
      STEPS.reduce((sum, step) => sum + asked[step] * costs[step][of], 0) / 1_000;
    const [site, database] = [work('site') / processes, work('database') / DATABASE_CORES];
    // What did not fit into this second waits for the next.
    late = Math.max(0, late + Math.max(site, database) - 1);
    flow = nextFlow(flow, { p95: late > 0 ? SLOW * 2 : 20, inside });
    night = {
      ...night,
      ...(site > night.site && { site, siteAt: second }),
      ...(database > night.database && { database, databaseAt: second }),
      waits: Math.max(night.waits, late),
      traffic: Math.max(night.traffic, (come * (PAGE_KB + (cached ? 0 : FILES_KB)) * 8) / 1000),
      soldOut: night.soldOut ?? (sold >= SEATS ? second : null),
    };
    if (night.soldOut !== null && second > night.soldOut + 600) break;
  }
  return night;
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const costs = await measureCosts();
console.log(`CPU ms of a call, at a load of ${loadavg()[0]?.toFixed(1)}:`);
console.table(
  Object.fromEntries(
    STEPS.map(step => [
      step,
      { site: costs[step].site.toFixed(2), database: costs[step].database.toFixed(2) },
    ]),
  ),
);
for (const people of CROWDS) {
  console.log(`${people} people, ${SEATS} seats, one PostgreSQL of ${DATABASE_CORES} cores:`);
  const nights = PROCESSES.flatMap(processes =>
    [false, true].map(cached => ({
      processes,
      cached,
      night: evening(costs, { people, processes, cached }),
    })),
  );
  console.table(
    nights.map(({ processes, cached, night }) => ({
      processes,
      'files from a cache': cached ? 'yes' : 'no',
      'site at most': `${percent(night.site)} at ${night.siteAt} s`,
      'database at most': `${percent(night.database)} at ${night.databaseAt} s`,
      'longest wait': `${night.waits.toFixed(1)} s`,
      'sold out': night.soldOut === null ? 'no' : `${night.soldOut} s`,
      'Mbit/s': night.traffic.toFixed(0),
    })),
  );
  for (const cached of [false, true]) {
    const least = nights.find(
      one => one.cached === cached && Math.max(one.night.site, one.night.database) <= FULL,
    );
    const bears = least
      ? `${least.processes} processes bear it`
      : `more than ${PROCESSES.at(-1)} processes are needed, or more of a database`;
    console.log(`${cached ? 'With files from a cache' : 'With files from the site'}: ${bears}`);
    if (people === GOAL.people && (least?.processes ?? Infinity) > GOAL.processes) {
      console.error(`✗ ${GOAL.people} should need ${GOAL.processes} processes at most`);
      process.exitCode = 1;
    }
  }
}
