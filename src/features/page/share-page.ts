import { pageAddress } from '#hooks/site-address.ts';
import { shareLink } from '#ui/share-link.ts';

/** Shares the page: by the device's own sharing where there is one, else as a link on the clipboard. */
export const sharePage = (
  title: string,
  words: { readonly copied: string; readonly copyFailed: string },
): Promise<void> => shareLink(title, pageAddress(), words);
