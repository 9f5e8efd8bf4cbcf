import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/ui.tsx';
import { below } from './below.tsx';

const Hello = () => <p>Hello</p>;

/** Nothing is near until it is said. */
function farAway() {
  let come: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof come) {
        come = seen;
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => act(() => come([{ isIntersecting: true }]));
}

it('is asked for when it is near, and stands at once when the page is gone back to', async () => {
  const near = farAway();
  const load = vi.fn(async () => Hello);
  const Part = below(load, <i>soon</i>);
  const { unmount } = await renderUi(<Part />);
  expect(screen.getByText('soon')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  near();
  expect(await screen.findByText('Hello')).toBeDefined();
  unmount();
  farAway();
  await renderUi(<Part />);
  expect(screen.getByText('Hello')).toBeDefined();
  vi.unstubAllGlobals();
});

it('is asked for when the page is first used, with a key as well', async () => {
  farAway();
  const load = vi.fn(async () => Hello);
  const Part = below(load, null);
  const { user } = await renderUi(<Part />);
  expect(load).not.toHaveBeenCalled();
  await user.keyboard('{Tab}');
  expect(await screen.findByText('Hello')).toBeDefined();
  vi.unstubAllGlobals();
});
