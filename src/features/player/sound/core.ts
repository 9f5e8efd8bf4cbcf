import { say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { useApp } from '#stores/app.ts';
import { useUser } from '#stores/user.ts';
import { fileOf, manifestOf } from './begin.ts';
import { Controller } from './controller.ts';
import { dropMedia, mediaElement } from './element.ts';
import { obeyLockScreen, tellLockScreen, tellPosition } from './lock-screen.ts';
import { useNow } from './now.ts';
import { boxOfficeSource, readManifestAhead } from './source.ts';
import { oneTab } from './tabs.ts';

let controller: Controller | undefined;
let leave: (() => void) | undefined;

/** The player of this visit; made at the first press. */
export function core(): Controller {
  if (controller) return controller;
  const tabs = oneTab(() => controller?.yield());
  const made = new Controller({
    media: mediaElement(),
    source: boxOfficeSource,
    onCut: () => useApp.getState().setDamsLoginPopup(true),
    onSound: () => tabs.say(),
  });
  controller = made;
  // What was open when the page was left says nothing of what is heard now.
  useApp.getState().setDamsLoginPopup(false);
  // The user store's aliPlayer: the player while it exists, for whoever watches that store (specification §3).
  useUser.getState().setAliPlayer(made);
  obeyLockScreen({
    play: () => void made.resume(),
    pause: () => made.pause(),
    seek: time => made.seek(time),
    step: by => made.step(by),
    next: () => made.next(),
    previous: () => made.previous(),
  });
  const offLockScreen = useNow.subscribe((state, before) => {
    if (state.playing !== before.playing || state.movement !== before.movement) showOnLockScreen();
  });
  let telling = 0;
  // Behind the picture: the device takes its time over it.
  const onSeeked = (): void => {
    clearTimeout(telling);
    telling = window.setTimeout(() => {
      const { currentTime, playbackRate } = made.media;
      tellPosition(currentTime, useNow.getState().playing?.manifest.duration ?? 0, playbackRate);
    }, 100);
  };
  for (const event of ['seeked', 'playing', 'ratechange']) made.media.addEventListener(event, onSeeked);
  const offUser = useUser.subscribe((state, before) => {
    if (state.userInfo?.memberId === before.userInfo?.memberId) return;
    // Who signs out leaves nothing that plays; who signs in hears on.
    if (!state.userInfo) stop();
    else if (useNow.getState().playing?.opened.access === 'trial') void made.regrant();
  });
  leave = () => {
    tabs.close();
    offLockScreen();
    offUser();
  };
  return made;
}

/** What is public of a title comes before the press. */
export const readAhead = (titleId: string): void => readManifestAhead(manifestOf(titleId));

/** Ends the player; the next press makes another one. */
export function stop(): void {
  if (!controller) return;
  leave?.();
  controller.destroy();
  controller = undefined;
  dropMedia();
  useUser.getState().setAliPlayer(null);
  useApp.getState().setDamsLoginPopup(false);
}

function showOnLockScreen(): void {
  const { playing, movement } = useNow.getState();
  if (!playing) return;
  const locale = document.documentElement.lang as Locale;
  const { manifest, opened } = playing;
  const part = manifest.movements[movement];
  tellLockScreen({
    title: part ? `${say(part.workTitle, locale)} ${say(part.title, locale)}` : say(manifest.title, locale),
    artist: part ? say(part.composer, locale) : '',
    album: say(manifest.title, locale),
    picture: fileOf(opened.manifest, manifest.poster),
  });
}
