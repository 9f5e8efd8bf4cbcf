/** Every drawing has as many curves, so that one can pass into another. */
const PIECES = 6;
const [LINE, SWING] = [12, 13];

type Point = readonly [x: number, y: number];
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
const f = (n: number) => String(Math.round(n * 100) / 100);

/** The part of a cubic curve between two of its parameters (de Casteljau). */
function part(
  curve: readonly [Point, Point, Point, Point],
  from: number,
  to: number,
): [Point, Point, Point, Point] {
  const cut = ([a, b, c, d]: readonly [Point, Point, Point, Point], t: number) => {
    const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
    const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
    const mid = between(abc, bcd, t);
    return { left: [a, ab, abc, mid] as const, right: [mid, bcd, cd, d] as const };
  };
  const { right } = cut(curve, from);
  return [...cut(right, from === 1 ? 0 : (to - from) / (1 - from)).left] as [Point, Point, Point, Point];
}

/**
 * The nth harmonic of a string from x0 to x1: n lobes above and below its line.
 * `upTo` draws only the first lobes. n and upTo divide 6, and every result has 12 curves.
 */
export function harmonic(n: 1 | 2 | 3, upTo: number, x0: number, x1: number): string {
  const w = (x1 - x0) / n;
  const perLobe = PIECES / Math.max(1, upTo);
  let d = '';
  for (const side of [-1, 1]) {
    d += `M${f(x0)} ${f(LINE)}`;
    for (let i = 0; i < PIECES; i++) {
      const lobe = Math.floor(i / perLobe);
      const x = x0 + lobe * w;
      const h = upTo === 0 ? 0 : side * SWING;
      const width = upTo === 0 ? 0 : w;
      const whole = [
        [x, LINE],
        [x + width * 0.364, LINE + h],
        [x + width * 0.636, LINE + h],
        [x + width, LINE],
      ] as const;
      const k = (i % perLobe) / perLobe;
      const [, b, c, e] = part(whole, k, k + 1 / perLobe);
      d += `C${f(b[0])} ${f(b[1])} ${f(c[0])} ${f(c[1])} ${f(e[0])} ${f(e[1])}`;
    }
  }
  return d;
}
