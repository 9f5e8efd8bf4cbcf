import type { MediaManifest } from '#domain/contract/media.ts';
import type { Bilingual } from '#domain/text.ts';

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
const SCORE_QUARTET: Credit = {
  what: t('乐谱', 'Score'),
  who: 'OpenScore String Quartets',
  licence: 'CC0 1.0',
  url: 'https://github.com/OpenScore/StringQuartets',
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
const SOUND: Credit = {
  what: t('音色', 'Sounds'),
  who: 'MuseScore General soundfont, S. Christian Collins, from FluidR3 by Frank Wen and Mono FluidR3 by Michael Cowgill',
  licence: 'MIT',
};

/** Credits of a score: where a file says nothing of its rights, its name alone is given. */
export function scoreCredits(rights: string, annotated: boolean): Credit[] {
  const score = /OpenScore \(CC0\)/.test(rights)
    ? SCORE_QUARTET
    : /CC0/.test(rights)
      ? SCORE_ORCHESTRA
      : { what: t('乐谱', 'Score'), who: rights || 'as given', licence: rights || 'see the file' };
  return annotated ? [score, MELODY] : [score];
}

export const streamCredits = (scores: readonly Credit[]): Credit[] => [
  ...scores.filter((c, i) => scores.findIndex(o => o.who === c.who) === i),
  SOUND,
];
