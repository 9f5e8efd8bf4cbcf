import type { Series } from '#domain/contract/education.ts';
import { education } from '#domain/contract/education.ts';
import { show } from '#domain/contract/show.ts';
import { asks } from '#features/page/asks.ts';
import { PageHead } from '#features/page/page-head.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useQuery } from '#features/page/use-query.ts';
import { ShowSection } from '#features/shows/show-section.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { Agenda } from './agenda.tsx';
import { filterOf, matching } from './filter.ts';
import { Filters } from './filters.tsx';
import { Score } from './score.tsx';

export const loader = asks({ series: education.list, shows: show.list });

export default function Education() {
  const t = useCopy('education');
  const { series, shows } = usePageData<typeof loader>();
  return (
    <>
      <PageHead name="education" title={t('title')} lead={t('lead')} />
      <Load from={series} skeleton={<PageSkeleton title className="page-wait py-16" kind="row" count={6} />}>
        {list => <Programme all={list} />}
      </Load>
      <ShowSection shows={shows} />
    </>
  );
}

function Programme({ all }: { all: readonly Series[] }) {
  const t = useCopy('education');
  const [query, setQuery] = useQuery();
  const filter = filterOf(query);
  const found = matching(all, filter);
  return (
    <>
      <section className="wrap pt-16 pb-20 m-pt-6 m-pb-10" aria-labelledby="education-series">
        <div className="flex items-end justify-between gap-air-1 mb-4 m-grid n-grid">
          <h2 id="education-series">{t('score.title')}</h2>
          <Filters
            filter={filter}
            count={found.length}
            onChange={patch => setQuery(patch, { replace: true })}
          />
        </div>
        {found.length > 0 ? (
          <Score series={found} />
        ) : (
          <EmptyState
            title={t('none.title')}
            text={t('none.text')}
            action={
              <Button look="ghost" onClick={() => setQuery({ for: null, age: null }, { replace: true })}>
                {t('filter.clear')}
              </Button>
            }
          />
        )}
      </section>
      {found.length > 0 && <Agenda series={found} />}
    </>
  );
}
