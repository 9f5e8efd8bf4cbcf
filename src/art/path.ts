import { GROUNDS, PITCHES, type Pitch, parseKey } from './palette.ts';

/** What artwork is made from; the same shape as the contract's ArtAttrs. */
export interface ArtTone {
  readonly seed: string;
  readonly key: string;
  readonly mood?: string | undefined;
  readonly motif?: string | undefined;
  readonly forces?: string | undefined;
  readonly number?: number | undefined;
  readonly rough?: number | undefined;
  readonly theme?: readonly Note[] | undefined;
  /** A picture of the season's own in place of what is drawn: the name of its file. */
  readonly picture?: string | undefined;
}
/** A pitch in semitones, or null for a rest, and a duration. */
export type Note = readonly [pitch: number | null, duration: number];
export interface PortraitTone {
  readonly seed: string;
  readonly key: string;
  readonly mood?: string | undefined;
  readonly instrument: string;
  readonly picture?: string | undefined;
}

export type Quiet = 'left' | 'right' | 'bottom';
export interface Canvas {
  readonly w: number;
  readonly h: number;
  /** A side kept calm for type. */
  readonly quiet?: Quiet;
}
export const SIZES = {
  /** The master: every crop of it holds. */
  square: { w: 1200, h: 1200 },
  poster: { w: 900, h: 1200 },
  wide: { w: 1600, h: 900 },
  hero: { w: 1920, h: 690, quiet: 'left' },
  'hero-right': { w: 1920, h: 690, quiet: 'right' },
  'wide-left': { w: 1600, h: 900, quiet: 'left' },
  'poster-bottom': { w: 900, h: 1200, quiet: 'bottom' },
  banner: { w: 1920, h: 360, quiet: 'left' },
} as const satisfies Record<string, Canvas>;
export type ArtSize = keyof typeof SIZES;
export const sizeOf = (size: ArtSize): Canvas => SIZES[size];

export const ART_BASE = '/shstatic/art';
export const PICTURES = '/shstatic/season/';
/** Widths in which a season's picture is kept. */
export const PICTURE_WIDTHS = [480, 960, 1920] as const;
/** One that was brought before pictures were scaled has an ending, and one size. */
const picturePath = (id: string, width: number): string =>
  PICTURES + (id.includes('.') ? id : `${width}/${id}`);

/** Of a season's own picture every width, for a phone to take the small one. What is drawn has one, which is sharp at any. */
export const pictureSet = ({ picture }: { readonly picture?: string | undefined }): string | undefined =>
  picture && !picture.includes('.')
    ? PICTURE_WIDTHS.map(w => `${picturePath(picture, w)} ${w}w`).join()
    : undefined;

export const LONGEST_PATH = 600;

/** A name that is safe in a URL and as a file: letters, digits and - stay, others become .hex. */
const encode = (text: string): string =>
  [...text].map(c => (/[A-Za-z0-9-]/.test(c) ? c : `.${c.codePointAt(0)?.toString(16)}.`)).join('');
/** One name for each key, whatever its spelling: Cs-minor for C♯, Db and C# minor. */
const keyName = (key: string): string => {
  const { i, minor } = parseKey(key);
  return `${(PITCHES[i] as Pitch).name.replace('#', 's')}-${minor ? 'minor' : 'major'}`;
};
/** Bounds of what an address may ask for: a picture costs a few milliseconds and some kilobytes, whatever is asked. */
export const LIMITS = {
  number: [1, 200],
  rough: [0, 3],
  pitch: [-60, 60],
  duration: [0.05, 64],
  notes: 64,
} as const;

const moodName = (mood = ''): string => (Object.hasOwn(GROUNDS, mood) ? mood : '');
const within = (n: number, [min, max]: readonly [number, number]): string =>
  String(Math.round(Math.min(max, Math.max(min, n)) * 1000) / 1000);
const optional = (n: number | undefined, limits: readonly [number, number]): string =>
  n === undefined || !Number.isFinite(n) ? '' : within(n, limits);

/** Everything that the picture is made from is in its address: any host can make it, and it can be cached for ever. */
export function artPath(attrs: ArtTone, size: ArtSize = 'square'): string {
  if (attrs.picture) return picturePath(attrs.picture, SIZES[size].w > 1200 ? 1920 : 960);
  const theme = attrs.theme
    ?.slice(0, LIMITS.notes)
    .map(([p, d]) => `${p === null ? 'r' : within(p, LIMITS.pitch)}x${within(d, LIMITS.duration)}`)
    .join(',');
  const number = optional(attrs.number === undefined ? undefined : Math.round(attrs.number), LIMITS.number);
  const parts = [attrs.seed, keyName(attrs.key), attrs.motif ?? attrs.forces ?? '', moodName(attrs.mood)].map(
    encode,
  );
  const name = [...parts, number, optional(attrs.rough, LIMITS.rough), theme ?? '']
    .join('_')
    .replace(/_+$/, '');
  return `${ART_BASE}/${size}/${name}.svg`;
}

export function portraitPath(attrs: PortraitTone): string {
  if (attrs.picture) return picturePath(attrs.picture, 960);
  const parts = [attrs.seed, keyName(attrs.key), attrs.instrument, moodName(attrs.mood)].map(encode);
  return `${ART_BASE}/portrait/${parts.join('_').replace(/_+$/, '')}.svg`;
}
