import { Hono } from 'hono';
import type { Deps } from './deps.ts';
import type { Endpoint } from './http/endpoint.ts';
import { answer, unknownCall } from './http/mount.ts';
import { endpoints as account } from './routes/account.ts';
import { endpoints as address } from './routes/address.ts';
import { endpoints as content } from './routes/content.ts';
import { endpoints as favorites } from './routes/favorites.ts';
import { endpoints as member } from './routes/member.ts';
import { endpoints as order } from './routes/order.ts';
import { mountNotices, endpoints as pay } from './routes/pay.ts';
import { endpoints as program } from './routes/program.ts';
import { endpoints as seat } from './routes/seat.ts';
import { playScenario } from './scenario.ts';

/** Every call that is answered. The authorisation tests walk it (S10). */
export const endpointTable: readonly Endpoint[] = [
  ...account,
  ...member,
  ...favorites,
  ...address,
  ...program,
  ...content,
  ...seat,
  ...order,
  ...pay,
];

/** The box office as a Fetch-API app: `app.fetch(request)` answers in Node, in MSW and in Vitest. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => (await playScenario(deps, c.req.raw)) ?? next());
  for (const endpoint of endpointTable) {
    app.on(endpoint.call.method, endpoint.call.path, c => answer(deps, endpoint, c.req.raw));
  }
  mountNotices(app, deps);
  app.all('/thvendor/*', c => unknownCall(deps, c.req.raw));
  app.all('/ucenter/*', c => unknownCall(deps, c.req.raw));
  return app;
}
