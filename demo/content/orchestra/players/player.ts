import type { SectionId } from '#domain/contract/orchestra.ts';
import type { PlayerDoc } from '#server/catalogue/orchestra-types.ts';
import { t } from '#server/catalogue/text.ts';

export const DESKS = {
  leader: t('乐团首席', 'Leader'),
  coLeader: t('副首席', 'Associate leader'),
  principal: t('首席', 'Principal'),
  associate: t('副首席', 'Associate principal'),
  tutti: t('演奏员', 'Player'),
  second: t('第二席', 'Second'),
  third: t('第三席', 'Third'),
  fourth: t('第四席', 'Fourth'),
  piccolo: t('短笛', 'Piccolo'),
  corAnglais: t('英国管', 'Cor anglais'),
  bassClarinet: t('低音单簧管', 'Bass clarinet'),
  contrabassoon: t('低音大管', 'Contrabassoon'),
  wagnerTuba: t('瓦格纳大号', 'Wagner tuba'),
  bassTrombone: t('低音长号', 'Bass trombone'),
  tuba: t('大号首席', 'Principal tuba'),
  timpani: t('定音鼓首席', 'Principal timpani'),
  keyboard: t('键盘', 'Keyboard'),
} as const;

type Line = readonly [
  id: string,
  zh: string,
  en: string,
  desk: keyof typeof DESKS,
  since: number,
  lineZh: string,
  lineEn: string,
];

/** The players of a section in the order of their chairs. All of them are invented. */
export const seat = (section: SectionId, lines: readonly Line[]): PlayerDoc[] =>
  lines.map(([id, zh, en, desk, since, lineZh, lineEn], i) => ({
    id,
    section,
    chair: i + 1,
    name: t(zh, en),
    desk: DESKS[desk],
    since,
    line: t(lineZh, lineEn),
  }));
