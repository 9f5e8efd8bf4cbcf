import type { Motif } from '../kit.ts';
import { circ, f, line, lobe, path, pick, rect } from '../kit.ts';

/** Bianzhong: racked chime bells with slanted shanks, bosses, and the almond mouth. */
export const bells: Motif = (p, r, b, attrs) => {
  const wide = b.w > b.h * 1.3,
    id = `b${attrs.uid}`,
    cols = [p.tonic, p.fifth, p.tonic, p.tonic, p.third],
    o: string[] = [],
    dir = r() < 0.5 ? 1 : -1,
    g = p.ground;
  let ci = 0;
  const boss = (y: number) => `M-27 ${y}h17M10 ${y}h17`;
  o.push(
    `<defs><g id="${id}"><path d="M-4-44l8-3 5 49H-9z"/><path d="M-10-24l21-4 1 7-21 4z"/><path d="M-34 0H34L49 112Q0 74-49 112z"/><path d="${boss(12)}${boss(25)}${boss(38)}" stroke="${g}" stroke-width="6.4" stroke-linecap="round" stroke-dasharray="0 8.5"/><path d="M-6 6H6V46H-6zM-36 51H36" fill="none" stroke="${g}" stroke-width="2"/><circle cy="68" r="7.5" fill="none" stroke="${g}" stroke-width="2.4"/></g></defs>`,
  );
  const R: readonly (readonly [number, number, number])[] = wide
    ? [
        [0.02, 0.33, 1.08],
        [0.44, 0.5, 1.06],
      ]
    : [
        [0.035, 0.2, 1.1],
        [0.285, 0.26, 1.1],
        [0.6, 0.36, 1.08],
      ];
  R.forEach(([y, H, q]) => {
    const y0 = b.h * y;
    const sc = (b.h * H) / 172,
      d = dir;
    let x = b.x + (dir > 0 ? b.w * 0.005 : b.w * 0.995),
      s = sc * 1.06,
      c = 0;
    o.push(rect(-9, y0, b.W + 18, b.h * 0.016, p.on));
    while (c++ < 24) {
      const w = 104 * s;
      if (d > 0 ? x > b.x + b.w + w * 0.2 : x < b.x - w * 0.2) break;
      o.push(
        `<use href="#${id}" fill="${pick(cols, ci++)}" transform="translate(${f(x + (d * w) / 2)} ${f(y0 + b.h * 0.014 + 46 * s)})scale(${Math.round(s * 100) / 100})"/>`,
      );
      x += d * w;
      s /= q;
    }
  });
  return o.join('');
};

/** Seven strings, thirteen hui at their true positions, one moon. */
export const qin: Motif = (p, r, b) => {
  const o: string[] = [],
    hui = [1 / 8, 1 / 6, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 5, 2 / 3, 3 / 4, 4 / 5, 5 / 6, 7 / 8],
    wide = b.w > b.h * 1.2,
    y0 = b.h * 0.56,
    R = b.h * (wide ? 0.27 : 0.235),
    mx = b.x + b.w * (0.4 + r() * 0.26),
    my = y0;
  o.push(circ(mx, my, R, p.tonic));
  const amp = b.h * 0.032,
    nd = 3 + Math.floor(r() * 3);
  for (let i = 0; i < 7; i++) {
    const y = y0 + b.h * (0 + i * 0.048),
      sw = 8.5 - i * 1.05;
    if (i === 2 || i === 4) {
      const L = (b.W - b.x + 10) / nd;
      let e = '';
      for (let j = 0; j < nd; j++) e += lobe(b.x + L * j, y, L, 0, amp * (i === 2 ? 1 : 0.7));
      o.push(
        path(e, i === 2 ? p.third : p.fifth, ' opacity=".9"'),
        line(`M-10 ${f(y)}H${b.W + 10}`, p.on, sw * 0.5),
      );
    } else o.push(line(`M-10 ${f(y)}H${b.W + 10}`, p.on, sw));
  }
  hui.forEach((h, i) => {
    o.push(
      circ(
        b.x + b.w * (0.03 + 0.94 * h),
        b.h * 0.925,
        b.h * (i === 6 ? 0.0125 : 0.0075),
        i === 6 ? p.third : p.on,
      ),
    );
  });
  let fl = '';
  for (let i = 1; i < 12; i++) fl += `M-10 ${f(y0 - i * i * b.h * 0.0042 - i * b.h * 0.004)}H${b.W + 10}`;
  return line(fl, p.line, 1.6) + o.join('');
};
