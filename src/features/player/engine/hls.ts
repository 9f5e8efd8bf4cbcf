import Hls, { type ErrorData, type HlsConfig, type Level } from 'hls.js';
import type { Engine, EngineEvents, Fault, Quality } from './engine.ts';

const retried = (times: number, wait: number) => ({
  maxNumRetry: times,
  retryDelayMs: wait,
  maxRetryDelayMs: 4000,
});
const policy = (first: number, whole: number, times: number) => ({
  default: {
    maxTimeToFirstByteMs: first,
    maxLoadTimeMs: whole,
    timeoutRetry: retried(times, 300),
    errorRetry: retried(times, 500),
  },
});
/** A few tries and then a word to the listener: nobody looks at a wheel that turns for a minute. */
const CONFIG: Partial<HlsConfig> = {
  // The segments go as they are into the browser's buffer: there is no work for a worker, nor a blob to allow.
  enableWorker: false,
  // Else the first piece waits for the next tick where its playlist comes before the element is joined.
  startFragPrefetch: true,
  maxBufferLength: 30,
  maxMaxBufferLength: 60,
  // The browser throws away what was heard when it needs the room. hls.js, when it does so itself, may lose count while
  // sound and picture are filled at once, and then never loads again what a jump back needs.
  backBufferLength: Number.POSITIVE_INFINITY,
  capLevelToPlayerSize: false,
  manifestLoadPolicy: policy(8000, 12_000, 1),
  playlistLoadPolicy: policy(8000, 12_000, 1),
  fragLoadPolicy: policy(8000, 30_000, 2),
};

const ONCE = { once: true };

/** hls.js on Media Source Extensions. */
export function hlsEngine(media: HTMLMediaElement, events: EngineEvents): Engine {
  const hls = new Hls(CONFIG);
  let gapEnd: number | null = null;
  let recovered = 0;
  let source = '';
  const qualities = (): Quality[] =>
    hls.levels.map((level: Level, i: number) => ({
      level: i,
      height: level.height || 0,
      bitrate: level.bitrate,
    }));

  hls.on(Hls.Events.MANIFEST_PARSED, () => events.qualities(qualities()));
  hls.on(Hls.Events.ERROR, (_, data: ErrorData) => {
    if (data.frag) gapEnd = data.frag.start + data.frag.duration;
    if (!data.fatal) return;
    // A decoder that stumbles is set up anew, twice at most in half a minute.
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR && performance.now() - recovered > 30_000) {
      recovered = performance.now();
      // The element is set up anew as well, and has forgotten that it played.
      if (!media.paused)
        media.addEventListener('canplay', () => void media.play().catch(() => undefined), ONCE);
      hls.recoverMediaError();
      return;
    }
    events.fault(faultOf(data));
  });
  return {
    load(url, at) {
      source = url;
      hls.config.startPosition = at;
      hls.attachMedia(media);
      hls.loadSource(url);
    },
    qualities,
    choose: level => {
      hls.nextLevel = level;
    },
    retry() {
      gapEnd = null;
      const at = media.currentTime;
      if (hls.levels.length === 0) {
        hls.config.startPosition = at;
        hls.loadSource(source);
      } else hls.startLoad(at);
    },
    behindGap: () => gapEnd,
    dateAt: () => hls.playingDate?.getTime() ?? null,
    destroy: () => hls.destroy(),
  };
}

/** In the words of this site what stopped a stream for good. */
export function faultOf({
  type,
  details,
  response,
}: Pick<ErrorData, 'type' | 'details' | 'response'>): Fault {
  const code = response?.code ?? 0;
  if (code === 401 || code === 403) return 'denied';
  if (type === 'networkError') return code >= 400 && code < 500 ? 'missing' : 'network';
  if (details === 'manifestIncompatibleCodecsError' || details === 'bufferAddCodecError')
    return 'unsupported';
  return type === 'mediaError' ? 'decode' : 'missing';
}
