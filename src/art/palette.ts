/** 十二律色: a programme's key gives its tonic, third and fifth on a circle of twelve pigments, so every palette is a chord. */
export type Ground = 'paper' | 'pigment' | 'ink';
export interface PaletteAttrs {
  /** 'C major' … 'B minor'; flats and sharps as b, #, ♭ or ♯. */
  readonly key: string;
  /** bright, lyric → paper; heroic, festive → pigment; dark, serene → ink. */
  readonly mood?: string | undefined;
  readonly ground?: Ground | undefined;
}

type Tone = readonly [lightness: number, chroma: number, hue: number];
export interface Pitch {
  readonly name: string;
  readonly tone: Tone;
}
const pitch = (name: string, ...tone: Tone): Pitch => ({ name, tone });
/** In the order of fifths (三分损益): neighbours agree, triads contrast. */
export const PITCHES: readonly Pitch[] = [
  pitch('C', 0.81, 0.155, 83), // 黄钟 藤黄 gamboge
  pitch('G', 0.735, 0.16, 59), // 林钟 雌黄 orpiment
  pitch('D', 0.578, 0.2, 33), // 太簇 朱砂 cinnabar
  pitch('A', 0.56, 0.18, 13), // 南吕 胭脂 rouge
  pitch('E', 0.45, 0.125, 352), // 姑洗 苏木 sappan
  pitch('B', 0.44, 0.125, 308), // 应钟 青莲 lotus
  pitch('F#', 0.42, 0.14, 274), // 蕤宾 绀青 ultramarine
  pitch('C#', 0.45, 0.105, 252), // 大吕 花青 indigo
  pitch('G#', 0.61, 0.115, 236), // 夷则 石青 azurite
  pitch('D#', 0.6, 0.09, 204), // 夹钟 孔雀 peacock
  pitch('A#', 0.64, 0.105, 164), // 无射 石绿 malachite
  pitch('F', 0.715, 0.118, 109), // 仲吕 秋香 olive
];
const ENHARMONIC: Readonly<Record<string, string>> = {
  DB: 'C#',
  EB: 'D#',
  GB: 'F#',
  AB: 'G#',
  BB: 'A#',
  CB: 'B',
};
/** The ground that each mood lies on. */
export const GROUNDS: Readonly<Record<string, Ground>> = {
  bright: 'paper',
  lyric: 'paper',
  heroic: 'pigment',
  festive: 'pigment',
  dark: 'ink',
  serene: 'ink',
};

const clamp = (v: number, a: number, b: number) => Math.min(b, Math.max(a, v));

/** OKLCH → #rrggbb; chroma gives way until the colour is in gamut. */
function oklch(L: number, C: number, h: number): string {
  for (let c = C; ; c -= 0.004) {
    const a = c * Math.cos((h * Math.PI) / 180);
    const b = c * Math.sin((h * Math.PI) / 180);
    const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const rgb = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    if (c <= 0 || rgb.every(v => v > -0.0005 && v < 1.0005)) return `#${rgb.map(channel).join('')}`;
  }
}
function channel(linear: number): string {
  const v = clamp(linear, 0, 1);
  const s = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
  return Math.round(s * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Relative luminance of #rrggbb (WCAG). */
function luminance(hex: string): number {
  const part = (i: number) => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return x > y ? x / y : y / x;
}

/** Place on the circle of fifths, and the mode. An unknown key is D. */
export function parseKey(key = 'D major'): { i: number; minor: boolean } {
  const [t = 'D', mode = 'major'] = key.trim().split(/\s+/);
  const name = (t[0] ?? 'D').toUpperCase() + t.slice(1, 2).replace('♯', '#').replace('♭', 'b');
  const sharp = ENHARMONIC[name.toUpperCase()] ?? name;
  const i = PITCHES.findIndex(p => p.name === sharp);
  return { i: i < 0 ? 2 : i, minor: /^min/i.test(mode) };
}

export interface Palette {
  readonly kind: Ground;
  readonly minor: boolean;
  readonly ink: string;
  readonly paper: string;
  /** For words on paper: at least 5.2. */
  readonly text: string;
  readonly tint: string;
  readonly ground: string;
  /** For words on the ground: at least 4.5. */
  readonly on: string;
  readonly tonic: string;
  readonly third: string;
  readonly fifth: string;
  readonly line: string;
  readonly deep: string;
  readonly light: string;
}

/** The palette of a programme, for its artwork and for the page around it. */
export function palette(attrs: PaletteAttrs): Palette {
  const { i, minor } = parseKey(attrs.key);
  const at = (k: number): Tone => (PITCHES[(i + k + 12) % 12] as Pitch).tone;
  const T = at(0);
  const X = at(minor ? -3 : 4);
  const V = at(1);
  const kind = attrs.ground ?? GROUNDS[attrs.mood ?? ''] ?? 'paper';
  const h = T[2];
  const ink = oklch(0.215, 0.028, h);
  const paper = oklch(0.957, 0.009, h);
  const lift = ([L, C, hue]: Tone, min: number) => oklch(Math.max(L, min), C, hue);
  const base = {
    kind,
    minor,
    ink,
    paper,
    text: oklch(Math.min(T[0], 0.5), T[1], h),
    tint: oklch(0.93, 0.025, h),
  };
  if (kind === 'ink')
    return {
      ...base,
      ground: ink,
      on: paper,
      tonic: lift(T, 0.62),
      third: lift(X, 0.62),
      fifth: lift(V, 0.6),
      line: oklch(0.42, 0.05, h),
      deep: oklch(0.3, 0.05, h),
      light: paper,
    };
  if (kind === 'pigment') {
    const ground = oklch(...T);
    const [dark, pale] = [oklch(0.17, 0.03, h), oklch(0.985, 0.008, h)];
    const bright = T[0] > 0.57;
    return {
      ...base,
      ground,
      on: contrast(ground, dark) > contrast(ground, pale) ? dark : pale,
      tonic: bright ? oklch(T[0] - 0.17, T[1] * 0.95, h) : oklch(T[0] + 0.17, T[1], h),
      third: oklch(...X),
      fifth: lift(V, T[0] < 0.58 ? 0.66 : 0),
      line: oklch(T[0] + (bright ? -0.12 : 0.14), T[1] * 0.9, h),
      deep: oklch(T[0] - 0.1, T[1] * 0.95, h),
      light: oklch(0.965, 0.02, h),
    };
  }
  return {
    ...base,
    ground: paper,
    on: ink,
    tonic: oklch(...T),
    third: oklch(...X),
    fifth: oklch(...V),
    line: oklch(0.8, 0.045, h),
    deep: oklch(0.895, 0.035, h),
    light: '#fffefb',
  };
}
