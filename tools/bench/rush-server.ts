/** The box office on PostgreSQL behind its own entrance, and buyers who have been let in to an evening of many seats. */
import type { AddressInfo } from 'node:net';
import { ticketOrder } from '#domain/contract/order.ts';
import { BACKLOG, makeListener } from '#server/host/listen.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { type Buyer, boxOffice } from '#tests/server/box-office.ts';

export interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Took {
  readonly answered: number[];
  readonly refused: number[];
}

const [, , url = '', schema = '', count = '0'] = process.argv;
const [ORDERS, BUYERS] = [Number(count), Math.ceil(Number(count) / 4)];
const store = sqlStore(await postgresDatabase(url, { schema }));
const office = await boxOffice(store, { seeded: true, demo: false });
const buyers: Buyer[] = [];
while (buyers.length < BUYERS)
  buyers.push(
    ...(await Promise.all(
      Array.from({ length: 50 }, (_, i) => office.buyer(`151${String(buyers.length + i).padStart(8, '0')}`)),
    )),
  );
await Promise.all(buyers.map(buyer => buyer.admit('big')));
const keys = await (buyers[0] as Buyer).keys('big');
const asked = Array.from({ length: ORDERS }, (_, n): Asked => {
  const [row, seat] = [Math.floor(n / 25) + 1, (n % 25) * 2 + 1];
  const headers = (buyers[n % BUYERS] as Buyer).headers();
  return {
    path: ticketOrder.create.path,
    headers: {
      ...Object.fromEntries(headers),
      programKey: keys.programKey,
      sessionKey: keys.sessionKey,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: `scheduleId=big&seats=L-${row}-${seat},L-${row}-${seat + 1}&requestId=rush-${n}`,
  };
});
/** What it took here since the last question, ms: those who ask share the processors, and are late themselves. */
let took: Took = { answered: [], refused: [] };
const { server } = makeListener({
  fetch: request => office.app.fetch(request),
  served: ({ status, ms }) => void (status === 503 ? took.refused : took.answered).push(ms),
});
server.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG }, () =>
  process.send?.({ port: (server.address() as AddressInfo).port, asked }),
);
process.on('message', () => {
  process.send?.(took);
  took = { answered: [], refused: [] };
});
process.on('disconnect', () => process.exit());
