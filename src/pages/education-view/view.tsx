import { useState } from 'react';
import type { SeriesDetail } from '#domain/contract/education.ts';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { NotHere } from '#features/page/not-here.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Load } from '#ui/load.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { Dates } from './dates.tsx';
import { Facts } from './facts.tsx';
import { SeriesHero } from './hero.tsx';
import type { loader } from './model.ts';
import { People } from './people.tsx';
import { Places } from './places.tsx';
import { Related } from './related.tsx';
import { Steps } from './steps.tsx';
import styles from './view.module.css';

export { loader } from './model.ts';

export default function EducationView() {
  const t = useCopy('education');
  const tree = useTree();
  const { series } = usePageData<typeof loader>();
  return (
    <Load
      from={series}
      skeleton={
        <>
          <h1 className="vh">{t('title')}</h1>
          <Skeleton kind="block" className={styles.heroSkeleton} />
          <PageSkeleton title className={`py-16 ${styles.skeleton}`} count={14} />
        </>
      }
      failed={(error, retry) => (
        <>
          <h1 className="vh">{t('title')}</h1>
          <ErrorState error={error} onRetry={retry} />
        </>
      )}
    >
      {found =>
        found ? (
          <Shown key={found.id} series={found} />
        ) : (
          <NotHere title={t('detail.unknown.title')} text={t('detail.unknown.text')}>
            <LinkButton to={href(tree, 'education')}>{t('detail.unknown.list')}</LinkButton>
          </NotHere>
        )
      }
    </Load>
  );
}

function Shown({ series }: { series: SeriesDetail }) {
  usePageTitle(series.title);
  const asks = series.sessions.filter(session => session.kind === 'workshop');
  // Places are asked for where nobody sells them: for the dates that are neither concerts nor open doors.
  const byRequest = series.entry === 'ask' || asks.length > 0;
  const [chosen, setChosen] = useState('');
  const choose = (id: string) => {
    setChosen(id);
    const form = document.getElementById('ask');
    form?.scrollIntoView({ block: 'start' });
    form?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true });
  };
  return (
    <>
      <SeriesHero series={series} />
      <div className={`wrap grid gap-24 items-start py-16 m-cols-1 m-gap-8 ${styles.lay}`}>
        <div>
          <p className={`lead ${styles.standfirst}`}>{series.standfirst}</p>
          <SafeHtml html={series.html} className={`prose ${styles.text}`} early />
          <Steps steps={series.steps} />
        </div>
        <Facts series={series} />
      </div>
      <Dates series={series} chosen={chosen} onChoose={byRequest ? choose : undefined} />
      {byRequest && <Places series={series} sessions={asks} chosen={chosen} onChoose={setChosen} />}
      <People leaders={series.leaders} />
      <Related list={series.related} />
    </>
  );
}
