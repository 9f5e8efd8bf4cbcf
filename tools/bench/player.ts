/**
 * The player as a title's page has it beside a bare <video> with the same engine and the same stream, in one run, the
 * two in turns: press of play to the first frame, by a mouse and by a call out of nothing, and seek. Then the main thread's time of a frame while a score is
 * followed, and the memory of an hour of playing (at sixteen times the speed). `npm run bench -- player`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, preview } from 'vite';
import { leanHls } from '#scripts/vite-hls.ts';
import { houseCss } from '#scripts/vite-style.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MEDIA = join(root, 'demo/media');
/** A frame more or less is a fifth of a press: fewer rounds do not settle. */
const ROUNDS = Number(process.env.PLAYER_ROUNDS ?? 15);
const TARGETS = { click: 1.3, press: 1.3, seek: 1.3, frame: 4, growth: 1.1 };
/** Seconds of frames that are measured, and of playing for the memory. */
const FRAMES = 20;
/** How long the pointer is on a button before it presses, ms. */
const HOVER = 200;
const HOUR = Number(process.env.PLAYER_HOUR ?? 3600);

const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
};
/** The media as it stands, for a page of this machine alone. */
const media: Plugin = {
  name: 'media',
  configurePreviewServer: server => {
    server.middlewares.use('/media', (request, response, next) => {
      const file = join(MEDIA, normalize(decodeURIComponent((request.url ?? '').split('?')[0] ?? '')));
      const packed = !existsSync(file) && existsSync(`${file}.br`);
      if (!packed && !(existsSync(file) && statSync(file).isFile())) return next();
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.end(packed ? brotliDecompressSync(readFileSync(`${file}.br`)) : readFileSync(file));
    });
  },
};
const outDir = mkdtempSync(join(tmpdir(), 'heming-player-'));
const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  css: houseCss,
  plugins: [react(), leanHls(), media],
};
await build({
  ...shared,
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: join(root, 'tools/bench/player.html') },
  },
});
const port = Number(process.env.PLAYER_PORT ?? 6125);
const server = await preview({ ...shared, build: { outDir }, preview: { port, strictPort: true } });
const address = `http://localhost:${port}/tools/bench/player.html`;
if (process.env.PLAYER_LOOK) {
  console.log(address);
  await new Promise(() => undefined);
}
const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', '--enable-precise-memory-info'],
});
const median = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;

/** A page that has never played: its code comes from the network, as with the first press of a visit. */
async function opened(view: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage();
  await page.goto(`${address}?view=${view}`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await page.getByRole('button', { name: /^播放/ }).first().waitFor();
  // Whoever is there moves or scrolls before a press: the player's code comes with that.
  await page.mouse.move(5, 5);
  await page.waitForTimeout(500);
  return page;
}
/** As a person presses: the pointer is on the button for a moment before. */
async function clicked(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^播放/ }).first().hover();
  await page.waitForTimeout(HOVER);
  await page.evaluate(() => window.player.beforeClick());
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => window.player.clicked);
}
const figures = () => ({ click: [] as number[], press: [] as number[], seek: [] as number[] });
const ours = figures();
const bare = figures();
for (let round = 0; round < ROUNDS; round++)
  for (const [view, found] of [
    ['bare', bare],
    ['ours', ours],
  ] as const) {
    const out = await opened(view);
    found.press.push(await out.evaluate(() => window.player.press()));
    await out.context().close();
    const page = await opened(view);
    found.click.push(await clicked(page));
    await page.waitForTimeout(600);
    found.seek.push(await page.evaluate(() => window.player.seek(200)));
    found.seek.push(await page.evaluate(() => window.player.seek(40)));
    await page.context().close();
  }

const page = await opened('ours');
await page.evaluate(() => window.player.press());
await page.getByRole('button', { name: '总谱', exact: true }).click();
await page.waitForSelector('[data-bar][aria-current]', { state: 'attached' });
const frames = await page.evaluate(async seconds => {
  const costs: number[] = [];
  const end = performance.now() + seconds * 1000;
  await new Promise<void>(done => {
    const frame = (): void => {
      const from = performance.now();
      // Behind the frame's own work, style, layout and paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        costs.push(performance.now() - from);
        if (performance.now() < end) requestAnimationFrame(frame);
        else done();
      };
      port2.postMessage(0);
    };
    requestAnimationFrame(frame);
  });
  return costs;
}, FRAMES);
frames.sort((a, b) => a - b);
const frame = frames[Math.floor(frames.length * 0.95)] ?? 0;

const session = await page.context().newCDPSession(page);
const heap = async (): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  return page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
};
await page.evaluate(() => {
  const element = document.querySelector('#sound') as HTMLMediaElement;
  element.playbackRate = 16;
  const state = { played: 0, last: element.currentTime };
  Object.assign(window, { heard: state });
  element.addEventListener('timeupdate', () => {
    const step = element.currentTime - state.last;
    if (step > 0 && step < 20) state.played += step;
    state.last = element.currentTime;
    if (element.currentTime > element.duration - 25) void window.player.seek(2);
  });
});
const played = (): Promise<number> =>
  page.evaluate(() => (window as unknown as { heard: { played: number } }).heard.played);
const until = async (seconds: number): Promise<void> => {
  while ((await played()) < seconds) await page.waitForTimeout(1000);
};
// Once through, so that every page of the score has been seen.
await until(Math.min(600, HOUR / 4));
const before = await heap();
await until(HOUR);
const growth = (await heap()) / before;

const tell = (what: string, value: number, target: number, unit: string): void => {
  console.log(`${what}: ${value.toFixed(2)}${unit} (target ${target} or less)`);
  if (value > target) process.exitCode = 1;
};
const NAMES = {
  click: 'click of a mouse to first frame',
  press: 'press out of nothing to first frame',
  seek: 'seek',
} as const;
for (const what of ['click', 'press', 'seek'] as const) {
  const [a, b] = [median(ours[what]), median(bare[what])];
  tell(`${NAMES[what]}, ${a.toFixed(0)} beside ${b.toFixed(0)} ms`, a / b, TARGETS[what], ' ×');
}
tell('main thread a frame, p95 of', frame, TARGETS.frame, ` ms over ${frames.length} frames`);
tell(
  `memory after ${HOUR} s of playing`,
  growth,
  TARGETS.growth,
  ` × (${Math.round(before / 1e6)} MB before)`,
);
await browser.close();
await server.close();
rmSync(outDir, { recursive: true, force: true });
