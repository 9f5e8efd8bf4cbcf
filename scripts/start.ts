/** `npm start`: builds the site, then serves it with the box office from one Node process. */
import { spawnSync } from 'node:child_process';

const build = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
});
if (build.status !== 0) process.exit(build.status ?? 1);
// In this process, so that Ctrl-C reaches the server alone and it can stop cleanly.
await import('../server/main.ts');
