import './styles/global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { boot, isSent, sentData } from './app/boot.ts';
import { answerEarlyActs } from './app/early-acts.ts';
import { LEFT_TO_BROWSER } from './app/left-to-browser.ts';
import { whenIdle } from './lib/idle.ts';

/** Each step in a task of its own, so that a touch does not wait for all of them. */
const nextTask = () => new Promise<void>(resolve => setTimeout(resolve));

async function start(): Promise<void> {
  // Written out, so that a production build drops the branch and the mocks with it (quality.md S17).
  if (import.meta.env.VITE_MOCKS === 'on') {
    const { startMocks } = await import('./mocks/browser.ts');
    await startMocks().catch(async (error: unknown) => {
      (await import('./mocks/blocked.ts')).sayBlocked();
      throw error;
    });
  }
  await nextTask();
  const sent = sentData();
  const router = boot(sent);
  await nextTask();
  router.initialize();
  // The page in the HTML stays until the first page is ready, so that nothing flashes.
  if (!router.state.initialized) {
    await new Promise<void>(resolve => {
      const stop = router.subscribe(state => {
        if (!state.initialized) return;
        stop();
        resolve();
      });
    });
  }
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const page = <RouterProvider router={router} />;
  const asSent = sent !== null && isSent(router.state.location);
  // In slices, so that the page answers while it comes to life.
  startTransition(() => {
    if (asSent) hydrateRoot(root, page, { onRecoverableError });
    else createRoot(root).render(page);
  });
  void answerEarlyActs(asSent);
}

function onRecoverableError(error: unknown): void {
  if ((error as { digest?: string }).digest !== LEFT_TO_BROWSER) reportError(error);
}

const started = start();
// The router is there by then, however long the mocks take to start.
const rest = () =>
  void started.then(() => whenIdle(() => void import('./app/at-rest.ts').catch(() => undefined)));
if (document.readyState === 'complete') rest();
else window.addEventListener('load', rest, { once: true });
