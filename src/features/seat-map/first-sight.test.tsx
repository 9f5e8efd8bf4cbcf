import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PriceCategory } from '#domain/contract/program.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { arcPlan } from '#tests/arc-plan.ts';
import { fakeCanvas } from '#tests/canvas.ts';
import { renderUi } from '#tests/ui.tsx';
import { MapView } from './map-view.tsx';
import { makeSeating } from './seating.ts';

fakeCanvas();
const INSET = { top: 0, right: 0, bottom: 0, left: 0 };
const SEATS = 300;
let calls: string[] = [];
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  const plain = HTMLCanvasElement.prototype.getContext;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function record(
    this: HTMLCanvasElement,
    ...args: unknown[]
  ) {
    return new Proxy(plain.apply(this, args as never) as object, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? () => void calls.push(String(key)) : value;
      },
    }) as never;
  } as never);
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  calls = [];
  frames = [];
});
afterEach(() => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockRestore();
  vi.stubGlobal('requestAnimationFrame', window.requestAnimationFrame);
});

const count = (name: string) => calls.filter(c => c === name).length;
const frame = () =>
  act(async () => {
    for (const run of frames.splice(0)) run(performance.now());
  });

it('paints seats, numbers and names once, with its buttons, and nothing in the frames behind', async () => {
  await ensureCopy('en-US', ['seat']);
  const plan = arcPlan(SEATS);
  const prices = plan.categories.map((c, i) => ({ code: c.name, name: c.name, rank: i + 1, price: 100 }));
  const seating = makeSeating(plan, prices as unknown as PriceCategory[], 4);
  await renderUi(
    <MapView seating={seating} inset={INSET} map={{ current: null }} onToggle={() => undefined} />,
  );
  expect(count('bezierCurveTo')).toBe(SEATS);
  expect(count('fillText')).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
  const all = calls.length;
  await frame();
  await frame();
  expect(calls.length).toBe(all);
});
