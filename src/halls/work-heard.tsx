import { type ReactNode, useEffect } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { loadChunk } from '#lib/chunk.ts';
import { useUser } from '#stores/user.ts';

/** A play button is much code, and few programmes have something to hear. */
const bringLine = () => loadChunk(() => import('./heard-line.tsx'));

/** What stands under a work, by its id. */
export type HeardLines = ReadonlyMap<string, ReactNode>;
export interface WorksHeardProps {
  programId: string;
  /** Its works, as the page calls them. */
  works: readonly { readonly id: string; readonly title: string }[];
  onFound: (lines: HeardLines) => void;
}

/** Asks what there is to hear of a programme's works, and hands a line for each over; how much of it depends on who asks. */
export function WorksHeard({ programId, works, onFound }: WorksHeardProps): null {
  const memberId = useUser(s => s.userInfo?.memberId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks changes the reply
  useEffect(() => {
    return askAside(
      options => Promise.all([call(digital.ofProgram, { programId }, options), bringLine()]),
      ([list, { HeardLine }]) => {
        const names = new Map(works.map(work => [work.id, work.title]));
        onFound(
          new Map(
            list.map(one => [
              one.workId,
              <HeardLine key={one.workId} heard={one} name={names.get(one.workId) ?? one.card.title} />,
            ]),
          ),
        );
      },
    );
  }, [programId, works, memberId, onFound]);
  return null;
}
