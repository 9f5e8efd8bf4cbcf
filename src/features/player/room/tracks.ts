import { fileOf } from '../sound/begin.ts';
import type { Playing } from '../sound/now.ts';

/** Captions of the talk, as tracks of the element: they show in full screen and in the small window as well. */
export function showCaptions(media: HTMLMediaElement, playing: Playing, lang: string, on: boolean): void {
  const wanted = on ? playing.manifest.captions.filter(c => c.lang === lang) : [];
  const files = wanted.map(c => fileOf(playing.opened.manifest, c.file));
  for (const track of media.querySelectorAll('track'))
    if (files.includes(track.src)) files.splice(files.indexOf(track.src), 1);
    else track.remove();
  for (const [i, src] of files.entries()) {
    const track = document.createElement('track');
    Object.assign(track, {
      kind: 'captions',
      srclang: lang,
      label: wanted[i]?.label ?? lang,
      src,
      default: true,
    });
    media.append(track);
    track.track.mode = 'showing';
  }
}
