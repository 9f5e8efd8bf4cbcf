/** A picture of flat colours: what a film frame needs, and fast enough for thousands of them. */

export type Colour = readonly [red: number, green: number, blue: number];

export const colour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
/** `share` of b, the rest of a. */
export const mix = (a: Colour, b: Colour, share: number): Colour => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
];

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** RGB, three bytes a pixel. */
  readonly pixels: Buffer;
}

function blend(canvas: Canvas, x: number, y: number, [r, g, b]: Colour, cover: number): void {
  const at = (y * canvas.width + x) * 3;
  const { pixels } = canvas;
  pixels[at] = pixels[at]! + (r - pixels[at]!) * cover;
  pixels[at + 1] = pixels[at + 1]! + (g - pixels[at + 1]!) * cover;
  pixels[at + 2] = pixels[at + 2]! + (b - pixels[at + 2]!) * cover;
}

/** A line with round ends; of no length it is a disc. Edges are smooth. */
export function capsule(
  canvas: Canvas,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  radius: number,
  fill: Colour,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - radius - 1));
  const right = Math.min(canvas.width - 1, Math.ceil(Math.max(from[0], to[0]) + radius + 1));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - radius - 1));
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(from[1], to[1]) + radius + 1));
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - from[0], y + 0.5 - from[1]];
      const along = square > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / square)) : 0;
      const distance = Math.hypot(px - along * dx, py - along * dy);
      const cover = radius - distance + 0.5;
      if (cover > 0) blend(canvas, x, y, fill, Math.min(1, cover));
    }
}

export function rectangle(
  canvas: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
  fill: Colour,
  cover = 1,
): void {
  const [left, right] = [Math.max(0, x), Math.min(canvas.width, x + width)];
  for (let row = Math.max(0, y); row < Math.min(canvas.height, y + height); row++)
    for (let column = left; column < right; column++) blend(canvas, column, row, fill, cover);
}
