import type { CalendarDay } from '#domain/contract/program.ts';
import { DayList } from '#features/programme-card/day-list.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The concerts of the calendar's day. */
export function OneDay({ day }: { day: Promise<CalendarDay> }) {
  const t = useCopy('home');
  return (
    <Load from={day} skeleton={<Skeleton kind="row" />}>
      {found => <DayList days={found.schedules.length > 0 ? [found] : []} empty={t('index2.noneThatDay')} />}
    </Load>
  );
}
