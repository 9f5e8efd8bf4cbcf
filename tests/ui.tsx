import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ensureCopy } from '#i18n/i18n.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { parseTree, type TreeName } from '#site/tree.ts';
import { ToastHost } from '#ui/toast.tsx';

/** A component of src/ui alone: in a tree, a router and its copy, without the site around it. */
export async function renderUi(
  node: ReactNode,
  { tree = 'en-US/pc' as TreeName, at = ['/'], timers = false } = {},
) {
  const place = parseTree(tree);
  await ensureCopy(place.locale, ['ui']);
  const content = (
    <TreeProvider tree={place}>
      {node}
      <ToastHost />
    </TreeProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: at });
  // A component that waits for data needs an awaited act.
  const view = await act(async () => render(<RouterProvider router={router} />));
  return { ...view, router, user: userEvent.setup(timers ? { delay: null } : {}) };
}
