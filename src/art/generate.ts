import type { Box, Motif } from './kit.ts';
import { rng } from './kit.ts';
import { crescendo, discs, pulse } from './motifs/beats.ts';
import { horn, waves } from './motifs/breath.ts';
import { bells, qin } from './motifs/chinese.ts';
import { fan, stage } from './motifs/hall.ts';
import { lissajous, pipes } from './motifs/pipes.ts';
import { keys, neume } from './motifs/score.ts';
import { bow, fhole, harmonics } from './motifs/strings.ts';
import { tiles } from './motifs/tiles.ts';
import { type Ground, palette } from './palette.ts';
import type { ArtTone, Canvas } from './path.ts';

/** The order decides which one a seed without motif and forces gets. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  harmonics,
  bow,
  fhole,
  discs,
  fan,
  neume,
  keys,
  waves,
  horn,
  lissajous,
  pipes,
  bells,
  qin,
  crescendo,
  tiles,
  stage,
  pulse,
};
const BY_FORCES: Readonly<Record<string, string>> = {
  strings: 'harmonics',
  violin: 'fhole',
  cello: 'bow',
  timpani: 'discs',
  choir: 'fan',
  piano: 'keys',
  winds: 'waves',
  brass: 'horn',
  organ: 'pipes',
  chinese: 'bells',
  guqin: 'qin',
  chamber: 'lissajous',
  family: 'tiles',
  percussion: 'pulse',
  classical: 'neume',
};
const own = <T>(table: Readonly<Record<string, T>>, name: string | undefined): T | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

export const MOTIF_NAMES: readonly string[] = Object.keys(MOTIFS);
export const FORCES: readonly string[] = Object.keys(BY_FORCES);

/**
 * The artwork of a programme as SVG: deterministic, without text, script or reference to anything outside.
 * An unknown motif is drawn as if there were none.
 */
export function generate(
  attrs: ArtTone & Partial<Canvas> & { readonly ground?: Ground | undefined },
): string {
  const { seed, w = 1200, h = 1200, quiet } = attrs;
  const p = palette(attrs);
  const r = rng(`${seed}|`);
  const whole = { x: 0, y: 0, w, h, W: w, H: h, quiet };
  const box: Box =
    quiet === 'left'
      ? { ...whole, x: w * 0.46, w: w * 0.54 }
      : quiet === 'right'
        ? { ...whole, w: w * 0.54 }
        : quiet === 'bottom'
          ? { ...whole, h: h * 0.62 }
          : whole;
  const uid = Math.floor(rng(`${seed}${w}x${h}`)() * 1e8).toString(36);
  const motif =
    own(MOTIFS, attrs.motif) ??
    own(MOTIFS, own(BY_FORCES, attrs.forces ?? attrs.motif)) ??
    (MOTIFS[MOTIF_NAMES[Math.floor(r() * MOTIF_NAMES.length)] as string] as Motif);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" role="img" aria-hidden="true">` +
    `<path fill="${p.ground}" d="M0 0h${w}v${h}H0z"/>${motif(p, r, box, { uid, number: attrs.number, rough: attrs.rough, theme: attrs.theme })}</svg>`
  );
}
