/**
 * A phone's first visit to five pages, each in a browser as new, beside two baselines in the same run: a static page, and an
 * empty page that loads every package of the product. A phone's line (150 ms, 1.6 Mbit/s) and a quarter of the speed
 * for the largest paint and what moves; the main thread's own time, as the browser traces it, for what blocks: that
 * does not count what others do on this machine. Medians; ends with a fault where a goal is missed. `npm run build`
 * comes first.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { compress } from '#scripts/compress.ts';
import { StaticSite } from '#server/http/static.ts';
import { freePort } from '#tests/server/postgres.ts';
import { sumOf, tasksOf } from './main-thread.ts';
import { Phone, SLOWER, startBrowser, startSite } from './phone.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** LCP also as a multiple of the static page's, the main thread's time as one of the page's with every package. */
const GOAL = { lcp: 1200, lcpRatio: 1.3, tbt: 200, home: 2, page: 2.5, cls: 0.01 } as const;
/** What has come to rest, ms after the page has loaded. */
const REST = 6_000;
/** A task above this blocks by what it is longer, ms. */
const LONG = 50;

interface Run {
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** Of the main thread, as this machine has it. */
  readonly cpu: number;
  readonly requests: number;
}

const temp = mkdtempSync(join(tmpdir(), 'heming-bench-'));

const page = (script: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Baseline</title><meta name="description" content="A page to compare with"><link rel="stylesheet" href="/style.css">${script}</head><body><div id="root"><h1>和鸣交响乐团</h1><p>马勒　第五交响曲</p></div></body></html>`;

/** A page that needs nothing but a style sheet. */
function staticPage(): string {
  const dir = join(temp, 'static');
  mkdirSync(dir);
  writeFileSync(join(dir, 'index.html'), page(''));
  return dir;
}

/** Every package that the product is made with, on an empty page drawn by React. */
async function packagesPage(): Promise<string> {
  const source = resolve('.cache/bench-packages');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  writeFileSync(
    join(source, 'main.js'),
    `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import axios from 'axios';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import md5 from 'crypto-js/md5';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import 'dayjs/locale/zh-cn.js';
import { Decimal } from 'decimal.js';
import Swiper from 'swiper';
dayjs.extend(utc);
const useStore = create(persist(() => ({ n: 1 }), { name: 'bench' }));
i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { translation: { title: '和鸣交响乐团' } } } });
window.used = [axios.create(), md5('x').toString(), new Decimal(1), Swiper, dayjs.utc()];
const Page = () => { const { t } = useTranslation(); return h('main', null, h('h1', null, t('title')), h('p', null, '马勒　第五交响曲 ' + useStore(s => s.n))); };
const router = createBrowserRouter([{ path: '*', Component: Page }]);
createRoot(document.getElementById('root')).render(h(RouterProvider, { router }));
`,
  );
  writeFileSync(
    join(source, 'index.html'),
    page('<script type="module" src="./main.js"></script>')
      .replace('<link rel="stylesheet" href="/style.css">', '')
      .replace(/<h1>.*<\/p>/, ''),
  );
  const dir = join(temp, 'packages');
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    build: { outDir: dir, emptyOutDir: true },
  });
  rmSync(source, { recursive: true, force: true });
  return dir;
}

async function serveDir(dir: string, port: number): Promise<{ close(): void }> {
  writeFileSync(join(dir, 'style.css'), 'body{font:1rem/1.6 sans-serif;margin:2rem}h1{font-size:2rem}');
  await compress(dir);
  const files = new StaticSite(dir);
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  return serve({
    port,
    fetch: request =>
      files.serve(new URL(request.url).pathname, request) ??
      new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  });
}

/** When pictures come and what moves, as a phone has it. */
async function painted(browser: Browser, url: string): Promise<Pick<Run, 'lcp' | 'cls' | 'requests'>> {
  const phone = await Phone.open(browser, { line: true });
  const { page } = phone;
  await page.addInitScript(() => {
    window.painted = { lcp: 0, cls: 0 };
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) window.painted.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.painted.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST);
  const seen = await page.evaluate(() => window.painted);
  const requests = phone.requests.length;
  await phone.close();
  return { ...seen, requests };
}

/** What the main thread had to do: all of it, and what of it stood in the way of a touch behind the first paint. */
async function worked(browser: Browser, url: string): Promise<Pick<Run, 'tbt' | 'cpu'>> {
  const phone = await Phone.open(browser, { slower: 1 });
  const { page } = phone;
  const tasks = await tasksOf(browser, page, 'firstContentfulPaint', async () => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST);
  });
  await phone.close();
  return {
    cpu: sumOf(tasks),
    tbt: tasks.filter(task => task.at >= 0).reduce((sum, { ms }) => sum + Math.max(0, SLOWER * ms - LONG), 0),
  };
}

declare global {
  interface Window {
    painted: { lcp: number; cls: number };
  }
}

const median = (runs: readonly Run[], of: keyof Run): number =>
  runs.map(r => r[of]).sort((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;

const site = await startSite();
const [plainPort, heavyPort] = [await freePort(), await freePort()];
const servers = [await serveDir(staticPage(), plainPort), await serveDir(await packagesPage(), heavyPort)];
const browser = await startBrowser();
try {
  const [plain, heavy] = ['static page', 'every package, empty page'];
  const pages: Readonly<Record<string, string>> = {
    [plain]: `http://localhost:${plainPort}/`,
    [heavy]: `http://localhost:${heavyPort}/`,
    home: `${site.url}/zh-CN/mobile/home`,
    list: `${site.url}/zh-CN/mobile/musicale`,
    concert: `${site.url}/zh-CN/mobile/musicale-detail?id=mahler-5`,
    hall: `${site.url}/zh-CN/mobile/digitalhall`,
    news: `${site.url}/zh-CN/mobile/news`,
  };
  for (const url of Object.values(pages)) await fetch(url);
  const runs = new Map<string, Run[]>();
  // In turns, so that what else the machine does falls on all of them.
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, url] of Object.entries(pages)) {
      const run = { ...(await painted(browser, url)), ...(await worked(browser, url)) };
      runs.set(name, [...(runs.get(name) ?? []), run]);
    }
  const of = (name: string, figure: keyof Run): number => median(runs.get(name) ?? [], figure);
  console.log(
    `load ${loadavg()[0]?.toFixed(1)}; goals: LCP ${GOAL.lcp} ms and ${GOAL.lcpRatio} × the static page, TBT ${GOAL.tbt} ms, main thread ${GOAL.home} × (home) and ${GOAL.page} × the page with every package, CLS ${GOAL.cls}`,
  );
  console.log('page                            LCP ms      ×   TBT ms   CPU ms      ×      CLS   requests');
  for (const name of Object.keys(pages)) {
    const [lcp, tbt, cpu, cls] = [of(name, 'lcp'), of(name, 'tbt'), of(name, 'cpu'), of(name, 'cls')];
    const [lcpRatio, cpuRatio] = [lcp / of(plain, 'lcp'), cpu / of(heavy, 'cpu')];
    const good =
      name === plain ||
      name === heavy ||
      (lcp <= GOAL.lcp &&
        lcpRatio <= GOAL.lcpRatio &&
        tbt <= GOAL.tbt &&
        cpuRatio <= (name === 'home' ? GOAL.home : GOAL.page) &&
        cls <= GOAL.cls);
    if (!good) process.exitCode = 1;
    console.log(
      `${name.padEnd(28)} ${lcp.toFixed(0).padStart(9)} ${lcpRatio.toFixed(2).padStart(6)} ${tbt.toFixed(0).padStart(8)} ${cpu.toFixed(0).padStart(8)} ${cpuRatio.toFixed(2).padStart(6)} ${cls.toFixed(4).padStart(8)} ${of(name, 'requests').toFixed(0).padStart(10)}${good ? '' : '   MISSED'}`,
    );
  }
} finally {
  await browser.close();
  site.stop();
  for (const server of servers) server.close();
  rmSync(temp, { recursive: true, force: true });
}
