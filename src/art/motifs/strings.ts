import type { Motif } from '../kit.ts';
import { arc, circ, clamp, f, fHole, line, lobe, MULTIPLY, path, pick, rad } from '../kit.ts';

/** The harmonic series, exactly: column n holds n lobes, each 1/n the size. */
export const harmonics: Motif = (p, r, b, attrs) => {
  const n = clamp((attrs.number || 5) + 2, 5, 9),
    down = r() < 0.5,
    cols = [p.tonic, p.third, p.fifth, p.on];
  let s = 0,
    o = '';
  const hs = [...Array(n)].map((_, i) => i + 1);
  if (down) hs.reverse();
  for (const k of hs) s += 1 / k;
  const u = b.w / s,
    rot = Math.floor(r() * 3);
  let x = b.x;
  for (const k of hs) {
    const w = u / k,
      cx = x + w / 2,
      L = b.H / k;
    for (let j = 0; j < k; j++) {
      const c = pick(cols.slice(0, 3), j + k + rot);
      o += path(lobe(cx, j * L, 0, L, w / 2), c);
      if (k < 4)
        o +=
          path(lobe(cx, j * L, 0, L, w / 4.2), p.ground) +
          path(lobe(cx, j * L, 0, L, w / 11), k === 1 ? p.on : c);
      else if (k < 6) o += line(lobe(cx, j * L, 0, L, w / 4.4), p.ground, 2.5);
    }
    o += line(`M${f(cx)} 0V${b.H}`, k < 4 ? p.ground : p.on, k < 4 ? 2 : 1.5, k < 4 ? '' : ' opacity=".55"');
    x += w;
  }
  return o;
};

/** Bow arcs: one gesture, each arc heavier than the last; four open strings cross it. */
export const bow: Motif = (p, r, b) => {
  const n = 6,
    q = 1.52,
    big = Math.max(b.w, b.h),
    side = r() < 0.5 ? 1 : -1,
    mul = p.kind === 'paper' ? MULTIPLY : '';
  const cx = b.x + b.w * (0.5 - 0.17 * side),
    cy = b.h * 0.6,
    cols = [p.third, p.on, p.fifth, p.tonic, p.third, p.tonic];
  let R = big * 0.062,
    o = '',
    a = rad(side > 0 ? 200 : 340);
  for (let i = 0; i < n; i++) {
    const sw = rad(pick([200, 170, 215, 150, 190, 165], i));
    a += side * rad(62 + r() * 40);
    o += line(arc(cx, cy, R, a, a + side * sw), pick(cols, i), R * 0.33, mul);
    R *= q;
  }
  const t = rad(side * 64),
    dx = Math.cos(t),
    dy = Math.sin(t),
    g = big * 0.034;
  for (let i = 0; i < 4; i++) {
    const k = (i - 1.5) * g;
    o += line(
      `M${f(cx - dy * k - dx * 2400)} ${f(cy + dx * k - dy * 2400)}l${f(dx * 4800)} ${f(dy * 4800)}`,
      p.on,
      2.2 + i * 1.4,
    );
  }
  const u = rad(-side * 17),
    bx = Math.cos(u),
    by = Math.sin(u),
    m = big * 0.012;
  for (const [k, c, w] of [
    [0, p.on, m],
    [m * 2.6, p.kind === 'paper' ? p.third : p.light, 3],
  ] as const)
    o += line(
      `M${f(cx - bx * 3000)} ${f(cy - by * 3000 + big * 0.13 + k)}l${f(bx * 6000)} ${f(by * 6000)}`,
      c,
      w,
    );
  return o + circ(cx, cy, big * 0.026, p.tonic);
};

/** The belly of a string instrument: varnish, two f-holes, bridge, four strings, one bow. */
export const fhole: Motif = (p, r, b, attrs) => {
  const s = b.h,
    cx = b.x + b.w * 0.5,
    g = clamp(b.w * 0.235, s * 0.17, s * 0.21),
    H = s * 0.3,
    cy = s * 0.47,
    K = H / 100;
  const id = `f${attrs.uid}`;
  const body = p.kind === 'ink' ? p.deep : p.tonic,
    W = s * 0.56,
    o: string[] = [];
  o.push(
    path(
      `M${f(cx - W * 1.12)} ${f(-s * 0.2)}C${f(cx - W * 1.1)} ${f(s * 0.1)} ${f(cx - W * 0.62)} ${f(s * 0.12)} ${f(cx - W * 0.6)} ${f(s * 0.36)}C${f(cx - W * 0.58)} ${f(s * 0.6)} ${f(cx - W * 1.0)} ${f(s * 0.62)} ${f(cx - W * 1.3)} ${f(s * 1.1)}H${f(cx + W * 1.3)}C${f(cx + W)} ${f(s * 0.62)} ${f(cx + W * 0.58)} ${f(s * 0.6)} ${f(cx + W * 0.6)} ${f(s * 0.36)}C${f(cx + W * 0.62)} ${f(s * 0.12)} ${f(cx + W * 1.1)} ${f(s * 0.1)} ${f(cx + W * 1.12)} ${f(-s * 0.2)}z`,
      body,
      ` stroke="${p.on}" stroke-width="5" paint-order="stroke"`,
    ),
  );
  let gr = '';
  for (let i = -13; i <= 13; i++) gr += `M${f(cx + i * g * 0.155 + r() * 3)} 0v${f(s)}`;
  o.push(line(gr, p.on, 1.2, ' opacity=".16"'));
  o.push(
    `<g transform="translate(${f(cx - g)} ${f(cy)})scale(${Math.round(K * 100) / 100})"><g id="${id}">${fHole(p.ink)}</g></g><use href="#${id}" transform="translate(${f(cx + g)} ${f(cy)})scale(${-Math.round(K * 100) / 100} ${Math.round(K * 100) / 100})"/>`,
  );
  const bw = g * 0.66,
    by = cy + s * 0.015;
  o.push(
    path(
      `M${f(cx - bw)} ${f(by + s * 0.05)}C${f(cx - bw * 0.95)} ${f(by - s * 0.02)} ${f(cx - bw * 0.5)} ${f(by - s * 0.042)} ${f(cx)} ${f(by - s * 0.045)}S${f(cx + bw * 0.95)} ${f(by - s * 0.02)} ${f(cx + bw)} ${f(by + s * 0.05)}h${f(-bw * 0.34)}Q${f(cx)} ${f(by + s * 0.005)} ${f(cx - bw * 0.66)} ${f(by + s * 0.05)}z`,
      p.third,
    ),
  );
  for (let i = 0; i < 4; i++) {
    const k = i - 1.5;
    o.push(
      line(
        `M${f(cx + k * g * 0.2)} -9L${f(cx + k * g * 0.31)} ${f(by - s * 0.036)}L${f(cx + k * g * 0.2)} ${b.H + 9}`,
        p.kind === 'paper' ? p.light : p.paper,
        2 + i * 1.3,
      ),
    );
  }
  const y = s * (0.8 + r() * 0.03),
    x0 = b.x - b.w * 0.3,
    x1 = b.x + b.w * 1.2;
  o.push(
    line(`M${f(x0)} ${f(y + s * 0.1)}L${f(x1)} ${f(y - s * 0.12)}`, p.on, s * 0.013) +
      line(`M${f(x0)} ${f(y + s * 0.125)}L${f(x1)} ${f(y - s * 0.095)}`, p.fifth, s * 0.006),
  );
  return o.join('');
};
