import type { NewsType } from '#domain/contract/news.ts';
import { CategoryChips } from '#features/news/category-chips.tsx';
import { NewsRow } from '#features/news/news-row.tsx';
import { NotHere } from '#features/page/not-here.tsx';
import { PageCrumbs } from '#features/page/page-crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Banner } from '#ui/banner.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Pager } from '#ui/pager.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { type loader, PAGE_SIZE } from './model.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

export default function NewsCategory() {
  const t = useCopy('news');
  const data = usePageData<typeof loader>();
  if (!data.type)
    return (
      <NotHere title={t('unknownType.title')} text={t('unknownType.text')}>
        <Load from={data.types} skeleton={<Skeleton />}>
          {types => <CategoryChips types={types} current={null} />}
        </Load>
      </NotHere>
    );
  return <Category key={data.type} data={data} type={data.type} />;
}

function Category({ data, type }: { data: ReturnType<typeof loader>; type: NewsType }) {
  const t = useCopy('news');
  const tree = useTree();
  return (
    <>
      <Load
        from={data.types}
        skeleton={<Banner type={5} title={t('title')} />}
        failed={() => <Banner type={5} title={t('title')} />}
      >
        {types => <Head name={types.find(x => x.code === type)?.name ?? t('title')} />}
      </Load>
      <div className="wrap pb-20 m-pb-10">
        <PageCrumbs name="news-detail" className={`row line-b ${styles.crumbs}`} />
        <div className="pt-6 pb-4 ink-b">
          <Load from={data.types} skeleton={<Skeleton />} aside>
            {types => <CategoryChips types={types} current={type} />}
          </Load>
        </div>
        <Load from={data.list} skeleton={<Skeleton kind="row" count={6} />}>
          {page =>
            page && page.list.length > 0 ? (
              <>
                {page.list.map(card => (
                  <NewsRow key={card.id} card={card} />
                ))}
                <div className="flex flex-wrap items-centre justify-between gap-4 pt-6">
                  <span className="sm ter">{t('total', { count: page.total })}</span>
                  <Pager
                    of={{ pageNo: data.pageNo, total: page.total, pageSize: PAGE_SIZE }}
                    href={n => href(tree, 'news-detail', { type }, { pageNo: n === 1 ? undefined : n })}
                  />
                </div>
              </>
            ) : (
              <EmptyState
                level={2}
                text={t('emptyText')}
                action={
                  <LinkButton look="ghost" to={href(tree, 'news')}>
                    {t('unknown.all')}
                  </LinkButton>
                }
              />
            )
          }
        </Load>
      </div>
    </>
  );
}

/** The category's name is the page's title. */
function Head({ name }: { name: string }) {
  usePageTitle(name);
  return <Banner type={5} height={280} title={name} />;
}
