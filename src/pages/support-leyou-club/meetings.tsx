import type { Meeting } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallInstant, hallTime, monthOf, weekdayShort } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { EmptyState } from '#ui/string.tsx';
import styles from './meetings.module.css';

/** Meetings by the month in which they are. */
export function byMonth(meetings: readonly Meeting[]): { month: string; list: Meeting[] }[] {
  const months = new Map<string, Meeting[]>();
  for (const meeting of meetings) {
    const month = hallTime(meeting.startsAt).date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), meeting]);
  }
  return [...months].map(([month, list]) => ({ month, list }));
}

/** The season of the club as a printed programme: months at the left, what happens at the right. */
export function Meetings({ meetings }: { meetings: readonly Meeting[] }) {
  const t = useCopy('support');
  const { locale } = useTree();
  return (
    <section className={`wrap py-18 m-py-8 ${styles.meetings}`} aria-labelledby="friends-meetings">
      <h2 id="friends-meetings">{t('friends.meetings')}</h2>
      {meetings.length === 0 && <EmptyState title={t('friends.noMeetings')} />}
      {byMonth(meetings).map(({ month, list }) => (
        <div key={month} className={`grid gap-24 ink-t m-cols-1 m-gap-0 n-cols-1 n-gap-2 ${styles.month}`}>
          <h3 className="m-pt-3 m-t-h3 pt-6 t-h2">{monthOf(hallTime(hallInstant(`${month}-01`)), locale)}</h3>
          <ol>
            {list.map(meeting => (
              <Entry key={meeting.id} meeting={meeting} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Entry({ meeting }: { meeting: Meeting }) {
  const t = useCopy('support');
  const tree = useTree();
  const d = hallTime(meeting.startsAt);
  return (
    <li className={`grid gap-6 py-6 m-gap-4 m-py-4 ${styles.entry}`}>
      <time className="grid content-start" dateTime={meeting.startsAt}>
        <b className="num m-t-5 t-7 lh-1">{d.day}</b>
        <span className="xs sec">
          {weekdayShort(d.weekday, tree.locale)} <span className="num">{d.time}</span>
        </span>
      </time>
      <div>
        <p className="xs ter lh-75 measure">{meeting.kind}</p>
        <h4 className="t-h3 mt-1 mb-2">{meeting.title}</h4>
        <p className="sec lh-75 measure">{meeting.text}</p>
        <p className="sm ter lh-75 measure">{meeting.place}</p>
        {meeting.programId && (
          <MoreLink to={href(tree, 'musicale-detail', { id: meeting.programId })}>
            {t('friends.concert')}
          </MoreLink>
        )}
      </div>
    </li>
  );
}
