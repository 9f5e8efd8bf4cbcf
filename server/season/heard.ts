import type { LetterRow, LetterState } from '../store/ports/letters.ts';

/** How an evening stands: what a season says of it, or what a buyer was told. */
export interface Stand {
  readonly cancelled: boolean;
  readonly startsAt: number;
}
type News = 'cancelled' | 'moved' | 'restored';

export const CHANGE_NOTICE = {
  cancelled: 'evening-cancelled',
  moved: 'evening-moved',
  restored: 'evening-restored',
} as const satisfies Readonly<Record<News, string>>;
const KINDS: ReadonlySet<string> = new Set(Object.values(CHANGE_NOTICE));

/** The letters on what became of an evening. */
export const changeLetters = (letters: readonly LetterRow[], occasionId: string): LetterRow[] =>
  letters.filter(l => KINDS.has(l.kind) && l.facts.scheduleId === occasionId);

/** What a letter was written for; earlier releases did not write the time down. */
export const standOf = ({ kind, facts }: Pick<LetterRow, 'kind' | 'facts'>, otherwise: number): Stand => ({
  cancelled: kind === CHANGE_NOTICE.cancelled,
  startsAt: typeof facts.startsAt === 'number' ? facts.startsAt : otherwise,
});

/** How a buyer believes an evening to stand: as the last of the letters says that are in these states, or as it was ordered. */
export function heard(
  letters: readonly LetterRow[],
  states: ReadonlySet<LetterState>,
  ordered: number,
): Stand {
  const at = (l: LetterRow): number => l.settledAt ?? l.createdAt;
  const [last] = letters.filter(l => states.has(l.state)).sort((a, b) => at(b) - at(a));
  return last ? standOf(last, ordered) : { cancelled: false, startsAt: ordered };
}

/** What who believes the one is to hear of the other; null where that is the same. */
export function news(believed: Stand, now: Stand): News | null {
  if (now.cancelled) return believed.cancelled ? null : 'cancelled';
  if (believed.cancelled) return 'restored';
  return believed.startsAt === now.startsAt ? null : 'moved';
}
