import { useEffect, useRef } from 'react';
import { actOf, focusOf } from '../controls/keys.ts';
import { core } from '../sound/core.ts';
import { useNow } from '../sound/now.ts';

interface Own {
  fullscreen(): void;
  help(): void;
}

/** The keys of the player, while something plays in its room. */
export function useRoomKeys(own: Own): void {
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const act = actOf(event, focusOf(document.activeElement));
      if (!act) return;
      event.preventDefault();
      const player = core();
      const { captions, volume, playing } = useNow.getState();
      if (act.do === 'step') player.step(act.by);
      else if (act.do === 'louder') player.choices.volume(volume + act.by);
      else if (act.do === 'share') player.seek(act.to * (playing?.manifest.duration ?? 0));
      else
        ({
          toggle: () => player.toggle(),
          mute: () => player.choices.mute(),
          captions: () => player.choices.captions(!captions),
          previous: () => player.previous(),
          next: () => player.next(),
          fullscreen: () => latest.current.fullscreen(),
          help: () => latest.current.help(),
        })[act.do]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
