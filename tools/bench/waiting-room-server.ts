/** One process of the box office in the benchmark of the waiting room, on a port of 127.0.0.1. */
import { ticketOrder } from '#domain/contract/order.ts';
import { seat } from '#domain/contract/seat.ts';
import { makeListener } from '#server/host/listen.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { boxOffice } from '#tests/server/box-office.ts';
import { realClock } from './real-clock.ts';

const [, , url = '', schema = '', port = ''] = process.argv;
const store = sqlStore(await postgresDatabase(url, { schema }));
const office = await boxOffice(store, { seeded: true, demo: false, clock: realClock });
/** Of those who were let in, ms. */
const took: number[] = [];
const INSIDE = new Set(
  [ticketOrder.checkPermission, ticketOrder.create, seat.plan, seat.status, seat.best].map(c => c.path),
);
const { server } = makeListener({
  fetch: request => office.app.fetch(request),
  served: ({ url: path, status, ms }) => {
    if (status === 200 && INSIDE.has(path)) took.push(ms);
  },
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
process.on('message', () => process.send?.(took));
process.on('disconnect', () => process.exit());
