import type { ReactNode } from 'react';
import type { TitlePage } from '#domain/contract/digital.ts';
import type { PageName } from '#site/pages.ts';
import { EmptyState } from '#ui/string.tsx';
import { Chosen } from './finder.tsx';
import { isLooking } from './finder-state.ts';
import { NothingFound, Pages } from './results.tsx';
import { useFinder } from './use-finder.ts';

interface Props {
  page: PageName;
  data: TitlePage;
  /** What is said where there is nothing, whatever one looks for. */
  empty: string;
  children: ReactNode;
}

/** A room without menus: what its address chose can be taken off all the same, and the rest is on further pages. */
export function Shown({ page, data, empty, children }: Props) {
  const { state } = useFinder(page);
  const looking = isLooking(state);
  return (
    <>
      {looking && (
        <div className="wrap">
          <Chosen page={page} data={data} />
        </div>
      )}
      {data.list.length > 0 ? (
        children
      ) : (
        <div className="wrap">
          {looking ? <NothingFound page={page} /> : <EmptyState level={2} title={empty} />}
        </div>
      )}
      {data.total > data.pageSize && (
        <div className="wrap">
          <Pages page={page} data={data} />
        </div>
      )}
    </>
  );
}
