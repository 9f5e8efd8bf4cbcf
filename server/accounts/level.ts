import { say } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import type { Locale } from '#site/tree.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import type { Refusal } from '../http/refusal.ts';
import { buysAs } from './holdings.ts';
import { membersFrom } from './refusals.ts';
import { standingOf } from './standing.ts';

export const levelName = (level: number, locale: Locale): string => say(levelWord(level), locale);

/** Throws unless the member has earned the level. */
export async function requireLevel(
  { deps, session, now }: MemberCtx,
  minLevel: number,
  refuse: (needed: number, own: number) => Refusal = membersFrom,
): Promise<void> {
  if (minLevel === 0) return;
  const { level } = await standingOf(deps.store.direct, session.memberId, now);
  if (level.level < minLevel) throw refuse(minLevel, level.level);
}

/** The level that a member has earned, and the one to buy as: by a card it may be a higher one. */
export async function buyingLevel(
  { deps, memberId, now }: { deps: Pick<Deps, 'store'>; memberId: string; now: number },
  catalogue: Catalogue,
): Promise<{ earned: number; buys: number }> {
  const { direct } = deps.store;
  const [{ level }, byCard] = await Promise.all([
    standingOf(direct, memberId, now),
    buysAs(direct, catalogue, memberId, now),
  ]);
  return { earned: level.level, buys: Math.max(level.level, byCard) };
}
