import { useNavigate } from 'react-router';
import { usePageData } from '#features/page/use-page-data.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import type { loader } from './model.ts';

/** What the page shows, and how it goes to another month and to a day. */
export function useMonth() {
  const tree = useTree();
  const navigate = useNavigate();
  const data = usePageData<typeof loader>();
  return {
    ...data,
    go: (next: string) =>
      void navigate(href(tree, 'index2', { month: next === data.today.slice(0, 7) ? undefined : next }), {
        preventScrollReset: true,
      }),
    toDay: (day: string) => href(tree, 'index2', { date: day }),
  };
}
