import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { RouterProvider, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBrowserRouter } from '#app/browser-router.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { parseTree } from '#site/tree.ts';
import { BottomSheet } from './sheet.tsx';

type Router = ReturnType<typeof createBrowserRouter>;
let router: Router;

/** A page with a sheet, a sheet on the sheet, and the ways of a sheet to another page or another query. */
function Page() {
  const [open, setOpen] = useState(0);
  const [held, setHeld] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const close = (to: number) => () => !held && setOpen(to);
  return (
    <>
      <h1>{`${pathname}${search}`}</h1>
      <button type="button" onClick={() => setOpen(1)}>
        open
      </button>
      <BottomSheet open={open > 0} onClose={close(0)} title="one">
        <button type="button" onClick={() => setOpen(2)}>
          another
        </button>
        <button type="button" onClick={close(0)}>
          done
        </button>
        <button type="button" onClick={() => void navigate('?filter=1', { replace: true })}>
          filter
        </button>
        <button type="button" onClick={() => setHeld(!held)}>
          send
        </button>
        <button
          type="button"
          onClick={() => {
            setOpen(0);
            void navigate('/elsewhere');
          }}
        >
          leave
        </button>
        <button type="button" onClick={() => void navigate('/elsewhere')}>
          go
        </button>
        <button type="button" onClick={() => void navigate(-1)}>
          return
        </button>
      </BottomSheet>
      <BottomSheet open={open > 1} onClose={close(1)} title="two">
        <button
          type="button"
          onClick={() => {
            setOpen(0);
            void navigate('/elsewhere');
          }}
        >
          leave both
        </button>
        <button type="button" onClick={() => setOpen(0)}>
          done both
        </button>
      </BottomSheet>
    </>
  );
}

const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const sheets = () => screen.queryAllByRole('dialog', { hidden: true }).length;
const state = () => [heading(), sheets(), window.history.state?.layer ?? 0];
const shows = (...expected: [string, number, number]) => waitFor(() => expect(state()).toEqual(expected));
const press = (name: string) => act(async () => screen.getByRole('button', { name, hidden: true }).click());
/** Of a move inside a page nothing is heard outside: the browser is given its time for it. */
const move = (go: () => void) =>
  act(async () => {
    go();
    await new Promise(resolve => setTimeout(resolve, 30));
  });
const back = () => move(() => window.history.back());
const forward = () => move(() => window.history.forward());

beforeEach(async () => {
  await ensureCopy('en-US', ['ui']);
  window.history.replaceState(null, '', '/before');
  const page = (
    <TreeProvider tree={parseTree('en-US/mobile')}>
      <Page />
    </TreeProvider>
  );
  router = createBrowserRouter([
    { path: '/before', element: <h1>/before</h1> },
    { path: '/page', element: page },
    { path: '/elsewhere', element: <h1>/elsewhere</h1> },
  ]).initialize();
  await act(async () => void render(<RouterProvider router={router} />));
  await act(async () => router.navigate('/page'));
  await shows('/page', 0, 0);
});
afterEach(() => router.dispose());

describe('Back', () => {
  it('closes the sheet, then leaves the page', async () => {
    await press('open');
    await shows('/page', 1, 1);
    await back();
    await shows('/page', 0, 0);
    await back();
    await shows('/before', 0, 0);
  });
  it('closes what lies on top of two first', async () => {
    await press('open');
    await press('another');
    await shows('/page', 2, 2);
    await back();
    await shows('/page', 1, 1);
    await back();
    await shows('/page', 0, 0);
    await back();
    await shows('/before', 0, 0);
  });
  it('pressed again before the sheet is gone leaves', async () => {
    await press('open');
    await shows('/page', 1, 1);
    await move(() => {
      window.history.back();
      setTimeout(() => window.history.back(), 10);
    });
    await shows('/before', 0, 0);
  });
  it.each([
    ['one', ['open', 'done']],
    ['two', ['open', 'another', 'done both']],
    ['one, opened three times', ['open', 'done', 'open', 'done', 'open', 'done']],
  ])('finds no entry of a sheet that closed another way: %s', async (_, presses) => {
    for (const name of presses) await press(name);
    await shows('/page', 0, 0);
    await back();
    await shows('/before', 0, 0);
  });
  it.each([
    ['closed and left', ['open', 'leave']],
    ['left open', ['open', 'go']],
    ['of two', ['open', 'another', 'leave both']],
  ])('from a page that a sheet led to is the page under it: %s', async (_, presses) => {
    for (const name of presses) await press(name);
    await shows('/elsewhere', 0, 0);
    await back();
    await shows('/page', 0, 0);
    await forward();
    await shows('/elsewhere', 0, 0);
    await back();
    await shows('/page', 0, 0);
    await back();
    await shows('/before', 0, 0);
  });
  it('keeps what was chosen in the sheet', async () => {
    await press('open');
    await press('filter');
    await shows('/page?filter=1', 1, 1);
    await back();
    await shows('/page?filter=1', 0, 0);
    await back();
    await shows('/before', 0, 0);
  });
  it('does not close what must not close now, and closes it later', async () => {
    await press('open');
    await press('send');
    await back();
    await shows('/page', 1, 1);
    await press('send');
    await back();
    await shows('/page', 0, 0);
  });
  it('of the page itself leaves it, its sheet and all', async () => {
    await press('open');
    await shows('/page', 1, 1);
    await press('return');
    await shows('/before', 0, 0);
  });
  it('Forward does not stop at a sheet that is closed', async () => {
    await press('open');
    await shows('/page', 1, 1);
    await back();
    await shows('/page', 0, 0);
    await forward();
    await shows('/page', 0, 0);
    await back();
    await shows('/before', 0, 0);
  });
});
