import type { ReactNode } from 'react';
import type { Session } from '#domain/contract/education.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, monthOf, weekdayShort } from '#lib/dates.ts';
import { Named } from '#ui/named.tsx';
import styles from './session-row.module.css';

interface Props {
  session: Session;
  /** Below the title: the series, the place. */
  meta: ReactNode;
  /** What can be done with the date. */
  action?: ReactNode;
}

/** One date: its day set large, what it is, and the way to it. */
export function SessionRow({ session, meta, action }: Props) {
  const t = useCopy('education');
  const { locale } = useTree();
  const d = hallTime(session.startsAt);
  return (
    <li
      className={`grid items-centre py-4 line-b m-gap-y-1 m-gap-x-4 m-items-start gap-6 ${styles.row}`}
      id={session.id}
    >
      <time dateTime={session.startsAt} className={`row gap-3 t-xs lh-5 sec m-as-block ${styles.when}`}>
        <b className="num m-as-block m-t-4 m-mb-1 t-6 lh-1 ink">{d.day}</b>
        <span>
          {monthOf(d, locale)}
          <br />
          {weekdayShort(d.weekday, locale)} <span className="num">{d.time}</span>
        </span>
      </time>
      <div className={styles.what}>
        <p className="xs ter">
          {t(`kind.${session.kind}`)}
          {session.minutes > 0 && ` · ${t('minutes', { count: session.minutes })}`}
        </p>
        <h3 className="t-h4">
          <Named>{session.title}</Named>
        </h3>
        <p className="sm sec">{meta}</p>
      </div>
      {action && <div className={`m-col-2 m-text-left text-right ${styles.action}`}>{action}</div>}
    </li>
  );
}
