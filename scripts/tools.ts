import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
const onPath = (name: string): string | undefined => {
  try {
    return (
      execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
};
const isRoot = (): boolean => process.getuid?.() === 0;

let listed = false;
/** Installs a Debian package where that can be done without asking anyone. */
function debian(...packages: string[]): boolean {
  if (!isRoot() || !onPath('apt-get')) return false;
  if (!listed) listed = run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

function systemChromium(): string | undefined {
  const given = process.env.CHROMIUM;
  if (given && existsSync(given)) return given;
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath).find(Boolean);
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** A Chromium for the flows: the system's, Playwright's, or one installed now. Throws with what to install. */
export async function findChromium(): Promise<string> {
  const found = systemChromium() ?? (await playwrightChromium());
  if (found) return found;
  console.log('No Chromium was found: trying to install one.');
  if (debian('chromium')) {
    const path = systemChromium();
    if (path) return path;
  }
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  const path = systemChromium() ?? (await playwrightChromium());
  if (path) return path;
  throw new Error(
    'The flows need a Chromium. Install one (Debian: apt-get install chromium; any system: npx playwright install --with-deps chromium), or set CHROMIUM to its path.',
  );
}

const HEADLESS = 'chromium-headless-shell';
/** For the flows, Chromium without its windows: it does a fifth less work. Debian has it as a package. */
export async function findHeadlessChromium(): Promise<string> {
  if (process.env.CHROMIUM) return findChromium();
  if (process.env.CI && !onPath(HEADLESS)) debian(HEADLESS);
  return onPath(HEADLESS) ?? findChromium();
}

/** Folder of the PostgreSQL programs, or undefined. */
export function findPostgres(): string | undefined {
  const path = onPath('postgres');
  if (path) return path;
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map(version => join(base, version, 'bin', 'postgres'))
    .find(file => existsSync(file));
}

/** In CI the suites that need PostgreSQL must run: install it when it is missing. */
export function ensurePostgres(): string | undefined {
  const found = process.env.DATABASE_URL ?? findPostgres();
  if (found || !process.env.CI) return found;
  console.log('No PostgreSQL was found: trying to install one.');
  debian('postgresql');
  return findPostgres();
}
