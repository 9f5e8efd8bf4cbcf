import { type ComponentType, useRef } from 'react';
import { useNear } from '#hooks/use-near.ts';

/** A part that is drawn, and its code asked for, once its place is within a screen of what is seen. */
export function whenNear<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WhenNear(props: Props) {
    const place = useRef<HTMLSpanElement>(null);
    return useNear(place) ? <Part {...props} /> : <span ref={place} />;
  };
}
