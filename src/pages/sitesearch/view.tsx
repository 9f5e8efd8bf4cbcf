import { useEffect } from 'react';
import type { ReplyOf } from '#domain/contract/call.ts';
import { LONGEST_QUERY, type SearchGroup, type search } from '#domain/contract/search.ts';
import { Crumbs } from '#features/page/crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { listed } from '#lib/listed.ts';
import { href } from '#site/href.ts';
import { useApp } from '#stores/app.ts';
import { ChipLink, Chips } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Pager } from '#ui/pager.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { ConcertHit, HitOf } from './hits.tsx';
import { asHits, type loader, PAGE_SIZE, type SearchState } from './model.ts';
import { SearchBox } from './search-box.tsx';
import styles from './view.module.css';

export { loader } from './model.ts';

type Found = ReplyOf<typeof search.query>;
/** People stand beside the rest. */
const BESIDE: readonly SearchGroup[] = ['artists', 'members'];

export default function SiteSearch() {
  const t = useCopy('search');
  const { state, found, next } = usePageData<typeof loader>();
  const title = state.q ? t('result') : t('title');
  usePageTitle(state.q ? t('result') : undefined);
  const tab = state.group ?? '';
  useEffect(() => useApp.getState().setSearchTab(tab), [tab]);
  return (
    <>
      <div className={`on-paper-2 ink-b ${styles.top}`}>
        <div className="wrap m-pt-3">
          <div className="py-5 m-gone">
            <Crumbs name="sitesearch" />
          </div>
          <h1 className="vh" tabIndex={-1}>
            {title}
          </h1>
          <SearchBox key={state.q} q={state.q} />
          {found ? (
            <Load
              from={found}
              skeleton={<Skeleton className={styles.tabs} />}
              failed={() => <div className={styles.tabs} />}
            >
              {result => <Groups result={result} state={state} />}
            </Load>
          ) : (
            <div className={styles.tabs} />
          )}
        </div>
      </div>
      {found ? (
        <Load from={found} skeleton={<PageSkeleton title className="pt-12 pb-24" kind="row" count={5} />}>
          {result => <Results result={result} state={state} />}
        </Load>
      ) : (
        <Start next={next} />
      )}
    </>
  );
}

/** The groups with how much each has; the choice is in the address. */
function Groups({ result, state }: { result: Found; state: SearchState }) {
  const t = useCopy('search');
  const tree = useTree();
  const all = result.groups.reduce((sum, g) => sum + g.total, 0);
  if (all === 0) return <div className={styles.tabs} />;
  const tab = (group: SearchGroup | undefined, label: string, count: number) => (
    <li key={group ?? 'all'}>
      <Link
        className="way inline-flex items-centre nowrap"
        to={href(tree, 'sitesearch', { q: state.q, group })}
        aria-current={state.group === group ? 'page' : undefined}
        preventScrollReset
      >
        {label}
        <sup>{count}</sup>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('groups')}>
      <ul className={styles.tabs}>
        {tab(undefined, t('all'), all)}
        {result.groups.map(({ group, total }) => tab(group, t(`group.${group}`), total))}
      </ul>
    </nav>
  );
}

function Results({ result, state }: { result: Found; state: SearchState }) {
  const t = useCopy('search');
  const tree = useTree();
  const groups = result.groups.filter(g => g.list.length > 0);
  if (groups.length === 0) return <Nothing cut={state.cut} />;
  const beside = state.group === undefined ? groups.filter(g => BESIDE.includes(g.group)) : [];
  const main = groups.filter(g => !beside.includes(g));
  return (
    <div
      className={`wrap grid items-start pt-12 pb-24 m-cols-1 m-gap-0 m-pt-6 m-pb-10 gap-20 ${styles.results}`}
    >
      <div>
        <p className="vh" role="status">
          {t('total', { count: result.total })}
        </p>
        {state.cut && <Cut />}
        {main.map(group => (
          <GroupOf key={group.group} group={group} state={state} />
        ))}
        {state.group !== undefined && (
          <Pager
            of={{ pageNo: state.pageNo, total: result.total, pageSize: PAGE_SIZE }}
            href={n =>
              href(tree, 'sitesearch', { q: state.q, group: state.group, pageNo: n === 1 ? undefined : n })
            }
          />
        )}
      </div>
      <aside className={styles.aside}>
        {beside.map(group => (
          <GroupOf key={group.group} group={group} state={state} />
        ))}
        {(result.also.length > 0 || result.spellings.length > 0) && (
          <section aria-labelledby="search-also">
            <header className="between gap-4 pb-3 line-b">
              <h2 className="t-h3" id="search-also">
                {t('also')}
              </h2>
            </header>
            <Chips label={t('also')}>
              {result.also.map(word => (
                <ChipLink key={word} to={href(tree, 'sitesearch', { q: word })}>
                  {word}
                </ChipLink>
              ))}
            </Chips>
            {result.spellings.length > 0 && (
              <p className="sm sec mt-4 lh-75">
                {t('spellings', { list: listed(result.spellings, tree.locale) })}
              </p>
            )}
          </section>
        )}
      </aside>
    </div>
  );
}

function GroupOf({
  group: { group, total, list },
  state,
}: {
  group: Found['groups'][number];
  state: SearchState;
}) {
  const t = useCopy('search');
  const tree = useTree();
  return (
    <section className="mb-16 m-mb-10" aria-labelledby={`search-${group}`}>
      <header className="between gap-4 pb-3 ink-b">
        <h2 className="t-h3" id={`search-${group}`}>
          {t(`group.${group}`)}
          <sup>{total}</sup>
        </h2>
        {state.group === undefined && total > list.length && (
          <MoreLink to={href(tree, 'sitesearch', { q: state.q, group })}>
            {t('more', { count: total })}
            <span className="vh">{` ${t(`group.${group}`)}`}</span>
          </MoreLink>
        )}
      </header>
      <ul>
        {list.map(hit => (
          <HitOf key={hit.id} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

function Cut() {
  const t = useCopy('search');
  return <p className="note mb-6">{t('cut', { count: LONGEST_QUERY })}</p>;
}

function Nothing({ cut }: { cut: boolean }) {
  const t = useCopy('search');
  return (
    <div className={`wrap pt-12 pb-24 text-centre ${styles.nothing}`}>
      {cut && <Cut />}
      <EmptyState level={2} title={t('empty')} text={t('emptyText')} />
      <h3>{t('emptyWays')}</h3>
      <Examples />
    </div>
  );
}

/** Nothing was asked for yet. */
function Start({ next }: { next: ReturnType<typeof loader>['next'] }) {
  const t = useCopy('search');
  const tree = useTree();
  return (
    <div
      className={`wrap grid items-start pt-12 pb-24 m-cols-1 m-gap-0 m-pt-6 m-pb-10 gap-20 ${styles.results} ${styles.start}`}
    >
      <section className="mb-16 m-mb-10" aria-labelledby="search-next">
        <header className="between gap-4 pb-3 ink-b">
          <h2 className="t-h3" id="search-next">
            {t('next')}
          </h2>
          <MoreLink to={href(tree, 'musicale')}>{t('nextAll')}</MoreLink>
        </header>
        {next && (
          <Load from={next} skeleton={<Skeleton kind="row" count={4} />} aside>
            {cards => (
              <ul>
                {asHits(cards).map(({ card, hit }) => (
                  <ConcertHit key={card.id} hit={hit} card={card} />
                ))}
              </ul>
            )}
          </Load>
        )}
      </section>
      <aside className={styles.aside}>
        <section aria-labelledby="search-asked">
          <header className="between gap-4 pb-3 line-b">
            <h2 className="t-h3" id="search-asked">
              {t('asked')}
            </h2>
          </header>
          <Examples from="questions" />
        </section>
        <section aria-labelledby="search-tries">
          <header className="between gap-4 pb-3 line-b">
            <h2 className="t-h3" id="search-tries">
              {t('tries')}
            </h2>
          </header>
          <Examples />
          <p className="sm sec mt-4 lh-75">{t('hint')}</p>
        </section>
      </aside>
    </div>
  );
}

function Examples({ from = 'examples' }: { from?: 'examples' | 'questions' }) {
  const t = useCopy('search');
  const tree = useTree();
  return (
    <Chips label={t(from === 'examples' ? 'tries' : 'asked')}>
      {t(from)
        .split('|')
        .map(word => (
          <ChipLink key={word} to={href(tree, 'sitesearch', { q: word })}>
            {word}
          </ChipLink>
        ))}
    </Chips>
  );
}
