import { useEffect, useRef, useState } from 'react';
import type { HallPage } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { Icon } from '#ui/icon.tsx';
import { canListen, listen } from './listen.ts';

type State = 'full' | 'empty';
const STATES = ['full', 'empty'] as const;
const PLAY = 'M7 4.500v15L19.500 12z';
const STOP = 'M6.500 6.500h11v11h-11z';

/** The same phrase in the full and in the empty hall, made from the figures of the chart. */
export function Listen({ bands }: { bands: HallPage['acoustics']['bands'] }) {
  const t = useCopy('house');
  const [playing, setPlaying] = useState<State | null>(null);
  const sound = useRef<{ stop(): void } | null>(null);
  useEffect(() => () => sound.current?.stop(), []);
  const low = bands[0];
  const high = bands.at(-1);
  if (!low || !high) return null;
  const toggle = (state: State) => {
    sound.current?.stop();
    if (playing === state || !canListen()) return;
    setPlaying(state);
    sound.current = listen({ low: low[state], high: high[state] }, () => setPlaying(null));
  };
  return (
    <fieldset className="flex flex-wrap gap-y-1 gap-x-8 mt-6 p-0 border-0">
      <legend className="t-sm sec">{t('hall.listen')}</legend>
      {STATES.map(state => (
        <button key={state} type="button" className="more tap" onClick={() => toggle(state)}>
          <Icon draw={playing === state ? STOP : PLAY} />
          {playing === state ? t('hall.stop') : t('hall.play', { state: t(`hall.${state}`) })}
        </button>
      ))}
    </fieldset>
  );
}
