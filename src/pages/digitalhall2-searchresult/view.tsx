import { type FormEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePageData } from '#features/page/use-page-data.ts';
import { HallPage } from '#halls/hall-page.tsx';
import { Hits } from '#halls/hits.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useFocusOnOpening } from '#hooks/use-focus-on-opening.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { ChipLink, Chips } from '#ui/chip.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Load } from '#ui/load.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

const Beneath = deferred(
  part(() => import('./beneath.tsx'), 'Beneath', 'hall', 'play'),
  <Skeleton kind="card" count={8} />,
);

const PAGE = 'digitalhall2-searchresult';

/** The search of the halls: one line to write on, and what it was found in. */
export default function HallSearchResult() {
  const t = useCopy('hall2');
  const { hits, state, all } = usePageData<typeof loader>();
  const to = useHallHref();
  return (
    <HallPage name={PAGE}>
      <div className="wrap grid cols-1 gap-6 pt-10 pb-8">
        <h1 tabIndex={-1}>{t('search.title')}</h1>
        <Line key={state.keyword} keyword={state.keyword ?? ''} />
        <Load from={all} skeleton={<Skeleton className={styles.chipsWait} />} aside>
          {({ facets }) => (
            <Chips label={t('search.composers')}>
              {(facets.find(f => f.facet === 'composer')?.values ?? []).slice(0, 12).map(value => (
                <ChipLink
                  key={value.value}
                  to={to(PAGE, { keyword: value.name })}
                  on={state.keyword === value.name}
                  count={value.count}
                >
                  {value.name}
                </ChipLink>
              ))}
            </Chips>
          )}
        </Load>
      </div>
      <div className={`wrap ${styles.found}`}>
        {hits ? (
          <Load from={hits} skeleton={<Skeleton kind="row" count={5} />}>
            {data => (
              <>
                <Hits page={PAGE} keyword={state.keyword ?? ''} data={data} />
                {data.total === 0 && <Newest />}
              </>
            )}
          </Load>
        ) : (
          <>
            <p className="sec">{t('search.nothing')}</p>
            <Newest />
          </>
        )}
      </div>
    </HallPage>
  );
}

function Newest() {
  const { all } = usePageData<typeof loader>();
  return (
    <Load from={all} skeleton={<Skeleton kind="card" count={8} />} aside>
      {({ list }) => <Beneath list={list} />}
    </Load>
  );
}

function Line({ keyword }: { keyword: string }) {
  const t = useCopy('hall2');
  const to = useHallHref();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useFocusOnOpening(input, keyword === '');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    void navigate(to(PAGE, { keyword: words || undefined }));
  };
  return (
    <form className={`flex gap-4 items-end pb-3 ${styles.line}`} onSubmit={search}>
      <label htmlFor={id} className="vh">
        {t('search.label')}
      </label>
      <input
        className="grow min-w-0 border-0 ink"
        ref={input}
        id={id}
        name="keyword"
        type="search"
        maxLength={60}
        enterKeyHint="search"
        placeholder={t('search.label')}
        defaultValue={keyword}
      />
      <Button type="submit">{t('search.find')}</Button>
    </form>
  );
}
