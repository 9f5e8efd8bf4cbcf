import type { Series } from '#domain/contract/education.ts';
import { SessionRow } from '#features/education/session-row.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { MoreLink } from '#ui/more-link.tsx';
import styles from './view.module.css';

const SHOWN = 10;

/** The next dates of the series together, soonest first. */
export function Agenda({ series }: { series: readonly Series[] }) {
  const t = useCopy('education');
  const tree = useTree();
  const dates = series
    .flatMap(of => of.sessions.map(session => ({ of, session })))
    .sort((a, b) => a.session.startsAt.localeCompare(b.session.startsAt))
    .slice(0, SHOWN);
  if (dates.length === 0) return null;
  return (
    <section
      className={`wrap grid gap-24 on-paper-1 m-cols-1 m-gap-5 ${styles.agenda}`}
      aria-labelledby="education-agenda"
    >
      <div>
        <h2 id="education-agenda">{t('agenda.title')}</h2>
        <p className="sec mt-4 lh-text">{t('agenda.text')}</p>
      </div>
      <ol className="ink-t">
        {dates.map(({ of, session }) => (
          <SessionRow
            key={`${of.id}-${session.id}`}
            session={session}
            meta={of.title}
            action={
              <MoreLink
                to={
                  session.kind === 'concert' && session.programId
                    ? href(tree, 'musicale-detail', { id: session.programId, scheduleId: session.id })
                    : `${href(tree, 'education-view', { id: of.id })}#${session.id}`
                }
                aria-label={`${t(`entry.${of.entry}`)} ${session.title}`}
              >
                {t(`entry.${of.entry}`)}
              </MoreLink>
            }
          />
        ))}
      </ol>
    </section>
  );
}
