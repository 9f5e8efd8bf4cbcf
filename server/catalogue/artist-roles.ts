import type { Bilingual } from '#domain/text.ts';
import { NONE, t } from './text.ts';

export const ROLES = {
  conductor: t('指挥', 'conductor'),
  director: t('艺术指导', 'director'),
  violin: t('小提琴', 'violin'),
  viola: t('中提琴', 'viola'),
  cello: t('大提琴', 'cello'),
  bass: t('低音提琴', 'double bass'),
  piano: t('钢琴', 'piano'),
  harpsichord: t('羽管键琴', 'harpsichord'),
  organ: t('管风琴', 'organ'),
  ondes: t('马特诺琴', 'ondes Martenot'),
  trumpet: t('小号', 'trumpet'),
  flute: t('长笛', 'flute'),
  clarinet: t('单簧管', 'clarinet'),
  guitar: t('吉他', 'guitar'),
  guqin: t('古琴', 'guqin'),
  soprano: t('女高音', 'soprano'),
  mezzo: t('女中音', 'mezzo-soprano'),
  tenor: t('男高音', 'tenor'),
  baritone: t('男中音', 'baritone'),
  basso: t('男低音', 'bass'),
  narrator: t('讲解', 'narrator'),
  reciter: t('吟诵', 'voice'),
  group: NONE,
} as const satisfies Record<string, Bilingual>;
export type RoleName = keyof typeof ROLES;
