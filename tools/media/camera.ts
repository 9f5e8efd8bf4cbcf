/** What part of a picture's world a film shows, and drawing in the world's own units. */
import { type Canvas, type Colour, capsule, rectangle } from './canvas.ts';

export const WIDTH = 960;
export const HEIGHT = 540;

/** Left, top and width in the world's units; always as wide as a screen. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}
export const WHOLE: Camera = { x: 0, y: 0, w: WIDTH };
/** From the last row, over everybody's heads. */
export const FAR: Camera = { x: -180, y: -150, w: 1320 };

type Place = readonly [x: number, y: number];

/** On some places, with air around them. */
export function around(places: readonly Place[], { least, air }: { least: number; air: number }): Camera {
  const [xs, ys] = [places.map(p => p[0]), places.map(p => p[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const w = Math.max(least, right - left + air, ((bottom - top + air * 0.6) * 16) / 9);
  return {
    x: Math.round((left + right - w) / 2),
    y: Math.round((top + bottom - (w * 9) / 16) / 2 - air / 12),
    w: Math.round(w),
  };
}

export function seen(canvas: Canvas, { x, y, w }: Camera) {
  const k = WIDTH / w;
  const at = (p: Place): Place => [(p[0] - x) * k, (p[1] - y) * k];
  return {
    near: k,
    line: (from: Place, to: Place, radius: number, fill: Colour) =>
      capsule(canvas, at(from), at(to), radius * k, fill),
    box: (rect: readonly [number, number, number, number], fill: Colour) => {
      const [left, top] = at([rect[0], rect[1]]);
      const [right, bottom] = at([rect[0] + rect[2], rect[1] + rect[3]]);
      const whole = [left, top, right - left, bottom - top].map(Math.round);
      rectangle(canvas, whole as [number, number, number, number], fill);
    },
  };
}
