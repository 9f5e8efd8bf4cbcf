import { useCopy } from '#i18n/copy.ts';
import { toast } from '#ui/toast.tsx';

/** The device's own sharing where there is one, else the link on the clipboard. */
export function useShare(title: string): () => Promise<void> {
  const t = useCopy('news');
  return async () => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Closed by the reader: nothing else should happen.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      toast(t('copied'), 'ok');
    } catch {
      toast(t('copyFailed'), 'bad');
    }
  };
}
