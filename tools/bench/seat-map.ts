/**
 * The seat map as the seat page has it (built, in React, with its buttons) beside a bare canvas that draws the same
 * seats, in one browser, as ratios. `cold`: each sample a page that has never shown a map, with the plan in memory, until
 * the seats are painted (`cpu`: and what follows); the two take turns, medians count. The others are measured in a page that is warm.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { smaller } from '#scripts/vite-smaller.ts';
import { houseCss } from '#scripts/vite-style.ts';
import { processorOf } from './main-thread.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SEATS = [1200, 5000, 20_000];
const COLD = 11;
const ROUNDS = 9;
/** The two take turns; of each figure the least disturbed pass counts, as the machine is shared. */
const PASSES = 3;
/** What follows the first paint counts for so long, ms. */
const BEHIND = 1_000;
const TARGETS = { cold: 1.5, cpu: 1.5, mount: 1.5, click: 1.25, wheel: 0.8, drag: 0.8 };

interface Sample {
  /** Once more, in a page that has shown one. */
  mount: number;
  /** Until the seat is painted. */
  click: number;
  wheel: number;
  wheelP95: number;
  drag: number;
  dragP95: number;
}

/** Runs in the page. Frames are the main thread's time from an event to the painted frame behind it. */
async function measure({ seats, rounds }: { seats: number; rounds: number }): Promise<Sample> {
  const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1]!;
  const p95 = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length * 0.95)]!;
  const frame = () => new Promise<void>(done => requestAnimationFrame(() => done()));
  const painted = async () => {
    await frame();
    await new Promise<void>(done => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(0);
    });
  };
  const rest = (ms: number) => new Promise(done => setTimeout(done, ms));
  const { bench } = window;
  bench.prepare(seats);
  const mounts: number[] = [];
  for (let i = 0; i < rounds; i++) {
    await rest(60);
    const from = performance.now();
    await bench.mount(seats);
    mounts.push(performance.now() - from);
  }
  await rest(400);
  const canvas = document.querySelector('#stage canvas')!;
  const fire = (type: string, at: { x: number; y: number }, more: PointerEventInit = {}) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        clientX: at.x,
        clientY: at.y,
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        ...more,
      }),
    );
  const clicks: number[] = [];
  for (let i = 0; i < 40; i++) {
    const seat = i * 13;
    const at = bench.pos(seat);
    if (!at) continue;
    await frame();
    const from = performance.now();
    fire('pointerdown', at, { buttons: 1 });
    fire('pointerup', at);
    fire('click', at);
    if (!bench.selected(seat)) throw new Error(`seat ${seat} of ${seats} was not selected`);
    await painted();
    clicks.push(performance.now() - from);
  }
  /** Fires an event in each frame and takes the time until the next frame begins. */
  const run = async (steps: number, step: (i: number) => void) => {
    const times: number[] = [];
    for (let i = 0; i < steps; i++) {
      const from = performance.now();
      step(i);
      await painted();
      times.push(performance.now() - from);
    }
    return times;
  };
  const box = canvas.getBoundingClientRect();
  const middle = { x: box.left + 520, y: box.top + 330 };
  const wheels = await run(120, i => {
    canvas.dispatchEvent(
      new WheelEvent('wheel', {
        clientX: middle.x,
        clientY: middle.y,
        deltaY: i % 30 < 15 ? -60 : 60,
        bubbles: true,
        cancelable: true,
      }),
    );
  });
  await rest(400);
  fire('pointerdown', middle, { buttons: 1 });
  const drags = await run(120, i => {
    const turn = (i / 60) * Math.PI;
    fire(
      'pointermove',
      { x: middle.x + 160 * Math.sin(turn), y: middle.y + 100 * Math.sin(2 * turn) },
      { buttons: 1 },
    );
  });
  fire('pointerup', middle);
  return {
    mount: median(mounts),
    click: median(clicks),
    wheel: median(wheels),
    wheelP95: p95(wheels),
    drag: median(drags),
    dragP95: p95(drags),
  };
}

const least = (passes: readonly Sample[]): Sample =>
  Object.fromEntries(
    (Object.keys(passes[0]!) as (keyof Sample)[]).map(key => [key, Math.min(...passes.map(p => p[key]))]),
  ) as unknown as Sample;

async function open(page: Page, base: string, map: 'ours' | 'bare') {
  page.on('pageerror', error => console.error(error));
  await page.goto(`${base}seat-map.html?map=${map}`);
  await page.waitForFunction(() => 'bench' in window);
}

/**
 * From the plan in memory to the painted seats, ms, in a page of its own; of the main thread's processor also what comes
 * in the second behind.
 */
async function cold(base: string, map: 'ours' | 'bare', seats: number): Promise<{ ms: number; cpu: number }> {
  const page = await browser.newPage(PAGE);
  await open(page, base, map);
  await page.evaluate(async n => {
    const rest = (time: number) => new Promise(done => setTimeout(done, time));
    // React shows what waits for a while, and so does the page of a visitor.
    await rest(400);
    window.bench.prepare(n);
    await rest(100);
  }, seats);
  let ms = 0;
  const cpu = await processorOf(page, async () => {
    ms = await page.evaluate(async n => {
      const from = performance.now();
      await window.bench.mount(n);
      return performance.now() - from;
    }, seats);
    await page.waitForTimeout(BEHIND);
  });
  await page.close();
  return { ms, cpu };
}
const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1]!;

async function weight(): Promise<number> {
  const out = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: 'src/features/seat-map/engine/bundle.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const first = Array.isArray(out) ? out[0]! : out;
  if (!('output' in first)) throw new Error('no bundle');
  return first.output.reduce(
    (sum, o) => sum + (o.type === 'chunk' ? gzipSync(o.code, { level: 9 }).length : 0),
    0,
  );
}

const outDir = mkdtempSync(join(tmpdir(), 'heming-seat-map-'));
const shared = {
  configFile: false,
  root: join(root, 'tools/bench'),
  logLevel: 'error',
  css: houseCss,
} as const;
await build({
  ...shared,
  // Files as the site has them: read beside the main thread.
  plugins: [react(), smaller()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: join(root, 'tools/bench/seat-map.html') },
  },
});
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const base = server.resolvedUrls?.local[0] ?? '';
/** What waits stands still: at no frame rate in particular its shimmer would take all of the processor. */
const PAGE = { viewport: { width: 1040, height: 740 }, reducedMotion: 'reduce' } as const;
const system = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(system) && { executablePath: system }),
  args: ['--no-sandbox', '--disable-gpu-vsync', '--disable-frame-rate-limit'],
});
let missed = 0;
try {
  for (const seats of SEATS) {
    const first: Record<'bare' | 'ours', { ms: number; cpu: number }[]> = { bare: [], ours: [] };
    for (let round = 0; round < COLD; round++)
      for (const map of ['bare', 'ours'] as const) first[map].push(await cold(base, map, seats));
    const passes: Record<'bare' | 'ours', Sample[]> = { bare: [], ours: [] };
    for (let pass = 0; pass < PASSES; pass++) {
      for (const map of ['bare', 'ours'] as const) {
        const page = await browser.newPage(PAGE);
        await open(page, base, map);
        passes[map].push(await page.evaluate(measure, { seats, rounds: ROUNDS }));
        await page.close();
      }
    }
    const figures = (map: 'bare' | 'ours') => ({
      ...least(passes[map]),
      cold: median(first[map].map(f => f.ms)),
      cpu: median(first[map].map(f => f.cpu)),
    });
    const [bare, ours] = [figures('bare'), figures('ours')];
    console.log(`${seats} seats`);
    for (const key of ['cold', 'cpu', 'mount', 'click', 'wheel', 'drag'] as const) {
      const ratio = ours[key] / bare[key];
      const ok = ratio <= TARGETS[key];
      if (!ok) missed++;
      const tail =
        key === 'wheel' || key === 'drag'
          ? `  p95 ${ours[`${key}P95`].toFixed(1)} ms (bare ${bare[`${key}P95`].toFixed(1)})`
          : '';
      console.log(
        `  ${key.padEnd(6)} ${ours[key].toFixed(2)} ms, bare ${bare[key].toFixed(2)} ms: ${ratio.toFixed(2)} × (target ${TARGETS[key]})${ok ? '' : '  MISSED'}${tail}`,
      );
    }
    if (Math.max(ours.wheelP95, ours.dragP95) > 16.7) missed++;
  }
  const bytes = await weight();
  if (bytes > 8192) missed++;
  console.log(`engine: ${(bytes / 1000).toFixed(2)} kB gzip (target 8)`);
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
process.exitCode = missed ? 1 : 0;
