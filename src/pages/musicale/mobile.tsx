import { useEffect, useState } from 'react';
import type { CalendarDay } from '#domain/contract/program.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { DayList } from '#features/programme-card/day-list.tsx';
import { PhoneRow } from '#features/programme-card/phone-row.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { whenFirstUsed } from '#lib/first-use.ts';
import { whenIdle } from '#lib/idle.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Icon } from '#ui/icon.tsx';
import { Load } from '#ui/load.tsx';
import { Pager } from '#ui/pager.tsx';
import { part } from '#ui/part.ts';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { byMonth } from './by-month.ts';
import { Chosen, Foot, Months, MonthsSkeleton, SideCalendar, SortSelect, Types } from './deferred-parts.tsx';
import styles from './mobile.module.css';
import { type loader, useCalendarGivesWay, useListState } from './model.ts';
import strip from './months.module.css';
import { OtherList } from './other-list.tsx';
import { Results } from './results.tsx';
import { chosenFilters, type ListState } from './state.ts';
import { ViewSwitch } from './view-switch.tsx';

const filterFile = () => import('./filter-sheet.tsx');
const filterSheet = part(filterFile, 'FilterSheet');

const ListSkeleton = () => <PageSkeleton className={styles.skeleton} kind="row" count={6} />;
/** Few lists are empty. */
const NoMatch = deferred(
  part(() => import('./no-match.tsx'), 'NoMatch'),
  <ListSkeleton />,
);

export default function MusicaleMobile() {
  const t = useCopy('musicale');
  const data = usePageData<typeof loader>();
  const { state, to, set } = useListState();
  const [sheet, setSheet] = useState(false);
  const [FilterSheet, bringSheet] = useOnDemand(filterSheet);
  const openSheet = () => {
    setSheet(true);
    bringSheet();
  };
  // Ahead of the first touch of it, once the page is used.
  useEffect(() => whenFirstUsed(() => whenIdle(() => void filterFile().catch(() => undefined))), []);
  const archive = state.past === 'only';
  const calendar = state.view === 'calendar';
  const chosen = chosenFilters(state);
  useCalendarGivesWay(calendar);
  return (
    <>
      <Banner type={8} title={t(archive ? 'list.archive' : 'list.title')} />
      {!calendar && (
        <Load from={data.months} skeleton={<MonthsSkeleton />} aside>
          {months => <Months months={months} className={strip.phone} />}
        </Load>
      )}
      <div className={`scroll-x no-bar ${styles.chips}`}>
        <Types data={data} />
      </div>
      <div className={`row gap-2 ink-b flex-wrap ${styles.bar}`}>
        <Button look="ghost" size="sm" onClick={openSheet} aria-haspopup="dialog">
          <Icon name="filter" />
          {chosen > 0 ? t('list.filtersOn', { count: chosen }) : t('list.filters')}
        </Button>
        {!calendar && (
          <SortSelect value={state.sort} past={state.past !== undefined} onChange={sort => set({ sort })} />
        )}
        <ViewSwitch word="vh" />
      </div>
      <Load from={data.page} skeleton={<span />} aside>
        {({ facets, total, concerts = total }) => (
          <>
            <Chosen facets={facets} />
            {FilterSheet && (
              <FilterSheet open={sheet} onClose={() => setSheet(false)} facets={facets} concerts={concerts} />
            )}
          </>
        )}
      </Load>
      {calendar ? (
        <>
          <h2 className="vh">{t('list.view.calendar')}</h2>
          <SideCalendar data={data} />
          <Load from={data.days} skeleton={<ListSkeleton />}>
            {days => (
              <DayList
                days={daysShown(days, state.date, data.today)}
                empty={t(state.date ? 'list.emptyDay' : 'list.emptyCalendar')}
              />
            )}
          </Load>
        </>
      ) : (
        <Load from={data.page} skeleton={<ListSkeleton />}>
          {page =>
            page.list.length === 0 ? (
              <NoMatch />
            ) : (
              <>
                {state.view === 'posters' ? (
                  <Results cards={page.list} state={state} />
                ) : (
                  <Rows cards={page.list} state={state} />
                )}
                <div className="grid place-centre wrap pt-6">
                  <Pager of={page} href={pageNo => to({ pageNo })} />
                </div>
              </>
            )
          }
        </Load>
      )}
      <OtherList className={styles.other} />
      <Foot />
    </>
  );
}

/** The chosen day; without one, what is to come of the month, or all of a month gone by. */
function daysShown(days: readonly CalendarDay[], date: string | undefined, today: string) {
  if (date) return days.filter(d => d.date === date);
  const coming = days.filter(d => d.date >= today);
  return coming.length > 0 ? coming : days;
}

function Rows({ cards, state }: { cards: Parameters<typeof byMonth>[0]; state: ListState }) {
  const t = useCopy('musicale');
  const { locale } = useTree();
  return byMonth(cards, state, locale).map(group => (
    <section key={group.key}>
      <h2 className={group.title ? `t-2 ink-b ${styles.month}` : 'vh'}>{group.title || t('list.title')}</h2>
      {group.cards.map(card => (
        <PhoneRow key={card.id} card={card} when={state.date ?? state.month} />
      ))}
    </section>
  ));
}
