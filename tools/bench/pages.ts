/**
 * Pages with a query that nobody asked for before, from two processes on one PostgreSQL: the rate of the issue text
 * first, then five times as much, where the rest must be refused soon and the server be well again at once. Requests
 * leave by the clock, whether answers come or not, and latency counts from when each was due. The load comes from a
 * process of its own on the same machine: a slow minute of it shows here, too.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { freePort, startPostgres } from '#tests/server/postgres.ts';

const RATE = 500;
const SECONDS = 20;
const RUSH = 5;
const RUSH_SECONDS = 10;
const P99 = 250;
const SOCKETS = 400;

interface Answer {
  readonly status: number;
  /** Since it was due, and since a socket was free to send it. */
  readonly ms: number;
  readonly sent: number;
  readonly retry: boolean;
}

if (!existsSync('dist-ssr/render.js')) throw new Error('There is no built site: run `npm run build` first.');
const postgres = process.env.DATABASE_URL ? null : await startPostgres({ durable: true });
const url = process.env.DATABASE_URL ?? postgres?.url ?? '';
if (!url) throw new Error('No PostgreSQL: set DATABASE_URL or install the postgres server.');

const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
const ask = (port: number, path: string, due: number): Promise<Answer> =>
  new Promise(resolve => {
    let left = due;
    const answer = (status: number, retry = false) => {
      const now = performance.now();
      resolve({ status, retry, ms: now - due, sent: now - left });
    };
    const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
    const request = get({ port, path, agent, headers, timeout: 15_000 }, response => {
      const retry = response.headers['retry-after'] !== undefined;
      response.on('end', () => answer(response.statusCode ?? 0, retry)).resume();
      response.on('error', () => answer(0));
    });
    request.on('socket', () => {
      left = performance.now();
    });
    request.on('timeout', () => request.destroy()).on('error', () => answer(0));
  });

let number = 0;
/** A mark of a campaign, a search that nobody made, and a filter of the list, in all four trees. */
function newPath(): string {
  const n = number++;
  const tree = ['zh-CN/pc', 'en-US/pc', 'zh-CN/mobile', 'en-US/mobile'][n % 4];
  const page = [`home?x=${n}`, `musicale?keyword=n${n}`, `musicale?priceMax=${n + 100}&utm_source=${n}`];
  return `/${tree}/${page[Math.floor(n / 4) % 3]}`;
}

async function load(ports: readonly number[], rate: number, seconds: number): Promise<Answer[]> {
  const began = performance.now();
  const answers: Promise<Answer>[] = [];
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    while (answers.length < due)
      answers.push(
        ask(
          ports[answers.length % ports.length] as number,
          newPath(),
          began + (answers.length / rate) * 1000,
        ),
      );
    await new Promise(resolve => setTimeout(resolve, 1));
  }
  return Promise.all(answers);
}

const quantile = (all: readonly Answer[], q: number, of: 'ms' | 'sent' = 'ms'): string => {
  const sorted = all.map(a => a[of]).sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0).toFixed(0);
};
const told = (all: readonly Answer[]): string =>
  all.length === 0
    ? 'none'
    : `${all.length}, p50 ${quantile(all, 0.5)} ms, p99 ${quantile(all, 0.99)} ms (${quantile(all, 0.99, 'sent')} from sending)`;

function report(name: string, answers: readonly Answer[]): { pages: Answer[]; lost: number } {
  const pages = answers.filter(a => a.status === 200);
  const refused = answers.filter(a => a.status === 503 && a.retry);
  const lost = answers.length - pages.length - refused.length;
  console.log(`${name}: pages ${told(pages)}; refused ${told(refused)}; neither ${lost}`);
  return { pages, lost };
}

const ports = [await freePort(), await freePort()];
const servers = ports.map(port =>
  spawn(process.execPath, ['demo/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATABASE_URL: url },
  }),
);
try {
  for (const port of ports)
    while ((await ask(port, '/readyz', performance.now())).status !== 200)
      await new Promise(resolve => setTimeout(resolve, 200));
  await load(ports, 50, 5);
  const steady = report(`${RATE} a second`, await load(ports, RATE, SECONDS));
  report(`${RATE * RUSH} a second`, await load(ports, RATE * RUSH, RUSH_SECONDS));
  const after = report(`${RATE / 5} a second, at once after`, await load(ports, RATE / 5, 5));
  const p99 = Number(quantile(steady.pages, 0.99));
  console.log(`pages: p99 ${p99} ms at ${RATE} a second (target ${P99} or less)`);
  if (p99 > P99 || steady.lost + after.lost > 0) process.exitCode = 1;
} finally {
  for (const server of servers) server.kill('SIGTERM');
  agent.destroy();
  await Promise.all(servers.map(server => server.exitCode ?? once(server, 'exit')));
  await postgres?.stop();
}
