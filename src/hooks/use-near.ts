import { type RefObject, useEffect, useState } from 'react';

/** True once the element has come within a screen of what is seen, and from then on; at once where that is not told. */
export function useNear(element: RefObject<Element | null>): boolean {
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
      { rootMargin: '100% 0%' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
