import { type RefObject, useEffect } from 'react';

/** A page that is opened to write on: its field has the focus, after the frame has given it to the heading. */
export function useFocusOnOpening(field: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (wanted) field.current?.focus({ preventScroll: true });
  }, [field, wanted]);
}
