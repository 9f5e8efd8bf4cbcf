/**
 * `npm run build`: the site, the renderer for the Node server, the HTML of every public page, and what a first start needs.
 * `npm run build -- anew` divides the code from nothing (chunk-choice.ts).
 * `npm start` leaves the compression of files to the server (`build.ts start`).
 * `npm run build:demo` (`build.ts demo`): a static site with the box office inside the browser.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { Renderer } from '#server/http/page-filler.ts';
import { ROOM_PATHS } from '../src/desk/rooms.ts';
import { beginBuild, finishBuild, isSource, type Places, printsNow } from './built.ts';
import { compress } from './compress.ts';
import { drawPages, prerender } from './prerender.ts';
import { forThoseWithoutScript } from './vite-ways-in.ts';

const demo = process.argv[2] === 'demo';
const mode = demo ? 'demo' : 'production';
process.env.NODE_ENV = 'production';
const sources = demo ? '' : printsNow().sources;
const places: Places = demo
  ? { site: resolve('dist-demo'), renderer: resolve('.cache/demo-renderer') }
  : beginBuild();
const { site, renderer } = places;

/** A start builds anew when a source has changed: one that it does not look at would be served as it was. */
const known: Plugin = {
  name: 'known-sources',
  buildEnd() {
    const others = demo ? [] : [...this.getModuleIds()].filter(id => !isSource(id));
    if (others.length > 0) this.error(`Not among the sources in scripts/built.ts: ${others.join(', ')}`);
  },
};
// Node reads the configuration itself: bundling it for each of the builds took a third of all.
const common: InlineConfig = { mode, configLoader: 'native', logLevel: 'warn', plugins: [known] };

rmSync(site, { recursive: true, force: true });
const into = { build: { outDir: site, emptyOutDir: false } };
const buildRenderer = () =>
  build({
    ...common,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/app/render.tsx',
      outDir: renderer,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
const draw = async () =>
  drawPages((await import(pathToFileURL(join(renderer, 'render.js')).href)) as Renderer, demo);
const [drawn] = await Promise.all([
  // While the site's own code is made small on other cores.
  buildRenderer().then(draw),
  build({ ...common, ...into }),
  build({ ...common, ...into, configFile: 'vite.desk.config.ts' }),
]);
const pages = prerender({ site, drawn, origin: process.env.VITE_SITE_ORIGIN ?? '' });
rmSync(join(site, '.vite'), { recursive: true, force: true });
if (demo) {
  // Static hosts show 404.html for paths they do not know: there the site itself says what is on them.
  const shell = readFileSync(join(site, 'index.html'), 'utf8');
  writeFileSync(join(site, '404.html'), forThoseWithoutScript(shell));
  // Such a host knows files alone: each room of the desk is its page once more.
  for (const room of ['login', ...ROOM_PATHS]) {
    mkdirSync(join(site, 'desk', room), { recursive: true });
    copyFileSync(join(site, 'desk/index.html'), join(site, 'desk', room, 'index.html'));
  }
  // They bring the whole demonstration along, which no other build needs.
  const [{ makeArt }, { makeFeeds }, { makeLetters }, { makeReports }, { makeSeason }, { buildKit }] =
    await Promise.all([
      import('./make-art.ts'),
      import('./make-feeds.ts'),
      import('./make-letters.ts'),
      import('./make-reports.ts'),
      import('./make-season.ts'),
      import('./build-kit.ts'),
    ]);
  await makeArt(site);
  await makeFeeds(site, process.env.VITE_SITE_ORIGIN ?? '');
  await makeReports(site);
  await makeLetters(site, process.env.VITE_SITE_ORIGIN ?? '');
  makeSeason(site);
  await buildKit(join(site, 'kit'));
  rmSync(renderer, { recursive: true, force: true });
} else {
  if (process.argv[2] !== 'start') await Promise.all([compress(site), readyForStart()]);
  finishBuild(sources, places);
}

/** What fails here is done by the start itself. */
async function readyForStart(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/first-start.ts'], { stdio: 'ignore' });
  await once(child, 'close').catch(() => undefined);
}
console.log(`Built ${pages} pages in ${demo ? 'dist-demo' : 'dist'}`);
