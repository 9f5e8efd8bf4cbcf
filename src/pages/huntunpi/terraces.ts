/** The long section of the hall, drawn: terraces that rise to the right, a listener on each step. */
type Terrace = readonly [x: number, y: number, width: number, steps: number];
const TERRACES: readonly Terrace[] = [
  [560, 330, 70, 4],
  [650, 312, 110, 6],
  [790, 282, 130, 7],
  [960, 240, 150, 8],
  [1150, 190, 170, 9],
];
/** Rise of a step for its width. */
const SLOPE = 0.23;
const short = (n: number): number => Math.round(n * 10) / 10;

type Point = readonly [x: number, y: number];
const steps = ([x, y, width, count]: Terrace): Point[] =>
  Array.from({ length: count }, (_, i) => [x + (width / count) * i, y - i * (width / count) * SLOPE]);

export const FLOOR = `M330 352H560${TERRACES.map(terrace => {
  const [x, y, width, count] = terrace;
  const run = width / count;
  const up = steps(terrace).map(([sx, sy]) => `H${short(sx + run)}V${short(sy - run * SLOPE)}`);
  return `L${x} ${y}${up.join('')}`;
}).join('')}H1340V120`;

export const LISTENERS: readonly Point[] = TERRACES.flatMap(terrace => {
  const run = terrace[2] / terrace[3];
  return steps(terrace).map(([x, y]): Point => [short(x + run / 2), short(y)]);
});
export const PLAYERS: readonly Point[] = [
  [338, 345],
  [358, 345],
  [380, 348],
  [400, 350],
  [464, 352],
  [488, 352],
  [512, 352],
];
export const PIPES: readonly { readonly path: string; readonly lit: boolean }[] = Array.from(
  { length: 15 },
  (_, i) => ({
    path: `M${short(212 + i * 7.2)} 208v${-Math.round(70 + 70 * Math.abs(Math.sin(i * 0.42 + 0.4)))}h5V208z`,
    lit: i % 4 === 1,
  }),
);
/** From the stage to the ceiling to a seat. */
export const RAYS: readonly { readonly up: Point; readonly down: Point }[] = [
  { up: [540, 70], down: [600, 305] },
  { up: [620, 62], down: [770, 255] },
  { up: [820, 78], down: [1010, 205] },
  { up: [1010, 62], down: [1200, 150] },
];
export const SOURCE: Point = [440, 338];
