/**
 * What a request costs the server: CPU time of its whole process, threads included, by what is asked for. A machine that
 * others work on, too, makes it slower and not much dearer, so that the figures hold there as well. Beside it bare Node
 * with the same bytes, in the same run, round by round.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { digital } from '#domain/contract/digital.ts';
import { search } from '#domain/contract/search.ts';
import { freePort } from '#tests/server/postgres.ts';
import { SEARCH_SET } from '#tests/world/search-set.ts';

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 600);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CONNECTIONS = 8;
const TITLE = process.env.BENCH_TITLE ?? 'beethoven-7-allegretto';

/**
 * Of the processor, ms; a segment, which is a file and a signature, as a multiple of bare Node. What bare Node takes for a
 * page tells how quick the machine is: 0.03 to 0.04 ms where these were last measured.
 */
const GOALS: Readonly<Record<string, { readonly ms?: number; readonly times?: number }>> = {
  'a known page': { ms: 0.35 },
  'a new page': { ms: 0.9 },
  'a segment with its pass': { times: 1.5 },
  'a search of the site': { ms: 1.5 },
};

if (!existsSync('dist-ssr/render.js')) throw new Error('There is no built site: run `npm run build` first.');
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const folder = mkdtempSync(join(tmpdir(), 'heming-server-'));
const [port, metrics] = [await freePort(), await freePort()];
const server = spawn(
  process.execPath,
  [
    ...(process.env.BENCH_PROFILE ? ['--cpu-prof', '--cpu-prof-dir', process.env.BENCH_PROFILE] : []),
    'demo/main.ts',
  ],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: String(metrics),
      DATA_DIR: folder,
      DATABASE_URL: '',
    },
  },
);

interface Ask {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
interface Reply {
  readonly status: number;
  readonly cookie: string;
  readonly bytes: Buffer;
}
const send = ({ port, path, headers = {}, body }: Ask): Promise<Reply> =>
  new Promise((done, fail) => {
    const request = ask(
      {
        port,
        path,
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'Accept-Encoding': 'gzip, deflate, br', ...headers },
      },
      response => {
        const parts: Buffer[] = [];
        response.on('data', part => parts.push(part));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
            bytes: Buffer.concat(parts),
          }),
        );
      },
    ).on('error', fail);
    request.end(body);
  });
const callHeaders = {
  'Content-Type': 'application/x-www-form-urlencoded',
  sourcePage: '/zh-CN/pc/home',
  appKey: 'heming-pc-demo',
};
const call = (path: string, form: Readonly<Record<string, string>>): Ask => ({
  port,
  path,
  headers: callHeaders,
  body: String(new URLSearchParams(form)),
});

async function ready(): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server did not start');
    const there = await send({ port, path: '/readyz' }).catch(() => null);
    if (there?.status === 200) return;
    await new Promise(next => setTimeout(next, 200));
  }
}
async function cpuOfServer(): Promise<number> {
  const { bytes } = await send({ port: metrics, path: '/metrics' });
  const seconds = /^process_cpu_seconds_total ([\d.e-]+)/m.exec(bytes.toString())?.[1];
  return Number(seconds) * 1000;
}

/** What the process does beside: the share of a core, to be taken off. */
let idle = 0;
async function idleShare(): Promise<number> {
  const [before, began] = [await cpuOfServer(), performance.now()];
  await new Promise(next => setTimeout(next, 4000));
  return ((await cpuOfServer()) - before) / (performance.now() - began);
}

/** CPU of one request, ms: all of them, some at a time. */
async function cost(asks: readonly Ask[], cpu: () => Promise<number>): Promise<number> {
  const [before, began] = [await cpu(), performance.now()];
  let next = 0;
  const visitor = async () => {
    for (let ask = asks[next++]; ask; ask = asks[next++]) {
      const { status } = await send(ask);
      if (status !== 200) throw new Error(`${ask.path}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const spent = (await cpu()) - before;
  const beside = cpu === cpuOfServer ? idle * (performance.now() - began) : 0;
  return (spent - beside) / asks.length;
}
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

try {
  await ready();
  // The index is made after the start.
  await send(call(search.query.path, { q: 'Mahler' }));
  await new Promise(next => setTimeout(next, 2000));
  idle = await idleShare();
  const home = await send({ port, path: '/zh-CN/mobile/home' });
  const opened = await send(call(digital.open.path, { titleId: TITLE }));
  const playlist = (
    await send({ port, path: `/media/${TITLE}/sound.m3u8`, headers: { Cookie: opened.cookie } })
  ).bytes.toString();
  const rendition = /^[\w.-]+\.m3u8$/m.exec(playlist)?.[0] ?? '';
  const list = (
    await send({ port, path: `/media/${TITLE}/${rendition}`, headers: { Cookie: opened.cookie } })
  ).bytes.toString();
  const segment = /^\S+\/1\.m4s$/m.exec(list)?.[0] ?? '';
  if (!segment) throw new Error(`${TITLE} has no segment: ${list.slice(0, 300)}`);

  const bare = fork(new URL('./server-bare.ts', import.meta.url), [
    resolve('demo/media'),
    String(home.bytes.length),
  ]);
  const [{ port: barePort, pass }] = (await once(bare, 'message')) as [{ port: number; pass: string }];
  const cpuOfBare = async () => {
    bare.send('cpu');
    const [{ user, system }] = (await once(bare, 'message')) as [NodeJS.CpuUsage];
    return (user + system) / 1000;
  };

  let number = 0;
  const many = (make: (i: number) => Ask) => Array.from({ length: REQUESTS }, () => make(number++));
  const questions = SEARCH_SET.map(({ q }) => q);
  const kinds: Readonly<Record<string, { ours: () => Ask[]; bare: () => Ask[] }>> = {
    'a known page': {
      ours: () => many(() => ({ port, path: '/zh-CN/mobile/home' })),
      bare: () => many(() => ({ port: barePort, path: '/page' })),
    },
    'a new page': {
      ours: () =>
        many(i => ({
          port,
          path: `/${['zh-CN/pc', 'en-US/mobile'][i % 2]}/${['home?x=', 'musicale?keyword=n', 'musicale?priceMax='][i % 3]}${i + 100}`,
        })),
      bare: () => many(() => ({ port: barePort, path: '/page' })),
    },
    'a segment with its pass': {
      ours: () =>
        many(() => ({ port, path: `/media/${TITLE}/${segment}`, headers: { Cookie: opened.cookie } })),
      bare: () => many(() => ({ port: barePort, path: `/${segment}?${pass}` })),
    },
    'a search of the site': {
      ours: () => many(i => call(search.query.path, { q: questions[i % questions.length] ?? '' })),
      bare: () => many(() => ({ port: barePort, path: '/page' })),
    },
  };
  const asked = process.argv.slice(2);
  for (const [name, { ours, bare: other }] of Object.entries(kinds)) {
    if (asked.length > 0 && !asked.some(word => name.includes(word))) continue;
    await cost(ours(), cpuOfServer);
    await cost(other(), cpuOfBare);
    const rounds: (readonly [number, number])[] = [];
    for (let i = 0; i < ROUNDS; i++)
      rounds.push([await cost(ours(), cpuOfServer), await cost(other(), cpuOfBare)] as const);
    const [ms, same] = [0, 1].map(side => median(rounds.map(pair => pair[side] ?? 0))) as [number, number];
    const times = median(rounds.map(([own, beside]) => own / beside));
    const { ms: mostMs = Infinity, times: mostTimes = Infinity } = GOALS[name] ?? {};
    const missed = ms > mostMs || times > mostTimes;
    const goal = mostMs < Infinity ? `${mostMs} ms` : `${mostTimes} ×`;
    console.log(
      `${missed ? '✗' : '✓'} ${name}: ${ms.toFixed(2)} ms, bare Node ${same.toFixed(2)} ms: ${times.toFixed(1)} × (goal ${goal})`,
    );
    if (missed) process.exitCode = 1;
  }
  bare.kill();
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}
