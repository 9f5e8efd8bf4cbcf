export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a hall's plan says of places in it. */
export interface Hall {
  readonly stage: Point;
  /** Where the house is: 1 below the stage on the plan, −1 above it. */
  readonly front: 1 | -1;
  readonly width: number;
  readonly depth: number;
}

/** Distances from the stage, in depths of the hall, at which the sound is balanced; the best of them. */
const SOUND_FROM = 0.2;
const SOUND_TO = 0.65;
const IDEAL = 0.4;
/** So many degrees aside weigh as much as a whole depth of the hall too near or too far. */
const ASIDE = 100;
/** Degrees off the hall's axis within which a place is called central. */
const CENTRAL = 15;

/** The front is the side with more depth: a hall with seats behind the stage still faces the larger part. */
export function measure(rows: readonly (readonly Point[])[], stage: Point): Hall {
  let [left, right, near, far] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, stage.y, stage.y];
  for (const row of rows)
    for (const { x, y } of row) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      near = Math.min(near, y);
      far = Math.max(far, y);
    }
  const front = far - stage.y >= stage.y - near ? 1 : -1;
  const depth = Math.max(far - stage.y, stage.y - near, 1);
  return { stage, front, width: Math.max(right - left, 1), depth };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function centreOf(points: readonly Point[]): Point {
  let [x, y] = [0, 0];
  for (const p of points) {
    x += p.x;
    y += p.y;
  }
  return { x: x / points.length, y: y / points.length };
}

/** Degrees off the line from the stage into the house: 0 is straight in front, 180 behind the stage. */
const angleOf = (p: Point, { stage, front }: Hall): number =>
  (Math.atan2(Math.abs(p.x - stage.x), (p.y - stage.y) * front) * 180) / Math.PI;

/** How far a place is from the best one, by its angle to the stage and its distance from it. */
export const fromIdeal = (p: Point, hall: Hall): number =>
  Math.hypot(angleOf(p, hall) / ASIDE, distance(p, hall.stage) / hall.depth - IDEAL);

/** What may be said of a place: only what its angle to the stage and its distance bear out. */
export function placeOf(p: Point, hall: Hall): 'place' | 'sound' | 'centre' {
  if (angleOf(p, hall) > CENTRAL) return 'place';
  const far = distance(p, hall.stage) / hall.depth;
  return far >= SOUND_FROM && far <= SOUND_TO ? 'sound' : 'centre';
}

/** The item with the lowest finite score; the first of equals. */
export function lowest<Item>(items: readonly Item[], score: (item: Item) => number): Item | null {
  let [best, least]: [Item | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const item of items) {
    const s = score(item);
    if (s < least) [best, least] = [item, s];
  }
  return best;
}
