import { useEffect } from 'react';
import { usePage } from '#stores/page.ts';

/** Overrides the page's title and its last breadcrumb, as long as the caller is mounted and shown. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    usePage.getState().setCustomTitle(title);
    return () => usePage.getState().setCustomTitle('');
  }, [title]);
}
