import { rng } from './kit.ts';
import { palette } from './palette.ts';
import type { PortraitTone } from './path.ts';
import { cello, conductor, harp, piano, violin, voice } from './studies/strings.ts';
import type { Study } from './studies/study.ts';
import { flute, horn, oboe, percussion, timpani, trumpet } from './studies/winds.ts';

const STUDIES: Readonly<Record<string, Study>> = {
  conductor,
  violin,
  cello,
  piano,
  flute,
  oboe,
  horn,
  trumpet,
  voice,
  timpani,
  harp,
  percussion,
  viola: violin,
  bass: cello,
  clarinet: oboe,
  bassoon: oboe,
  trombone: trumpet,
  tuba: horn,
};
export const INSTRUMENTS: readonly string[] = Object.keys(STUDIES);

/** A portrait without a photograph, 900 × 1200; crops to 1:1 and 4:5. An unknown instrument shows the conductor's study. */
export function portrait(attrs: PortraitTone): string {
  const p = palette(attrs);
  const flip = rng(`portrait${attrs.seed}`)() < 0.5 && attrs.instrument !== 'piano';
  const study = (Object.hasOwn(STUDIES, attrs.instrument) && STUDIES[attrs.instrument]) || conductor;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path fill="${p.ground}" d="M0 0h900v1200H0z"/><g${flip ? ' transform="matrix(-1 0 0 1 900 0)"' : ''}>${study(p)}</g></svg>`;
}
