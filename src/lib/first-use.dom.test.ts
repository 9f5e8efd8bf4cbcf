import { expect, it, vi } from 'vitest';
import { whenFirstUsed } from './first-use.ts';

it('does its work once, with whatever a page is first used', () => {
  for (const sign of ['pointermove', 'scroll', 'keydown']) {
    const work = vi.fn();
    whenFirstUsed(work);
    expect(work).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(sign));
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(work).toHaveBeenCalledTimes(1);
  }
});

it('is not used by a strip that scrolls to where one is', () => {
  const work = vi.fn();
  const back = whenFirstUsed(work);
  document.body.dispatchEvent(new Event('scroll'));
  expect(work).not.toHaveBeenCalled();
  back();
});

it('is taken back', () => {
  const work = vi.fn();
  whenFirstUsed(work)();
  document.body.dispatchEvent(new Event('pointerdown'));
  expect(work).not.toHaveBeenCalled();
});
