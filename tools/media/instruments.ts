/** What each part is: where it sits, what plays it, and what it is called in both languages. */
import type { SectionId } from '#domain/contract/orchestra.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Part } from './score.ts';

/** A sound of the soundfont: its bank and programme, others for long notes and plucked ones, or a key of the drums. */
interface Voice {
  readonly bank: number;
  readonly program: number;
  readonly slow?: number;
  readonly slowBank?: number;
  readonly pluck?: number;
  /** A bow that trembles, as it was sampled. */
  readonly tremble?: number;
  /** A single player whose long notes begin to sing after a while. */
  readonly sings?: boolean;
  readonly drum?: number;
  /** Seconds by which it is late to speak: its notes begin as much earlier, so that it sounds with the others. */
  readonly late?: number;
}

export interface Instrument {
  readonly section: SectionId | null;
  readonly name: Bilingual;
  readonly voice: Voice;
  /** -1 left … 1 right, and 0 near … 1 far. */
  readonly pan: number;
  readonly depth: number;
  /** Decibels against the others. */
  readonly gain: number;
}

type Row = readonly [
  pattern: RegExp,
  section: SectionId | null,
  zh: string,
  en: string,
  program: number,
  pan: number,
  depth: number,
  gain: number,
  drum?: number,
];

/** The programme of sampled singers. */
const SINGERS = 52;

/** First match wins. General MIDI counts from 0. */
const ROWS: readonly Row[] = [
  [/picc|ottavin/i, 'flute', '短笛', 'Piccolo', 72, -0.15, 0.5, -5],
  [/recorder|blockfl/i, 'flute', '竖笛', 'Recorder', 74, -0.15, 0.5, -2],
  [/flute|flaut|fl[öo]te|travers|^fl\b/i, 'flute', '长笛', 'Flute', 73, -0.15, 0.5, -2],
  [/english|englisch|cor anglais|corno inglese|e hn/i, 'oboe', '英国管', 'English horn', 69, 0.12, 0.5, -3],
  [/obo[ei]|hautbois|^ob\b/i, 'oboe', '双簧管', 'Oboe', 68, 0.12, 0.5, -4],
  [
    /bass clarinet|ba(ss|ß)klarinette|clarinetto basso|clarinette basse/i,
    'clarinet',
    '低音单簧管',
    'Bass clarinet',
    71,
    -0.18,
    0.6,
    -2,
  ],
  [/[ck]larinet|^cl\b/i, 'clarinet', '单簧管', 'Clarinet', 71, -0.18, 0.6, -2],
  [/saxo/i, 'clarinet', '萨克斯管', 'Saxophone', 65, -0.18, 0.6, -4],
  [/sarrus/i, 'bassoon', '低音萨吕管', 'Sarrusophone', 70, 0.2, 0.6, -3],
  [
    /(contra|double |kontra|contre-?)(bassoon|fagott?|basson)|controfagott/i,
    'bassoon',
    '低音大管',
    'Contrabassoon',
    70,
    0.2,
    0.6,
    -3,
  ],
  [/basson|bassoon|fagott|^bsn\b/i, 'bassoon', '大管', 'Bassoon', 70, 0.18, 0.6, -2],
  [/horn|^hn\b|corn[oi]|^cors?\b/i, 'horn', '圆号', 'Horn', 60, -0.4, 0.75, -3],
  [/cornet|kornett/i, 'trumpet', '短号', 'Cornet', 56, 0.1, 0.85, -6],
  [/trumpet|^tpt\b|tromb[ae]|trompet/i, 'trumpet', '小号', 'Trumpet', 56, 0.1, 0.85, -6],
  [/oph[iy]cl/i, 'trombone', '奥菲克莱德号', 'Ophicleide', 58, 0.5, 0.85, -3],
  [/euphoni/i, 'trombone', '次中音号', 'Euphonium', 58, 0.5, 0.85, -3],
  [/tuba|^tba\b/i, 'trombone', '大号', 'Tuba', 58, 0.5, 0.85, -3],
  [/trombon|posaune|^tbn\b/i, 'trombone', '长号', 'Trombone', 57, 0.4, 0.85, -6],
  [/timp|pauk|timbale/i, 'percussion', '定音鼓', 'Timpani', 47, -0.05, 1, -2],
  [/cymbal|becken|piatti/i, 'percussion', '镲', 'Cymbals', 0, -0.3, 1, -10, 49],
  [/tambourine/i, 'percussion', '铃鼓', 'Tambourine', 0, -0.35, 1, -10, 54],
  [/triangle/i, 'percussion', '三角铁', 'Triangle', 0, -0.3, 1, -10, 81],
  [/bass drum/i, 'percussion', '大鼓', 'Bass drum', 0, -0.4, 1, -6, 35],
  [/snare|side drum|drum/i, 'percussion', '小军鼓', 'Snare drum', 0, -0.35, 1, -8, 38],
  [/tam-?tam|gong/i, 'percussion', '大锣', 'Tam-tam', 0, -0.4, 1, -8, 52],
  [/xylo/i, 'percussion', '木琴', 'Xylophone', 13, -0.35, 0.9, -8],
  [/glock/i, 'percussion', '钟琴', 'Glockenspiel', 9, -0.35, 0.9, -8],
  [/celesta/i, 'harp', '钢片琴', 'Celesta', 8, -0.55, 0.7, -3],
  [/harpsichord|cembalo|continuo|^hch\b/i, 'harp', '羽管键琴', 'Harpsichord', 6, 0.05, 0.3, -9],
  [/harp|harfe|arpa|^hrp\b/i, 'harp', '竖琴', 'Harp', 46, -0.6, 0.6, -2],
  [/guitar|gitarre|chitarra/i, 'harp', '吉他', 'Guitar', 24, -0.2, 0.3, -3],
  [/\blute|laute|liuto|theorb|tiorba/i, 'harp', '鲁特琴', 'Lute', 24, -0.2, 0.3, -3],
  [/harmonium/i, 'harp', '簧风琴', 'Harmonium', 20, -0.2, 0.3, -5],
  [/organ|orgel/i, 'harp', '管风琴', 'Organ', 19, 0, 1, -8],
  [/piano|klavier|pianoforte/i, 'harp', '钢琴', 'Piano', 0, -0.2, 0.3, -3],
  [/viol[ae]\b|viola|bratsche|^vla\b/i, 'viola', '中提琴', 'Viola', 41, 0.28, 0.2, 0],
  [
    /violone|[ck]ontrabb?a(ss|ß)|contrebasse|double bass|^(cb|vne|db)\b/i,
    'bass',
    '低音提琴',
    'Double bass',
    43,
    0.68,
    0.4,
    -1,
  ],
  [/cell[oi]|^vcs?\b/i, 'cello', '大提琴', 'Cello', 42, 0.55, 0.2, 0],
  [/violin|violon|geige|^vln\b/i, 'violin-1', '小提琴', 'Violin', 40, -0.6, 0.15, 0],
  [
    /soprano?\b|mezzo|\balto?\b|tenore?\b|barit|voice|voix|stimme|gesang|ch(oi|o)r/i,
    null,
    '人声',
    'Voice',
    SINGERS,
    0,
    0.2,
    0,
  ],
];
const VOICES = ROWS.at(-1)!;
const BASSES = ROWS.find(([, section]) => section === 'bass')!;
/** The lowest of a choir where others of it sing, and of the strings where nobody does. */
const LOWEST = /^(bass[oi]?|basses|b[äa]sse|bassi)\b/i;
/** A part that nobody here knows is played on strings and sits nowhere. */
const UNKNOWN: Row = [/./, null, '声部', 'Part', 48, 0, 0.4, -3];

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
const ORDINALS = ['', '第一', '第二', '第三', '第四', '第五', '第六'];

/** MuseScore_General has the sections of an orchestra in banks of their own. */
const BANKS: Readonly<Partial<Record<SectionId, number>>> = {
  'violin-1': 20,
  'violin-2': 25,
  viola: 30,
  cello: 40,
  bass: 50,
};

/** Winds with a vibrato: horns and clarinets have none. */
const SINGING: ReadonlySet<SectionId> = new Set(['flute', 'oboe', 'bassoon', 'trumpet']);

function voiceOf(
  section: SectionId | null,
  program: number,
  drum: number | undefined,
  alone: boolean,
): Voice {
  if (drum !== undefined) return { bank: 128, program: 0, drum };
  if (program === SINGERS) return { bank: 0, program, late: 0.065 };
  const bank = section === null ? undefined : BANKS[section];
  if (bank === undefined) return { bank: 0, program, sings: section !== null && SINGING.has(section) };
  if (!alone) return { bank, program: 48, slow: 49, slowBank: bank, pluck: 45, tremble: 44 };
  const solo = { bank: 0, program, pluck: 45, sings: true };
  return program === 40 ? { ...solo, slow: 40, slowBank: 8 } : solo;
}

/** Up to eight parts are one player each, without a conductor; more are an orchestra. */
export const isChamber = (parts: readonly unknown[]): boolean => parts.length <= 8;

export function instrumentsOf(parts: readonly Part[]): Instrument[] {
  const chamber = isChamber(parts);
  const known = ({ name, short }: Part): Row | undefined =>
    ROWS.find(([pattern]) => pattern.test(name)) ?? ROWS.find(([pattern]) => pattern.test(short));
  const lowest = parts.some(part => known(part) === VOICES) ? VOICES : BASSES;
  return parts.map(part => {
    const row = known(part) ?? (LOWEST.test(part.name) ? lowest : UNKNOWN);
    const [, found, zh, en, program, pan, depth, gain, drum] = row;
    // “Violin 1 div(2)” is one of the first violins.
    const named = (text: string) => {
      const whole = text.replace(/div.*$/i, '');
      const roman = ROMAN.indexOf(/\b(IV|VI?|I{1,3})\b/.exec(whole)?.[1] ?? '');
      return Number(/(\d)(?!.*\d)/.exec(whole)?.[1] ?? Math.max(0, roman));
    };
    const count = named(part.name) || named(part.short);
    const second = found === 'violin-1' && count === 2;
    const section = second ? 'violin-2' : found;
    const solo = /solo/i.test(`${part.name} ${part.short}`);
    const seat = second ? -0.28 : found === 'violin-1' && count === 3 ? -0.1 : pan;
    return {
      section,
      name: {
        zh: `${count > 0 ? (ORDINALS[count] ?? '') : ''}${zh}${solo ? '独奏' : ''}`,
        en: `${en}${count > 0 ? ` ${count}` : ''}${solo ? ' solo' : ''}`,
      },
      voice: voiceOf(section, program, drum, chamber || solo),
      pan: chamber ? seat * 0.75 : seat,
      depth: chamber ? 0.15 : depth,
      gain,
    };
  });
}
