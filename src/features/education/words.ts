import type { Series } from '#domain/contract/education.ts';
import type { Translate } from '#i18n/copy.ts';

type Words = Translate<'education'>;

/** 4至10岁, 16岁以上, 3岁以下 */
export function agesText({ from, to }: Series['ages'], t: Words): string {
  if (to === undefined) return t('ages.open', { from });
  return from === 0 ? t('ages.baby', { to }) : t('ages.range', { from, to });
}
