import { type ReactNode, useState } from 'react';
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
import { PhoneRow } from '#features/programme-card/phone-row.tsx';
import { Ribbon } from '#features/programme-card/ribbon.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { monthName } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { adsOf } from '#stores/app.ts';
import { asleep } from '#ui/asleep.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { part } from '#ui/part.ts';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import styles from './mobile.module.css';
import type { loader } from './model.ts';
import { OnAir } from './on-air.ts';

const newsPopup = part(() => import('./news-popup.tsx'), 'default');
const ROWS = 6;

export default function HomeMobile() {
  const t = useCopy('home');
  const tree = useTree();
  const { today, ads, next, days } = usePageData<typeof loader>();
  const month = monthName(Number(today.slice(5, 7)), tree.locale);
  return (
    <>
      <h1 className="vh">{brand.name[tree.locale]}</h1>
      <Load from={ads} skeleton={<Skeleton kind="block" className={styles.heroSkeleton} />}>
        {list => <Hero ads={adsOf(list, 'home')} />}
      </Load>

      <section aria-labelledby="home-next">
        <Head id="home-next" title={t('ribbon.title', { month })}>
          <Link to={href(tree, 'musicale')}>
            {t('next.all')}
            <Icon name="arrow" />
          </Link>
        </Head>
        <Load
          from={days}
          skeleton={<Ribbon days={undefined} today={today} label={t('ribbon.label')} />}
          aside
        >
          {list => <Ribbon days={list} today={today} label={t('ribbon.label')} />}
        </Load>
        <Load from={next} skeleton={<PageSkeleton className={styles.rows} kind="row" count={ROWS} />}>
          {list =>
            list.length > 0 ? (
              list.slice(0, ROWS).map(card => <PhoneRow key={card.id} card={card} />)
            ) : (
              <EmptyState title={t('ribbon.none')} />
            )
          }
        </Load>
      </section>

      <Load from={ads} skeleton={<Skeleton kind="block" className={styles.restSkeleton} />} aside>
        {list => <Rest list={list} />}
      </Load>
    </>
  );
}

/** Below the first screens. */
const Rest = asleep(function Rest({ list }: { list: readonly Ad[] }) {
  const t = useCopy('home');
  const tree = useTree();
  const [news, setNews] = useState<Ad | null>(null);
  const [NewsPopup, bring] = useOnDemand(newsPopup);
  const openNews = (ad: Ad) => {
    bring();
    setNews(ad);
  };
  return (
    <>
      {adsOf(list, 'home-season')
        .filter(ad => isHere(tree, ad.link))
        .slice(0, 1)
        .map(ad => (
          <div className={styles.later} key={ad.id}>
            <SeasonBand ad={ad} />
          </div>
        ))}
      <div className={styles.later}>
        <HallTeaser ads={adsOf(list, 'home-hall')}>
          <OnAir />
        </HallTeaser>
      </div>
      {adsOf(list, 'home-news').length > 0 && (
        <section className={styles.later} aria-labelledby="home-news">
          <Head id="home-news" title={t('news.title')}>
            <Link to={href(tree, 'news')}>
              {t('news.more')}
              <Icon name="arrow" />
            </Link>
          </Head>
          <News ads={adsOf(list, 'home-news')} onOpen={openNews} />
        </section>
      )}
      {adsOf(list, 'home-education').length > 0 && (
        <section className={styles.later} aria-labelledby="home-education">
          <Head id="home-education" title={t('education.title')}>
            <Link to={href(tree, 'education')}>
              {t('education.more')}
              <Icon name="arrow" />
            </Link>
          </Head>
          <Education ads={adsOf(list, 'home-education')} />
        </section>
      )}
      {adsOf(list, 'home-club').length > 0 && (
        <section className={`${styles.later} ${styles.club}`} aria-labelledby="home-club">
          <h2 className="t-h2" id="home-club">
            {t('club.title')}
          </h2>
          <ClubTeaser ads={adsOf(list, 'home-club')} />
        </section>
      )}
      {news && NewsPopup && <NewsPopup ad={news} onClose={() => setNews(null)} />}
    </>
  );
});

function Head({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={`between gap-4 ${styles.head}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
