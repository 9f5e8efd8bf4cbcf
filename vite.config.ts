import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { artwork } from './scripts/vite-art.ts';
import { browserOnly } from './scripts/vite-browser-only.ts';
import { chunkGroups, smallModules, whereModulesAre } from './scripts/vite-chunks.ts';
import { deskPages } from './scripts/vite-desk.ts';
import { leanHls } from './scripts/vite-hls.ts';
import { renderedMedia } from './scripts/vite-media.ts';
import { straightPastMocks } from './scripts/vite-mock-worker.ts';
import { seasonFolder } from './scripts/vite-season.ts';
import { smaller } from './scripts/vite-smaller.ts';
import { houseCss, shortName } from './scripts/vite-style.ts';
import { waysInPlugin } from './scripts/vite-ways-in.ts';

/** What every page has already, or every page of its kind, need not be listed for each. */
const EVERYWHERE = /\/(?:react|packages|index|kit|hallkit|cards|rolldown-runtime)-[\w-]+\.(?:js|css)$/;

/** Target of `npm run dev:site`: any backend that speaks the specification's calls (.env.example). */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const env = loadEnv(mode, import.meta.dirname, '');
  const target = env.PROXY_TARGET || 'http://localhost:5173';
  const mocks = env.VITE_MOCKS === 'on';
  return {
    base: '/',
    plugins: [
      react(),
      artwork(),
      deskPages(),
      leanHls(),
      seasonFolder(),
      waysInPlugin(),
      !isSsrBuild && browserOnly(),
      !isSsrBuild && smallModules(),
      !isSsrBuild && whereModulesAre(),
      !isSsrBuild && smaller(),
      mocks && !isSsrBuild && renderedMedia('demo/media'),
      mocks && msw({ mode: 'worker-only' }),
      mocks && straightPastMocks(),
    ],
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? 'on' : 'off') },
    css: {
      ...houseCss,
      ...(command === 'build' && { modules: { generateScopedName: shortName } }),
    },
    // The renderer is one file for Node, with nothing to install beside it.
    ssr: { noExternal: true as const },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      assetsDir: 'shstatic',
      target: 'es2023',
      // A rule inside another one is written out: some of these browsers know only half of nesting.
      cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter(file => !EVERYWHERE.test(file)),
      },
      rolldownOptions: {
        // What waits for the other cores is counted as a plugin's own time; what one page has at once another brings later.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        input: {
          index: 'index.html',
          start: 'src/start.ts',
          early: 'src/early.ts',
          ...(!mocks && { 'site-worker': 'src/worker/site-worker.ts' }),
        },
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: { groups: chunkGroups({ boxOffice: mocks }) },
          // A worker rules over the folder that it is in.
          ...(!isSsrBuild && {
            entryFileNames: ({ name }: { name: string }) =>
              name === 'site-worker' ? '[name].js' : 'shstatic/[name]-[hash].js',
          }),
          // Shared parts are named after all pages that share them.
          chunkFileNames: ({ name }) => `shstatic/${name.split('~')[0]}-[hash].js`,
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css')
              ? `shstatic/${names[0].split(/[~.]/)[0]}-[hash].css`
              : 'shstatic/[name]-[hash][extname]',
        },
      },
    },
    server: {
      port: 5174,
      strictPort: true,
      watch: { ignored: ['**/dist*/**', '**/data/**', '**/test-results/**'] },
      proxy: { '/thvendor': target, '/ucenter': target, '/media': target },
    },
    preview: { port: 5174 },
  };
});
