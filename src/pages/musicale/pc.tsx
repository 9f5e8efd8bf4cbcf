import { Crumbs } from '#features/page/crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { Banner } from '#ui/banner.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Load } from '#ui/load.tsx';
import { Pager } from '#ui/pager.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Chosen, Foot, Months, MonthsSkeleton, SideCalendar, SortSelect, Types } from './deferred-parts.tsx';
import { Found } from './found.tsx';
import { type loader, useCalendarGivesWay, useListState } from './model.ts';
import { countOf } from './month-days.ts';
import { OtherList } from './other-list.tsx';
import styles from './pc.module.css';
import { Results } from './results.tsx';
import { ViewSwitch } from './view-switch.tsx';

const MonthView = deferred(
  part(() => import('./month-view.tsx'), 'MonthView'),
  <Skeleton kind="block" className={styles.monthSkeleton} />,
);

const ListSkeleton = () => (
  <div className={styles.listSkeleton}>
    <Skeleton kind="row" count={6} />
  </div>
);
/** Below the month, beside the list. */
const Filters = deferred(
  part(() => import('./filters.tsx'), 'Filters'),
  <Skeleton kind="block" className={styles.filtersSkeleton} />,
);
/** Few lists are empty. */
const NoMatch = deferred(
  part(() => import('./no-match.tsx'), 'NoMatch'),
  <ListSkeleton />,
);

export default function MusicalePc() {
  const t = useCopy('musicale');
  const data = usePageData<typeof loader>();
  const { state, to, set } = useListState();
  const archive = state.past === 'only';
  const calendar = state.view === 'calendar';
  useCalendarGivesWay(calendar);
  return (
    <>
      <Banner
        type={8}
        title={t(archive ? 'list.archive' : 'list.title')}
        lead={archive && t('list.archiveLead')}
      />
      <div className={`wrap row justify-between flex-wrap py-3 line-b ${styles.sub}`}>
        <Crumbs name="musicale" />
        <div className="sm ter ml-auto" aria-live="polite">
          {calendar ? (
            <Load from={data.days} skeleton={<span />} aside>
              {days => t('list.results', { count: countOf(days) })}
            </Load>
          ) : (
            <Load from={data.page} skeleton={<span />} aside>
              {({ total, concerts = total }) => <Found programmes={total} concerts={concerts} />}
            </Load>
          )}
        </div>
        {!calendar && (
          <SortSelect value={state.sort} past={state.past !== undefined} onChange={sort => set({ sort })} />
        )}
      </div>
      <div className={`wrap grid gap-18 pt-8 pb-24 items-start n-cols-1 ${styles.lay}`}>
        <div>
          <Load from={data.months} skeleton={<MonthsSkeleton />} aside>
            {months => <Months months={months} />}
          </Load>
          <div className="flex flex-wrap gap-y-3 gap-x-4 justify-between items-centre pb-5 ink-b">
            <Types data={data} />
            <div className="row flex-wrap gap-2 ml-auto">
              <ViewSwitch />
            </div>
          </div>
          <Load from={data.page} skeleton={<span />} aside>
            {({ facets }) => <Chosen facets={facets} />}
          </Load>
          {calendar ? (
            <MonthView data={data} />
          ) : (
            <Load from={data.page} skeleton={<ListSkeleton />}>
              {page =>
                page.list.length === 0 ? (
                  <NoMatch />
                ) : (
                  <>
                    <Results cards={page.list} state={state} />
                    <div className="flex flex-wrap gap-4 justify-between items-centre mt-8">
                      <span className="sm ter">
                        {t('list.range', {
                          from: (page.pageNo - 1) * page.pageSize + 1,
                          to: (page.pageNo - 1) * page.pageSize + page.list.length,
                          total: page.total,
                        })}
                      </span>
                      <Pager of={page} href={pageNo => to({ pageNo })} />
                    </div>
                  </>
                )
              }
            </Load>
          )}
        </div>
        <aside className={`min-w-0 ${styles.side}`} aria-label={t('list.filters')}>
          {!calendar && !(archive && !state.month && !state.date) && <SideCalendar data={data} />}
          <Load from={data.page} skeleton={<Skeleton kind="block" />} aside>
            {({ facets }) => (
              <div className={`mt-10 ${styles.filters}`}>
                <Filters state={state} facets={facets} set={set} />
              </div>
            )}
          </Load>
          <OtherList className={styles.other} />
        </aside>
      </div>
      <Foot />
    </>
  );
}
