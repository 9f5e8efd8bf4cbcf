import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/words.css';
import './desk.css';
import '../styles/latin-marks.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

async function start(): Promise<void> {
  // Written out, so that a production build drops the branch and the mocks with it (quality.md S17).
  if (import.meta.env.VITE_MOCKS === 'on') {
    const [{ startMocks }, { lateSeasonFiles: seasonFiles }] = await Promise.all([
      import('#mocks/browser.ts'),
      import('#mocks/late-season.ts'),
    ]);
    await startMocks({ seasonFiles });
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(<App />);
}
void start();
