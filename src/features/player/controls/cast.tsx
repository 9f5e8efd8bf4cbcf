import { useEffect, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { IconButton } from '#ui/button.tsx';
import { core } from '../sound/core.ts';

const screen = 'M3 9V5h18v14h-8M3 13a6 6 0 0 1 6 6M3 17a2 2 0 0 1 2 2';

/** Safari's own names for what others call `remote`. */
interface Sender extends HTMLMediaElement {
  webkitShowPlaybackTargetPicker?: () => void;
}
const AVAILABLE = 'webkitplaybacktargetavailabilitychanged';

/** Tells whether another device could play it, from now on; returns how to stop. */
function watch(media: Sender, tell: (there: boolean) => void): () => void {
  if (media.webkitShowPlaybackTargetPicker) {
    const changed = (event: Event) =>
      tell((event as Event & { availability?: string }).availability === 'available');
    media.addEventListener(AVAILABLE, changed);
    return () => media.removeEventListener(AVAILABLE, changed);
  }
  const { remote } = media;
  if (!remote) return () => undefined;
  const watching = remote.watchAvailability(tell);
  watching.catch(() => undefined);
  return () => void watching.then(id => remote.cancelWatchAvailability(id)).catch(() => undefined);
}

/** A television or a loudspeaker that the browser has found: its own list of them opens. Nothing where there is none. */
export function CastButton() {
  const r = useCopy('playroom');
  const [there, setThere] = useState(false);
  const media: Sender = core().media;
  useEffect(() => watch(media, setThere), [media]);
  if (!there) return null;
  const pick = () => {
    if (media.webkitShowPlaybackTargetPicker) media.webkitShowPlaybackTargetPicker();
    // Who closes the list has chosen nothing: no fault.
    else void media.remote.prompt().catch(() => undefined);
  };
  return <IconButton plain label={r('cast')} onClick={pick} draw={screen} />;
}
