/** `npm start`: builds the site, then serves it with the box office from one Node process. */
import { spawn } from 'node:child_process';

const build = spawn('npm', ['run', '--silent', 'build'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
});
const stopBuild = (signal: NodeJS.Signals) => build.kill(signal);
process.on('SIGINT', stopBuild).on('SIGTERM', stopBuild);
const status = await new Promise<number>(resolve => build.once('exit', code => resolve(code ?? 1)));
if (status !== 0) process.exit(status);
process.off('SIGINT', stopBuild).off('SIGTERM', stopBuild);

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
