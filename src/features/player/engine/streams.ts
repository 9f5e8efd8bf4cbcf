/**
 * Safari plays streams by itself; it is told by ManagedMediaSource, as other browsers answer `canPlayType` with a
 * “maybe” and then cannot seek in every playlist. WebKit on Linux has that source and no streams of its own.
 */
export const playsStreams = (media: HTMLMediaElement): boolean =>
  'ManagedMediaSource' in window && streams(media);
export const streams = (media: HTMLMediaElement): boolean =>
  media.canPlayType('application/vnd.apple.mpegurl') !== '';
