/** The six levels of the member club. A level is earned by what was spent in the last twelve months. */
type LevelNumber = 1 | 2 | 3 | 4 | 5 | 6;

export interface Level {
  readonly level: LevelNumber;
  /** Fen to be spent in twelve months. */
  readonly from: number;
  /** Points for each yuan paid. */
  readonly pointsPerYuan: number;
  /** Percent off tickets and goods: the member discount. */
  readonly percentOff: number;
  /** How long before the public sale of a season this level may buy, hours. */
  readonly leadHours: number;
}

export const LEVEL_WINDOW = 365 * 86_400_000;

export const LEVELS: readonly Level[] = [
  { level: 1, from: 0, pointsPerYuan: 1, percentOff: 0, leadHours: 0 },
  { level: 2, from: 100_000, pointsPerYuan: 1, percentOff: 5, leadHours: 12 },
  { level: 3, from: 300_000, pointsPerYuan: 1, percentOff: 10, leadHours: 24 },
  { level: 4, from: 800_000, pointsPerYuan: 2, percentOff: 12, leadHours: 24 },
  { level: 5, from: 2_000_000, pointsPerYuan: 2, percentOff: 15, leadHours: 72 },
  { level: 6, from: 5_000_000, pointsPerYuan: 3, percentOff: 20, leadHours: 72 },
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
