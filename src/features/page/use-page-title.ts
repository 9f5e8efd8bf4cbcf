import { useEffect } from 'react';
import { brand } from '#brand';
import { useTree } from '#i18n/tree-context.tsx';
import { usePage } from '#stores/page.ts';

/** Overrides the page's title and its last breadcrumb, as long as the caller is mounted. */
export function usePageTitle(title: string | undefined): void {
  const { locale } = useTree();
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = `${title} · ${brand.name[locale]}`;
    usePage.getState().setCustomTitle(title);
    return () => {
      if (document.title.startsWith(title)) document.title = before;
      usePage.getState().setCustomTitle('');
    };
  }, [title, locale]);
}
