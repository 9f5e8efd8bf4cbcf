import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, inject, test } from 'vitest';
import { openStore } from '#server/store/open.ts';
import { pgliteDatabase, postgresDatabase } from '#server/store/sql/database.ts';
import { type Database, sqlStore } from '#server/store/sql/sql.ts';
import { audit, SOUND } from './audit.ts';
import { START } from './harness.ts';
import { startedBefore } from './pglite.ts';
import { hasPostgres } from './stores.ts';

// Real processes on a machine that may be busy: nothing here is about speed.

const node = join(import.meta.dirname, '../../node_modules/.bin/node');
const worker = join(import.meta.dirname, 'crash-worker.ts');

/** Starts the worker, lets it acknowledge `count` steps, and kills it in the middle of the next. */
function sellAndKill(args: readonly string[], count: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [worker, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const acknowledged: string[] = [];
    let errors = '';
    child.stderr.on('data', (text: Buffer) => {
      errors += text.toString();
    });
    createInterface(child.stdout).on('line', line => {
      if (line === 'ready') return;
      acknowledged.push(line);
      if (acknowledged.length === count) child.kill('SIGKILL');
    });
    child.once('exit', (_, signal) => {
      if (signal === 'SIGKILL') resolve(acknowledged);
      else reject(new Error(`the worker ended by itself: ${errors}`));
    });
  });
}

/** Every acknowledged step is in the books, every order whole, nothing sold twice. */
async function check(database: Database, acknowledged: readonly string[]): Promise<void> {
  const { sales } = sqlStore(database).direct;
  expect(await audit(database, START)).toEqual(SOUND);
  for (const line of acknowledged) {
    const [step, tradeNo = ''] = line.split(' ');
    const order = await sales.order(tradeNo);
    expect([line, order?.seats.length]).toEqual([line, 2]);
    if (step !== 'paid') continue;
    expect(order?.realStatus).toBe('paid_success');
    expect(await sales.tickets(tradeNo)).toHaveLength(2);
    const points = await sqlStore(database).direct.accounts.ledger(order?.memberId ?? '');
    expect(points.map(p => p.points)).toEqual([760]);
  }
}

describe('kill -9 amid orders (R10)', () => {
  test('on PGlite: restarts by itself with every acknowledged order', async () => {
    const dir = startedBefore(mkdtempSync(join(tmpdir(), 'heming-crash-')));
    try {
      const acknowledged: string[] = [];
      for (const [run, count] of [12, 25].entries()) {
        acknowledged.push(...(await sellAndKill(['pglite', dir, '', String(run)], count)));
      }
      // The lock of the dead process is taken over.
      const store = await openStore({ dir });
      await store.close();
      const database = await pgliteDatabase(join(dir, 'pglite'));
      await check(database, acknowledged);
      await database.close();
      expect(acknowledged.length).toBeGreaterThanOrEqual(37);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  test.runIf(hasPostgres())('on PostgreSQL: four times', async () => {
    const url = inject('postgresUrl');
    const schema = `t${process.pid}_crash`;
    const database = await postgresDatabase(url, { schema, max: 4 });
    await database.script(`create schema ${schema}`);
    try {
      const acknowledged: string[] = [];
      for (const [run, count] of [3, 15, 30, 45].entries()) {
        acknowledged.push(...(await sellAndKill(['postgres', url, schema, String(run)], count)));
        // What was under way when the process died ends in the server by itself.
        await check(database, acknowledged);
      }
    } finally {
      await database.script(`drop schema ${schema} cascade`);
      await database.close();
    }
  });
});

describe('one process a folder (R11)', () => {
  const open = (dir: string) =>
    spawnSync(
      node,
      [
        '-e',
        `import('#server/store/open.ts').then(m => m.openStore({ dir: process.argv[1] })).then(s => s.close()).then(() => console.log('opened'), e => console.log(e.message))`,
        dir,
      ],
      {
        cwd: join(import.meta.dirname, '../..'),
        encoding: 'utf8',
      },
    ).stdout;

  test('a second process is refused and told who the first is; after it stopped, it may start', async () => {
    const dir = startedBefore(mkdtempSync(join(tmpdir(), 'heming-lock-')));
    try {
      const store = await openStore({ dir });
      const refused = open(dir);
      expect(refused).toContain(`in use by process ${process.pid} on `);
      expect(refused).toMatch(/started 20\d\d-\d\d-\d\dT/);
      await expect(openStore({ dir })).rejects.toThrow(/in use by process/);
      await store.close();
      expect(open(dir)).toContain('opened');
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
});
