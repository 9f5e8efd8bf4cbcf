import { act, startTransition, useEffect, useState } from 'react';
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

it.each([
  ['a text', 'bach', 'mahler'],
  ['the end of a text', 'bach', ''],
  ['a choice', 'on', 'off'],
])(
  '%s of a field stays what it was made, though the page is drawn again before that is told',
  async (_, was, will) => {
    const told = vi.fn();
    function Page() {
      const [value, setValue] = useState(was);
      const [drawn, setDrawn] = useState(0);
      useEffect(() => setDrawn(1), []);
      const change = (next: string) => {
        told(next);
        setValue(next);
      };
      return was === 'on' ? (
        <input
          type="checkbox"
          data-drawn={drawn}
          checked={value === 'on'}
          onChange={event => change(event.currentTarget.checked ? 'on' : 'off')}
        />
      ) : (
        <input data-drawn={drawn} value={value} onChange={event => change(event.currentTarget.value)} />
      );
    }
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Page />);
    document.body.append(root);
    const field = root.querySelector('input') as HTMLInputElement;
    const typed = new Event('input', { bubbles: true });
    if (was === 'on') field.checked = false;
    else field.value = will;
    field.dispatchEvent(typed);
    window.takeEarlyActs = () => [typed];
    onTestFinished(() => {
      vi.unstubAllGlobals();
      root.remove();
      delete window.takeEarlyActs;
    });
    // As in a browser: what is drawn again is so before anything is answered.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    startTransition(() => void hydrateRoot(root, <Page />));
    await answerEarlyActs(true);
    expect(field.dataset.drawn).toBe('1');
    expect(told.mock.calls).toEqual([[will]]);
    expect(was === 'on' ? field.checked : field.value).toBe(was === 'on' ? false : will);
  },
);
