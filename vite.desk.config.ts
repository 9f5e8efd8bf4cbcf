import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { browserOnly } from './scripts/vite-browser-only.ts';
import { seasonFolder } from './scripts/vite-season.ts';
import { houseCss, shortName } from './scripts/vite-style.ts';

/**
 * The desk, the door and the page of a link to pay: a build of their own into the site's folder, so that nothing of theirs
 * is in what visitors load, and nothing of the visitors' in theirs. The desk's page is React, the other two Preact.
 */
export default defineConfig(({ mode }) => {
  const mocks = loadEnv(mode, import.meta.dirname, '').VITE_MOCKS === 'on';
  return {
    base: '/',
    publicDir: false,
    plugins: [react({ exclude: /src\/(?:door|pay)\// }), seasonFolder(), browserOnly()],
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? 'on' : 'off') },
    // Packages of the server's that read a season, as a browser can have them.
    resolve: {
      alias: {
        ...(mocks && {
          'csv-parse/sync': 'csv-parse/browser/esm/sync',
          postcss: resolve(import.meta.dirname, 'src/mocks/no-css.ts'),
        }),
      },
    },
    css: { ...houseCss, modules: { generateScopedName: shortName } },
    worker: { format: 'es' as const },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      emptyOutDir: false,
      assetsDir: 'shstatic/desk',
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        input: {
          desk: 'desk/index.html',
          door: 'desk/door/index.html',
          pay: 'pay/index.html',
          ...(!mocks && { 'desk-worker': 'src/worker/desk-worker.ts' }),
        },
        output: {
          entryFileNames: ({ name }: { name: string }) =>
            // A worker rules over the folder that it is in.
            name === 'desk-worker' ? '[name].js' : 'shstatic/desk/[name]-[hash].js',
        },
      },
    },
  };
});
