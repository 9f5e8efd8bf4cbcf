import { Hono } from 'hono';
import type { Deps } from './deps.ts';
import type { Endpoint } from './http/endpoint.ts';
import { answer, unknownCall } from './http/mount.ts';
import { endpoints as account } from './routes/account.ts';
import { endpoints as address } from './routes/address.ts';
import { endpoints as club } from './routes/club.ts';
import { endpoints as contact } from './routes/contact.ts';
import { endpoints as content } from './routes/content.ts';
import { endpoints as desk } from './routes/desk.ts';
import { endpoints as digital } from './routes/digital.ts';
import { endpoints as discount } from './routes/discount.ts';
import { endpoints as door } from './routes/door.ts';
import { endpoints as education } from './routes/education.ts';
import { endpoints as favorites } from './routes/favorites.ts';
import { mountFiles } from './routes/files.ts';
import { endpoints as gift } from './routes/gift.ts';
import { endpoints as mall } from './routes/mall.ts';
import { endpoints as member } from './routes/member.ts';
import { endpoints as membership } from './routes/membership.ts';
import { endpoints as news } from './routes/news.ts';
import { endpoints as orchestra } from './routes/orchestra.ts';
import { endpoints as order } from './routes/order.ts';
import { mountWebhooks } from './routes/pay.ts';
import { endpoints as payLink } from './routes/pay-link.ts';
import { endpoints as person } from './routes/person.ts';
import { endpoints as presale } from './routes/presale.ts';
import { endpoints as program } from './routes/program.ts';
import { endpoints as room } from './routes/room.ts';
import { endpoints as search } from './routes/search.ts';
import { endpoints as seat } from './routes/seat.ts';
import { endpoints as security } from './routes/security.ts';
import { endpoints as show } from './routes/show.ts';
import { endpoints as support } from './routes/support.ts';
import { endpoints as waiting } from './routes/waiting.ts';
import { endpoints as webView } from './routes/web-view.ts';

/** Every call that is answered. The authorisation tests walk it (S10). */
export const endpointTable: readonly Endpoint[] = [
  ...account,
  ...member,
  ...person,
  ...security,
  ...favorites,
  ...address,
  ...program,
  ...content,
  ...news,
  ...search,
  ...education,
  ...support,
  ...club,
  ...webView,
  ...contact,
  ...orchestra,
  ...seat,
  ...order,
  ...room,
  ...payLink,
  ...gift,
  ...waiting,
  ...show,
  ...mall,
  ...digital,
  ...discount,
  ...membership,
  ...presale,
  ...desk,
  ...door,
];

/** The box office as a Fetch-API app: `app.fetch(request)` answers in Node, in MSW and in Vitest. `more` is a composition's own. */
export function createApp(deps: Deps, more: readonly Endpoint[] = []): Hono {
  const app = new Hono();
  const all = new Map([...endpointTable, ...more].map(endpoint => [endpoint.call, endpoint]));
  for (const [call, endpoint] of all) {
    app.on(call.method, call.path, c => answer(deps, endpoint, c.req.raw, all));
  }
  mountWebhooks(app, deps);
  mountFiles(app, deps);
  app.all('/thvendor/*', c => unknownCall(deps, c.req.raw));
  app.all('/ucenter/*', c => unknownCall(deps, c.req.raw));
  return app;
}
