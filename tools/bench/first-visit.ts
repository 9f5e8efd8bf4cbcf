/**
 * The first visit of the Chinese phone home page on Lighthouse's phone (simulated), beside two baselines in the same
 * run: a static page, and an empty page that loads every package of the product. `npm run build` comes first.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { build } from 'vite';
import { compress } from '#scripts/compress.ts';
import { findChromium } from '#scripts/tools.ts';
import { StaticSite } from '#server/http/static.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 5;
/** A browser that dies on a busy machine is no result: the page is measured again. */
const TRIES = 3;
const PORT = 20_000 + Math.floor(Math.random() * 20_000);
/** LCP also as a multiple of the static page's, TBT as one of the page's with every package. */
const TARGET = { lcp: 1200, lcpRatio: 1.3, tbtRatio: 1.5, cls: 0.01, score: 98 } as const;

const OPTIONS = [
  '--quiet',
  '--output=json',
  '--output-path=stdout',
  '--only-categories=performance',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
];

interface Run {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly requests: number;
  readonly bytes: number;
}
interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items: readonly unknown[] } }
    >
  >;
}

if (!existsSync('dist/index.html')) throw new Error('There is no dist: run `npm run build` first.');
const chromium = await findChromium();
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

async function startSite(port: number): Promise<() => void> {
  const child = spawn(process.execPath, ['demo/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(temp, 'data'), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, fail) => {
    child.stdout.once('data', () => ready());
    child.once('exit', code => fail(new Error(`The server ended with ${code}`)));
  });
  return () => child.kill('SIGTERM');
}

/** In a process of its own that is not waited for in place: the baselines are served by this one. */
const lighthouse = (url: string) =>
  promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...OPTIONS], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: chromium },
  });

async function report(url: string): Promise<Report> {
  let said: unknown;
  for (let i = 0; i < TRIES; i++) {
    try {
      return JSON.parse((await lighthouse(url)).stdout) as Report;
    } catch (error) {
      said = error;
    }
  }
  throw new Error('Lighthouse gave no report', { cause: said });
}

async function measure(url: string): Promise<Run> {
  const { categories, audits } = await report(url);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(categories.performance.score * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: audits['network-requests']?.details?.items.length ?? Number.NaN,
    bytes: value('total-byte-weight'),
  };
}

const median = (runs: readonly Run[], of: keyof Run): number =>
  runs.map(r => r[of]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;

const stop = await startSite(PORT);
const servers = [await serveDir(staticPage(), PORT + 1), await serveDir(await packagesPage(), PORT + 2)];
try {
  const pages = {
    'phone home page': `http://localhost:${PORT}/zh-CN/mobile/home`,
    'static page': `http://localhost:${PORT + 1}/`,
    'every package, empty page': `http://localhost:${PORT + 2}/`,
  };
  await fetch(pages['phone home page']);
  const runs = new Map<string, Run[]>();
  // In turns, so that what else the machine does falls on all of them.
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, url] of Object.entries(pages))
      runs.set(name, [...(runs.get(name) ?? []), await measure(url)]);

  const rows = [...runs].map(([name, list]) => ({
    name,
    lcp: median(list, 'lcp'),
    tbt: median(list, 'tbt'),
    cls: median(list, 'cls'),
    score: median(list, 'score'),
    requests: median(list, 'requests'),
    kB: median(list, 'bytes') / 1000,
  }));
  console.table(
    Object.fromEntries(
      rows.map(r => [
        r.name,
        {
          'LCP ms': Math.round(r.lcp),
          'TBT ms': Math.round(r.tbt),
          CLS: Number(r.cls.toFixed(4)),
          score: r.score,
          requests: r.requests,
          kB: Math.round(r.kB),
        },
      ]),
    ),
  );
  const [home, plain, heavy] = rows;
  if (!home || !plain || !heavy) throw new Error('A page was not measured.');
  console.log(
    `The home page: LCP ${(home.lcp / plain.lcp).toFixed(2)} × the static page, TBT ${(home.tbt / heavy.tbt).toFixed(2)} × the page with every package (medians of ${ROUNDS})`,
  );
  console.log(
    `Targets: LCP ≤ ${TARGET.lcp} ms and ≤ ${TARGET.lcpRatio} ×, TBT ≤ ${TARGET.tbtRatio} ×, CLS ≤ ${TARGET.cls}, score ≥ ${TARGET.score}`,
  );
  const reached =
    home.lcp <= TARGET.lcp &&
    home.lcp <= plain.lcp * TARGET.lcpRatio &&
    home.tbt <= heavy.tbt * TARGET.tbtRatio &&
    home.cls <= TARGET.cls &&
    home.score >= TARGET.score;
  if (!reached) process.exitCode = 1;
} finally {
  stop();
  for (const server of servers) server.close();
  rmSync(temp, { recursive: true, force: true });
}
