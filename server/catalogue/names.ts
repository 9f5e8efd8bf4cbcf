import type { Bilingual } from '#domain/text.ts';
import { t } from './text.ts';
import type { ProgramType } from './wire-types.ts';

export const TYPE_NAMES: Readonly<Record<ProgramType, Bilingual>> = {
  symphonic: t('交响音乐会', 'Symphonic'),
  chamber: t('室内乐', 'Chamber'),
  choral: t('合唱与声乐', 'Choral'),
  family: t('亲子音乐会', 'Family'),
  chinese: t('中国作品', 'Chinese works'),
  'new-year': t('新年音乐会', 'New Year'),
  archive: t('历史档案', 'Archive'),
};

export const SERIES = {
  subscription: t('定期音乐会', 'Subscription concerts'),
  guests: t('客席大师', 'Guest masters'),
  chamber: t('室内乐系列', 'Chamber series'),
  family: t('亲子音乐会', 'Family concerts'),
  china: t('中国回响', 'Echoes of China'),
  bruckner: t('布鲁克纳全集', 'Bruckner cycle'),
  choral: t('合唱系列', 'Choral series'),
  newYear: t('新年音乐会', 'New Year concerts'),
  summer: t('夏日草坪', 'Lawn evenings'),
} as const satisfies Record<string, Bilingual>;
