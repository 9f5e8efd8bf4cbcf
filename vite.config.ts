import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { artwork } from './scripts/vite-art.ts';

/** Target of `npm run dev` without mocks: any backend that speaks the specification's calls (.env.example). */
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, '');
  const target = env.PROXY_TARGET || 'http://localhost:5173';
  const mocks = env.VITE_MOCKS === 'on';
  return {
    base: '/',
    plugins: [react(), artwork(), mocks && msw({ mode: 'worker-only' })],
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? 'on' : 'off') },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      assetsDir: 'shstatic',
      target: 'es2023',
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    server: { port: 5174, strictPort: true, proxy: { '/thvendor': target, '/ucenter': target } },
    preview: { port: 5174 },
  };
});
