import type { ComponentType, ReactNode } from 'react';
import type { PriceCategory, ProgramCard, ProgramDetail, Schedule } from '#domain/contract/program.ts';
import { firstSchedule } from '#domain/rules/first-schedule.ts';
import { NotHere } from '#features/page/not-here.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { shownBefore } from '#features/programme-card/known.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { pageTitle } from '#site/pages.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Load } from '#ui/load.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import type { loader } from './model.ts';
import styles from './screen.module.css';
import { DetailSkeleton } from './skeleton.tsx';

export interface DetailProps {
  card: ProgramDetail;
  wanted: string;
  firstPrices: Promise<PriceCategory[]>;
}

/** The first screen of it: the page that led here knows that much already. */
export interface HeadProps {
  card: ProgramCard & Partial<ProgramDetail>;
  schedule: Schedule | undefined;
  /** In the artwork. */
  children?: ReactNode;
  /** At the end of the facts. */
  offer?: ReactNode;
}

/** A programme: while it comes, when it is there, when it did not load, and when there is none of this id. */
export function DetailScreen({
  Head,
  Detail,
}: {
  Head: ComponentType<HeadProps>;
  Detail: ComponentType<DetailProps>;
}) {
  const t = useCopy('concert');
  const tree = useTree();
  const { id, card, wanted, prices } = usePageData<typeof loader>();
  const known = shownBefore(id, tree.locale);
  return (
    <Load
      from={card}
      skeleton={
        <DetailSkeleton>
          {known && (
            <div style={paletteStyle(known.art)}>
              <Head card={known} schedule={firstSchedule(known.schedules, wanted)} />
            </div>
          )}
        </DetailSkeleton>
      }
      failed={(error, retry) => (
        <div className={`column items-start justify-centre gap-6 py-air-4 ${styles.failed}`}>
          <h1 className="vh">{pageTitle('musicale-detail', tree.locale)}</h1>
          <ErrorState error={error} onRetry={retry} />
        </div>
      )}
    >
      {detail =>
        detail ? (
          <Detail key={id} card={detail} wanted={wanted} firstPrices={prices} />
        ) : (
          <NotHere title={t('unknown.title')} text={t('unknown.text')}>
            <LinkButton to={href(tree, 'musicale')}>{t('unknown.list')}</LinkButton>
            <LinkButton look="ghost" to={href(tree, 'musicale', { past: 'only' })}>
              {t('unknown.archive')}
            </LinkButton>
          </NotHere>
        )
      }
    </Load>
  );
}
