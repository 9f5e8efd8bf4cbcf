/** One process of the box office in the benchmark: sells its share of the orders when it is told to, over HTTP. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ticketOrder } from '#domain/contract/order.ts';
import { makeListener } from '#server/host/listen.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { type Buyer, boxOffice } from '#tests/server/box-office.ts';

export interface Share {
  readonly url: string;
  readonly schema: string;
  readonly connections: number;
  /** Visitors who order at a time, each as soon as the last order is there. */
  readonly visitors: number;
  readonly buyers: number;
  readonly orders: number;
  /** Orders that are sold before the clock runs: a server that sells has been running for a while. */
  readonly warmUp: number;
  /** Number of the first order: it decides the seats. */
  readonly first: number;
}
const { url, schema, connections, visitors, buyers: size, orders, warmUp, first } = workerData as Share;

const store = sqlStore(await postgresDatabase(url, { schema, max: connections }));
const office = await boxOffice(store, { seeded: true, demo: false });
const buyers: Buyer[] = [];
while (buyers.length < size) {
  const mobile = (i: number): string =>
    `15${String(first).padStart(5, '0')}${String(buyers.length + i).padStart(4, '0')}`;
  buyers.push(...(await Promise.all(Array.from({ length: 50 }, (_, i) => office.buyer(mobile(i))))));
}
await Promise.all(buyers.map(b => b.admit('big')));
const keys = await (buyers[0] as Buyer).keys('big');

const { server } = makeListener({ fetch: asked => office.app.fetch(asked) });
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const agent = new Agent({ keepAlive: true, maxSockets: visitors });

// The visitors' side is made ready before the clock runs.
const requests = Array.from({ length: warmUp + orders }, (_, i) => {
  const n = first + i;
  const [row, seat] = [Math.floor(n / 25) + 1, (n % 25) * 2 + 1];
  const body = `scheduleId=big&seats=L-${row}-${seat},L-${row}-${seat + 1}&requestId=bench-${n}`;
  const headers = {
    ...Object.fromEntries((buyers[i % buyers.length] as Buyer).headers()),
    programKey: keys.programKey,
    sessionKey: keys.sessionKey,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': body.length,
  };
  return { headers, body };
});
interface Reply {
  readonly text: string;
  /** After so many seconds a visitor who was refused comes again. */
  readonly again: number;
}
const send = ({ headers, body }: (typeof requests)[number]): Promise<Reply> =>
  new Promise((done, fail) => {
    request({ port, path: ticketOrder.create.path, method: 'POST', headers, agent }, reply => {
      let text = '';
      reply.on('data', part => {
        text += part;
      });
      reply.on('end', () => done({ text, again: Number(reply.headers['retry-after'] ?? 0) }));
    })
      .on('error', fail)
      .end(body);
  });

let next = 0;
let refused = 0;
async function visitor(until: number): Promise<void> {
  while (next < until) {
    const i = next++;
    const order = requests[i] as (typeof requests)[number];
    let { text, again } = await send(order);
    while (again > 0) {
      refused++;
      await setTimeout(again * 1000);
      ({ text, again } = await send(order));
    }
    if (!text.startsWith('{"success":true')) throw new Error(text);
  }
}

const sell = (until: number) => Promise.all(Array.from({ length: visitors }, () => visitor(until)));

await sell(warmUp);
parentPort?.once('message', async () => {
  refused = 0;
  await sell(requests.length);
  parentPort?.postMessage(refused);
});
parentPort?.postMessage('ready');
