import type { PackState } from '#domain/contract/presale.ts';
import type { Bilingual } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import { longDateTime } from '#lib/dates.ts';
import type { PackDoc } from '../../catalogue/pack-types.ts';

/** Why it cannot be bought, in both languages. */
export function reasonOf(pack: PackDoc, state: Exclude<PackState, 'open'>): Bilingual {
  const at = (instant: number): Bilingual => ({
    zh: longDateTime(instant, 'zh-CN', true),
    en: longDateTime(instant, 'en-US', true),
  });
  switch (state) {
    case 'upcoming': {
      const { zh, en } = at(pack.opensAt);
      return { zh: `${zh} 开售`, en: `On sale from ${en}` };
    }
    case 'closed': {
      const { zh, en } = at(pack.closesAt);
      return { zh: `套票已于 ${zh} 截止发售`, en: `Sales of this package closed on ${en}` };
    }
    case 'level':
      return {
        zh: `“${levelWord(pack.minLevel).zh}”及以上等级可购`,
        en: `For members from level “${levelWord(pack.minLevel).en}” upwards`,
      };
    case 'gone':
      return { zh: '余下的场次已凑不成这套票', en: 'Too few concerts of this package are left' };
  }
}
