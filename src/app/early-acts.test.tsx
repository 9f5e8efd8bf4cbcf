import { act, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from '#tests/wait.ts';
import { answerEarlyActs } from './early-acts.ts';

it('a button pressed while its page comes to life is answered once, and sends no form', async () => {
  const press = vi.fn();
  const sent = vi.fn();
  const page = (
    <form onSubmit={sent}>
      <button type="submit" onClick={press}>
        one seat more
      </button>
    </form>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  onTestFinished(() => root.remove());
  const button = root.querySelector('button') as HTMLButtonElement;
  // In slices, as the site does it: the press comes between two of them.
  startTransition(() => void hydrateRoot(root, page));
  await answerEarlyActs(true);
  const lost = vi.fn((event: Event) => event.preventDefault());
  root.addEventListener('submit', lost);
  button.click();
  expect([press.mock.calls.length, lost.mock.calls.length]).toEqual([0, 0]);
  await act(() => waitFor(() => expect(press).toHaveBeenCalled()));
  await act(() => new Promise(resolve => setTimeout(resolve, 150)));
  expect([press.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
});
