import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { member } from '#domain/contract/account.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { club } from '#domain/contract/club.ts';
import { content } from '#domain/contract/content.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { readAds } from '#stores/ads.ts';
import { useUser } from '#stores/user.ts';

export interface ClubQuestion {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}
/** Where a member stands; `guest` for who is not signed in, `unknown` when it cannot be read. */
export type Standing = ReplyOf<typeof member.nextLevel> | 'guest' | 'unknown';

export const readClub = (signal: AbortSignal) => handled(call(club.overview, {}, { signal, quiet: true }));

/** Questions come as ads, their answers as contents of the same ids. */
async function questions(signal: AbortSignal): Promise<ClubQuestion[]> {
  const options = { signal, quiet: true };
  const ads = await readAds(options, 'club-question');
  if (ads.length === 0) return [];
  const answers = await call(content.adContents, { ids: ads.map(ad => ad.id) }, options);
  const byId = new Map(answers.map(a => [a.id, a.html]));
  return ads.map(({ id, title }) => ({ id, title, html: byId.get(id) ?? '' }));
}
export const readQuestions = (signal: AbortSignal) => handled(questions(signal));

async function standing(signal: AbortSignal): Promise<Standing> {
  if (!useUser.getState().userInfo) return 'guest';
  try {
    // A session that has ended makes a guest here: nothing on these pages needs one.
    return await call(member.nextLevel, { showToast: 'noMsg' }, { signal, quiet: true });
  } catch (error) {
    if (isFailure(error) && error.kind !== 'aborted') return 'unknown';
    throw error;
  }
}
export const readStanding = (signal: AbortSignal) => handled(standing(signal));

/** The pages on which a member sees where they stand. */
export const clubLoader = ({ signal }: PageArgs) => ({
  club: readClub(signal),
  standing: readStanding(signal),
});
