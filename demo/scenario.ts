import type { Deps } from '#server/deps.ts';

/** States of the site by a link, in demonstration mode only (decisions.md, “Wire”). */
export const SCENARIOS = [
  'sold-out',
  'few-left',
  'seat-lost',
  'payment-unknown',
  'session-expired',
  'slow',
  'offline',
  'garbage',
  'server-error',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];
export interface Scenario {
  readonly name: ScenarioName;
  /** What follows a colon: `slow:30000`, `garbage:html`. */
  readonly variant: string;
}
export const SCENARIO_HEADER = 'x-scenario';

const SLOW = 4_000;
const SLOWEST = 60_000;
/** Bodies that are no envelope (quality.md R13). */
export const GARBAGE: Readonly<Record<string, { type: string; body: string }>> = {
  html: { type: 'text/html', body: '<!doctype html><title>502</title><h1>Bad gateway</h1>' },
  truncated: { type: 'application/json', body: '{"success":true,"errcode":"0","msg":"","da' },
  empty: { type: 'application/json', body: '' },
  null: { type: 'application/json', body: 'null' },
  'no-success': { type: 'application/json', body: '{"errcode":"0","data":{}}' },
};

/** Only requests that the app let in with a scenario are here: outside demonstration mode there are none. */
const active = new WeakMap<Request, Scenario>();

/** The scenario that this request is to meet, or null. The one place that knows the header. */
export function scenarioOf(request: Request): Scenario | null {
  return active.get(request) ?? null;
}

function parse(header: string): Scenario | null {
  const [name = '', variant = ''] = header.split(':', 2);
  const known = SCENARIOS.find(s => s === name);
  return known ? { name: known, variant } : null;
}

let turn = 0;

/**
 * Notes the request's scenario and plays those that need no handler. Only in demonstration mode.
 * A reply means that the request ends here; null that it goes on.
 */
export async function playScenario(deps: Deps, request: Request): Promise<Response | null> {
  const scenario = parse(request.headers.get(SCENARIO_HEADER) ?? '');
  if (!scenario) return null;
  active.set(request, scenario);
  if (scenario.name === 'slow') {
    const ms = Math.min(Number(scenario.variant) || SLOW, SLOWEST);
    await new Promise(resolve => setTimeout(resolve, ms));
    return null;
  }
  if (scenario.name === 'offline') return deps.host.networkError();
  if (scenario.name === 'server-error') return new Response('Internal Server Error', { status: 500 });
  if (scenario.name === 'garbage') {
    const kinds = Object.values(GARBAGE);
    const kind = GARBAGE[scenario.variant] ?? kinds[turn++ % kinds.length] ?? kinds[0];
    return new Response(kind?.body, { headers: { 'Content-Type': kind?.type ?? 'text/html' } });
  }
  return null;
}
