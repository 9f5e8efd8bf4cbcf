import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { shortMoment } from '#features/programme-card/sale.ts';
import { WaitingLine } from '#features/waiting/waiting-line.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Link } from '#ui/link.tsx';

interface Props {
  card: ProgramDetail;
  schedule: Schedule;
  /** Of what there is instead: styles of its own would be a file of their own. */
  className: string | undefined;
}

/** What remains where nothing is left: another date, the same soloist, and the line. */
export function SoldOut({ card, schedule, className }: Props) {
  const t = useCopy('ways');
  const tree = useTree();
  const { instead = [] } = card;
  return (
    <>
      {instead.length > 0 && (
        <section className={className} aria-labelledby="instead">
          <h3 className="t-1" id="instead">
            {t('instead.title')}
          </h3>
          <ul className="mt-2">
            {instead.map(({ programId, scheduleId, title, startsAt, artist }) => (
              <li key={scheduleId}>
                <Link to={href(tree, 'musicale-detail', { id: programId, scheduleId })}>
                  <span className="num">{shortMoment(startsAt, tree.locale)}</span>
                  <span>{title}</span>
                  <small className="col-2 ter">
                    {artist ? t('instead.artist', { artist }) : t('instead.same')}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WaitingLine key={schedule.id} scheduleId={schedule.id} />
    </>
  );
}
