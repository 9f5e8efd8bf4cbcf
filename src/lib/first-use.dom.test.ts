import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusUnasked, whenFirstUsed, whenTouched } from './first-use.ts';
import { leaving } from './leaving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  leaving.now = false;
});

const sign = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(type, { bubbles: true }));
/** With what a press does, known when the finger has left. */
function press(does: () => void = () => undefined): void {
  sign('pointerdown');
  sign('pointerup');
  does();
  vi.advanceTimersByTime(1_000);
}
function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  sign('scroll', document);
  vi.unstubAllGlobals();
}

it('does its work once, with whatever a page is first used', () => {
  const ways = [
    () => sign('pointermove'),
    () => scrollTo(40),
    press,
    () => {
      sign('keydown');
      vi.advanceTimersByTime(1_000);
    },
  ];
  for (const use of ways) {
    const work = vi.fn();
    whenFirstUsed(work);
    expect(work).not.toHaveBeenCalled();
    use();
    press();
    expect(work).toHaveBeenCalledTimes(1);
  }
});

it('is not used by what it does itself: a strip that scrolls, an arrival at the top, at the heading and at a field', () => {
  const work = vi.fn();
  const back = whenFirstUsed(work);
  sign('scroll');
  scrollTo(0);
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  heading.focus();
  const field = document.body.appendChild(document.createElement('input'));
  focusUnasked(field);
  expect(document.activeElement).toBe(field);
  expect(work).not.toHaveBeenCalled();
  field.blur();
  field.focus();
  expect(work).toHaveBeenCalledTimes(1);
  back();
  for (const part of [heading, field]) part.remove();
});

it('is not used by a press that leads away, and is by the next one that does not', () => {
  const { href } = window.location;
  for (const away of [
    () => {
      leaving.now = true;
    },
    // It was there at once.
    () => history.pushState(null, '', '/elsewhere'),
  ]) {
    const work = vi.fn();
    whenFirstUsed(work);
    press(away);
    sign('focusin');
    expect(work).not.toHaveBeenCalled();
    leaving.now = false;
    press();
    expect(work).toHaveBeenCalledTimes(1);
  }
  history.replaceState(null, '', href);
});

it('is told at once where nothing may wait', () => {
  const work = vi.fn();
  whenTouched(work);
  sign('pointerdown');
  sign('keydown');
  expect(work).toHaveBeenCalledTimes(1);
});

it('is taken back, in the middle of a press too', () => {
  const work = vi.fn();
  whenFirstUsed(work)();
  const back = whenFirstUsed(work);
  sign('pointerdown');
  sign('pointerup');
  back();
  vi.advanceTimersByTime(1_000);
  press();
  expect(work).not.toHaveBeenCalled();
});

it('is not told by a page that is drawn under a mouse that rests', () => {
  const work = vi.fn();
  whenTouched(work);
  const moved = (by: number) =>
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX: by, movementY: 0 }));
  moved(0);
  expect(work).not.toHaveBeenCalled();
  moved(1);
  expect(work).toHaveBeenCalledTimes(1);
});
