import type { MediaManifest } from '#domain/contract/media.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Score } from './score.ts';

type Credit = MediaManifest['credits'][number];
const t = (zh: string, en: string): Bilingual => ({ zh, en });

/** The annotations' page names no version. */
export const MELODY_LICENCE = 'CC BY-SA';

const SCORE_ORCHESTRA: Credit = {
  what: t('乐谱', 'Score'),
  who: 'OpenScore Orchestra (MarkGotham/Hauptstimme)',
  licence: 'CC0 1.0',
  url: 'https://github.com/MarkGotham/Hauptstimme',
};
const MELODY: Credit = {
  what: t(
    '主旋律标注（由此制成的表沿用同一许可）',
    'Annotations of the main line (tables made from them are under the same licence)',
  ),
  who: 'Hauptstimme annotations, Mark Gotham and contributors',
  licence: 'CC BY-SA',
  url: 'https://github.com/MarkGotham/Hauptstimme',
};
const TEMPO: Credit = {
  what: t(
    '速度参照（演奏录音与乐谱的对齐表，只取时刻，不取声音）',
    'Tempo after tables that lay recordings over the score: their times, not their sound',
  ),
  who: 'Hauptstimme alignment tables, Mark Gotham and contributors; recordings at IMSLP',
  licence: 'facts',
  url: 'https://github.com/MarkGotham/Hauptstimme',
};
const SOUND: Credit = {
  what: t('音色', 'Sounds'),
  who: 'MuseScore General soundfont, S. Christian Collins, from FluidR3 by Frank Wen and Mono FluidR3 by Michael Cowgill',
  licence: 'MIT',
};

const UNNAMED = 'not named';
/** Of what comes with a score: under what the score is. */
const ALONG = 'as the score';

/** Who wrote the words, and who wrote the score off, as the file says: each as a line of its own. */
function makers({ creators, source }: Score): Credit[] {
  const of = (type: string) => creators.filter(c => c.type === type).map(c => c.text);
  const url = /^https?:\/\/\S+$/.test(source) ? { url: source } : {};
  return [
    ...of('lyricist')
      .concat(of('poet'))
      .map(who => ({ what: t('词', 'Words'), who, licence: ALONG })),
    ...of('translator').map(who => ({ what: t('译词', 'Translation of the words'), who, licence: ALONG })),
    ...of('arranger')
      .concat(of('transcriber'))
      .map(who => {
        const [, name] = /^Transcribed by (.+?)(?: from .*)?$/is.exec(who) ?? [];
        const what = name ? t('乐谱转写', 'Transcription of the score') : t('编配', 'Arrangement');
        return { what, who: name ?? who, licence: ALONG, ...(name ? url : {}) };
      }),
  ];
}

/**
 * Who made a score: as is said beside it, or in its own words; never a guess at a collection. `annotated`: with a table of
 * melodies, whose collection the file's words name.
 */
export function scoreCredits(
  score: Score,
  given: readonly Credit[] | undefined,
  annotated: boolean,
): Credit[] {
  if (given) return [...given];
  const { rights } = score;
  const owner: Credit =
    annotated && /CC0.*Annotations/i.test(rights)
      ? SCORE_ORCHESTRA
      : /^OpenScore \(CC0\)$/i.test(rights)
        ? { what: t('乐谱', 'Score'), who: 'OpenScore', licence: 'CC0 1.0' }
        : { what: t('乐谱', 'Score'), who: rights || UNNAMED, licence: rights || UNNAMED };
  return [owner, ...makers(score)];
}

export const isNamed = (credits: readonly Credit[]): boolean => credits.every(c => c.licence !== UNNAMED);

/** Whether everybody may use the scores. */
export const isOpen = (credits: readonly Credit[]): boolean =>
  credits.every(c => c.licence === ALONG || /CC0|public domain/i.test(c.licence));

export const streamCredits = (
  scores: readonly Credit[],
  { annotated, followed }: { annotated: boolean; followed: boolean },
): Credit[] => [
  ...scores.filter((c, i) => scores.findIndex(o => o.who === c.who && o.what.en === c.what.en) === i),
  ...(annotated ? [MELODY] : []),
  ...(followed ? [TEMPO] : []),
  SOUND,
];
