const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const focusable = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];

/**
 * The page that is drawn takes the place of the one in the HTML, in one commit. Who has gone ahead with the keyboard
 * by then stands at the same control of the new one.
 */
export function keepFocus(root: HTMLElement): void {
  let place = -1;
  const enter = ({ target }: FocusEvent): void => {
    place = focusable(root).indexOf(target as HTMLElement);
  };
  // What is taken away loses its focus too, in the same task.
  const leave = (): void => {
    const left = place;
    setTimeout(() => {
      if (place === left) place = -1;
    });
  };
  if (root.contains(document.activeElement))
    place = focusable(root).indexOf(document.activeElement as HTMLElement);
  const before = root.firstElementChild;
  const taken = new MutationObserver(() => {
    if (before?.isConnected) return;
    taken.disconnect();
    root.removeEventListener('focusin', enter);
    root.removeEventListener('focusout', leave);
    focusable(root)[place]?.focus({ preventScroll: true });
  });
  taken.observe(root, { childList: true });
  root.addEventListener('focusin', enter);
  root.addEventListener('focusout', leave);
}
