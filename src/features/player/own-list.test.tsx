import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ensureCopy } from '#i18n/i18n.ts';
import { renderUi } from '#tests/ui.tsx';
import { useOwnList } from './own-list.ts';
import { OwnTitles } from './own-titles.tsx';

const playTitle = vi.hoisted(() => vi.fn());
vi.mock('./verbs.ts', async original => ({ ...(await original<object>()), playTitle }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 404, json: async () => ({}) }));
  act(() => useOwnList.setState({ titles: [] }));
  playTitle.mockClear();
  return () => {
    vi.unstubAllGlobals();
    localStorage.clear();
  };
});

const rendered = async () => {
  await ensureCopy('en-US', ['playroom']);
  return renderUi(<OwnTitles />);
};

it('is nothing where nobody has begun one', async () => {
  await rendered();
  expect(screen.queryByRole('heading', { name: 'My list' })).toBeNull();
});

it('is put in order by hand, plays from any of its titles on, and is kept on the device', async () => {
  for (const id of ['lark', 'fifth', 'serenade']) useOwnList.getState().toggle(id);
  const { user } = await rendered();
  const list = screen.getByRole('list', { name: 'My list' });
  const [, , third] = within(list).getAllByRole('button', { name: /sooner/ });
  await user.click(third as HTMLElement);
  expect(useOwnList.getState().titles).toEqual(['lark', 'serenade', 'fifth']);
  expect(localStorage.getItem('heming.own-list')).toContain('["lark","serenade","fifth"]');
  // By keyboard: the focus goes with what is moved, stays at the end, and each place is told.
  const [later] = within(list).getAllByRole('button', { name: /later/ });
  later?.focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(useOwnList.getState().titles).toEqual(['serenade', 'fifth', 'lark']);
  expect(within(list).getAllByRole('listitem')[2]?.contains(document.activeElement)).toBe(true);
  expect(screen.getByText(/number 3 of 3/)).toBeDefined();
  act(() => useOwnList.getState().put(['lark', 'serenade', 'fifth']));
  await user.click(within(list).getByRole('button', { name: 'Number 2' }));
  expect(playTitle).toHaveBeenLastCalledWith('serenade', { queue: ['fifth'] });
  await user.click(screen.getByRole('button', { name: 'Play all of it' }));
  expect(playTitle).toHaveBeenLastCalledWith('lark', { queue: ['serenade', 'fifth'] });
  // A second press takes it off again.
  act(() => useOwnList.getState().toggle('lark'));
  expect(useOwnList.getState().titles).toEqual(['serenade', 'fifth']);
});

it('takes of what is stored only what is an id', async () => {
  localStorage.setItem(
    'heming.own-list',
    JSON.stringify({ state: { titles: ['fifth', 7, '<b>', 'fifth', 'lark'] }, version: 1 }),
  );
  await act(() => useOwnList.persist.rehydrate());
  expect(useOwnList.getState().titles).toEqual(['fifth', 'lark']);
});
