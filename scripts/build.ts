/**
 * `npm run build`: the site, the renderer for the Node server, and the HTML of every public page.
 * `npm run build:demo` (`build.ts demo`): a static site with the box office inside the browser.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Renderer } from '#server/http/page-filler.ts';
import { buildKit } from './build-kit.ts';
import { compress } from './compress.ts';
import { makeArt } from './make-art.ts';
import { makeFeeds } from './make-feeds.ts';
import { makeLetters } from './make-letters.ts';
import { prerender } from './prerender.ts';
import { forThoseWithoutScript } from './vite-ways-in.ts';

/** Rooms of the desk that have an address (src/desk/app.tsx). */
const DESK_ROOMS = ['login', 'orders', 'counter', 'house', 'reports', 'staff'];
const demo = process.argv[2] === 'demo';
const mode = demo ? 'demo' : 'production';
const site = resolve(demo ? 'dist-demo' : 'dist');
const renderer = demo ? resolve('.cache/demo-renderer') : `${site}-ssr`;
process.env.NODE_ENV = 'production';

await build({ mode, logLevel: 'warn' });
await build({ mode, logLevel: 'warn', configFile: 'vite.desk.config.ts' });
await build({
  mode,
  logLevel: 'warn',
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
const built = (await import(pathToFileURL(join(renderer, 'render.js')).href)) as Renderer;
const pages = await prerender({ site, renderer: built, demo, origin: process.env.VITE_SITE_ORIGIN ?? '' });
rmSync(join(site, '.vite'), { recursive: true, force: true });
if (demo) {
  // Static hosts show 404.html for paths they do not know: there the site itself says what is on them.
  const shell = readFileSync(join(site, 'index.html'), 'utf8');
  writeFileSync(join(site, '404.html'), forThoseWithoutScript(shell));
  // Such a host knows files alone: each room of the desk is its page once more.
  for (const room of DESK_ROOMS) {
    mkdirSync(join(site, 'desk', room), { recursive: true });
    copyFileSync(join(site, 'desk/index.html'), join(site, 'desk', room, 'index.html'));
  }
  await makeArt(site);
  await makeFeeds(site, process.env.VITE_SITE_ORIGIN ?? '');
  await makeLetters(site, process.env.VITE_SITE_ORIGIN ?? '');
  await buildKit(join(site, 'kit'));
  rmSync(renderer, { recursive: true, force: true });
} else await compress(site);
console.log(`Built ${pages} pages in ${demo ? 'dist-demo' : 'dist'}`);
