import { loadChunk } from '#lib/chunk.ts';
import { playsStreams, streams } from './streams.ts';

/** What stopped a stream. Each has words and a way on of its own. */
export type Fault =
  | 'network'
  /** A piece of the stream is not there, or not readable. */
  | 'missing'
  /** The media path refuses: the permission has ended, or the cookie has. */
  | 'denied'
  | 'decode'
  | 'unsupported';

export interface Quality {
  readonly level: number;
  /** Lines of the picture; 0 for sound alone. */
  readonly height: number;
  /** Bits a second. */
  readonly bitrate: number;
}

/** What plays a stream in the one media element; docs/decisions/0035. */
export interface Engine {
  /** Begins to load at `at` seconds. */
  load(url: string, at: number): void;
  /** Qualities from the lowest up; empty where the browser chooses alone. */
  qualities(): readonly Quality[];
  /** −1 lets the line decide. */
  choose(level: number): void;
  /** Tries again what failed. */
  retry(): void;
  /** The end of the piece that is missing, in seconds, where it is known. */
  behindGap(): number | null;
  /** The instant, in ms, that the playlist gives to what sounds now; null for a recording. */
  dateAt(): number | null;
  /** Stops loading and lets go of the element. */
  destroy(): void;
}
export interface EngineEvents {
  readonly fault: (fault: Fault) => void;
  readonly qualities: (list: readonly Quality[]) => void;
}
export type MakeEngine = (media: HTMLMediaElement, events: EngineEvents) => Engine;

/** Where the browser does not play streams by itself hls.js does, whose code comes with the first press, or when a pointer nears it. */
export async function engineHere(media: HTMLMediaElement): Promise<MakeEngine | null> {
  const native = async () => (await loadChunk(() => import('./native.ts'))).nativeEngine;
  if (playsStreams(media)) return native();
  if ('MediaSource' in window || 'ManagedMediaSource' in window)
    return (await loadChunk(() => import('./hls.ts'))).hlsEngine;
  return streams(media) ? native() : null;
}
