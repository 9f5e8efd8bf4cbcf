/** Longest that work for idle moments is put off; ms. */
const IDLE_TIMEOUT = 2000;

/** Does something when the browser has nothing else to do; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work);
  return () => clearTimeout(id);
}
