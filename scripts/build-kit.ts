import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { houseCss } from './vite-style.ts';

/** The page that shows the whole kit (docs/kit), built by itself: no visitor's page carries any of it. */
export async function buildKit(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: resolve('docs/kit'),
    envDir: resolve('.'),
    base: '/kit/',
    plugins: [react()],
    css: houseCss,
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2023',
      cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    },
  });
}
