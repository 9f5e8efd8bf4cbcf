import '../../src/styles/global.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ensureCopy } from '#i18n/i18n.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { ToastHost } from '#ui/toast.tsx';
import { Choices, lookOf } from './choices.tsx';
import { Choosing } from './choosing.tsx';
import { Controls } from './controls.tsx';
import { Show } from './show.tsx';
import { States } from './states.tsx';
import { Words } from './words.tsx';

/** All of src/ui, and every word, in the look of one tree and one theme: ?tree=en-US/mobile&theme=hall&open=dialog */
const { tree, theme, large, open } = lookOf(new URLSearchParams(location.search));
const html = document.documentElement;
html.lang = tree.locale;
html.classList.toggle('m', tree.layout === 'mobile');
if (theme === 'hall') html.dataset.theme = theme;
if (large) html.dataset.ariaFixed = '';

await ensureCopy(tree.locale, ['ui', 'form']);
const page = (
  <main>
    <div className="wrap pb-16">
      <Choices />
      <Show />
      <Controls />
      <Choosing />
      <States open={open} />
      <Words />
    </div>
    <ToastHost />
  </main>
);
createRoot(document.getElementById('root') as HTMLElement).render(
  <TreeProvider tree={tree}>
    <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
  </TreeProvider>,
);
