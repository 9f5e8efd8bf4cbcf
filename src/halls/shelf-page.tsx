import type { ReactNode } from 'react';
import type { TitlePage } from '#domain/contract/digital.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import type { PageName } from '#site/pages.ts';
import { Load } from '#ui/load.tsx';
import { EmptyState } from '#ui/string.tsx';
import { Chosen } from './finder.tsx';
import { isLooking } from './finder-state.ts';
import { HallHead, HallPage } from './hall-page.tsx';
import { NothingFound, Pages } from './results.tsx';
import type { shelf } from './shelf-model.ts';
import { useFinder } from './use-finder.ts';

interface Props {
  name: PageName;
  title: string;
  lead: string;
  skeleton: ReactNode;
  /** What is said where there is nothing, whatever one looks for. */
  empty: string;
  children: (data: TitlePage) => ReactNode;
}

/** The page of one shelf, which has no menus. */
export function ShelfPage({ name, title, lead, skeleton, empty, children }: Props) {
  const { page } = usePageData<ReturnType<typeof shelf>>();
  return (
    <HallPage name={name}>
      <HallHead title={title} lead={lead} />
      <Load from={page} skeleton={skeleton}>
        {data => (
          <Shown page={name} data={data} empty={empty}>
            {children(data)}
          </Shown>
        )}
      </Load>
    </HallPage>
  );
}

interface ShownProps {
  page: PageName;
  data: TitlePage;
  empty: string;
  children: ReactNode;
}

/** What its address chose can be taken off all the same, and the rest is on further pages. */
function Shown({ page, data, empty, children }: ShownProps) {
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
