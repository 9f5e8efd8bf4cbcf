import { type RefObject, useEffect, useState } from 'react';

/** True once the element has come within a screen, or `margin`, of what is seen, and from then on; at once where that is not told. */
export function useNear(element: RefObject<Element | null>, margin = '100% 0%'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || !('IntersectionObserver' in window)) {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, margin]);
  return near;
}
