import { arc, circ, line, path, pick, rect } from '../kit.ts';
import type { Study } from './study.ts';

const rings = (x: number, y: number, radii: readonly number[], fills: readonly string[]): string =>
  radii.map((r, i) => circ(x, y, r, pick(fills, i))).join('');

/** A close study of the instrument, 900 × 1200. */
export const flute: Study = p =>
  `<g transform="rotate(-58 450 600)">${rect(-500, 480, 1900, 190, p.tonic)}${rect(-500, 505, 1900, 16, p.light, ' opacity=".6"')}${rect(-40, 462, 46, 226, p.on)}${[120, 310, 500, 690, 880].map((x, i) => rings(x, 575, [84, 66, 30], [p.on, i % 2 ? p.fifth : p.third, p.ground])).join('')}${line('M60 706H960', p.on, 12)}</g>`;

/** A close study of the instrument, 900 × 1200. */
export const oboe: Study = p =>
  `<g transform="rotate(24 450 600)">${path('M330-300h150v1000q0 260 130 420H200q130-160 130-420z', p.tonic)}${rect(322, 40, 166, 34, p.on)}${rect(322, 640, 166, 34, p.on)}${[150, 280, 410, 540].map((y, i) => rings(405, y, [56, 42, 17], [p.on, i % 2 ? p.fifth : p.third, p.ground])).join('')}${line('M520-300V760M548 100V560', p.on, 13)}${rings(536, 790, [50, 36], [p.on, p.third])}</g>`;

/** A close study of the instrument, 900 × 1200. */
export const horn: Study = p =>
  rings(
    380,
    560,
    [470, 424, 360, 318, 250, 206, 140, 92, 52],
    [p.tonic, p.ground, p.fifth, p.ground, p.tonic, p.ground, p.on, p.third, p.ground],
  ) +
  path('M380 90H960V190H380z', p.tonic) +
  path('M380 138H960V154H380z', p.ground) +
  [0, 1, 2].map(i => rings(640 + i * 84, 600 + i * 40, [58, 42, 14], [p.on, p.light, p.on])).join('');

/** A close study of the instrument, 900 × 1200. */
export const trumpet: Study = p =>
  path('M-20 500H300C560 500 720 430 930 120V1080C720 770 560 700 300 700H-20z', p.tonic) +
  path('M-20 560H300C600 560 760 520 930 400V440C760 545 600 584 300 584H-20z', p.light, ' opacity=".55"') +
  [0, 1, 2]
    .map(
      i =>
        rect(96 + i * 130, 330, 92, 560, pick([p.on, p.third, p.on], i)) +
        rings(142 + i * 130, 300, [56, 22], [p.fifth, p.on]),
    )
    .join('');

/** A close study of the instrument, 900 × 1200. */
export const timpani: Study = p =>
  `${circ(400, 1010, 640, p.tonic) + path(`${arc(400, 1010, 640, -0.62, -0.62 + Math.PI)}z`, p.fifth) + [520, 400, 280, 160].map(q => line(arc(400, 1010, q, -0.62 - Math.PI, -0.62), p.ground, 4)).join('')}<circle cx="400" cy="1010" r="672" fill="none" stroke="${p.on}" stroke-width="16" stroke-dasharray="236 28"/>${line('M930 40L470 640', p.on, 17)}${circ(470, 640, 76, p.third)}`;

/** A close study of the instrument, 900 × 1200. */
export const percussion: Study = p =>
  line('M450 150L820 860H120z', p.tonic, 58, ' stroke-linejoin="round" stroke-linecap="round"') +
  [0, 1, 2, 3, 4]
    .map(i =>
      line(
        arc(450, 620, 170 + i * 110, 1.05 + i * 0.02, 2.1 - i * 0.02),
        pick([p.third, p.fifth, p.on], i),
        26 - i * 4,
      ),
    )
    .join('') +
  line('M900 260L560 600', p.on, 18) +
  circ(556, 604, 34, p.third);
