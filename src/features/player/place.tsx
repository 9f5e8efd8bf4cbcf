import { useLayoutEffect, useRef } from 'react';
import { offerPlace } from './sound/element.ts';

/** Where the picture stands; of several places the one with the highest rank has it. */
export function Place({ rank, className }: { rank: number; className?: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  // Before the old place leaves the document, so that nothing stops.
  useLayoutEffect(() => (ref.current ? offerPlace(ref.current, rank) : undefined), [rank]);
  return <div ref={ref} className={className} />;
}
