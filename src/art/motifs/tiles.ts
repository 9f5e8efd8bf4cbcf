import type { Motif } from '../kit.ts';
import { circ, f, path, pick, rect } from '../kit.ts';

/** Quarter-note tiles: play. */
export const tiles: Motif = (p, r, b) => {
  const wide = b.w > b.h * 1.25,
    rows = wide ? 3 : 4,
    u = b.h / rows,
    nc = Math.ceil(b.w / u),
    x0 = b.x + (b.w - nc * u) / 2,
    cols = [p.tonic, p.third, p.fifth, p.on, p.light, p.deep],
    o: string[] = [];
  let last = -1;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < nc; i++) {
      const x = x0 + i * u,
        y = j * u;
      let t: number;
      do t = Math.floor(r() * 7);
      while (t === last);
      last = t;
      const a = pick(cols, Math.floor(r() * 6));
      let c: string;
      do c = pick(cols, Math.floor(r() * 5));
      while (c === a);
      const rot = Math.floor(r() * 4) * 90,
        g: string[] = [];
      g.push(rect(0, 0, u + 0.5, u + 0.5, a));
      if (t === 0) g.push(path(`M0 0A${f(u)} ${f(u)} 0 0 1 ${f(u)} ${f(u)}H0z`, c));
      if (t === 1)
        [1, 0.72, 0.44, 0.16].forEach((k, q) => {
          g.push(
            path(`M0 ${f(u - u * k)}A${f(u * k)} ${f(u * k)} 0 0 1 ${f(u * k)} ${f(u)}H0z`, q % 2 ? a : c),
          );
        });
      if (t === 2) g.push(circ(u / 2, u / 2, u * 0.5, c), circ(u / 2, u / 2, u * 0.16, a));
      if (t === 3)
        g.push(
          path(`M0 0A${f(u / 2)} ${f(u / 2)} 0 0 1 0 ${f(u)}z`, c),
          path(`M${f(u)} 0A${f(u / 2)} ${f(u / 2)} 0 0 0 ${f(u)} ${f(u)}z`, c),
        );
      if (t === 4) {
        let d = '';
        for (let k = 0; k < 5; k++) d += `M${f((u * k) / 5)} 0h${f(u / 10)}v${f(u)}h${f(-u / 10)}z`;
        g.push(path(d, c));
      }
      if (t === 5) g.push(path(`M0 0Q${f(u)} 0 ${f(u)} ${f(u)}Q0 ${f(u)} 0 0z`, c));
      if (t === 6)
        g.push(
          path(`M0 0A${f(u / 2)} ${f(u / 2)} 0 0 1 0 ${f(u)}z`, c),
          path(`M${f(u / 2)} 0A${f(u / 2)} ${f(u / 2)} 0 0 1 ${f(u / 2)} ${f(u)}z`, c),
        );
      o.push(
        `<g transform="translate(${f(x)} ${f(y)})${rot ? `rotate(${rot} ${f(u / 2)} ${f(u / 2)})` : ''}">${g.join('')}</g>`,
      );
    }
  return o.join('');
};
