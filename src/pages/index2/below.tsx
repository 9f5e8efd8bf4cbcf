import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Ad } from '#domain/contract/content.ts';
import type { ProgramCard } from '#domain/contract/program.ts';
import { News } from '#features/front-page/news.tsx';
import { SeasonBand } from '#features/front-page/season-band.tsx';
import { isHere } from '#features/page/site-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './below.module.css';
import type { loader } from './model.ts';

const NewsPopup = lazy(() => import('./news-popup.tsx'));

/** What stands below the month. `children` draws the highlights in the layout's own way. */
export function Below({ children }: { children: (highlights: readonly ProgramCard[]) => ReactNode }) {
  const t = useCopy('home');
  const tree = useTree();
  const { highlights, ads } = usePageData<typeof loader>();
  const [news, setNews] = useState<Ad | null>(null);
  const section = tree.layout === 'mobile' ? styles.section : `wrap ${styles.section}`;
  return (
    <>
      <section className={section} aria-labelledby="index2-highlights">
        <div className={`sec-head ${styles.head}`}>
          <h2 id="index2-highlights">{t('index2.highlights')}</h2>
          <Link className="more" to={href(tree, 'musicale')}>
            {t('next.all')}
            <Icon name="arrow" />
          </Link>
        </div>
        <Load from={highlights} skeleton={<Skeleton kind="row" count={3} />}>
          {children}
        </Load>
      </section>
      <Load from={ads} skeleton={<Skeleton kind="block" />} failed={() => null}>
        {list => (
          <>
            {list
              .filter(ad => ad.adflag === 'home-season' && isHere(tree, ad.link))
              .slice(0, 1)
              .map(ad => (
                <SeasonBand key={ad.id} ad={ad} />
              ))}
            <section className={section} aria-labelledby="index2-news">
              <div className={`sec-head ${styles.head}`}>
                <h2 id="index2-news">{t('news.title')}</h2>
              </div>
              <News ads={list.filter(ad => ad.adflag === 'home-news')} onOpen={setNews} />
            </section>
          </>
        )}
      </Load>
      {news && (
        <Suspense>
          <NewsPopup ad={news} onClose={() => setNews(null)} />
        </Suspense>
      )}
    </>
  );
}
