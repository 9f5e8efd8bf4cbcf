import { toast } from '#ui/toast.tsx';

/** Shares the page: by the device's own sharing where there is one, else as a link on the clipboard. */
export async function sharePage(
  title: string,
  words: { readonly copied: string; readonly copyFailed: string },
): Promise<void> {
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
    toast(words.copied, 'ok');
  } catch {
    toast(words.copyFailed, 'bad');
  }
}
