import { inUnits, priced } from '#lib/price.ts';
import { LEVELS, type Level } from '../rules/level.ts';
import type { Bilingual } from '../text.ts';
import { percentOffWords } from './percent.ts';

interface LevelWords {
  readonly name: Bilingual;
  readonly rights: readonly Bilingual[];
}

/** A lead in words: half a day, a day, three days, six hours. */
export const leadWords = (hours: number): Bilingual => {
  const days = hours / 24;
  if (hours === 12) return { zh: '半天', en: 'half a day' };
  if (hours === 24) return { zh: '一天', en: 'a day' };
  if (!Number.isInteger(days)) return { zh: `${hours} 小时`, en: `${hours} hours` };
  return { zh: HAN[days] ? `${HAN[days]}天` : `${days} 天`, en: `${WORDS[days] ?? days} days` };
};
const HAN = ['', '一', '两', '三'];
const WORDS = ['', 'a', 'two', 'three'];

/** What a level has that the one below it has not. */
function rightsOf({ percentOff, pointsPerYuan, leadHours }: Level, below: Level | undefined): Bilingual[] {
  const off = percentOffWords(percentOff);
  const lead = leadWords(leadHours);
  const each = priced(inUnits(100));
  return [
    ...(percentOff > (below?.percentOff ?? 0)
      ? [{ zh: `会员折扣：${off.zh}`, en: `Member discount: ${off.en}` }]
      : []),
    ...(pointsPerYuan > (below?.pointsPerYuan ?? 0)
      ? [
          {
            zh: `每消费 ${each} 积 ${pointsPerYuan} 分`,
            en: `${pointsPerYuan} ${pointsPerYuan === 1 ? 'point' : 'points'} for every ${each}`,
          },
        ]
      : []),
    ...(leadHours > (below?.leadHours ?? 0)
      ? [
          {
            zh: `音乐季新票提前${/^\d/.test(lead.zh) ? ' ' : ''}${lead.zh}购买`,
            en: `Season tickets ${lead.en} early`,
          },
        ]
      : []),
  ];
}

/** What a level is called, and what it has beside discount, points and time. */
const OWN: Readonly<Record<Level['level'], LevelWords>> = {
  1: {
    name: { zh: '知音', en: 'Kindred Ear' },
    rights: [{ zh: '演出前两天收到导赏', en: 'Programme notes two days before the concert' }],
  },
  2: { name: { zh: '同调', en: 'In Tune' }, rights: [] },
  3: {
    name: { zh: '雅集', en: 'Salon' },
    rights: [
      { zh: '会员专场', en: "Members' concerts" },
      { zh: '每季一次公开排练', en: 'One open rehearsal a season' },
    ],
  },
  4: {
    name: { zh: '和鸣', en: 'Concord' },
    rights: [
      { zh: '每季两次公开排练，可携一位同伴', en: 'Two open rehearsals a season, with a guest' },
      { zh: '免费寄存与节目册', en: 'Cloakroom and programme book free of charge' },
    ],
  },
  5: {
    name: { zh: '金声', en: 'Golden Bell' },
    rights: [
      { zh: '与音乐家见面的年度茶叙', en: 'A yearly tea with the musicians' },
      { zh: '休息厅预留座位', en: 'A reserved table in the foyer' },
    ],
  },
  6: {
    name: { zh: '玉振', en: 'Jade Chime' },
    rights: [
      { zh: '专属票务专员', en: 'A ticket adviser of your own' },
      { zh: '随团巡演名额优先', en: 'First call on places for our tours' },
    ],
  },
};

export const levelWords = (level: Level): LevelWords => {
  const { name, rights } = OWN[level.level];
  const below = LEVELS.find(l => l.level === level.level - 1);
  return { name, rights: [...rightsOf(level, below), ...rights] };
};

/** A level's name; empty for 0, which is open to everybody. */
export const levelWord = (level: number): Bilingual => {
  const found = LEVELS.find(l => l.level === level);
  return found ? OWN[found.level].name : { zh: '', en: '' };
};
