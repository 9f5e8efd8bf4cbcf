import { writeText } from '#lib/storage.ts';

const KEY = 'heming.order-news';

/** Tells the other tabs of this browser that an order has changed. */
export function tellTabs(tradeNo: string): void {
  writeText('local', KEY, `${tradeNo} ${Date.now()}`);
}

/** Hears of orders that another tab has changed. Returns what stops it. */
export function hearTabs(heard: (tradeNo: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) heard(newValue.split(' ')[0] ?? '');
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
