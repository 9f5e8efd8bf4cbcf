import { useState } from 'react';
import type { Ad } from '#domain/contract/content.ts';
import { News } from '#features/front-page/news.tsx';
import { SeasonBand } from '#features/front-page/season-band.tsx';
import { isHere } from '#features/page/site-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import styles from './below.module.css';
import type { loader } from './model.ts';

const newsPopup = async () => (await import('./news-popup.tsx')).default;

const SECTION = { pc: `wrap ${styles.section}`, mobile: styles.section } as const;

/** The season's band and the news, at the foot of the page. */
export function Ads() {
  const t = useCopy('home');
  const tree = useTree();
  const { ads } = usePageData<typeof loader>();
  const [news, setNews] = useState<Ad | null>(null);
  const [NewsPopup, bring] = useOnDemand(newsPopup);
  const openNews = (ad: Ad) => {
    bring();
    setNews(ad);
  };
  const section = SECTION[tree.layout];
  return (
    <>
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
              <News ads={list.filter(ad => ad.adflag === 'home-news')} onOpen={openNews} />
            </section>
          </>
        )}
      </Load>
      {news && NewsPopup && <NewsPopup ad={news} onClose={() => setNews(null)} />}
    </>
  );
}
