import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNear } from '#hooks/use-near.ts';
import { whenFirstUsed } from '#lib/first-use.ts';
import { whenIdle } from '#lib/idle.ts';
import { deferred } from './deferred.tsx';
import type { LoadPart } from './part.ts';

/**
 * A deferred part below the first screen: most visits end without it. It comes when its place is as good as seen, or
 * the page is first used, with whatever: who reads on, searches in the page or prints it has it.
 */
export function below<Props extends object>(
  load: LoadPart<Props>,
  skeleton: ReactNode,
): ComponentType<Props> {
  const Part = deferred(load, skeleton);
  // Back finds a page as high as it was.
  let came = false;
  return function Below(props: Props) {
    const [wanted, setWanted] = useState(came);
    const place = useRef<HTMLDivElement>(null);
    const near = useNear(place, '10% 0%') || wanted;
    useEffect(() => {
      if (!near) return whenFirstUsed(() => whenIdle(() => setWanted(true)));
      came = true;
    }, [near]);
    if (near) return <Part {...props} />;
    return (
      <div ref={place} data-below="">
        {skeleton}
      </div>
    );
  };
}
