/** Where a page does not come, and nothing else was changed by the press; ms. */
const LONGEST = 4_000;

let stop = (): void => undefined;

/** A link that was pressed looks so until what it leads to is there: no press goes unanswered while a page is on its way. */
function mark(link: HTMLAnchorElement): void {
  stop();
  const from = window.location.href;
  const observer = new MutationObserver(() => {
    if (window.location.href !== from) stop();
  });
  const timer = setTimeout(() => stop(), LONGEST);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    delete link.dataset.pressed;
    stop = () => undefined;
  };
  link.dataset.pressed = '';
  observer.observe(document.body, { childList: true, subtree: true });
}

const isElsewhere = ({ href, origin, target, download }: HTMLAnchorElement): boolean =>
  origin === window.location.origin &&
  !target &&
  !download &&
  href.split('#')[0] !== window.location.href.split('#')[0];

export function markPressed(): void {
  const pressed = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link && plain && isElsewhere(link)) mark(link);
  };
  addEventListener('click', pressed, { capture: true, passive: true });
  // A page that the browser keeps is not shown pressed when one comes back to it.
  addEventListener('pagehide', () => stop());
}
