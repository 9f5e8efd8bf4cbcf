import { useEffect, useEffectEvent } from 'react';

/** While it is open Back closes it. What that needs comes when something is opened. */
export function useBack(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    let over = false;
    let left = () => {};
    void import('./back.ts').then(({ closesOnBack }) => {
      if (!over) left = closesOnBack(close);
    });
    return () => {
      over = true;
      left();
    };
  }, [open]);
}
