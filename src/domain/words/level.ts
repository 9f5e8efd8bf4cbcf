import { inUnits, priced } from '#lib/price.ts';
import { LEVELS, type Level } from '../rules/level.ts';
import type { Bilingual } from '../text.ts';

interface LevelWords {
  readonly name: Bilingual;
  readonly rights: readonly Bilingual[];
}

/** A lead in words: half a day, a day, three days. */
export const leadWords = (hours: number): Bilingual =>
  hours === 12
    ? { zh: '半天', en: 'half a day' }
    : hours === 24
      ? { zh: '一天', en: 'a day' }
      : { zh: `${HAN[hours / 24] ?? hours / 24}天`, en: `${WORDS[hours / 24] ?? hours / 24} days` };
const HAN = ['', '一', '两', '三'];
const WORDS = ['', 'a', 'two', 'three'];
const leadRight = (hours: number): Bilingual => ({
  zh: `音乐季新票提前${leadWords(hours).zh}购买`,
  en: `Season tickets ${leadWords(hours).en} early`,
});

const pointsRight = (points: number): Bilingual => {
  const each = priced(inUnits(100));
  return {
    zh: `每消费 ${each} 积 ${points} 分`,
    en: `${points} ${points === 1 ? 'point' : 'points'} for every ${each}`,
  };
};

export const LEVEL_WORDS: Readonly<Record<Level['level'], LevelWords>> = {
  1: {
    name: { zh: '知音', en: 'Kindred Ear' },
    rights: [pointsRight(1), { zh: '演出前两天收到导赏', en: 'Programme notes two days before the concert' }],
  },
  2: {
    name: { zh: '同调', en: 'In Tune' },
    rights: [{ zh: '会员折扣：九五折', en: 'Member discount: 5% off' }, leadRight(12)],
  },
  3: {
    name: { zh: '雅集', en: 'Salon' },
    rights: [
      { zh: '会员折扣：九折', en: 'Member discount: 10% off' },
      leadRight(24),
      { zh: '会员专场', en: "Members' concerts" },
      { zh: '每季一次公开排练', en: 'One open rehearsal a season' },
    ],
  },
  4: {
    name: { zh: '和鸣', en: 'Concord' },
    rights: [
      { zh: '会员折扣：八八折', en: 'Member discount: 12% off' },
      pointsRight(2),
      { zh: '每季两次公开排练，可携一位同伴', en: 'Two open rehearsals a season, with a guest' },
      { zh: '免费寄存与节目册', en: 'Cloakroom and programme book free of charge' },
    ],
  },
  5: {
    name: { zh: '金声', en: 'Golden Bell' },
    rights: [
      { zh: '会员折扣：八五折', en: 'Member discount: 15% off' },
      leadRight(72),
      { zh: '与音乐家见面的年度茶叙', en: 'A yearly tea with the musicians' },
      { zh: '休息厅预留座位', en: 'A reserved table in the foyer' },
    ],
  },
  6: {
    name: { zh: '玉振', en: 'Jade Chime' },
    rights: [
      { zh: '会员折扣：八折', en: 'Member discount: 20% off' },
      pointsRight(3),
      { zh: '专属票务专员', en: 'A ticket adviser of your own' },
      { zh: '随团巡演名额优先', en: 'First call on places for our tours' },
    ],
  },
};

/** A level's name; empty for 0, which is open to everybody. */
export const levelWord = (level: number): Bilingual => {
  const found = LEVELS.find(l => l.level === level);
  return found ? LEVEL_WORDS[found.level].name : { zh: '', en: '' };
};
