import type { Motif, Point } from '../kit.ts';
import { circ, clamp, curve, f, pick, TAU } from '../kit.ts';

/** Breath: long phrases in strata. Each layer is one curve, re-used in falling steps like ruled water. */
export const waves: Motif = (p, r, b, attrs) => {
  const n = 6,
    wide = b.W > b.H * 1.3,
    x0 = -40,
    x1 = b.W + 40,
    m = wide ? 18 : 10,
    ro = attrs.rough || 0.6,
    o: string[] = [],
    st = b.h * 0.0165;
  const sx = b.x + b.w * (0.34 + r() * 0.36),
    R = b.h * (wide ? 0.21 : 0.16);
  o.push(circ(sx, b.h * (0.25 + r() * 0.05), R, p.third));
  const dk = p.kind === 'ink',
    ramp =
      p.kind === 'paper'
        ? [
            [p.deep, p.ground],
            [p.tonic, p.light],
            [p.fifth, p.tonic],
            [p.light, p.deep],
            [p.tonic, p.ink],
            [p.ink, p.tonic],
          ]
        : dk
          ? [
              [p.line, p.ink],
              [p.tonic, p.deep],
              [p.deep, p.tonic],
              [p.paper, p.tonic],
              [p.fifth, p.deep],
              [p.ink, p.line],
            ]
          : [
              [p.deep, p.ground],
              [p.light, p.ground],
              [p.tonic, p.deep],
              [p.fifth, p.tonic],
              [p.third, p.ink],
              [p.ink, p.third],
            ];
  for (let i = 0; i < n; i++) {
    const y = b.h * (0.33 + 0.118 * i),
      a = b.h * (0.085 + 0.018 * (i % 3)) * ro,
      f1 = 1.5 + r() * 1.3,
      f2 = 3.4 + r() * 2.6,
      q1 = r() * TAU,
      q2 = r() * TAU,
      P: Point[] = [];
    for (let j = 0; j <= m; j++) {
      const x = x0 + ((x1 - x0) * j) / m,
        u = x / b.h,
        c = b.quiet === 'left' ? clamp((x - b.W * 0.22) / (b.W * 0.38), 0, 1) : 1,
        e = c * c * (3 - 2 * c);
      P.push([
        x,
        y +
          a * (Math.sin(f1 * u * 2.2 + q1) + 0.38 * Math.sin(f2 * u * 2.2 + q2)) * e +
          (1 - e) * b.h * (0.62 - 0.075 * i),
      ]);
    }
    const k = 4 + ((i + (r() < 0.5 ? 1 : 0)) % 4),
      id = `w${i}${attrs.uid}`;
    const pair = pick(ramp, i);
    let s = `<path id="${id}" d="${curve(P)}V${b.H + 99}H${x0}z"/>`;
    for (let j = 1; j < k * 2; j++)
      s += `<use href="#${id}" y="${f(st * (j % 2 ? ((j + 1) / 2) * 1.55 - 0.62 : (j / 2) * 1.55))}"${j % 2 ? ` fill="${pair[1]}"` : ''}/>`;
    o.push(`<g fill="${pair[0]}">${s}</g>`);
  }
  return o.join('');
};

/** Bells of horns seen head-on: eccentric rings falling into the tube. */
export const horn: Motif = (p, r, b, attrs) => {
  const n = clamp(attrs.number || 4, 3, 8),
    wide = b.w > b.h * 1.3,
    cols = [p.tonic, p.on, p.fifth, p.third],
    o: string[] = [];
  const layouts: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
    3: [
      [0.34, 0.3, 0.36],
      [0.74, 0.7, 0.3],
      [0.22, 0.8, 0.2],
    ],
    4: [
      [0.3, 0.27, 0.31],
      [0.77, 0.4, 0.24],
      [0.3, 0.77, 0.22],
      [0.74, 0.83, 0.27],
    ],
    5: [
      [0.33, 0.3, 0.33],
      [0.8, 0.22, 0.19],
      [0.76, 0.6, 0.25],
      [0.24, 0.76, 0.21],
      [0.62, 0.92, 0.17],
    ],
    6: [
      [0.3, 0.26, 0.28],
      [0.76, 0.2, 0.2],
      [0.72, 0.56, 0.25],
      [0.22, 0.66, 0.19],
      [0.46, 0.88, 0.2],
      [0.9, 0.87, 0.16],
    ],
  };
  const _k = wide ? Math.min(b.w / b.h, 1.7) : 1,
    fx = r() < 0.5,
    g = r() * TAU;
  (layouts[Math.min(n, 6)] ?? []).forEach(([x, y, R], i) => {
    const X = b.x + b.w * (fx ? 1 - x : x),
      Y = b.h * y,
      S = b.h * R * (wide ? 1.24 : b.w < b.h ? 0.94 : 1),
      a = g + i * 1.35,
      m = 8,
      c1 = pick(cols, i),
      c2 = i % 4 === 1 ? p.tonic : i % 2 ? p.on : p.ground;
    for (let j = 0; j < m; j++) {
      const q = (1 - j / m) ** 1.25,
        off = S * (1 - q) * 0.42;
      o.push(
        circ(X + Math.cos(a) * off, Y + Math.sin(a) * off, S * q, j % 2 ? c2 : j === m - 2 ? p.third : c1),
      );
    }
  });
  return o.join('');
};
