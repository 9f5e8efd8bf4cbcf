import type { MovingScore } from '#domain/contract/news.ts';

export interface RollColours {
  readonly ground: string;
  readonly on: string;
  readonly line: string;
  readonly parts: Readonly<Record<MovingScore['parts'][number]['part'], string>>;
}

/** Seconds that the picture holds, and where in it the present is. */
const SPAN = 9;
const PRESENT = 0.32;
/** Share of the height that stays empty above and below. */
const MARGIN = 0.14;

export interface RollSize {
  readonly width: number;
  readonly height: number;
}

/** What the picture is made of: height is pitch, length is length. Kept apart from the canvas, so that it can be tested. */
export function rollOf(score: MovingScore, at: number, { width, height }: RollSize, still: boolean) {
  const pitches = score.parts.flatMap(p => p.notes.map(n => n[2]));
  const [low, high] = [Math.min(...pitches) - 1, Math.max(...pitches) + 1];
  const step = (height * (1 - 2 * MARGIN)) / Math.max(12, high - low);
  const span = still ? score.seconds : SPAN;
  const from = still ? 0 : at - SPAN * PRESENT;
  const x = (time: number): number => ((time - from) / span) * width;
  const bars = score.parts.flatMap(({ part, notes }) =>
    notes.flatMap(([start, length, pitch, loud]) => {
      const [left, right] = [x(start), x(start + length)];
      if (right < 0 || left > width) return [];
      return [
        {
          part,
          x: left,
          y: height * (1 - MARGIN) - (pitch - low) * step,
          width: Math.max(2, right - left - 2),
          height: Math.max(3, Math.min(step * 1.5, height / 22)),
          loud,
          sounding: at >= start && at < start + length,
          gone: at >= start + length,
        },
      ];
    }),
  );
  return { bars, present: x(at) };
}

/** Draws the score as it stands at a moment. */
export function drawRoll(
  canvas: CanvasRenderingContext2D,
  score: MovingScore,
  at: number,
  size: RollSize,
  colours: RollColours,
  still: boolean,
): void {
  const { bars, present } = rollOf(score, at, size, still);
  canvas.fillStyle = colours.ground;
  canvas.fillRect(0, 0, size.width, size.height);
  canvas.globalAlpha = 0.35;
  canvas.fillStyle = colours.on;
  canvas.fillRect(Math.round(present), 0, 1, size.height);
  for (const bar of bars) {
    canvas.globalAlpha = bar.sounding ? 1 : bar.gone ? 0.85 : 0.38 + bar.loud * 0.2;
    canvas.fillStyle = bar.sounding ? colours.on : colours.parts[bar.part];
    canvas.fillRect(bar.x, bar.y - bar.height / 2, bar.width, bar.height);
    if (!bar.sounding) continue;
    // What sounds has its part's colour at its heart.
    canvas.fillStyle = colours.parts[bar.part];
    canvas.fillRect(
      bar.x + 2,
      bar.y - bar.height / 2 + 2,
      Math.max(0, bar.width - 4),
      Math.max(1, bar.height - 4),
    );
  }
  canvas.globalAlpha = 1;
}
