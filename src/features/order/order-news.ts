const KEY = 'heming.order-news';

/** Tells the other tabs of this browser that an order has changed. */
export function tellTabs(tradeNo: string): void {
  try {
    localStorage.setItem(KEY, `${tradeNo} ${Date.now()}`);
  } catch {
    // Full or denied: the other tabs find out when they are looked at.
  }
}

/** Hears of orders that another tab has changed. Returns what stops it. */
export function hearTabs(heard: (tradeNo: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) heard(newValue.split(' ')[0] ?? '');
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
