import { useEffect, useRef } from 'react';
import type { TitleDetail } from '#domain/contract/digital.ts';
import { Art } from '#ui/art.tsx';
import { core } from '../sound/core.ts';
import type { Playing } from '../sound/now.ts';
import styles from './painting.module.css';

/** From as soft as a room to as loud as it gets, LUFS. */
const SOFT = -45;
const LOUD = -12;

/**
 * What there is to look at where a title has no film: its own art, which breathes with the loudness of the music. Calm: two
 * seconds to each step, and still for those who want nothing to move.
 */
export function Painting({ art, playing }: { art: TitleDetail['art']; playing: Playing }) {
  const root = useRef<HTMLDivElement>(null);
  const { curve, step } = playing.manifest.loudness;
  useEffect(() => {
    let before = -1;
    return core().frames.follow(time => {
      const at = Math.floor(time / step);
      if (at === before) return;
      before = at;
      const share = ((curve[at] ?? SOFT) - SOFT) / (LOUD - SOFT);
      root.current?.style.setProperty('--loud', String(Math.min(1, Math.max(0, share)).toFixed(2)));
    });
  }, [curve, step]);
  return (
    <div ref={root} className={`absolute inset-0 clip ${styles.painting}`}>
      <Art attrs={art} alt="" />
    </div>
  );
}
