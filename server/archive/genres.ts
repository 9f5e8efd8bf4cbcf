import { titleCase } from './case.ts';

/** A genre that catalogues put first: “CONCERTO, VIOLIN AND CELLO” is a Concerto for violin and cello. */
export interface Genre {
  readonly test: RegExp;
  readonly en: string;
  readonly zh: string;
  readonly weight: number;
  /** One instrument stands before the genre (Piano Concerto); else everything follows with “for”. */
  readonly before: boolean;
}
const genre = (pattern: string, en: string, zh: string, weight: number, before = false): Genre => ({
  test: new RegExp(`^${pattern}(?=$|,| FOR\\b| IN\\b)`, 'i'),
  en,
  zh,
  weight,
  before,
});

export const GENRES: readonly Genre[] = [
  genre('CONCERTO GROSSO', 'Concerto grosso', '大协奏曲', 2),
  genre('BRANDENBURG CONCERTO', 'Brandenburg Concerto', '勃兰登堡协奏曲', 2),
  genre('SINFONIA CONCERTANTE', 'Sinfonia concertante', '交响协奏曲', 2),
  genre('CONCERTO', 'Concerto', '协奏曲', 2, true),
  genre('SYMPHONY', 'Symphony', '交响曲', 3),
  genre('CHAMBER SYMPHONY', 'Chamber Symphony', '室内交响曲', 2),
  genre('SINFONIETTA', 'Sinfonietta', '小交响曲', 2),
  genre('SONATA', 'Sonata', '奏鸣曲', 1, true),
  genre('QUARTET', 'Quartet', '四重奏', 1, true),
  genre('QUINTET', 'Quintet', '五重奏', 1, true),
  genre('TRIO', 'Trio', '三重奏', 1, true),
  genre('PARTITA', 'Partita', '帕蒂塔', 1),
  genre('SUITE', 'Suite', '组曲', 1),
  genre('SERENADE', 'Serenade', '小夜曲', 1),
  genre('HUNGARIAN RHAPSODY', 'Hungarian Rhapsody', '匈牙利狂想曲', 1),
  genre('CANTATA', 'Cantata', '康塔塔', 1),
  genre('BURLESKE', 'Burleske', '诙谐曲', 1),
  genre('MARCH', 'March', '进行曲', 1),
  genre('OVERTURE', 'Overture', '序曲', 1),
  genre('PRELUDE', 'Prelude', '前奏曲', 1),
  genre('POLONAISE', 'Polonaise', '波洛奈兹', 1),
  genre('MAZURKA', 'Mazurka', '玛祖卡', 1),
  genre('WALTZ', 'Waltz', '圆舞曲', 1),
  genre('BERCEUSE', 'Berceuse', '摇篮曲', 1),
  genre('ROMANCE', 'Romance', '浪漫曲', 1),
  genre('NOCTURNE', 'Nocturne', '夜曲', 1),
  genre('SCHERZO', 'Scherzo', '谐谑曲', 1),
  genre('INTERMEZZO', 'Intermezzo', '间奏曲', 1),
  genre('GAVOTTE', 'Gavotte', '加沃特舞曲', 1),
  genre('MENUET', 'Menuet', '小步舞曲', 1),
  genre('SARABANDE', 'Sarabande', '萨拉班德舞曲', 1),
  genre('BALLADE', 'Ballade', '叙事曲', 1),
];

/** Instruments as the catalogue has them → English, Chinese. */
const INSTRUMENTS: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  PIANO: ['piano', '钢琴'],
  VIOLIN: ['violin', '小提琴'],
  VIOLINS: ['violins', '小提琴'],
  VIOLA: ['viola', '中提琴'],
  CELLO: ['cello', '大提琴'],
  VIOLONCELLO: ['cello', '大提琴'],
  'DOUBLE BASS': ['double bass', '低音提琴'],
  HARP: ['harp', '竖琴'],
  HARPSICHORD: ['harpsichord', '羽管键琴'],
  CLAVIERS: ['harpsichords', '键盘'],
  'PIANO SOLO': ['piano', '钢琴'],
  'SOLO PIANO': ['piano', '钢琴'],
  'VIOLIN SOLO': ['violin', '小提琴'],
  'CELLO SOLO': ['cello', '大提琴'],
  ORGAN: ['organ', '管风琴'],
  FLUTE: ['flute', '长笛'],
  OBOE: ['oboe', '双簧管'],
  OBOES: ['oboes', '双簧管'],
  CLARINET: ['clarinet', '单簧管'],
  CLARINETS: ['clarinets', '单簧管'],
  BASSOON: ['bassoon', '大管'],
  BASSON: ['bassoon', '大管'],
  HORN: ['horn', '圆号'],
  TRUMPET: ['trumpet', '小号'],
  TROMBONE: ['trombone', '长号'],
  TIMPANI: ['timpani', '定音鼓'],
  PERCUSSION: ['percussion', '打击乐'],
  'ENGLISH HORN': ['cor anglais', '英国管'],
  STRING: ['string', '弦乐'],
  STRINGS: ['strings', '弦乐'],
  WINDS: ['winds', '管乐'],
  'WIND INSTRUMENTS': ['wind instruments', '管乐'],
  VLN: ['violin', '小提琴'],
  VLA: ['viola', '中提琴'],
  VC: ['cello', '大提琴'],
  VOICE: ['voice', '人声'],
  SOPRANO: ['soprano', '女高音'],
  ORCH: ['orchestra', '乐队'],
  ORCHESTRA: ['orchestra', '乐队'],
  'STRING ORCHESTRA': ['string orchestra', '弦乐队'],
  'STRING QUARTET': ['string quartet', '弦乐四重奏'],
  'SMALL ORCHESTRA': ['small orchestra', '小乐队'],
};
const CHINESE_COUNTS: Readonly<Record<string, string>> = { TWO: '双', THREE: '三', FOUR: '四' };

export const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

function instrument(token: string): readonly [en: string, zh: string] | null {
  const text = token.trim().toUpperCase();
  const known = INSTRUMENTS[text];
  if (known) return known;
  const [count = '', ...rest] = text.split(' ');
  const counted = INSTRUMENTS[rest.join(' ')];
  const zh = CHINESE_COUNTS[count];
  if (!counted || !zh) return null;
  // 双簧管 already begins with the word for a pair.
  return [
    `${count.toLowerCase()} ${counted[0]}`,
    counted[1].startsWith('双') ? `两支${counted[1]}` : `${zh}${counted[1]}`,
  ];
}

/** “TWO WALTZES, STRING ORCHESTRA” → “Two Waltzes for string orchestra”. */
export function withForces(text: string): string {
  const [head = '', ...rest] = text.split(/,\s*/);
  const forces = rest.flatMap(part => part.split(/\s+AND\s+|\s+WITH\s+|\//i)).map(instrument);
  if (rest.length === 0 || forces.some(f => f === null)) return text;
  return `${titleCase(head)} for ${listOf(forces.map(f => f?.[0] ?? ''))}`;
}

/** The name of a work of a genre in both languages; `zh` is empty when a word is not in the tables. */
export function genreName(g: Genre, main: string): { en: string; zh: string } | null {
  const rest = main
    .replace(g.test, '')
    .replace(/^[\s,]+/, '')
    .replace(/^(?:FOR|WITH)\s+/i, '');
  if (rest === '') return { en: g.en, zh: g.zh };
  const tokens = rest.split(/,\s*|\s+AND\s+|\s*[&/+]\s*|\s+WITH\s+/i).filter(Boolean);
  const found = tokens.map(instrument);
  if (found.some(f => f === null)) {
    // “SYMPHONY, MANFRED”: the other word is its title.
    return null;
  }
  const all = found as (readonly [en: string, zh: string])[];
  const names = all.map(f => f[1]);
  const zh = `${[names.slice(0, -1).join('、'), names.at(-1)].filter(Boolean).join('与')}${g.zh}`;
  const [first] = all;
  if (
    g.before &&
    first &&
    (all.length === 1 || (/^(?:QUINTET|QUARTET)$/i.test(g.en) && /string/.test(all[1]?.[0] ?? '')))
  ) {
    const word = first[0].replace(/^strings$/, 'string');
    const plural = / /.test(word) || /s$/.test(word);
    if (!plural)
      return { en: `${word.charAt(0).toUpperCase()}${word.slice(1)} ${g.en}`, zh: `${first[1]}${g.zh}` };
  }
  return { en: `${g.en} for ${listOf(all.map(f => f[0]))}`, zh };
}
