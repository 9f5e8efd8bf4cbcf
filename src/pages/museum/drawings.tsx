import type { Drawing } from '#domain/contract/orchestra.ts';
import styles from './drawings.module.css';

interface Lines {
  /** Lines in ink, lines in the accent, and what is filled with it. */
  readonly ink: string;
  readonly red?: string;
  readonly dots?: readonly (readonly [x: number, y: number, r: number])[];
  readonly heads?: readonly (readonly [x: number, y: number, red: boolean])[];
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const NOTES = [
  [110, 140, false],
  [160, 124, false],
  [210, 148, false],
  [260, 116, true],
  [306, 132, false],
] as const;

/** Things of the collection, drawn in ink with one red accent: 400 × 270. */
const DRAWN: Readonly<Record<Drawing, Lines>> = {
  radio: {
    ink: `M90 200V70q110-50 220 0v130z${circle(200, 130, 46)}M90 170h220M120 200v24M280 200v24`,
    dots: [[200, 130, 5]],
  },
  baton: { ink: 'M60 214L330 60l14 12L76 226zM322 52l26 26', red: 'M70 206L334 62' },
  parts: {
    ink: `${[0, 1, 2, 3, 4].map(i => `M60 ${100 + i * 16}H340`).join('')}${NOTES.map(([x, y]) => `M${x + 9} ${y}v-44`).join('')}`,
    heads: NOTES,
  },
  disc: {
    ink: circle(200, 136, 96) + circle(200, 136, 74) + circle(200, 136, 54),
    dots: [[200, 136, 30]],
  },
  ticket: {
    ink: 'M80 90h240v20l-8 8 8 8v20l-8 8 8 8v20H80v-20l8-8-8-8v-20l8-8-8-8zM150 90v92',
    red: 'M170 116h120M170 138h90M170 160h60',
  },
  pipe: { ink: 'M180 30h40v150l-20 50-20-50zM180 150h40', red: 'M190 150h20v22h-20z' },
  metronome: {
    ink: 'M150 220L180 50h40l30 170zM140 220h120M165 180h70',
    red: 'M200 180L232 70M214 126l16 4',
  },
  mute: {
    ink: 'M120 100h120l30 35-30 35H120zM120 100v70M270 135h40',
    red: 'M150 118v34M170 118v34M190 118v34',
  },
  case: {
    ink: 'M200 30c40 0 46 40 40 66-5 24 34 44 34 84 0 42-34 60-74 60s-74-18-74-60c0-40 39-60 34-84-6-26 0-66 40-66z',
    red: 'M186 110h28v18h-28z',
  },
};

/** A thing of the collection; its name stands beside it. */
export function ObjectDrawing({ drawing }: { drawing: Drawing }) {
  const { ink, red, dots = [], heads = [] } = DRAWN[drawing];
  return (
    <svg className={`as-block w-full on-paper-2 ${styles.drawing}`} viewBox="0 0 400 270" aria-hidden="true">
      <path className="fill-none" d={ink} />
      {red && <path className={`fill-none ${styles.red}`} d={red} />}
      {dots.map(([x, y, r]) => (
        <circle key={x + y} className="fill-accent" cx={x} cy={y} r={r} />
      ))}
      {heads.map(([x, y, accent]) => (
        <ellipse key={x} className={accent ? 'fill-accent' : 'fill-ink'} cx={x} cy={y} rx={10} ry={7} />
      ))}
    </svg>
  );
}
