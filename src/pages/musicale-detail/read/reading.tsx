import type { ReactNode } from 'react';
import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { isEndedOrCancelled } from '#domain/rules/sale-state.ts';
import { NewsRow } from '#features/news/news-row.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Load } from '#ui/load.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import type { loader } from '../model.ts';
import { Artists } from './artists.tsx';
import { Essay } from './essay.tsx';
import { RefundLadder } from './refund-ladder.tsx';
import { Visit } from './visit.tsx';

/** What there is to read below the programme. */
export function Reading({ card, schedule }: { card: ProgramDetail; schedule: Schedule | undefined }) {
  const t = useCopy('reading');
  const tree = useTree();
  const { news } = usePageData<typeof loader>();
  const coming = schedule && !isEndedOrCancelled(schedule.state) ? schedule : undefined;
  return (
    <>
      {card.notes.paragraphs.length > 0 && (
        <Part title={t('notes')}>
          <Essay notes={card.notes} />
        </Part>
      )}
      {card.artistsList.length > 0 && (
        <Part title={t('artists')}>
          <Artists artists={card.artistsList} />
        </Part>
      )}
      {card.rules.length > 0 && (
        <Part title={t('rules')}>
          <div className="ink-t">
            {card.rules.map((rule, i) => (
              <Accordion key={rule.title} title={rule.title} open={i === 0}>
                <p className="sec lh-9 measure">{rule.text}</p>
              </Accordion>
            ))}
          </div>
          <MoreLink className="mt-4" to={href(tree, 'musicale-ticketservice')}>
            {t('allRules')}
          </MoreLink>
        </Part>
      )}
      {coming && coming.maxPrice > 0 && (
        <Part title={t('refund.title')}>
          <RefundLadder schedule={coming} />
        </Part>
      )}
      {coming && (
        <Part title={t('visit')}>
          <Visit schedule={coming} />
        </Part>
      )}
      <Load from={news} skeleton={null} aside>
        {page =>
          page &&
          page.list.length > 0 && (
            <Part title={t('news')}>
              {page.list.map(article => (
                <NewsRow key={article.id} card={article} level={3} />
              ))}
            </Part>
          )
        }
      </Load>
    </>
  );
}

/** A part of the page under its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
