/** @jsxImportSource preact */
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/words.css';
import './pay.css';
import '../styles/latin-marks.css';
import { render } from 'preact';
import { Pay } from './pay.tsx';

async function start(): Promise<void> {
  // Written out, so that a production build drops the branch and the mocks with it (quality.md S17).
  if (import.meta.env.VITE_MOCKS === 'on') {
    const { startMocks } = await import('#mocks/browser.ts');
    await startMocks();
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  render(<Pay code={new URLSearchParams(location.search).get('o') ?? ''} />, root);
}
void start();
