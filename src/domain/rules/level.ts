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
    ? ['半天', 'half a day']
    : hours === 24
      ? ['一天', 'a day']
      : [`${HAN[hours / 24] ?? hours / 24}天`, `${WORDS[hours / 24] ?? hours / 24} days`];
const HAN = ['', '一', '两', '三'];
const WORDS = ['', 'a', 'two', 'three'];
const leadRight = (hours: number): Bilingual => [
  `音乐季新票提前${leadWords(hours)[0]}购买`,
  `Season tickets ${leadWords(hours)[1]} early`,
];

export const LEVEL_WINDOW = 365 * 86_400_000;

export const LEVELS: readonly Level[] = [
  {
    level: 1,
    name: ['知音', 'Kindred Ear'],
    from: 0,
    pointsPerYuan: 1,
    percentOff: 0,
    leadHours: 0,
    rights: [
      ['每消费 1 元积 1 分', '1 point for every yuan'],
      ['演出前两天收到导赏', 'Programme notes two days before the concert'],
    ],
  },
  {
    level: 2,
    name: ['同调', 'In Tune'],
    from: 100_000,
    pointsPerYuan: 1,
    percentOff: 5,
    leadHours: 12,
    rights: [
      ['会员折扣：九五折', 'Member discount: 5% off'],
      ['生日当月赠 200 积分', '200 points in your birthday month'],
      leadRight(12),
    ],
  },
  {
    level: 3,
    name: ['雅集', 'Salon'],
    from: 300_000,
    pointsPerYuan: 1,
    percentOff: 10,
    leadHours: 24,
    rights: [
      ['会员折扣：九折', 'Member discount: 10% off'],
      leadRight(24),
      ['会员专场', "Members' concerts"],
      ['每季一次公开排练', 'One open rehearsal a season'],
    ],
  },
  {
    level: 4,
    name: ['和鸣', 'Concord'],
    from: 800_000,
    pointsPerYuan: 2,
    percentOff: 12,
    leadHours: 24,
    rights: [
      ['会员折扣：八八折', 'Member discount: 12% off'],
      ['每消费 1 元积 2 分', '2 points for every yuan'],
      ['每季两次公开排练，可携一位同伴', 'Two open rehearsals a season, with a guest'],
      ['免费寄存与节目册', 'Cloakroom and programme book free of charge'],
    ],
  },
  {
    level: 5,
    name: ['金声', 'Golden Bell'],
    from: 2_000_000,
    pointsPerYuan: 2,
    percentOff: 15,
    leadHours: 72,
    rights: [
      ['会员折扣：八五折', 'Member discount: 15% off'],
      leadRight(72),
      ['与音乐家见面的年度茶叙', 'A yearly tea with the musicians'],
      ['休息厅预留座位', 'A reserved table in the foyer'],
    ],
  },
  {
    level: 6,
    name: ['玉振', 'Jade Chime'],
    from: 5_000_000,
    pointsPerYuan: 3,
    percentOff: 20,
    leadHours: 72,
    rights: [
      ['会员折扣：八折', 'Member discount: 20% off'],
      ['每消费 1 元积 3 分', '3 points for every yuan'],
      ['专属票务专员', 'A ticket adviser of your own'],
      ['随团巡演名额优先', 'First call on places for our tours'],
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
