import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

const runnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The folder with postgres and initdb: in PATH, or where Debian keeps them. */
export function postgresBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map(v => join(debian, v, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find(f => runnable(join(f, 'postgres')) && runnable(join(f, 'initdb'))) ?? null;
}

/** A port that nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** postgres refuses to run as root: then it runs as the first of these users that there is. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map(flag => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (ids.every(i => i.status === 0)) {
      const [uid = 0, gid = 0] = ids.map(i => Number(i.stdout));
      return { uid, gid };
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no other user to run it as.');
}

export interface PostgresOptions {
  /** False for tests: nobody pulls the plug there, and all of it lives for minutes. Benchmarks keep it true. */
  readonly durable: boolean;
}

/** Starts a server on a new folder and a free port, for this process only; null where there is no binary. */
export async function startPostgres({ durable }: PostgresOptions): Promise<Postgres | null> {
  const bin = postgresBinaries();
  if (!bin) return null;
  const user = unprivileged();
  const dir = mkdtempSync(join(tmpdir(), 'heming-pg-'));
  chmodSync(dir, 0o700);
  if (user) chownSync(dir, user.uid, user.gid);
  const as = { ...(user ?? {}), cwd: dir, env: { ...process.env, LC_ALL: 'C' } };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', join(dir, 'data'), '-U', 'heming', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...as,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: dir,
    max_connections: '320',
    log_min_messages: 'fatal',
    // Without autovacuum plans do not hang on whether it looked at a table while that was small.
    ...(durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', join(dir, 'data'), ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    { ...as, stdio: 'ignore' },
  );
  const url = `postgresql://heming@127.0.0.1:${port}/postgres`;
  await ready(url, server);
  return {
    url,
    async stop() {
      const gone = new Promise(resolve => server.once('exit', resolve));
      if (server.exitCode === null) {
        server.kill('SIGINT');
        await gone;
      }
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const { default: pg } = await import('pg');
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
  server.kill('SIGKILL');
  throw new Error('postgres did not answer within ten seconds');
}
