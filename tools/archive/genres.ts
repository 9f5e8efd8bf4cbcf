import type { Bilingual } from '#domain/text.ts';
import { titleCase } from './case.ts';

/** A genre that catalogues put first: “CONCERTO, VIOLIN AND CELLO” is a Concerto for violin and cello. */
export interface Genre {
  readonly test: RegExp;
  readonly zh: string;
  readonly en: string;
  readonly weight: number;
  /** One instrument stands before the genre (Piano Concerto); else everything follows with “for”. */
  readonly before: boolean;
}
const genre = (pattern: string, zh: string, en: string, weight: number, before = false): Genre => ({
  test: new RegExp(`^${pattern}(?=$|,| FOR\\b| IN\\b)`, 'i'),
  zh,
  en,
  weight,
  before,
});

export const GENRES: readonly Genre[] = [
  genre('CONCERTO GROSSO', '大协奏曲', 'Concerto grosso', 2),
  genre('BRANDENBURG CONCERTO', '勃兰登堡协奏曲', 'Brandenburg Concerto', 2),
  genre('SINFONIA CONCERTANTE', '交响协奏曲', 'Sinfonia concertante', 2),
  genre('CONCERTO', '协奏曲', 'Concerto', 2, true),
  genre('SYMPHONY', '交响曲', 'Symphony', 3),
  genre('CHAMBER SYMPHONY', '室内交响曲', 'Chamber Symphony', 2),
  genre('SINFONIETTA', '小交响曲', 'Sinfonietta', 2),
  genre('SONATA', '奏鸣曲', 'Sonata', 1, true),
  genre('QUARTET', '四重奏', 'Quartet', 1, true),
  genre('QUINTET', '五重奏', 'Quintet', 1, true),
  genre('TRIO', '三重奏', 'Trio', 1, true),
  genre('PARTITA', '帕蒂塔', 'Partita', 1),
  genre('SUITE', '组曲', 'Suite', 1),
  genre('SERENADE', '小夜曲', 'Serenade', 1),
  genre('HUNGARIAN RHAPSODY', '匈牙利狂想曲', 'Hungarian Rhapsody', 1),
  genre('CANTATA', '康塔塔', 'Cantata', 1),
  genre('BURLESKE', '诙谐曲', 'Burleske', 1),
  genre('MARCH', '进行曲', 'March', 1),
  genre('OVERTURE', '序曲', 'Overture', 1),
  genre('PRELUDE', '前奏曲', 'Prelude', 1),
  genre('POLONAISE', '波洛奈兹', 'Polonaise', 1),
  genre('MAZURKA', '玛祖卡', 'Mazurka', 1),
  genre('WALTZ', '圆舞曲', 'Waltz', 1),
  genre('BERCEUSE', '摇篮曲', 'Berceuse', 1),
  genre('ROMANCE', '浪漫曲', 'Romance', 1),
  genre('NOCTURNE', '夜曲', 'Nocturne', 1),
  genre('SCHERZO', '谐谑曲', 'Scherzo', 1),
  genre('INTERMEZZO', '间奏曲', 'Intermezzo', 1),
  genre('GAVOTTE', '加沃特舞曲', 'Gavotte', 1),
  genre('MENUET', '小步舞曲', 'Menuet', 1),
  genre('SARABANDE', '萨拉班德舞曲', 'Sarabande', 1),
  genre('BALLADE', '叙事曲', 'Ballade', 1),
];

/** Instruments as the catalogue has them → Chinese, English. */
const INSTRUMENTS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  PIANO: ['钢琴', 'piano'],
  VIOLIN: ['小提琴', 'violin'],
  VIOLINS: ['小提琴', 'violins'],
  VIOLA: ['中提琴', 'viola'],
  CELLO: ['大提琴', 'cello'],
  VIOLONCELLO: ['大提琴', 'cello'],
  'DOUBLE BASS': ['低音提琴', 'double bass'],
  HARP: ['竖琴', 'harp'],
  HARPSICHORD: ['羽管键琴', 'harpsichord'],
  CLAVIERS: ['键盘', 'harpsichords'],
  'PIANO SOLO': ['钢琴', 'piano'],
  'SOLO PIANO': ['钢琴', 'piano'],
  'VIOLIN SOLO': ['小提琴', 'violin'],
  'CELLO SOLO': ['大提琴', 'cello'],
  ORGAN: ['管风琴', 'organ'],
  FLUTE: ['长笛', 'flute'],
  OBOE: ['双簧管', 'oboe'],
  OBOES: ['双簧管', 'oboes'],
  CLARINET: ['单簧管', 'clarinet'],
  CLARINETS: ['单簧管', 'clarinets'],
  BASSOON: ['大管', 'bassoon'],
  BASSON: ['大管', 'bassoon'],
  HORN: ['圆号', 'horn'],
  TRUMPET: ['小号', 'trumpet'],
  TROMBONE: ['长号', 'trombone'],
  TIMPANI: ['定音鼓', 'timpani'],
  PERCUSSION: ['打击乐', 'percussion'],
  'ENGLISH HORN': ['英国管', 'cor anglais'],
  STRING: ['弦乐', 'string'],
  STRINGS: ['弦乐', 'strings'],
  WINDS: ['管乐', 'winds'],
  'WIND INSTRUMENTS': ['管乐', 'wind instruments'],
  VLN: ['小提琴', 'violin'],
  VLA: ['中提琴', 'viola'],
  VC: ['大提琴', 'cello'],
  VOICE: ['人声', 'voice'],
  SOPRANO: ['女高音', 'soprano'],
  ORCH: ['乐队', 'orchestra'],
  ORCHESTRA: ['乐队', 'orchestra'],
  'STRING ORCHESTRA': ['弦乐队', 'string orchestra'],
  'STRING QUARTET': ['弦乐四重奏', 'string quartet'],
  'SMALL ORCHESTRA': ['小乐队', 'small orchestra'],
};
const CHINESE_COUNTS: Readonly<Record<string, string>> = { TWO: '双', THREE: '三', FOUR: '四' };

export const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

function instrument(token: string): readonly [zh: string, en: string] | null {
  const text = token.trim().toUpperCase();
  const known = INSTRUMENTS[text];
  if (known) return known;
  const [count = '', ...rest] = text.split(' ');
  const counted = INSTRUMENTS[rest.join(' ')];
  const zh = CHINESE_COUNTS[count];
  if (!counted || !zh) return null;
  // 双簧管 already begins with the word for a pair.
  return [
    counted[0].startsWith('双') ? `两支${counted[0]}` : `${zh}${counted[0]}`,
    `${count.toLowerCase()} ${counted[1]}`,
  ];
}

/** “TWO WALTZES, STRING ORCHESTRA” → “Two Waltzes for string orchestra”. */
export function withForces(text: string): string {
  const [head = '', ...rest] = text.split(/,\s*/);
  const forces = rest.flatMap(part => part.split(/\s+AND\s+|\s+WITH\s+|\//i)).map(instrument);
  if (rest.length === 0 || forces.some(f => f === null)) return text;
  return `${titleCase(head)} for ${listOf(forces.map(f => f?.[1] ?? ''))}`;
}

/** The name of a work of a genre in both languages; `zh` is empty when a word is not in the tables. */
export function genreName(g: Genre, main: string): Bilingual | null {
  const rest = main
    .replace(g.test, '')
    .replace(/^[\s,]+/, '')
    .replace(/^(?:FOR|WITH)\s+/i, '');
  if (rest === '') return { zh: g.zh, en: g.en };
  const tokens = rest.split(/,\s*|\s+AND\s+|\s*[&/+]\s*|\s+WITH\s+/i).filter(Boolean);
  const found = tokens.map(instrument);
  if (found.some(f => f === null)) {
    // “SYMPHONY, MANFRED”: the other word is its title.
    return null;
  }
  const all = found as (readonly [zh: string, en: string])[];
  const names = all.map(f => f[0]);
  const zh = `${[names.slice(0, -1).join('、'), names.at(-1)].filter(Boolean).join('与')}${g.zh}`;
  const [first] = all;
  if (
    g.before &&
    first &&
    (all.length === 1 || (/^(?:QUINTET|QUARTET)$/i.test(g.en) && /string/.test(all[1]?.[1] ?? '')))
  ) {
    const word = first[1].replace(/^strings$/, 'string');
    const plural = / /.test(word) || /s$/.test(word);
    if (!plural)
      return { en: `${word.charAt(0).toUpperCase()}${word.slice(1)} ${g.en}`, zh: `${first[0]}${g.zh}` };
  }
  return { en: `${g.en} for ${listOf(all.map(f => f[1]))}`, zh };
}
