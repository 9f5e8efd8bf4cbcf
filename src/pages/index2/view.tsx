import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { palette } from '#art/palette.ts';
import type { Ad } from '#domain/contract/content.ts';
import type { CalendarDay } from '#domain/contract/program.ts';
import { News } from '#features/front-page/news.tsx';
import { SeasonBand } from '#features/front-page/season-band.tsx';
import { isHere } from '#features/page/site-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { DayList } from '#features/programme-card/day-list.tsx';
import { MonthGrid } from '#features/programme-card/month-grid.tsx';
import { PhoneRow } from '#features/programme-card/phone-row.tsx';
import { Poster } from '#features/programme-card/poster.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { monthName } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { IconButton } from '#ui/button.tsx';
import { Calendar } from '#ui/calendar.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

const NewsPopup = lazy(() => import('./news-popup.tsx'));

/** The second home: it starts with the month, and a day leads to its concerts. */
export default function Index2() {
  const t = useCopy('home');
  const tree = useTree();
  const phone = tree.layout === 'mobile';
  const navigate = useNavigate();
  const { today, month, date, before, after, days, highlights, ads } = usePageData<typeof loader>();
  const [news, setNews] = useState<Ad | null>(null);
  const go = (next: string) =>
    void navigate(href(tree, 'index2', { month: next === today.slice(0, 7) ? undefined : next }), {
      preventScrollReset: true,
    });
  const toDay = (day: string) => href(tree, 'index2', { date: day });
  const calendar = (list: readonly CalendarDay[] | undefined) =>
    phone ? (
      <Calendar
        month={month}
        today={today}
        selected={date}
        marks={(list ?? []).map(d => ({
          date: d.date,
          count: d.schedules.length,
          colors: d.schedules.map(s => palette({ key: s.art.key, mood: s.art.mood }).tonic),
        }))}
        href={toDay}
        onMonth={go}
      />
    ) : (
      <MonthGrid month={month} days={list} today={today} selected={date} to={toDay} onMonth={go} />
    );
  const name = monthName(Number(month.slice(5)), tree.locale);
  return (
    <>
      <section className={`wrap ${styles.top}`}>
        <div className={styles.head}>
          <h1>{t('index2.title')}</h1>
          <p className="lead sec">{t('index2.lead')}</p>
        </div>
        {phone && <h2 className="vh">{t('index2.pick')}</h2>}
        {!phone && (
          <div className={styles.month}>
            <h2 aria-live="polite">{`${month.slice(0, 4)}年${name}`}</h2>
            <div className="sm sec">
              <Load from={days} skeleton={<span />} failed={() => null}>
                {list => {
                  const count = list.reduce((sum, d) => sum + d.schedules.length, 0);
                  return count > 0 ? t('index2.month', { month: name, count }) : '';
                }}
              </Load>
            </div>
            <div className={styles.steps}>
              <IconButton label={t('index2.previous')} onClick={() => go(before)}>
                <Icon name="back" />
              </IconButton>
              <IconButton label={t('index2.next')} onClick={() => go(after)}>
                <Icon name="next" />
              </IconButton>
            </div>
          </div>
        )}
        <Load from={days} skeleton={calendar(undefined)}>
          {list => (
            <>
              {calendar(list)}
              <div className={styles.days}>
                {date ? (
                  <DayList days={list.filter(d => d.date === date)} empty={t('index2.noneThatDay')} />
                ) : (
                  phone && <DayList days={list.filter(d => d.date >= today)} empty={t('ribbon.none')} />
                )}
              </div>
            </>
          )}
        </Load>
      </section>
      <section
        className={phone ? styles.phoneSection : `wrap ${styles.section}`}
        aria-labelledby="index2-highlights"
      >
        <div className={`sec-head ${styles.secHead}`}>
          <h2 id="index2-highlights">{t('index2.highlights')}</h2>
          <Link className="more" to={href(tree, 'musicale')}>
            {t('next.all')}
            <Icon name="arrow" />
          </Link>
        </div>
        <Load from={highlights} skeleton={<Skeleton kind="row" count={3} />}>
          {list =>
            phone ? (
              list.map(card => <PhoneRow key={card.id} card={card} />)
            ) : (
              <div className={styles.posters}>
                {list.slice(0, 6).map(card => (
                  <Poster key={card.id} card={card} />
                ))}
              </div>
            )
          }
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
            <section
              className={phone ? styles.phoneSection : `wrap ${styles.section}`}
              aria-labelledby="index2-news"
            >
              <div className={`sec-head ${styles.secHead}`}>
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
