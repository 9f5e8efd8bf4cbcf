/** `npm start`: serves the site with the box office from one Node process, and builds it before where it has changed. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { emptyDatabase, isBuilt, MODULES, printsNow } from './built.ts';

/** When they are all there; ms. */
const LOADED = 10_000;

const prints = printsNow();
const built = isBuilt(prints.sources);
if (!built) rmSync(MODULES, { recursive: true, force: true });
enableCompileCache(MODULES);
setTimeout(flushCompileCache, LOADED).unref();

const { started } = await import('#server/host/started.ts');
if (process.env.DEMO !== 'off') started.season = prints.season;
const empty = emptyDatabase();
if (existsSync(empty)) started.empty = empty;
started.forNext = makeEmpty;
// The office opens while its site is built.
if (!built) started.site = build();

/** That of this start may be in use by now. It takes seconds, which nobody here should wait for. */
function makeEmpty(): void {
  if (existsSync(empty) || process.env.DATABASE_URL) return;
  const maker = spawn(process.execPath, ['scripts/empty-database.ts'], { stdio: 'ignore' });
  maker.once('error', () => undefined).unref();
  if (maker.pid) setPriority(maker.pid, constants.priority.PRIORITY_LOW);
}

function build(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts', 'start'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = (): boolean => child.kill();
  const stopBoth = (): void => process.exit(1);
  process.once('exit', stop).once('SIGINT', stopBoth).once('SIGTERM', stopBoth);
  return new Promise((done, failed) => {
    child.once('exit', code => {
      process.off('exit', stop).off('SIGINT', stopBoth).off('SIGTERM', stopBoth);
      if (code === 0) done();
      else failed(new Error('The site could not be built.'));
    });
  });
}

/** Whether the parent is still there; ms. */
const LOOK = 500;
// npm hands a signal to the shell that it starts us with, and not every shell hands it on: then the server, with port and
// lock, would outlive both.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, LOOK).unref();

// In this process, so that Ctrl-C reaches the server and it can stop cleanly.
if (process.env.DEMO === 'off') await import('#server/main.ts');
else await import('#demo/main.ts');
