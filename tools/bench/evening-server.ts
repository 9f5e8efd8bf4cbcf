/** One process of the box office with the built site in front, as an evening asks it; says what CPU it has used. */
import { makeListener } from '#server/host/listen.ts';
import { StaticSite } from '#server/http/static.ts';
import { createSite } from '#server/site.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { boxOffice } from '#tests/server/box-office.ts';
import { realClock } from './real-clock.ts';

const [, , url = '', schema = '', port = ''] = process.argv;
const store = sqlStore(await postgresDatabase(url, { schema }));
const office = await boxOffice(store, { seeded: true, demo: false, clock: realClock });
const site = createSite({
  files: new StaticSite('dist'),
  https: false,
  demo: false,
  boxOffice: request => office.app.fetch(request),
  art: () => null,
  // The page of a seat sale is the same for everybody, as it was built.
  fill: async html => html,
  ready: async () => undefined,
  log: console.error,
});
const { server } = makeListener({ fetch: request => site(request) });
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit());
