import type { Motif } from '../kit.ts';
import { arc, clamp, f, line, path, rad, rect } from '../kit.ts';

/** The hall: terraces of seats around the stage; some lit. Rows are dashed arcs, so 300 seats cost 1 kB. */
export const fan: Motif = (p, r, b, attrs) => {
  const n = clamp((attrs.number || 8) + 5, 11, 15),
    wide = b.w > b.h * 1.25;
  const cx = b.x + b.w * 0.5,
    cy = wide ? b.h * 1.14 : b.h * 0.9,
    R0 = b.h * (wide ? 0.26 : 0.16),
    R1 = Math.max(b.h * (wide ? 1.12 : 0.92), b.w * 0.62);
  let o = '';
  for (let i = 0; i < n; i++) {
    const k = i / (n - 1),
      R = R0 + (R1 - R0) * k ** 1.12,
      w = ((R1 - R0) / n) * (0.56 + 0.1 * k),
      seat = w * 1.22;
    const blocks = i < 4 ? 1 : i < 9 ? 3 : 5,
      A0 = -Math.PI * 1.03,
      A1 = Math.PI * 0.03,
      g = 0.035 + (0.25 * w) / R;
    for (let q = 0; q < blocks; q++) {
      const a0 = A0 + ((A1 - A0) * q) / blocks + g / 2,
        a1 = A0 + ((A1 - A0) * (q + 1)) / blocks - g / 2,
        v = r();
      const c =
        i < 2
          ? p.on
          : v < 0.46
            ? p.tonic
            : v < 0.66
              ? p.fifth
              : v < 0.82
                ? p.third
                : p.kind === 'ink'
                  ? p.deep
                  : p.line;
      const cnt = Math.max(3, Math.round(((a1 - a0) * R) / seat)),
        step = ((a1 - a0) * R) / cnt;
      o += line(arc(cx, cy, R, a0, a1), c, w, ` stroke-dasharray="${f(step * 0.7)} ${f(step * 0.3)}"`);
    }
  }
  return (
    o +
    path(`${arc(cx, cy, R0 * 0.66, -Math.PI, 0)}z`, p.third) +
    path(`${arc(cx, cy, R0 * 0.4, -Math.PI, 0)}z`, p.on)
  );
};

/** The stage seen from the stalls: organ, desks in a half circle, conductor, listeners. Figures are round-capped strokes. */
export const stage: Motif = (p, _r, b) => {
  const o: string[] = [],
    cx = b.x + b.w / 2,
    h = b.h,
    u = Math.min(b.w, h * 1.85),
    fl = h * 0.425,
    cap = ' stroke-linecap="round"',
    I = Math.round;
  let pi = '',
    pj = '';
  o.push(
    path(
      `M${f(cx - u * 0.4)} 0H${f(cx + u * 0.4)}L${f(cx + u * 0.66)} ${f(h)}H${f(cx - u * 0.66)}z`,
      p.deep,
      ' opacity=".6"',
    ),
  );
  for (let i = 0; i < 33; i++) {
    const t = Math.abs(i - 16) / 16,
      pw = (u * 0.56) / 33,
      x = cx - u * 0.28 + i * pw,
      y = h * (0.055 + 0.17 * Math.abs(Math.sin(t * 4.71)) ** 1.3),
      d = `M${f(x + pw * 0.12)} ${f(y)}h${f(pw * 0.76)}V${f(fl)}h${f(-pw * 0.76)}z`;
    if (i % 4 === 0) pj += d;
    else pi += d;
  }
  o.push(
    path(pi, p.fifth, ' opacity=".8"'),
    path(pj, p.third, ' opacity=".9"'),
    rect(cx - u * 0.34, fl - h * 0.02, u * 0.68, h * 0.03, p.ink),
  );
  o.push(
    path(
      `M${f(cx - u * 0.36)} ${f(fl)}H${f(cx + u * 0.36)}L${f(cx + u * 0.54)} ${f(h * 0.775)}Q${f(cx)} ${f(h * 0.9)} ${f(cx - u * 0.54)} ${f(h * 0.775)}z`,
      p.tonic,
    ),
  );
  const by = h * 0.79,
    all: (readonly [x: number, y: number, desk: number, size: number, hit: boolean])[] = [];
  const desks: readonly (readonly [radius: number, players: number, gap: number])[] = [
    [0.43, 22, 8],
    [0.345, 19, 12],
    [0.262, 15, 16],
    [0.182, 10, 22],
    [0.108, 6, 30],
  ];
  desks.forEach(([R, c, g], k) => {
    for (let j = 0; j < c; j++) {
      const a = rad(g) + ((Math.PI - 2 * rad(g)) * j) / (c - 1),
        x = cx + Math.cos(a) * u * R,
        y = by - Math.sin(a) * u * R * 0.4 - h * 0.02;
      all.push([x, y, k, 0.0105 + (0.0085 * (y - fl)) / (by - fl), (j * 3 + k * 5) % 11 === 0]);
    }
  });
  for (const [radius] of desks.slice(0, 4)) {
    const R = radius + 0.03;
    o.push(
      line(
        `M${f(cx - u * R)} ${f(by)}A${f(u * R)} ${f(u * R * 0.4)} 0 0 1 ${f(cx + u * R)} ${f(by)}`,
        p.ink,
        2,
        ' opacity=".28"',
      ),
    );
  }
  all.sort((a, c) => a[1] - c[1]);
  const n = 7,
    m = Math.ceil(all.length / n);
  for (let i = 0; i < n; i++) {
    let bd = '',
      hd = '',
      sp = '',
      fi = '',
      S = 0;
    const g = all.slice(i * m, i * m + m);
    for (const [, , , s] of g) S += s / g.length;
    for (const [x, y, k, , e] of g) {
      bd += `M${I(x)} ${I(y + S * h * 1.5)}v${I(S * h * 0.9)}`;
      const head = `M${I(x)} ${I(y - S * h * 0.35)}h0`;
      if (e) sp += head;
      else hd += head;
      if (k > 1)
        fi += `M${I(x - S * h * (x < cx ? 0.2 : 1.7))} ${I(y + S * h * (x < cx ? 1.1 : 2.2))}l${I(S * h * 1.9)} ${I(S * h * (x < cx ? 1.1 : -1.1))}`;
    }
    o.push(
      line(bd, p.ink, S * h * 2.1, cap),
      fi && line(fi, p.third, S * h * 0.42, cap),
      line(hd, p.light, S * h * 1.3, cap),
      sp && line(sp, p.fifth, S * h * 1.3, cap),
    );
  }
  o.push(
    rect(cx - u * 0.026, h * 0.822, u * 0.052, h * 0.02, p.third),
    line(`M${f(cx)} ${f(h * 0.775)}V${f(h * 0.806)}`, p.ink, h * 0.034, cap),
    line(`M${f(cx)} ${f(h * 0.737)}h0`, p.light, h * 0.029, cap),
    line(
      `M${f(cx + h * 0.012)} ${f(h * 0.772)}l${f(h * 0.034)} ${f(-h * 0.03)}l${f(h * 0.022)} ${f(-h * 0.052)}`,
      p.ink,
      h * 0.0075,
      `${cap} stroke-linejoin="round"`,
    ),
  );
  for (let k = 0; k < 2; k++) {
    const y = h * (0.915 + 0.07 * k),
      q = h * (0.03 + 0.008 * k),
      st = q * 2.9;
    let d = '',
      e = '';
    for (let x = -st * (k ? 0.3 : 0.8); x < b.W + st; x += st) {
      d += `M${I(x)} ${I(y)}h0`;
      e += `M${I(x)} ${I(y + q * 2.2)}v99`;
    }
    const c = k ? p.ink : p.line;
    o.push(line(e, c, q * 2.3, cap), line(d, c, q * 1.6, cap));
  }
  return o.join('');
};
