import { useEffect, useRef, useState } from 'react';
import type { MovingScore } from '#domain/contract/news.ts';
import { makeSynth, type Synth } from './synth.ts';

export type Status = 'idle' | 'playing' | 'paused' | 'ended';

/** How often the position is told to the page; ms. The picture follows each frame. */
const TELL = 200;

export interface Player {
  readonly status: Status;
  /** Seconds, as the controls show it. */
  readonly at: number;
  readonly muted: boolean;
  /** The browser cannot make the sound. */
  readonly silent: boolean;
  readonly toggle: () => void;
  readonly seek: (to: number) => void;
  readonly setMuted: (muted: boolean) => void;
  /** Seconds at this very moment, for the picture. */
  readonly position: () => number;
}

/** Plays a score: sound by the synthesiser, time by its clock, or by the page's where there is no sound. */
export function usePlayer(score: MovingScore): Player {
  const [status, setStatus] = useState<Status>('idle');
  const [at, setAt] = useState(0);
  const [muted, setMutedState] = useState(false);
  const [silent, setSilent] = useState(false);
  const synth = useRef<Synth | null>(null);
  /** Where the score stands: at rest, or since when it runs. */
  const place = useRef<{ rest: number; zero: number | null }>({ rest: 0, zero: null });

  const now = () => synth.current?.now ?? performance.now() / 1000;
  const position = () => {
    const { rest, zero } = place.current;
    return zero === null ? rest : Math.min(score.seconds, Math.max(0, now() - zero));
  };
  const run = (from: number) => {
    const zero = synth.current ? synth.current.start(from) : now() - from;
    place.current = { rest: from, zero };
    setAt(from);
    setStatus('playing');
  };
  const rest = (where: number, next: Status) => {
    synth.current?.stop();
    place.current = { rest: where, zero: null };
    setAt(where);
    setStatus(next);
  };

  const toggle = () => {
    if (status === 'playing') return rest(position(), 'paused');
    if (!synth.current) {
      synth.current = makeSynth(score);
      synth.current?.mute(muted);
      setSilent(synth.current === null);
    }
    // Browsers wake the sound with the touch that asked for it.
    void synth.current?.resume();
    run(status === 'ended' ? 0 : place.current.rest);
  };
  const seek = (to: number) => {
    const where = Math.min(score.seconds, Math.max(0, to));
    if (status === 'playing' && where < score.seconds) run(where);
    else rest(where, where >= score.seconds ? 'ended' : status === 'idle' ? 'idle' : 'paused');
  };
  const setMuted = (next: boolean) => {
    synth.current?.mute(next);
    setMutedState(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs while it plays
  useEffect(() => {
    if (status !== 'playing') return;
    const timer = setInterval(() => {
      const where = position();
      if (where >= score.seconds) rest(score.seconds, 'ended');
      else setAt(where);
    }, TELL);
    return () => clearInterval(timer);
  }, [status, score]);
  useEffect(
    () => () => {
      synth.current?.close();
      synth.current = null;
    },
    [],
  );
  return { status, at, muted, silent, toggle, seek, setMuted, position };
}
