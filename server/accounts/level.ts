import { ERR } from '#domain/contract/envelope.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import type { Locale } from '#site/tree.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { buysAs } from './holdings.ts';
import { standingOf } from './standing.ts';

export const levelName = (level: number, locale: Locale): string => say(levelWord(level), locale);

/** The refusal 2203 of a level that is too low, with the level in its data. */
export const levelTooLow = (level: number, text: Bilingual): Refusal =>
  new Refusal(ERR.noPermission, text, { needs: 'level', level });

/** Throws unless the member has earned the level: 2203 in the words that `text` makes of both levels. */
export async function requireLevel(
  { deps, session, now }: MemberCtx,
  minLevel: number,
  text: (needed: Bilingual, own: Bilingual) => Bilingual,
): Promise<void> {
  if (minLevel === 0) return;
  const { level } = await standingOf(deps.store.direct, session.memberId, now);
  if (level.level < minLevel) throw levelTooLow(minLevel, text(levelWord(minLevel), levelWord(level.level)));
}

/** The level that a member has earned, and the one to buy as: by a card it may be a higher one. */
export async function buyingLevel(
  { deps, memberId, now }: { deps: Pick<Deps, 'store'>; memberId: string; now: number },
  catalogue: Catalogue,
): Promise<{ earned: Bilingual; buys: number }> {
  const { direct } = deps.store;
  const [{ level }, byCard] = await Promise.all([
    standingOf(direct, memberId, now),
    buysAs(direct, catalogue, memberId, now),
  ]);
  return { earned: levelWord(level.level), buys: Math.max(level.level, byCard) };
}

/** Words of the refusal of what is for members of a level. */
export const levelWords = (needed: Bilingual, own: Bilingual): Bilingual => ({
  zh: `仅限“${needed.zh}”及以上等级的会员，您目前为“${own.zh}”。`,
  en: `This is for members from level “${needed.en}”; you are at “${own.en}”.`,
});
