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

const UNNAMED = 'not named';

/** Who made a score: as is said beside it, or in its file. A file of the annotations' own collection says what both are under. */
export function scoreCredits(rights: string, given: readonly Credit[] | undefined): Credit[] {
  if (given) return [...given];
  if (/OpenScore \(CC0\)/.test(rights)) return [SCORE_QUARTET];
  if (/CC0.*Annotations/i.test(rights)) return [SCORE_ORCHESTRA];
  return [{ what: t('乐谱', 'Score'), who: rights || UNNAMED, licence: rights || UNNAMED }];
}

export const isNamed = (credits: readonly Credit[]): boolean => credits.every(c => c.licence !== UNNAMED);

export const streamCredits = (scores: readonly Credit[], annotated: boolean): Credit[] => [
  ...scores.filter((c, i) => scores.findIndex(o => o.who === c.who && o.what.en === c.what.en) === i),
  ...(annotated ? [MELODY] : []),
  SOUND,
];
