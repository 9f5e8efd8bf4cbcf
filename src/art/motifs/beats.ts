import type { Motif } from '../kit.ts';
import { arc, circ, clamp, f, line, path, pick, rad, TAU } from '../kit.ts';

/** Timpani from above, in a spiral of tangent heads; each is struck a little later than the last. */
export const discs: Motif = (p, r, b, attrs) => {
  const n = clamp(attrs.number || 5, 4, 8),
    wide = b.w > b.h * 1.3,
    t = r() < 0.5 ? 1 : -1,
    q = 0.8,
    cols = [p.tonic, p.third, p.fifth],
    o: string[] = [],
    cs: (readonly [number, number, number])[] = [];
  let R = 1,
    x = 0,
    y = 0,
    a = wide ? rad(-30) : rad(-62),
    h = r() * TAU;
  for (let i = 0; i < n; i++) {
    cs.push([x * t, y, R]);
    const D = R * (1 + q) * 1.055;
    x += Math.cos(a) * D;
    y += Math.sin(a) * D;
    R *= q;
    a += rad(i % 2 && !wide ? 88 : 74);
  }
  const X0 = Math.min(...cs.map(c => c[0] - c[2])),
    X1 = Math.max(...cs.map(c => c[0] + c[2])),
    Y0 = Math.min(...cs.map(c => c[1] - c[2])),
    Y1 = Math.max(...cs.map(c => c[1] + c[2]));
  const k = Math.max((b.w * 0.98) / (X1 - X0), (b.h * 0.98) / (Y1 - Y0)) * (wide ? 0.98 : 0.92),
    ox = b.x + b.w / 2 - (k * (X0 + X1)) / 2,
    oy = b.h / 2 - (k * (Y0 + Y1)) / 2;
  cs.forEach(([cx, cy, cr], i) => {
    const x = ox + cx * k,
      y = oy + cy * k,
      R = cr * k * 0.97,
      c = pick(cols, i),
      d = i % 3 === 0 ? p.on : i % 3 === 1 ? p.fifth : p.on;
    let rg = '';
    o.push(circ(x, y, R, c), path(`${arc(x, y, R, h, h + Math.PI)}z`, d));
    for (let j = 1; j < 6; j++) rg += arc(x, y, (R * j) / 6, h, h + Math.PI);
    o.push(
      line(rg, p.ground, clamp(R * 0.016, 1.4, 5)),
      circ(
        x + Math.cos(h - Math.PI / 2) * R * 0.5,
        y + Math.sin(h - Math.PI / 2) * R * 0.5,
        R * 0.13,
        p.ground,
      ),
    );
    o.push(
      `<circle cx="${f(x)}" cy="${f(y)}" r="${f(R * 1.045)}" fill="none" stroke="${p.on}" stroke-width="${f(R * 0.018 + 1)}" stroke-dasharray="${f((R * 1.045 * TAU) / 16 - R * 0.05)} ${f(R * 0.05)}"/>`,
    );
    h += rad(47) * t;
  });
  return o.join('');
};

/** A field of quiet beats; one of them is the surprise. */
export const pulse: Motif = (p, r, b) => {
  const m = 14,
    u = b.h / m,
    nc = Math.ceil(b.w / u),
    px = b.x + b.w * (0.54 + r() * 0.14),
    py = b.h * (0.4 + r() * 0.12),
    R = b.h * 0.235,
    by = new Map<string, [string, number, string]>(),
    h = r() * TAU;
  for (let j = 0; j < m; j++)
    for (let i = 0; i < nc; i++) {
      const x = b.x + (i + 0.5) * u,
        y = (j + 0.5) * u,
        d = Math.hypot(x - px, y - py);
      if (d < R + u * 0.55) continue;
      const w = 0.5 + 0.5 * Math.cos(((d - R) / b.h) * 15),
        rr = Math.round((u * (0.06 + 0.36 * w * clamp(1.2 - d / b.h, 0.1, 1))) / 2.5) * 2.5 || 1.6,
        c = (i * 7 + j * 3) % 13 === 0 ? p.third : (j * 2 + i) % 7 === 0 ? p.fifth : p.on,
        k = `${c}${rr}`,
        e: [string, number, string] = by.get(k) ?? [c, rr, ''];
      e[2] += `M${Math.round(x)} ${Math.round(y)}h0`;
      by.set(k, e);
    }
  let o = '';
  for (const [c, rr, d] of by.values()) o += line(d, c, rr * 2, ' stroke-linecap="round"');
  return (
    o +
    circ(px, py, R, p.tonic) +
    path(`${arc(px, py, R, h, h + Math.PI)}z`, p.third) +
    circ(
      px + Math.cos(h + Math.PI / 2) * R * 0.5,
      py + Math.sin(h + Math.PI / 2) * R * 0.5,
      R * 0.14,
      p.light,
    ) +
    `<circle cx="${f(px)}" cy="${f(py)}" r="${f(R * 1.09)}" fill="none" stroke="${p.on}" stroke-width="3"/>`
  );
};

/** One rhythm, never varied; only the weight grows. */
export const crescendo: Motif = (p, _r, b, attrs) => {
  const n = clamp(attrs.number || 14, 12, 18),
    rh = [2, 0.667, 0.667, 0.667, 2, 0.667, 0.667, 0.667, 2, 2],
    tot = rh.reduce((a, c) => a + c),
    reps = b.w > b.h * 1.25 ? 3 : 2,
    q = 1.17,
    S = (q ** n - 1) / (q - 1),
    u = b.w / (tot * reps),
    id = `r${attrs.uid}`,
    cols = [p.line, p.tonic, p.tonic, p.fifth, p.fifth],
    o: string[] = [];
  let x = b.x,
    d = '',
    y = b.h * 0.05;
  for (let k = 0; k < reps; k++)
    for (const t of rh) {
      d += `M${f(x)} 0h${f(t * u - 6)}v100h${f(6 - t * u)}z`;
      x += t * u;
    }
  for (let i = 0; i < n; i++) {
    const h = (b.h * 0.93 * q ** i) / S,
      c = i === n - 1 ? p.third : i === n - 2 ? p.on : pick(cols, Math.min(4, Math.floor((i / n) * 5))),
      s = Math.round(h * 0.74 * 10) / 1000,
      X = b.quiet === 'left' ? b.w * 0.3 * (1 - i / n) ** 1.3 : 0;
    o.push(
      i
        ? `<use href="#${id}" transform="translate(${f(X)} ${f(y)})scale(1 ${s})" fill="${c}"/>`
        : `<g fill="${c}" transform="translate(${f(X)} ${f(y)})scale(1 ${s})"><path d="${d}"/></g><defs><path id="${id}" d="${d}"/></defs>`,
    );
    y += h;
  }
  return o.join('');
};
