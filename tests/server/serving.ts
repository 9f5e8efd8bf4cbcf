import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a server that is no demonstration needs at least. */
export const REAL_ENV = {
  DEMO: 'off',
  SECRET: 'a-secret-of-the-tests-with-32-characters',
  TICKET_KEY: btoa('a key for tickets is of 32 bytes'),
  CERTIFICATES: 'off',
  GATEWAYS: 'desk',
  // Nobody listens there: letters wait.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'tickets@orchestra.test',
  ORIGINS: 'https://www.orchestra.test',
};

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

export interface Serving {
  readonly url: string;
  readonly child: ChildProcess;
  readonly metrics: string;
  /** What it has said so far, on both streams. */
  said(): string;
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>;
}

const left: (() => void)[] = [];
/** Ends what tests have started; meant for `afterEach`. */
export function endAll(): void {
  for (const end of left.splice(0)) end();
}
export function scratch(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), `heming-${name}-`));
  left.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A real server with a site of one page; resolves when it is ready. */
export async function serving(
  env: Readonly<Record<string, string>>,
  main: readonly string[] = ['tests/server/serve-worker.ts'],
): Promise<Serving> {
  const site = scratch('site');
  writeFileSync(join(site, 'index.html'), '<html><head></head><body></body></html>');
  const [port, metricsPort] = [await freePort(), await freePort()];
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, main, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      ...REAL_ENV,
      SITE_DIR: site,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      text += chunk;
    });
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  left.push(() => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${text}`);
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) break;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return { url, child, ended, said: () => text, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}
