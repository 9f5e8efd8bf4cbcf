import type { Motif, Point } from '../kit.ts';
import { clamp, curve, f, line, path, pick, rect } from '../kit.ts';
import type { Note } from '../path.ts';

/** The work's own theme, stated large and then in diminution: dots for short notes, bars for long. */
export const neume: Motif = (p, r, b, attrs) => {
  const th: readonly Note[] = attrs.theme?.some(([q]) => q !== null)
    ? attrs.theme
    : Array.from(
        { length: 9 },
        () => [Math.round(r() * 12 - 4), pick([1, 1, 2, 1, 3], Math.floor(r() * 5))] as const,
      );
  const tot = th.reduce((s, t) => s + t[1], 0),
    ps = th.map(t => t[0]).filter(v => v !== null),
    lo = Math.min(...ps),
    span = Math.max(4, Math.max(...ps) - lo),
    wide = b.w > b.h * 1.25,
    o: string[] = [];
  const H = wide ? [0.5, 0.2, 0.095] : [0.415, 0.2, 0.105, 0.06],
    rep = wide ? [0.78, 1.7, 3.6] : [0.56, 1.08, 2.1, 4],
    pad = 0.045;
  let y = b.h * (wide ? 0.07 : 0.055);
  H.forEach((k, i) => {
    const h = b.h * k,
      sp = h / 5.2,
      len = b.w / pick(rep, i),
      nh = sp * (wide ? 1.35 : 1.5),
      mono = pick([p.tonic, p.fifth, p.third, p.on], i),
      hit = pick([p.third, p.on, p.tonic, p.fifth], i);
    let st = '',
      d = '',
      e = '',
      x = b.x + (i ? -len * 0.18 * i : 0);
    const long = Math.max(...th.map(t => t[1]));
    for (let j = 0; j < 5; j++) st += `M${b.quiet ? f(b.x) : -9} ${f(y + h * 0.5 + (j - 2) * sp)}H${b.W + 9}`;
    o.push(line(st, p.on, clamp(sp * 0.05, 1.2, 2.6), ' opacity=".55"'));
    for (let guard = 0; x < b.W + len && guard < 8; guard++)
      for (const [q, t] of th) {
        const l = (len * t) / tot;
        if (q !== null && x < b.W + nh && x + l > b.x - nh && !(b.quiet && x < b.x - 2)) {
          const cy = y + h * (0.5 + 0.4 * (1 - (2 * (q - lo)) / span)),
            g = Math.max(0, l - Math.max(nh * 1.16, l * 0.12)),
            c = `M${f(x + nh * 0.62)} ${f(cy)}h${f(t > 1 ? g : 0)}`;
          if (t === long) e += c;
          else d += c;
        }
        x += l;
      }
    const w = Math.min(nh, (len / tot) * 0.9);
    o.push(line(d, mono, w, ' stroke-linecap="round"'), line(e, hit, w, ' stroke-linecap="round"'));
    y += h + b.h * pad;
  });
  return o.join('');
};

/** A keyboard wrapped round a cylinder. Sounded keys take the chord colours. */
export const keys: Motif = (p, r, b) => {
  const n = 29,
    pat = [0, 1, 1, 0, 1, 1, 1],
    xAt = (u: number) => b.x + b.w * (0.5 - 0.5 * Math.cos(Math.PI * clamp(u, 0, 1))),
    ph = Math.floor(r() * 7);
  const white = p.kind === 'ink' ? p.paper : p.light,
    blk = p.ink,
    cols = [p.third, p.tonic, p.fifth],
    lit = new Map<number, string>();
  [0, 2, 4, 7, 9, 11].forEach((k, i) => {
    lit.set(Math.floor(5 + r() * 2 + k * 1.6), pick(cols, i));
  });
  const yt = 0,
    amp = (u: number) => b.h * (0.74 + 0.2 * Math.sin(u * Math.PI * (2 + (ph % 3)) + ph));
  let w = '',
    k = '',
    o = '',
    e = '';
  for (let i = 0; i < n; i++) {
    const x0 = xAt(i / n),
      x1 = xAt((i + 1) / n),
      y1 = amp(i / n);
    const sounded = lit.get(i);
    if (sounded) e += rect(x0 + 1.5, yt, x1 - x0 - 3, y1 + b.h * 0.05, sounded);
    else w += `M${f(x0 + 1.5)} 0H${f(x1 - 1.5)}V${f(y1)}H${f(x0 + 1.5)}z`;
    if (i && pat[(i + ph) % 7]) {
      const c = xAt(i / n),
        hw = (xAt((i + 0.3) / n) - xAt((i - 0.3) / n)) / 2;
      k += `M${f(c - hw)} 0h${f(hw * 2)}v${f(y1 * 0.6)}h${f(-hw * 2)}z`;
    }
  }
  if (p.kind === 'paper') o += rect(b.x, 0, b.w, b.H, p.tonic) + path(w, white) + e;
  else o += path(w, white) + e;
  let s = '';
  for (let j = 0; j < 5; j++) {
    const q: Point[] = [];
    for (let i = 0; i <= 14; i++) {
      const u = i / 14;
      q.push([xAt(u), amp(u) + b.h * (0.045 + 0.028 * j)]);
    }
    s += curve(q);
  }
  return o + path(k, blk) + line(s, p.kind === 'paper' ? p.light : p.on, 2, ' opacity=".75"');
};
