import type { Airing } from '#domain/contract/digital.ts';
import { useHallHref } from './use-hall-href.ts';

/** Where an airing is watched: a page of its own on the Chinese desktop, its twin elsewhere. */
export function useLiveHref(): (airing: Pick<Airing, 'titleId' | 'id'>) => string {
  const to = useHallHref();
  return ({ titleId, id }) => to('digitalhall2-livedetail', { id: titleId, airing: id });
}
