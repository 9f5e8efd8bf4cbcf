/** A phone of a quarter of this machine's speed, on the site as it was built, and what its main thread has to do. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { findChromium } from '#scripts/tools.ts';
import { freePort } from '#tests/server/postgres.ts';

const SLOWER = 4;
const { defaultBrowserType: _, ...PIXEL } = devices['Pixel 7'];

export interface Site {
  readonly url: string;
  stop(): void;
}
/** The demonstration with data of its own; `npm run build` comes first. */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  if (!existsSync('dist/index.html')) throw new Error('There is no dist: run `npm run build` first.');
  const data = mkdtempSync(join(tmpdir(), 'heming-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['demo/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DATABASE_URL: '', ...env },
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
  readonly #cdp: CDPSession;
  /** Of the site, in the order of their sending. */
  requests: string[] = [];

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.#cdp = cdp;
    page.on('request', request => this.requests.push(new URL(request.url()).pathname));
  }

  /** As new: nothing is kept of a visit before. */
  static async open(browser: Browser, slower = SLOWER): Promise<Phone> {
    const context = await browser.newContext({ ...PIXEL, deviceScaleFactor: 1, locale: 'zh-CN' });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return new Phone(page, cdp);
  }

  /** What the main thread has had of the processor, ms. */
  async used(): Promise<number> {
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    return (metrics.find(m => m.name === 'TaskDuration')?.value ?? 0) * 1000;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
