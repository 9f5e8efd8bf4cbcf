import { leaving } from './leaving.ts';

/** What people begin with: to point, to touch, to scroll, to press a key. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'click'] as const;
/** What a finger did that has left, or a key, is known by then; ms. */
const PRESS = 100;

let unasked = false;
/** Gives a field the focus where a page is opened to write on: nobody has used it yet. */
export function focusUnasked(field: HTMLElement): void {
  unasked = true;
  field.focus({ preventScroll: true });
  unasked = false;
}

/**
 * What a page does by itself: a strip scrolls to its place, one arrives at the top, at the heading and at a field, and
 * is drawn under a mouse that rests.
 */
const isOwn = ({ type, target, movementX, movementY }: PointerEvent): boolean =>
  type === 'scroll'
    ? target !== document || window.scrollY === 0
    : type === 'pointermove'
      ? movementX === 0 && movementY === 0
      : type === 'focusin' && (unasked || (target as HTMLElement).tabIndex < 0);

/** Does something with the first sign that somebody is here; the answer takes it back. */
export function whenTouched(work: (sign: Event) => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
  };
  const begin = (sign: Event) => {
    if (isOwn(sign as PointerEvent)) return;
    stop();
    work(sign);
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return stop;
}

/**
 * Does something when the page is first used, whatever with; the answer takes it back. A press that leads away is no use
 * of this page, and what it asks for has the line to itself.
 */
export function whenFirstUsed(work: () => void): () => void {
  let stop: () => void;
  const listen = () => {
    stop = whenTouched(sign => {
      const { href } = window.location;
      stop = afterPress(sign, () => {
        if (leaving.now || window.location.href !== href) listen();
        else work();
      });
    });
  };
  listen();
  return () => stop();
}

/** When what the sign begins is known; at once where it presses nothing. */
function afterPress({ type }: Event, work: () => void): () => void {
  let timer = 0;
  const soon = () => {
    timer ||= window.setTimeout(end, PRESS);
  };
  const stop = () => {
    clearTimeout(timer);
    for (const up of ['pointerup', 'pointercancel']) removeEventListener(up, soon, true);
  };
  const end = () => {
    stop();
    work();
  };
  if (type === 'pointerdown')
    for (const up of ['pointerup', 'pointercancel']) addEventListener(up, soon, true);
  else if (type === 'keydown') soon();
  else work();
  return stop;
}
