import type { Engine, EngineEvents, Fault } from './engine.ts';

const FAULTS: Readonly<Record<number, Fault>> = { 2: 'network', 3: 'decode', 4: 'missing' };

/** The browser's own streams. It says less of what failed: the page of the stream is asked once more for that. */
export function nativeEngine(media: HTMLMediaElement, { fault }: EngineEvents): Engine {
  let source = '';
  const failed = async (): Promise<void> => {
    const code = media.error?.code;
    if (!code) return;
    if (!navigator.onLine) return fault('network');
    const status = await fetch(source, { method: 'HEAD' }).then(
      reply => reply.status,
      () => 0,
    );
    fault(
      status === 0 ? 'network' : status === 401 || status === 403 ? 'denied' : (FAULTS[code] ?? 'missing'),
    );
  };
  const onError = (): void => void failed();
  media.addEventListener('error', onError);
  return {
    load(url, at) {
      source = url;
      // A fragment of time is the one way to begin elsewhere without loading the beginning.
      media.src = at > 0 ? `${url}#t=${at}` : url;
      media.load();
    },
    qualities: () => [],
    choose() {},
    retry() {
      const at = media.currentTime;
      media.src = `${source}#t=${at}`;
      media.load();
    },
    behindGap: () => null,
    dateAt() {
      // Safari's own: the instant of second 0, or no date at all.
      const zero = (media as HTMLMediaElement & { getStartDate?: () => Date }).getStartDate?.().getTime();
      return zero === undefined || Number.isNaN(zero) ? null : zero + media.currentTime * 1000;
    },
    destroy() {
      media.removeEventListener('error', onError);
      media.removeAttribute('src');
      media.load();
    },
  };
}
