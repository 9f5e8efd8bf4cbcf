import { FORCES, generate, MOTIF_NAMES } from './generate.ts';
import { GROUNDS } from './palette.ts';
import {
  ART_BASE,
  type ArtSize,
  type ArtTone,
  artPath,
  LIMITS,
  LONGEST_PATH,
  type Note,
  portraitPath,
  SIZES,
} from './path.ts';
import { INSTRUMENTS, portrait } from './portrait.ts';

const MOODS = ['', ...Object.keys(GROUNDS)];
const KEY = /^[A-G]s?-(major|minor)$/;
const SEED = /^(?:[A-Za-z0-9-]|\.[0-9a-f]{1,6}\.){1,80}$/;
const NUMBER = /^-?\d{1,4}(?:\.\d{1,3})?$/;
/**
 * The picture that a path names, or null: the pure answer behind /shstatic/art, for the Node host, Vite and the static
 * site. Only the one spelling that artPath() writes is accepted, so that a cache cannot be filled with synonyms.
 */
export function artResponse(pathname: string): { readonly svg: string } | null {
  if (pathname.length > LONGEST_PATH || !pathname.startsWith(`${ART_BASE}/`) || !pathname.endsWith('.svg'))
    return null;
  const [size = '', name = '', ...more] = pathname.slice(ART_BASE.length + 1, -4).split('/');
  if (more.length > 0) return null;
  const fields = name.split('_');
  if (size === 'portrait') {
    const tone = parsePortrait(fields);
    return tone && portraitPath(tone) === pathname ? { svg: portrait(tone) } : null;
  }
  if (!Object.hasOwn(SIZES, size)) return null;
  const tone = parseTone(fields);
  return tone && artPath(tone, size as ArtSize) === pathname
    ? { svg: generate({ ...tone, ...SIZES[size as ArtSize] }) }
    : null;
}

const decode = (text: string): string =>
  text.replace(/\.([0-9a-f]{1,6})\./g, (_, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
const keyOf = (name: string): string => name.replace(/^([A-G])s/, '$1#').replace('-', ' ');

function parseTone(fields: readonly string[]): ArtTone | null {
  const [seed = '', key = '', motif = '', mood = '', number = '', rough = '', theme = '', ...more] = fields;
  if (more.length > 0 || !SEED.test(seed) || !KEY.test(key) || !MOODS.includes(mood)) return null;
  if (motif !== '' && !MOTIF_NAMES.includes(motif) && !FORCES.includes(motif)) return null;
  const n = bounded(number, LIMITS.number);
  const r = bounded(rough, LIMITS.rough);
  const t = parseTheme(theme);
  if (n === null || r === null || t === null || (n !== undefined && !Number.isInteger(n))) return null;
  return {
    seed: decode(seed),
    key: keyOf(key),
    motif: motif || undefined,
    mood: mood || undefined,
    number: n,
    rough: r,
    theme: t,
  };
}

function parsePortrait(fields: readonly string[]) {
  const [seed = '', key = '', instrument = '', mood = '', ...more] = fields;
  if (more.length > 0 || !SEED.test(seed) || !KEY.test(key) || !MOODS.includes(mood)) return null;
  if (!INSTRUMENTS.includes(instrument)) return null;
  return { seed: decode(seed), key: keyOf(key), instrument, mood: mood || undefined };
}

/** undefined for an empty field, null for a bad one. */
function bounded(text: string, [min, max]: readonly [number, number]): number | undefined | null {
  if (text === '') return undefined;
  const n = NUMBER.test(text) ? Number(text) : Number.NaN;
  return n >= min && n <= max ? n : null;
}

function parseTheme(text: string): Note[] | undefined | null {
  if (text === '') return undefined;
  const notes = text.split(',');
  if (notes.length > LIMITS.notes) return null;
  const parsed: Note[] = [];
  for (const note of notes) {
    const [p = '', d = '', ...more] = note.split('x');
    const pitch = p === 'r' ? null : bounded(p, LIMITS.pitch);
    const duration = bounded(d, LIMITS.duration);
    if (more.length > 0 || pitch === undefined || (p !== 'r' && pitch === null) || !duration) return null;
    parsed.push([pitch, duration]);
  }
  return parsed.some(([p]) => p !== null) ? parsed : null;
}
