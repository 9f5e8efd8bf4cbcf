import { useEffect, useEffectEvent } from 'react';

/** As `closesOnBack`, whose code comes when something is opened. */
export function closesOnBackSoon(close: () => void): () => void {
  let over = false;
  let left = () => {};
  void import('./back.ts').then(({ closesOnBack }) => {
    if (!over) left = closesOnBack(close);
  });
  return () => {
    over = true;
    left();
  };
}

/** While it is open Back closes it. */
export function useBack(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => (open ? closesOnBackSoon(close) : undefined), [open]);
}
