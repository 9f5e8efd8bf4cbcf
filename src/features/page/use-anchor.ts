import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to what the address names after its #, and opens it where it is folded. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (target && typeof target.scrollIntoView === 'function') target.scrollIntoView();
  }, [hash]);
}
