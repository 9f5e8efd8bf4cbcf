import { useState } from 'react';
import type { Ad } from '#domain/contract/content.ts';
import { News } from '#features/front-page/news.tsx';
import { SeasonBand } from '#features/front-page/season-band.tsx';
import { isHere } from '#features/page/site-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Load } from '#ui/load.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import type { loader } from './model.ts';
import { Section } from './section.tsx';

const newsPopup = part(() => import('./news-popup.tsx'), 'default');

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
  return (
    <>
      <Load from={ads} skeleton={<Skeleton kind="block" />} aside>
        {list => (
          <>
            {list
              .filter(ad => ad.adflag === 'home-season' && isHere(tree, ad.link))
              .slice(0, 1)
              .map(ad => (
                <SeasonBand key={ad.id} ad={ad} />
              ))}
            <Section id="index2-news" title={t('news.title')}>
              <News ads={list.filter(ad => ad.adflag === 'home-news')} onOpen={openNews} />
            </Section>
          </>
        )}
      </Load>
      {news && NewsPopup && <NewsPopup ad={news} onClose={() => setNews(null)} />}
    </>
  );
}
