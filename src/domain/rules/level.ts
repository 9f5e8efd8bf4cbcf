import type { Bilingual } from '#domain/text.ts';
/** The six levels of the member club. A level is earned by what was spent in the last twelve months. */

export interface Level {
  readonly level: number;
  readonly name: Bilingual;
  /** Fen to be spent in twelve months. */
  readonly from: number;
  /** Points for each yuan paid. */
  readonly pointsPerYuan: number;
  /** Percent off tickets and goods: the member discount. */
  readonly percentOff: number;
  /** How long before the public sale of a season this level may buy, hours. */
  readonly leadHours: number;
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

export const LEVEL_WINDOW = 365 * 86_400_000;

export const LEVELS: readonly Level[] = [
  {
    level: 1,
    name: { zh: '知音', en: 'Kindred Ear' },
    from: 0,
    pointsPerYuan: 1,
    percentOff: 0,
    leadHours: 0,
    rights: [
      { zh: '每消费 1 元积 1 分', en: '1 point for every yuan' },
      { zh: '演出前两天收到导赏', en: 'Programme notes two days before the concert' },
    ],
  },
  {
    level: 2,
    name: { zh: '同调', en: 'In Tune' },
    from: 100_000,
    pointsPerYuan: 1,
    percentOff: 5,
    leadHours: 12,
    rights: [
      { zh: '会员折扣：九五折', en: 'Member discount: 5% off' },
      { zh: '生日当月赠 200 积分', en: '200 points in your birthday month' },
      leadRight(12),
    ],
  },
  {
    level: 3,
    name: { zh: '雅集', en: 'Salon' },
    from: 300_000,
    pointsPerYuan: 1,
    percentOff: 10,
    leadHours: 24,
    rights: [
      { zh: '会员折扣：九折', en: 'Member discount: 10% off' },
      leadRight(24),
      { zh: '会员专场', en: "Members' concerts" },
      { zh: '每季一次公开排练', en: 'One open rehearsal a season' },
    ],
  },
  {
    level: 4,
    name: { zh: '和鸣', en: 'Concord' },
    from: 800_000,
    pointsPerYuan: 2,
    percentOff: 12,
    leadHours: 24,
    rights: [
      { zh: '会员折扣：八八折', en: 'Member discount: 12% off' },
      { zh: '每消费 1 元积 2 分', en: '2 points for every yuan' },
      { zh: '每季两次公开排练，可携一位同伴', en: 'Two open rehearsals a season, with a guest' },
      { zh: '免费寄存与节目册', en: 'Cloakroom and programme book free of charge' },
    ],
  },
  {
    level: 5,
    name: { zh: '金声', en: 'Golden Bell' },
    from: 2_000_000,
    pointsPerYuan: 2,
    percentOff: 15,
    leadHours: 72,
    rights: [
      { zh: '会员折扣：八五折', en: 'Member discount: 15% off' },
      leadRight(72),
      { zh: '与音乐家见面的年度茶叙', en: 'A yearly tea with the musicians' },
      { zh: '休息厅预留座位', en: 'A reserved table in the foyer' },
    ],
  },
  {
    level: 6,
    name: { zh: '玉振', en: 'Jade Chime' },
    from: 5_000_000,
    pointsPerYuan: 3,
    percentOff: 20,
    leadHours: 72,
    rights: [
      { zh: '会员折扣：八折', en: 'Member discount: 20% off' },
      { zh: '每消费 1 元积 3 分', en: '3 points for every yuan' },
      { zh: '专属票务专员', en: 'A ticket adviser of your own' },
      { zh: '随团巡演名额优先', en: 'First call on places for our tours' },
    ],
  },
];

interface Spending {
  readonly ref?: string;
  readonly fen: number;
  readonly at: number;
  readonly creditAt?: number;
  readonly against?: string;
}

/**
 * What was spent, refunds taken off; fen. Only what is credited counts towards a level, for twelve months from then;
 * a refund takes off where its payment counts.
 */
export function growthOf(
  entries: readonly Spending[],
  now: number,
): {
  /** Counts towards the level. */ spent: number /** With what is on its way, since the member joined. */;
  ever: number;
} {
  const paid = new Map(entries.map(e => [e.ref, e]));
  const creditedAt = (entry: Spending): number => {
    const source = (entry.against === undefined ? undefined : paid.get(entry.against)) ?? entry;
    return source.creditAt ?? source.at;
  };
  let spent = 0;
  let ever = 0;
  for (const entry of entries) {
    const at = creditedAt(entry);
    if (at <= now && at > now - LEVEL_WINDOW) spent += entry.fen;
    ever += entry.fen;
  }
  return { spent: Math.max(0, spent), ever: Math.max(0, ever) };
}

/** The level for what was spent in the last twelve months, in fen. */
export function levelFor(spent: number): Level {
  return LEVELS.findLast(l => spent >= l.from) ?? (LEVELS[0] as Level);
}

/** The level above, and how much is still to be spent for it, in fen; null at the top. */
export function nextLevel(spent: number): { level: Level; distance: number } | null {
  const level = LEVELS[levelFor(spent).level];
  return level ? { level, distance: level.from - Math.max(spent, 0) } : null;
}

/** When sales open for a level: its lead before the public day. */
export const opensFor = (saleFrom: number, level: number): number =>
  saleFrom - (LEVELS.find(l => l.level === level)?.leadHours ?? 0) * 3_600_000;
