import type { NewsPage } from '#domain/contract/news.ts';
import { CategoryChips } from '#features/news/category-chips.tsx';
import { useQuery } from '#features/page/use-query.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Pager } from '#ui/pager.tsx';
import { PlainSelect } from '#ui/plain-select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { PAGE_SIZE } from './counts.ts';
import type { loader } from './model.ts';
import styles from './more.module.css';

type Data = ReturnType<typeof loader>;

/** Categories and year above the list, pages below it; how the list looks is the layout's. */
export function More({
  data,
  skeleton,
  children,
}: {
  data: Data;
  skeleton: React.ReactNode;
  children: (list: NewsPage['list']) => React.ReactNode;
}) {
  const t = useCopy('news');
  const tree = useTree();
  const [, setQuery] = useQuery();
  return (
    <section className="wrap pt-14 pb-20 m-pt-8 m-pb-10" aria-labelledby="news-more">
      <h2 id="news-more" className="vh">
        {t('archive')}
      </h2>
      <div className={`flex flex-wrap items-centre justify-between gap-y-3 gap-x-8 pb-4 ink-b ${styles.bar}`}>
        <Load from={data.types} skeleton={<Skeleton className={styles.chips} />} aside>
          {types => <CategoryChips types={types} />}
        </Load>
        <Load from={data.list} skeleton={<Skeleton className={styles.year} />} aside>
          {({ years }) => (
            <PlainSelect
              within={`as-block ${styles.select}`}
              className="m-t-field control-box r-1"
              aria-label={t('year')}
              value={data.year ?? ''}
              options={[
                { value: '', label: t('allYears') },
                ...[...new Set([...years, ...(data.year === undefined ? [] : [data.year])])].map(year => ({
                  value: year,
                  label: t('yearOf', { year }),
                })),
              ]}
              onChange={event => setQuery({ year: event.currentTarget.value, pageNo: null })}
            />
          )}
        </Load>
      </div>
      <Load from={data.list} skeleton={skeleton}>
        {({ list, total }) =>
          list.length > 0 ? (
            <>
              {children(list)}
              <div className="flex flex-wrap items-centre justify-between gap-4 pt-5 line-t">
                <span className="sm ter">{t('total', { count: total })}</span>
                <Pager
                  of={{ pageNo: data.pageNo, total, pageSize: PAGE_SIZE }}
                  href={pageNo =>
                    href(tree, 'news', { year: data.year, pageNo: pageNo === 1 ? undefined : pageNo })
                  }
                />
              </div>
            </>
          ) : (
            <EmptyState
              text={t('emptyText')}
              action={
                <LinkButton look="ghost" to={href(tree, 'news')}>
                  {t('allYears')}
                </LinkButton>
              }
            />
          )
        }
      </Load>
    </section>
  );
}
