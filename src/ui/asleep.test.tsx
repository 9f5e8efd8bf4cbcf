import { act } from '@testing-library/react';
import { type ComponentType, Suspense, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const press = vi.fn();
const drawn = vi.fn();
function Part({ word }: { word: string }) {
  drawn();
  return (
    <button type="button" onClick={press}>
      {word}
    </button>
  );
}

/** As a page begins: nobody has used it. */
async function open(): Promise<typeof import('./asleep.tsx')> {
  vi.resetModules();
  return await import('./asleep.tsx');
}

async function hydrated(asleep: (part: typeof Part) => ComponentType<{ word: string }>) {
  const Sleeping = asleep(Part);
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <Suspense>
      <Part word="more" />
    </Suspense>,
  );
  document.body.append(root);
  onTestFinished(() => root.remove());
  drawn.mockClear();
  const onRecoverableError = vi.fn();
  await act(async () =>
    startTransition(() => void hydrateRoot(root, <Sleeping word="more" />, { onRecoverableError })),
  );
  onTestFinished(() => expect(onRecoverableError).not.toHaveBeenCalled());
  return root.querySelector('button') as HTMLButtonElement;
}

beforeEach(() => vi.clearAllMocks());

it('leaves the HTML of the server as it is until the page is used', async () => {
  const { asleep } = await open();
  const button = await hydrated(asleep);
  expect(drawn).not.toHaveBeenCalled();
  await act(async () => void dispatchEvent(new Event('keydown')));
  expect(drawn).toHaveBeenCalled();
  expect(button.isConnected).toBe(true);
});

it('answers its very first press, once, whatever tells of it', async () => {
  const { asleep } = await open();
  const button = await hydrated(asleep);
  await act(async () => button.click());
  expect(press).toHaveBeenCalledOnce();
});

it('comes to life where it is woken, before and after', async () => {
  const first = await open();
  first.wake();
  await hydrated(first.asleep);
  expect(drawn).toHaveBeenCalled();
  const { asleep, wake } = await open();
  await hydrated(asleep);
  expect(drawn).not.toHaveBeenCalled();
  await act(async () => wake());
  expect(drawn).toHaveBeenCalled();
});

it('is there at once where it is drawn in the browser', async () => {
  const { asleep } = await open();
  const Sleeping = asleep(Part);
  const root = document.createElement('div');
  await act(async () => createRoot(root).render(<Sleeping word="more" />));
  expect(root.textContent).toBe('more');
});
