import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ensureCopy } from '#i18n/i18n.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { parseTree } from '#site/tree.ts';
import { renderUi } from '#tests/ui.tsx';
import { waitFor } from '#tests/wait.ts';
import { deferred } from './deferred.tsx';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('stands as its skeleton in the HTML of the server, and comes when the page rests', async () => {
  const Part = deferred(async () => Hello, <i>soon</i>);
  await ensureCopy('en-US', ['ui']);
  const page = (
    <TreeProvider tree={parseTree('en-US/pc')}>
      <Part name="you" />
    </TreeProvider>
  );
  expect(renderToString(page)).toContain('soon');
  await renderUi(page);
  expect(await screen.findByText('Hello you')).toBeDefined();
  expect(screen.queryByText('soon')).toBeNull();
});

it('says that its code did not come, and brings it on demand', async () => {
  const load = vi.fn(async () => Hello);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = deferred(load, <i>soon</i>);
  const { user } = await renderUi(<Part name="you" />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello you')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('comes by itself when the network is back', async () => {
  const load = vi.fn(async () => Hello);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = deferred(load, <i>soon</i>);
  await renderUi(<Part name="you" />);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('Hello you')).toBeDefined();
  });
});
