import type { ReactNode } from 'react';
import { sharePage } from '#features/page/share-page.ts';
import { useCopy } from '#i18n/copy.ts';

/** What the share button does. */
export interface Share {
  readonly onShare: () => void;
  /** It opens this. */
  readonly dialog?: ReactNode;
}

/** Shares the page by the device's own means, else as a link on the clipboard. */
export function usePageShare(title: string): Share {
  const t = useCopy('concert');
  return { onShare: () => void sharePage(title, { copied: t('copied'), copyFailed: t('copyFailed') }) };
}
