import { useState } from 'react';
import type { SeriesDetail, Session } from '#domain/contract/education.ts';
import { SessionRow } from '#features/education/session-row.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Button, LinkButton } from '#ui/button.tsx';

const FIRST = 6;

interface Props {
  series: SeriesDetail;
  chosen: string;
  /** Where places are asked for. */
  onChoose: ((id: string) => void) | undefined;
}

/** The dates of the season that are to come; a link to one of the later ones shows them all. */
export function Dates({ series, chosen, onChoose }: Props) {
  const t = useCopy('education');
  const { sessions } = series;
  const [all, setAll] = useState(false);
  const shown = all ? sessions : sessions.slice(0, FIRST);
  return (
    <section className="wrap pt-8 pb-18 m-pt-4 m-pb-10" aria-labelledby="education-dates">
      <div className="sec-head">
        <h2 id="education-dates">{t('detail.dates')}</h2>
        {sessions.length > 0 && (
          <p className="sm sec">{t('detail.datesCount', { count: sessions.length })}</p>
        )}
      </div>
      {sessions.length === 0 && <p className="py-6">{t('detail.noDates')}</p>}
      <ol>
        {shown.map(session => (
          <SessionRow
            key={session.id}
            session={session}
            meta={session.place}
            action={<Action session={session} chosen={chosen} onChoose={onChoose} />}
          />
        ))}
      </ol>
      {shown.length < sessions.length && (
        <Button look="ghost" className="mt-6" onClick={() => setAll(true)}>
          {t('detail.showAll')}
        </Button>
      )}
    </section>
  );
}

function Action({ session, chosen, onChoose }: { session: Session } & Pick<Props, 'chosen' | 'onChoose'>) {
  const t = useCopy('education');
  const tree = useTree();
  const { id, kind, programId } = session;
  if (kind === 'workshop') {
    if (!onChoose) return null;
    return (
      <Button look="ghost" size="sm" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
        {t(chosen === id ? 'detail.chosen' : 'detail.askFor')}
      </Button>
    );
  }
  if (!programId) return null;
  return (
    <LinkButton
      look="ghost"
      size="sm"
      to={href(tree, 'musicale-detail', { id: programId, ...(kind === 'concert' && { scheduleId: id }) })}
    >
      {t(kind === 'concert' ? 'detail.buy' : 'detail.concert')}
    </LinkButton>
  );
}
