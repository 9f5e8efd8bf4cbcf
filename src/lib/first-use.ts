/** What people begin with: to point, to touch, to scroll, to press a key. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const;

/** Does something when the page is first used, whatever with; the answer takes it back. A strip may scroll by itself. */
export function whenFirstUsed(work: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
  };
  const begin = ({ type, target }: Event) => {
    if (type === 'scroll' && target !== document) return;
    stop();
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return stop;
}
