/**
 * The one media element of a visit. It stands in the document from the first press on, and moves between its places
 * (the room of a title, the small bar, the end of the body) without a break: by moveBefore where the browser has it,
 * else in one step, which pauses nothing (HTML: a media element that is back in the document at once goes on).
 */
let media: HTMLVideoElement | undefined;
interface ElementHome {
  readonly element: HTMLElement;
  readonly rank: number;
}
let places: readonly ElementHome[] = [];

export function mediaElement(): HTMLVideoElement {
  if (media) return media;
  media = document.createElement('video');
  media.id = 'sound';
  media.playsInline = true;
  media.preload = 'auto';
  media.disableRemotePlayback = false;
  media.tabIndex = -1;
  settle();
  return media;
}

/** A place where the picture may stand; the highest rank has it. Returns what takes the place away. */
export function offerPlace(element: HTMLElement, rank: number): () => void {
  const place = { element, rank };
  places = [...places, place];
  settle();
  return () => {
    places = places.filter(p => p !== place);
    settle();
  };
}

function settle(): void {
  if (!media) return;
  const best = places.reduce<ElementHome | null>((a, b) => (a && a.rank > b.rank ? a : b), null);
  const to = (best?.element ?? document.body) as HTMLElement & {
    moveBefore?: (node: Node, before: Node | null) => void;
  };
  media.toggleAttribute('data-away', !best);
  if (media.parentNode === to) return;
  const running = !media.paused;
  if (to.moveBefore && media.isConnected && to.isConnected) to.moveBefore(media, null);
  else to.append(media);
  if (running && media.paused) void media.play().catch(() => undefined);
}

/** For the end of the player: it leaves the document. */
export function dropMedia(): void {
  media?.remove();
  media = undefined;
}
