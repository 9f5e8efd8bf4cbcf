import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { NewsRow } from '#features/news/news-row.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { isOver } from '#features/programme-card/sale.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Accordion } from '#ui/accordion.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Icon } from '#ui/icon.tsx';
import { Load } from '#ui/load.tsx';
import { Artists } from './artists.tsx';
import styles from './body.module.css';
import { Essay } from './essay.tsx';
import type { loader } from './model.ts';
import { Works } from './works.tsx';

const RefundLadder = deferred(async () => (await import('./refund-ladder.tsx')).RefundLadder, null);
const Visit = deferred(async () => (await import('./visit.tsx')).Visit, null);

/** What there is to read about a concert, in one order for both layouts. */
export function DetailBody({ card, schedule }: { card: ProgramDetail; schedule: Schedule | undefined }) {
  const t = useCopy('musicale');
  const tree = useTree();
  const { news } = usePageData<typeof loader>();
  const coming = schedule && !isOver(schedule.state) ? schedule : undefined;
  return (
    <div className={styles.body}>
      {card.worksList.length > 0 && (
        <Part title={t('detail.programme')}>
          <Works works={card.worksList} />
        </Part>
      )}
      {card.notes.paragraphs.length > 0 && (
        <Part title={t('detail.notes')}>
          <Essay notes={card.notes} />
        </Part>
      )}
      {card.artistsList.length > 0 && (
        <Part title={t('detail.artists')}>
          <Artists artists={card.artistsList} />
        </Part>
      )}
      {card.rules.length > 0 && (
        <Part title={t('detail.rules')}>
          <div className={styles.rules}>
            {card.rules.map((rule, i) => (
              <Accordion key={rule.title} title={rule.title} open={i === 0}>
                <p className={`sec ${styles.rule}`}>{rule.text}</p>
              </Accordion>
            ))}
          </div>
          <Link className={`more ${styles.faq}`} to={href(tree, 'musicale-ticketservice')}>
            {t('detail.allRules')}
            <Icon name="arrow" />
          </Link>
        </Part>
      )}
      {coming && coming.maxPrice > 0 && (
        <Part title={t('detail.refund.title')}>
          <RefundLadder schedule={coming} />
        </Part>
      )}
      {coming && (
        <Part title={t('detail.visit')}>
          <Visit schedule={coming} />
        </Part>
      )}
      <Load from={news} skeleton={null} failed={() => null}>
        {page =>
          page &&
          page.list.length > 0 && (
            <Part title={t('detail.news')}>
              {page.list.map(article => (
                <NewsRow key={article.id} card={article} level={3} />
              ))}
            </Part>
          )
        }
      </Load>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
