/** @jsxImportSource preact */
import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/words.css';
import './door.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { Door } from './model.ts';

async function start(): Promise<void> {
  // Written out, so that a production build drops the branch and the mocks with it (quality.md S17).
  if (import.meta.env.VITE_MOCKS === 'on') {
    const { startMocks } = await import('#mocks/browser.ts');
    await startMocks();
  } else
    void navigator.serviceWorker?.register('/desk-worker.js', { scope: '/desk/' }).catch(() => undefined);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const door = new Door();
  render(<App door={door} />, root);
  await door.begin();
}
void start();
