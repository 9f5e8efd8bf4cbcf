/**
 * Opening the coupons of an order that has 200 of them, beside the same entries as a plain list in the same run: the
 * panel may take one frame (16.7 ms) more. From the click to the end of the frame that shows them, the list's too.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { houseCss } from '#scripts/vite-style.ts';

const FRAME = 1000 / 60;
const PASSES = 7;
const SIZES = { pc: { width: 1366, height: 768 }, mobile: { width: 390, height: 844 } } as const;

const outDir = mkdtempSync(join(tmpdir(), 'heming-panel-'));
const root = resolve('tools/bench');
const shared = { configFile: false, root, logLevel: 'error', css: houseCss } as const;
await build({
  ...shared,
  plugins: [react()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: join(root, 'panel.html') },
  },
});
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const base = server.resolvedUrls?.local[0] ?? '';
const system = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(system) && { executablePath: system }),
  args: ['--no-sandbox'],
});

/** Milliseconds from the click to the frame after it. */
async function opening(page: Page, layout: string, view: string): Promise<number> {
  await page.goto(`${base}panel.html?layout=${layout}&view=${view}`);
  await page.getByRole('button').first().waitFor();
  return page.evaluate(
    () =>
      new Promise<number>(done => {
        requestAnimationFrame(() => {
          const start = performance.now();
          document.querySelector('button')?.click();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - start);
            port2.postMessage(null);
          });
        });
      }),
  );
}
const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

let missed = 0;
try {
  for (const [layout, viewport] of Object.entries(SIZES)) {
    const page = await browser.newPage({ viewport });
    page.on('pageerror', error => console.error(error));
    const times: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] };
    for (let pass = 0; pass < PASSES; pass++)
      for (const view of ['bare', 'ours'] as const) times[view].push(await opening(page, layout, view));
    const [bare, ours] = [median(times.bare), median(times.ours)];
    const ok = ours - bare <= FRAME;
    if (!ok) missed++;
    console.log(
      `${layout.padEnd(6)} 200 entries: panel ${ours.toFixed(1)} ms, plain list ${bare.toFixed(1)} ms: ${(ours / bare).toFixed(2)} ×, ${(ours - bare).toFixed(1)} ms more (target ${FRAME.toFixed(1)})${ok ? '' : '  MISSED'}`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
process.exitCode = missed ? 1 : 0;
