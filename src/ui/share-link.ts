import { toast } from './toast.tsx';

interface Words {
  readonly copied: string;
  readonly copyFailed: string;
}
/** Shares a link: by the device's own sharing where there is one, else on the clipboard. */
export async function shareLink(title: string, url: string, { copied, copyFailed }: Words): Promise<void> {
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
    toast(copied, 'ok');
  } catch {
    toast(copyFailed, 'bad');
  }
}
