import { Hono } from 'hono';
import { headerOf } from '#domain/contract/headers.ts';
import { DAY, MINUTE } from '#server/clock.ts';
import type { Deps } from '#server/deps.ts';
import type { MediaStories } from './scenario-media.ts';
import { inRooms, scarce, seatLost, sessionExpired, titlesAs } from './scenario-stores.ts';

/** States of the site by a link, in demonstration mode only (docs/rulings.md, “Wire”). */
export const SCENARIOS = [
  'sold-out',
  'few-left',
  'seat-lost',
  'payment-unknown',
  'session-expired',
  'waiting-room',
  'slow',
  'offline',
  'garbage',
  'server-error',
  // Of the digital halls.
  'withdrawn',
  'unreleased',
  'region',
  'live-postponed',
  'segment-missing',
  'access-ended',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];
interface Scenario {
  readonly name: ScenarioName;
  /** What follows a colon: `slow:30000`, `garbage:html`. */
  readonly variant: string;
}
/** Seats that few-left leaves. */
const FEW_LEFT = 4;
/** How far off an unreleased title is; ms. */
const COMING = 14 * DAY;
/** A sale with a waiting room opens in so many seconds, and in so many at the most; it is shown for so long, ms. */
const OPENS_IN = 20;
const MOST_WAIT = 600;
const ROOM_FOR = 30 * MINUTE;
const MOST_ROOMS = 8;
const SLOW = 4_000;
const SLOWEST = 60_000;
/** Bodies that are no envelope (docs/quality.md R13). */
export const GARBAGE: Readonly<Record<string, { type: string; body: string }>> = {
  html: { type: 'text/html', body: '<!doctype html><title>502</title><h1>Bad gateway</h1>' },
  truncated: { type: 'application/json', body: '{"success":true,"errcode":"0","msg":"","da' },
  empty: { type: 'application/json', body: '' },
  null: { type: 'application/json', body: 'null' },
  'no-success': { type: 'application/json', body: '{"errcode":"0","data":{}}' },
};

/** The scenario that a request asks for, or null. */
export function scenarioOf(request: Request): Scenario | null {
  const [name = '', variant = ''] = headerOf(request, 'x-scenario').split(':', 2);
  const known = SCENARIOS.find(s => s === name);
  return known ? { name: known, variant } : null;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** The box office with scenarios round it: each is a faulty line, or the same app on a store that tells another story. */
export function withScenarios(deps: Deps, open: (deps: Deps) => Hono, media: MediaStories): Hono {
  const plain = open(deps);
  const on = (changed: Partial<Deps>): Fetch => {
    let app: Hono | undefined;
    return request => {
      app ??= open({ ...deps, ...changed });
      return app.fetch(request);
    };
  };
  const onStore = (store: Deps['store']): Fetch => on({ store });
  const playing = on({ host: media.host(deps, 'access-ended') });
  const rooms = new Map<string, { readonly opensAt: number; readonly fetch: Fetch }>();
  /** A sale that opens soon; who comes long after that finds another one. */
  const roomOf = (variant: string): Fetch => {
    const now = deps.clock.now();
    const known = rooms.get(variant);
    if (known && now < known.opensAt + ROOM_FOR) return known.fetch;
    const opensAt = now + Math.min(Number(variant) || OPENS_IN, MOST_WAIT) * 1_000;
    const fetch = onStore(inRooms(deps.store, opensAt));
    if (rooms.size >= MOST_ROOMS) rooms.clear();
    rooms.set(variant, { opensAt, fetch });
    return fetch;
  };
  let turn = 0;
  const stories: Readonly<Record<ScenarioName, (request: Request, variant: string) => ReturnType<Fetch>>> = {
    'sold-out': onStore(scarce(deps, 0)),
    'few-left': onStore(scarce(deps, FEW_LEFT)),
    'seat-lost': onStore(seatLost(deps.store)),
    'session-expired': onStore(sessionExpired(deps.store)),
    // The sandbox's own page reads it: what ends unknown is a payment.
    'payment-unknown': request => plain.fetch(request),
    'waiting-room': (request, variant) => roomOf(variant)(request),
    async slow(request, variant) {
      await new Promise(resolve => setTimeout(resolve, Math.min(Number(variant) || SLOW, SLOWEST)));
      return plain.fetch(request);
    },
    withdrawn: onStore(titlesAs(deps.store, title => ({ ...title, gone: 'withdrawn' }))),
    region: onStore(titlesAs(deps.store, title => ({ ...title, gone: 'region' }))),
    unreleased: onStore(titlesAs(deps.store, title => ({ ...title, releasedAt: deps.clock.now() + COMING }))),
    'live-postponed': onStore(
      titlesAs(deps.store, title =>
        title.air ? { ...title, moved: { kind: 'postponed', to: null } } : title,
      ),
    ),
    'segment-missing': on({ host: media.host(deps, 'segment-missing') }),
    'access-ended': async request => (await media.refusal(deps, request)) ?? playing(request),
    offline: () => deps.host.networkError(),
    'server-error': () => new Response('Internal Server Error', { status: 500 }),
    garbage(_, variant) {
      const kinds = Object.values(GARBAGE);
      const kind = GARBAGE[variant] ?? kinds[turn++ % kinds.length];
      return new Response(kind?.body, { headers: { 'Content-Type': kind?.type ?? 'text/html' } });
    },
  };
  const app = new Hono();
  app.all('*', c => {
    const request = c.req.raw;
    const scenario = scenarioOf(request);
    return scenario ? stories[scenario.name](request, scenario.variant) : plain.fetch(request);
  });
  return app;
}
