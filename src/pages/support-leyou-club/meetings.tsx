import type { Meeting } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallInstant, hallTime, monthOf, weekdayShort } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
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
    <section className={`wrap ${styles.meetings}`} aria-labelledby="friends-meetings">
      <h2 id="friends-meetings">{t('friends.meetings')}</h2>
      {meetings.length === 0 && <EmptyState title={t('friends.noMeetings')} />}
      {byMonth(meetings).map(({ month, list }) => (
        <div key={month} className={styles.month}>
          <h3>{monthOf(hallTime(hallInstant(`${month}-01`)), locale)}</h3>
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
    <li className={styles.entry}>
      <time dateTime={meeting.startsAt}>
        <b className="num">{d.day}</b>
        <span className="xs sec">
          {weekdayShort(d.weekday, tree.locale)} <span className="num">{d.time}</span>
        </span>
      </time>
      <div>
        <p className="xs ter">{meeting.kind}</p>
        <h4>{meeting.title}</h4>
        <p className="sec">{meeting.text}</p>
        <p className="sm ter">{meeting.place}</p>
        {meeting.programId && (
          <Link className="more" to={href(tree, 'musicale-detail', { id: meeting.programId })}>
            {t('friends.concert')}
            <Icon name="arrow" />
          </Link>
        )}
      </div>
    </li>
  );
}
