/** One process of the box office in the benchmark: sells its share of the orders when it is told to, over HTTP. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
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

// The visitors' side is made ready before the clock runs, and is as thin as pgbench's: bytes out, bytes in.
const requests = Array.from({ length: warmUp + orders }, (_, i) => {
  const n = first + i;
  const [row, seat] = [Math.floor(n / 25) + 1, (n % 25) * 2 + 1];
  const body = `scheduleId=big&seats=L-${row}-${seat},L-${row}-${seat + 1}&requestId=bench-${n}`;
  const headers = {
    Host: `127.0.0.1:${port}`,
    ...Object.fromEntries((buyers[i % buyers.length] as Buyer).headers()),
    programKey: keys.programKey,
    sessionKey: keys.sessionKey,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': body.length,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${ticketOrder.create.path} HTTP/1.1\r\n${head.join('')}\r\n${body}`;
});
interface Reply {
  readonly text: string;
  /** After so many seconds a visitor who was refused comes again. */
  readonly again: number;
}
/** Null while something of it is still to come. */
function replyIn(received: string): Reply | null {
  const end = received.indexOf('\r\n\r\n') + 4;
  if (end < 4) return null;
  const field = (name: RegExp): number => Number(name.exec(received)?.[1] ?? 0);
  if (received.length < end + field(/^content-length: (\d+)/im)) return null;
  return { text: received.slice(end), again: field(/^retry-after: (\d+)/im) };
}
/** A visitor's connection: one order at a time. */
async function line(): Promise<(order: string) => Promise<Reply>> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1').setNoDelay();
  await once(socket, 'connect');
  let received = '';
  let waits: { done(reply: Reply): void; fail(error: Error): void } | undefined;
  socket.on('data', part => {
    received += part;
    const reply = replyIn(received);
    if (!reply) return;
    received = '';
    waits?.done(reply);
  });
  socket.on('close', () => waits?.fail(new Error('the office hung up')));
  return order =>
    new Promise((done, fail) => {
      waits = { done, fail };
      socket.write(order, 'latin1');
    });
}

let next = 0;
let refused = 0;
async function visitor(until: number): Promise<void> {
  let send = await line();
  while (next < until) {
    const order = requests[next++] as string;
    let { text, again } = await send(order);
    while (again > 0) {
      refused++;
      await setTimeout(again * 1000);
      send = await line();
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
