/** A phone of a quarter of this machine's speed, on the site as it was built. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { findChromium } from '#scripts/tools.ts';
import { freePort } from '#tests/server/postgres.ts';

export const SLOWER = 4;
/** A telephone's line, as Lighthouse has it. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const { defaultBrowserType: _, ...PIXEL } = devices['Pixel 7'];

export interface Site {
  readonly url: string;
  stop(): void;
}
/** The demonstration with data of its own; `npm run build` comes first. */
export async function startSite(): Promise<Site> {
  if (!existsSync('dist/index.html')) throw new Error('There is no dist: run `npm run build` first.');
  const data = mkdtempSync(join(tmpdir(), 'heming-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['demo/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (said: Buffer) => {
      if (String(said).includes(String(port))) ready();
    });
    child.once('exit', code => fail(new Error(`The server ended with ${code}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop() {
      child.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });

export class Phone {
  readonly page: Page;
  /** Of the site, in the order of their sending. */
  readonly requests: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('request', request => this.requests.push(new URL(request.url()).pathname));
  }

  /** As new: nothing is kept of a visit before. */
  static async open(browser: Browser, { slower = SLOWER, line = false } = {}): Promise<Phone> {
    const context = await browser.newContext({ ...PIXEL, deviceScaleFactor: 1, locale: 'zh-CN' });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    if (line) {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', LINE);
    }
    return new Phone(page);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
