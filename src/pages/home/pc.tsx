import { useState } from 'react';
import { brand } from '#brand';
import type { Ad } from '#domain/contract/content.ts';
import { ClubTeaser } from '#features/front-page/club-teaser.tsx';
import { Education } from '#features/front-page/education.tsx';
import { HallTeaser } from '#features/front-page/hall-teaser.tsx';
import { Hero } from '#features/front-page/hero.tsx';
import { News } from '#features/front-page/news.tsx';
import { SeasonBand } from '#features/front-page/season-band.tsx';
import { isHere } from '#features/page/site-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { Poster } from '#features/programme-card/poster.tsx';
import { Ribbon } from '#features/programme-card/ribbon.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { monthName } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { adsOf } from '#stores/app.ts';
import { Load } from '#ui/load.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { inPosters } from './highlights.ts';
import type { loader } from './model.ts';
import { NextConcerts } from './next-concerts.tsx';
import { OnAir } from './on-air.ts';
import styles from './pc.module.css';

const newsPopup = part(() => import('./news-popup.tsx'), 'default');

export default function HomePc() {
  const t = useCopy('home');
  const tree = useTree();
  const { today, ads, next, highlights, days } = usePageData<typeof loader>();
  const [news, setNews] = useState<Ad | null>(null);
  const [NewsPopup, bring] = useOnDemand(newsPopup);
  const openNews = (ad: Ad) => {
    bring();
    setNews(ad);
  };
  return (
    <>
      <h1 className="vh">{brand.name[tree.locale]}</h1>
      <Load from={ads} skeleton={<Skeleton kind="block" className={styles.heroSkeleton} />}>
        {list => <Hero ads={adsOf(list, 'home')} />}
      </Load>

      <section className="wrap pt-18" aria-labelledby="home-ribbon">
        <div className={`flex items-end gap-6 mb-6 n-flex-wrap ${styles.head}`}>
          <h2 id="home-ribbon">
            {t('ribbon.title', { month: monthName(Number(today.slice(5, 7)), tree.locale) })}
          </h2>
          <div className="sec sm pb-1">
            <Load from={days} skeleton={<Skeleton />} aside>
              {list => {
                const count = list.reduce((sum, d) => sum + d.schedules.length, 0);
                return count > 0 ? t('ribbon.count', { count }) : t('ribbon.none');
              }}
            </Load>
          </div>
          <MoreLink className="ml-auto" to={href(tree, 'musicale', { view: 'calendar' })}>
            {t('ribbon.full')}
          </MoreLink>
        </div>
        <Load from={days} skeleton={<Ribbon days={undefined} today={today} label={t('ribbon.label')} />}>
          {list => <Ribbon days={list} today={today} label={t('ribbon.label')} />}
        </Load>
      </section>

      <NextConcerts next={next} highlights={highlights} />
      <section className="wrap pt-14 pb-air-4" aria-labelledby="home-highlights">
        <h2 id="home-highlights" className="vh">
          {t('highlights.title')}
        </h2>
        <Load from={highlights} skeleton={<PosterSkeletons />}>
          {list => (
            <div className={`grid gap-gutter cols-5 ${styles.posterRow}`}>
              {inPosters(list).map(card => (
                <Poster key={card.id} card={card} />
              ))}
            </div>
          )}
        </Load>
      </section>

      <Load from={ads} skeleton={<Skeleton kind="block" className={styles.bandSkeleton} />} aside>
        {list =>
          adsOf(list, 'home-season')
            .filter(ad => isHere(tree, ad.link))
            .slice(0, 1)
            .map(ad => <SeasonBand key={ad.id} ad={ad} />)
        }
      </Load>
      <Load from={ads} skeleton={<Skeleton kind="block" className={styles.hallSkeleton} />} aside>
        {list => (
          <HallTeaser ads={adsOf(list, 'home-hall')}>
            <OnAir />
          </HallTeaser>
        )}
      </Load>
      <Load from={ads} skeleton={<Skeleton kind="block" className={styles.newsSkeleton} />} aside>
        {list => (
          <>
            <div className={`wrap grid pt-24 pb-18 n-cols-1 ${styles.trio}`}>
              {adsOf(list, 'home-news').length > 0 && (
                <section aria-labelledby="home-news">
                  <div className="sec-head">
                    <h2 id="home-news">{t('news.title')}</h2>
                    <MoreLink to={href(tree, 'news')}>{t('news.more')}</MoreLink>
                  </div>
                  <News ads={adsOf(list, 'home-news')} onOpen={openNews} />
                </section>
              )}
              {adsOf(list, 'home-club').length > 0 && (
                <section aria-labelledby="home-club">
                  <div className="sec-head">
                    <h2 id="home-club">{t('club.title')}</h2>
                    <MoreLink to={href(tree, 'club')}>{t('club.more')}</MoreLink>
                  </div>
                  <ClubTeaser ads={adsOf(list, 'home-club')} />
                </section>
              )}
            </div>
            {adsOf(list, 'home-education').length > 0 && (
              <section className={`wrap pb-24 ${styles.education}`} aria-labelledby="home-education">
                <div className="sec-head">
                  <h2 id="home-education">{t('education.title')}</h2>
                  <MoreLink to={href(tree, 'education')}>{t('education.more')}</MoreLink>
                </div>
                <Education ads={adsOf(list, 'home-education')} />
              </section>
            )}
          </>
        )}
      </Load>
      {news && NewsPopup && <NewsPopup ad={news} onClose={() => setNews(null)} />}
    </>
  );
}

const PosterSkeletons = () => (
  <div className={`grid gap-gutter cols-5 ${styles.posterRow}`}>
    <Skeleton kind="card" count={5} />
  </div>
);
