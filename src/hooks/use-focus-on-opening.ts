import { type RefObject, useEffect } from 'react';
import { focusUnasked } from '#lib/first-use.ts';

/** A page that is opened to write on: its field has the focus, after the frame has given it to the heading. */
export function useFocusOnOpening(field: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (wanted && field.current) focusUnasked(field.current);
  }, [field, wanted]);
}
