import { afterEach, expect, it, vi } from 'vitest';
import { listen } from './pointer.ts';

let silence = () => {};
afterEach(() => silence());

/** What a click makes of a pointer that went down just before. */
function tapped(down: string, click: MouseEvent): unknown {
  const tap = vi.fn();
  const map = document.createElement('div');
  silence = listen(map, { start: vi.fn(), move: vi.fn(), hover: vi.fn(), tap });
  map.dispatchEvent(new PointerEvent('pointerdown', { pointerType: down, isPrimary: true }));
  map.dispatchEvent(click);
  return tap.mock.lastCall?.[2];
}

it('takes a tap for a finger’s where the click does not say so', () => {
  expect(tapped('touch', new MouseEvent('click'))).toBe(true);
  expect(tapped('mouse', new MouseEvent('click'))).toBe(false);
});

it('believes a click that says what made it', () => {
  expect(tapped('mouse', new PointerEvent('click', { pointerType: 'touch' }))).toBe(true);
  expect(tapped('touch', new PointerEvent('click', { pointerType: '' }))).toBe(false);
});
