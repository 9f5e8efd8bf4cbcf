import '../../src/styles/global.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ensureCopy } from '#i18n/i18n.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import { isLocale, type Tree } from '#site/tree.ts';
import { ToastHost } from '#ui/toast.tsx';
import { Controls } from './kit-controls.tsx';
import { Overlays } from './kit-overlays.tsx';
import { Show } from './kit-show.tsx';

// Every component in the look of one tree: kit.html?tree=zh-CN/pc&theme=hall&aria=1
const query = new URLSearchParams(location.search);
const [locale, layout] = (query.get('tree') ?? 'zh-CN/pc').split('/');
const tree: Tree = {
  locale: isLocale(locale) ? locale : 'zh-CN',
  layout: layout === 'mobile' ? 'mobile' : 'pc',
};
const html = document.documentElement;
html.lang = tree.locale;
html.classList.toggle('m', tree.layout === 'mobile');
if (query.get('theme') === 'hall') html.dataset.theme = 'hall';
if (query.get('aria')) html.dataset.ariaFixed = '';

await ensureCopy(tree.locale, ['ui']);
const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <main>
        <Show />
        <div className="wrap">
          <Controls />
          <Overlays open={query.get('open')} />
        </div>
        <ToastHost />
      </main>
    ),
  },
]);
createRoot(document.getElementById('root') as HTMLElement).render(
  <TreeProvider tree={tree}>
    <RouterProvider router={router} />
  </TreeProvider>,
);
