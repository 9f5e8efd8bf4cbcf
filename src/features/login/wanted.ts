import { call } from '#api/client.ts';
import { type ProgramDetail, program } from '#domain/contract/program.ts';
import { matchPage } from '#site/href.ts';
import { type PageName, pageTitle } from '#site/pages.ts';
import type { Tree } from '#site/tree.ts';
import { useUser } from '#stores/user.ts';

/** The page that one came from and returns to (redirectPath). */
export interface Wanted {
  readonly page: PageName;
  /** Its title in the language of the tree. */
  readonly name: string;
  /** The concert, where the page is about one; null when it cannot be told. */
  readonly concert: Promise<ProgramDetail | null> | null;
  /** The performance, where the page is about one. */
  readonly scheduleId: string | null;
}

/** Names the page after login, so that nobody wonders where they will be; null is home. */
export function wantedPage(tree: Tree, signal: AbortSignal): Wanted | null {
  const url = new URL(useUser.getState().redirectPath, 'https://here.invalid');
  const match = matchPage(url.pathname);
  if (!match || match.name === 'home') return null;
  const id = url.searchParams.get(match.name === 'seat' ? 'programId' : 'id');
  const about = id && (match.name === 'seat' || match.name === 'musicale-detail');
  return {
    page: match.name,
    name: pageTitle(match.name, tree.locale),
    concert: about ? call(program.byId, { id }, { signal, aside: true }).catch(() => null) : null,
    scheduleId: url.searchParams.get('scheduleId'),
  };
}
