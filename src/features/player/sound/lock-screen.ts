/** What the lock screen, the keys of a keyboard and a headset may do. */
interface Verbs {
  play(): void;
  pause(): void;
  seek(time: number): void;
  step(by: number): void;
  next(): void;
  previous(): void;
}
interface Words {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  readonly picture: string;
}

export function tellLockScreen({ title, artist, album, picture }: Words): void {
  if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    album,
    artwork: picture ? [{ src: picture }] : [],
  });
}

/** Browsers know different acts: one that is not known is left out. */
export function obeyLockScreen(verbs: Verbs): void {
  if (!('mediaSession' in navigator)) return;
  const acts: readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[] = [
    ['play', () => verbs.play()],
    ['pause', () => verbs.pause()],
    ['seekto', details => verbs.seek(details.seekTime ?? 0)],
    ['seekbackward', details => verbs.step(-(details.seekOffset ?? 15))],
    ['seekforward', details => verbs.step(details.seekOffset ?? 15)],
    ['previoustrack', () => verbs.previous()],
    ['nexttrack', () => verbs.next()],
  ];
  for (const [name, handler] of acts)
    try {
      navigator.mediaSession.setActionHandler(name, handler);
    } catch {
      // Not one of this browser's.
    }
}

export function tellPosition(time: number, duration: number, rate: number): void {
  if (!('mediaSession' in navigator) || !navigator.mediaSession.setPositionState) return;
  if (!Number.isFinite(duration) || duration <= 0) return;
  navigator.mediaSession.setPositionState({
    duration,
    position: Math.min(Math.max(0, time), duration),
    playbackRate: rate,
  });
}
