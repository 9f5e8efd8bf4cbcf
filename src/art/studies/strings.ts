import type { Point } from '../kit.ts';
import { arc, at, circ, curve, fHole, line, path, pick, rect, TAU } from '../kit.ts';
import type { Study } from './study.ts';

/** A scroll: a spiral whose radius grows. */
function spiral(x: number, y: number, r0: number, r1: number, turns: number, a0: number): string {
  const n = Math.round(Math.abs(turns) * 12);
  return curve(
    Array.from({ length: n + 1 }, (_, i): Point => {
      const t = i / n;
      return at(x, y, r0 + (r1 - r0) * t ** 1.25, a0 + t * turns * TAU);
    }),
  );
}

/** A close study of the instrument, 900 × 1200. */
export const conductor: Study = p => {
  const d = curve([
    [420, -90],
    [420, 400],
    [424, 800],
    [350, 690],
    [230, 610],
    [150, 660],
    [250, 730],
    [520, 650],
    [700, 570],
    [780, 640],
    [700, 730],
    [590, 560],
    [520, 260],
    [510, -90],
  ]);
  return (
    [0, 1, 2, 3, 4].map(i => line(`M0 ${760 + i * 62}H900`, p.on, 2, ' opacity=".35"')).join('') +
    line(d, p.tonic, 64, ' stroke-linejoin="round"') +
    line(d, p.ground, 6) +
    line('M424 812L960 120', p.on, 11) +
    circ(424, 812, 54, p.third) +
    circ(156, 664, 22, p.fifth) +
    circ(772, 646, 22, p.fifth)
  );
};

/** A close study of the instrument, 900 × 1200. */
export const violin: Study = p => {
  let o =
    path('M-20-20C330 60 330 330 250 520S120 980 420 1220H920V-20z', p.tonic) +
    path('M-20-20C330 60 330 330 250 520S120 980 420 1220', 'none', ` stroke="${p.on}" stroke-width="7"`) +
    line('M36-30C362 80 364 340 282 530S160 980 462 1230', p.on, 2.5);
  o += `<g transform="translate(470 560)scale(4.3)">${fHole(p.ink)}</g>`;
  for (let i = 0; i < 4; i++) o += line(`M${690 + i * 54}-10L${660 + i * 66} 1210`, p.light, 4 + i * 2.5);
  return o + path('M560 760Q700 640 920 640V700Q760 720 700 800z', p.third);
};

/** A close study of the instrument, 900 × 1200. */
export const cello: Study = p => {
  const d = spiral(480, 430, 40, 350, -2.1, 3.77);
  return (
    path('M84 425C90 760 236 880 250 1215H590C590 1010 330 830 176 425z', p.tonic) +
    line(d, p.tonic, 92) +
    circ(480, 430, 74, p.tonic) +
    line(d, p.on, 3.5) +
    line('M130 430C150 800 380 960 420 1215', p.on, 3.5) +
    [0, 1]
      .map(
        i =>
          `${rect(90 + i * 90, 820 + i * 170, 560, 46, p.third)}<ellipse cx="${i ? 740 : 92}" cy="${843 + i * 170}" rx="34" ry="66" fill="${p.on}"/>`,
      )
      .join('') +
    circ(480, 430, 36, p.fifth)
  );
};

/** A close study of the instrument, 900 × 1200. */
export const piano: Study = p => {
  let w = '',
    k = '';
  for (let i = 0; i < 9; i++) {
    w += `M${i * 108 + 3} 760h102v460h-102z`;
    if ([1, 2, 4, 5, 6].includes(i % 7)) k += `M${i * 108 - 32} 760h64v270h-64z`;
  }
  let o = path('M-20-20H700C560 220 420 200 400 380S560 660 920 640V760H-20z', p.tonic),
    st = '';
  for (let i = 0; i < 15; i++) st += `M${20 + i * 26} ${-20 + i * 6}L${40 + i * 58} 660`;
  return (
    o +
    line(st, p.ground, 2.5, ' opacity=".6"') +
    rect(-9, 640, 920, 120, p.on) +
    path(w, p.light) +
    path('M219 760h102v460h-102zM435 760h102v460h-102zM651 760h102v460h-102z', p.third) +
    path(k, p.ink)
  );
};

/** A close study of the instrument, 900 × 1200. */
export const voice: Study = p =>
  [130, 250, 370, 490, 610, 730, 850]
    .map((q, i) =>
      line(
        arc(120, 720, q, -1.25 + i * 0.05, 0.62 - i * 0.045),
        pick([p.tonic, p.third, p.fifth, p.on], i),
        66 - i * 7,
      ),
    )
    .join('') + circ(120, 720, 62, p.on);

/** A close study of the instrument, 900 × 1200. */
export const harp: Study = p => {
  let d = '',
    e = '';
  for (let i = 0; i < 15; i++) {
    const q = `M${120 + i * 56} ${Math.round(330 - 120 * Math.sin(i * 0.32))}L${60 + i * 46} 1220`;
    if (i % 7 === 3) e += q;
    else d += q;
  }
  return (
    line(d, p.on, 4) +
    line(e, p.third, 9) +
    path('M-20 420C120 460 160 150 360 90S700 330 940 190V-20H-20z', p.tonic) +
    line('M-20 470C140 500 190 200 370 142S700 380 940 240', p.fifth, 18)
  );
};
