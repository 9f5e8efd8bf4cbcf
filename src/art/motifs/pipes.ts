import type { Motif, Point } from '../kit.ts';
import { circ, clamp, f, line, path, pick, rect, TAU } from '../kit.ts';

/** Organ front: pipes in towers and flats, mouths on a curve, feet on the impost. */
export const pipes: Motif = (p, r, b) => {
  const n = Math.round(clamp((b.w / b.h) * 18, 13, 33)),
    u = b.w / n,
    per = 4 + Math.floor(r() * 2),
    cols = [p.tonic, p.fifth],
    base = b.h * 0.93,
    o: string[] = [];
  let mo = '',
    sh = '',
    up = '';
  for (let i = 0; i < n; i++) {
    const s = i % (per * 2),
      t = Math.abs(s - per) / per,
      x = b.x + i * u + u * 0.06,
      w = u * 0.88,
      top = b.h * (0.05 + 0.44 * t * t + (Math.floor((i + per) / (per * 2)) % 2) * 0.07),
      my = b.h * (0.86 - 0.17 * (1 - t)),
      c = s === per ? p.third : pick(cols, i + Math.floor(i / per));
    o.push(
      path(
        `M${f(x)} ${f(top)}h${f(w)}V${f(my)}L${f(x + w * 0.62)} ${f(base)}h${f(-w * 0.24)}L${f(x)} ${f(my)}z`,
        c,
      ),
    );
    sh += `M${f(x + w * 0.14)} ${f(top)}h${f(w * 0.16)}V${f(my)}h${f(-w * 0.16)}z`;
    mo += `M${f(x + w * 0.2)} ${f(my - 5)}h${f(w * 0.6)}v${f(-b.h * 0.02)}L${f(x + w * 0.5)} ${f(my - b.h * 0.075)}L${f(x + w * 0.2)} ${f(my - b.h * 0.02 - 5)}z`;
    up += `M${f(x)} ${f(top - b.h * 0.012)}h${f(w)}`;
  }
  return (
    o.join('') +
    path(sh, p.ground, ' opacity=".34"') +
    path(mo, p.ink) +
    line(up, p.on, 3) +
    rect(-9, base, b.W + 18, b.h * 0.024, p.on) +
    rect(-9, base + b.h * 0.036, b.W + 18, b.h * 0.008, p.on)
  );
};

/** A harmonograph: two pendulums tuned to the interval of the key, losing energy as they swing. */
export const lissajous: Motif = (p, r, b) => {
  const RATIOS: readonly Point[] = [
    [3, 2],
    [5, 4],
    [4, 3],
  ];
  const [a, c] = p.minor ? [6, 5] : pick(RATIOS, Math.floor(r() * 3)),
    cx = b.x + b.w / 2,
    cy = b.h / 2,
    Rx = Math.min(b.w * 0.46, b.h * 0.66),
    Ry = Math.min(b.h * 0.46, b.w * 0.62),
    cols = [p.tonic, p.fifth, p.third],
    q = 0.5 + r() * 0.9,
    e = (1.5 + r() * 0.6) / 110,
    per = Math.round(50 / a),
    sg = 6 * a + 2,
    N = per * sg,
    dt = TAU / sg,
    o: string[] = [];
  const px = (t: number) => Rx * Math.exp(-t * 0.0125) * Math.sin((a + e) * t + q),
    py = (t: number) => Ry * Math.exp(-t * 0.0115) * Math.sin(c * t),
    D = (F: (t: number) => number, t: number) => (((F(t + 0.002) - F(t - 0.002)) / 0.004) * dt) / 3,
    I = Math.round;
  for (let k = 0; k < 3; k++) {
    const i0 = I(N * pick([0, 0.3, 0.66], k)),
      i1 = I(N * pick([0.3, 0.66, 1], k));
    let x = I(px(i0 * dt)),
      y = I(py(i0 * dt)),
      d = `M${x} ${y}c`;
    for (let i = i0; i < i1; i++) {
      const t = i * dt,
        u = t + dt,
        nx = I(px(u)),
        ny = I(py(u));
      d += `${[I(D(px, t)), I(D(py, t)), nx - x - I(D(px, u)), ny - y - I(D(py, u)), nx - x, ny - y]
        .join(' ')
        .replace(/ -/g, '-')} `;
      x = nx;
      y = ny;
    }
    o.push(line(d.trim().replace(/ -/g, '-'), pick(cols, k), 4.5, ' stroke-linecap="round"'));
  }
  return `<g transform="translate(${f(cx)} ${f(cy)})">${o.join('')}</g>${circ(cx, cy, b.h * 0.017, p.third)}`;
};
