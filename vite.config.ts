import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** Target of `npm run dev` without mocks: any backend that speaks the specification's calls (.env.example). */
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, '');
  const target = env.PROXY_TARGET || 'http://localhost:5173';
  return {
    base: '/',
    plugins: [react()],
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
