import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import type { SeatMap } from './engine/engine.ts';
import type { Inset, View } from './engine/view.ts';
import styles from './map-view.module.css';

interface Props {
  map: SeatMap;
  state: Uint8Array;
  /** Changes when the view has moved. */
  moves: number;
  inset: Inset;
}
const WIDTH = 106;
const HEIGHT = 80;
/** The small picture follows the states at leisure, ms. */
const LEISURE = 250;

/** The whole plan in a corner, with a box around what the map shows; a touch in it goes there. */
export function Minimap({ map, state, moves, inset }: Props) {
  const t = useCopy('seat');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState<View | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is of these states
  useEffect(() => {
    const paint = () => canvas.current && setAt(map.thumbnail(canvas.current, WIDTH, HEIGHT));
    const timer = setTimeout(paint, at ? LEISURE : 0);
    return () => clearTimeout(timer);
  }, [map, state]);
  const box = at && moves >= 0 ? frameOf(map, at, inset) : null;
  const go = (event: PointerEvent) => {
    if (!at || (event.type === 'pointermove' && !event.buttons)) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    map.centre((event.clientX - left - at.x) / at.k, (event.clientY - top - at.y) / at.k);
  };
  return (
    <div
      className={`absolute line-2-box on-paper clip ${styles.mini}`}
      aria-hidden="true"
      title={t('map.mini')}
      onPointerDown={go}
      onPointerMove={go}
    >
      <canvas className="as-block" ref={canvas} />
      {box && <span className={`absolute no-events ${styles.frame}`} style={box} />}
    </div>
  );
}

function frameOf(map: SeatMap, at: View, inset: Inset) {
  const view = map.view();
  const size = map.size();
  const toMini = (px: number, offset: number, mini: number) => ((px - offset) / view.k) * at.k + mini;
  const cut = (n: number, max: number) => Math.max(0, Math.min(max, n));
  const left = cut(toMini(inset.left, view.x, at.x), WIDTH);
  const top = cut(toMini(inset.top, view.y, at.y), HEIGHT);
  return {
    left,
    top,
    width: cut(toMini(size.width - inset.right, view.x, at.x), WIDTH) - left,
    height: cut(toMini(size.height - inset.bottom, view.y, at.y), HEIGHT) - top,
  };
}
