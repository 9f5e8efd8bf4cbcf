import type { NewsCard } from '#domain/contract/news.ts';
import { clock, newsDay } from '#features/news/day.ts';
import { PlayMark } from '#features/news/play-mark.tsx';
import { Crumbs } from '#features/page/crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { shortDay, weekday } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Named } from '#ui/named.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { loader } from './model.ts';
import { More } from './more.tsx';
import styles from './pc.module.css';

/** The front page of a newspaper: briefs, the lead, videos; below it everything else. */
export default function NewsPc() {
  const t = useCopy('news');
  const tree = useTree();
  const data = usePageData<typeof loader>();
  const { today, front, videos } = data;
  const zh = tree.locale === 'zh-CN';
  const day = weekday(today.weekday, tree.locale);
  return (
    <>
      <div className="wrap">
        <div className="pt-5">
          <Crumbs name="news" />
        </div>
        <div className={`flex flex-wrap items-end justify-between gap-x-8 pt-8 pb-5 ink-b ${styles.mast}`}>
          <h1 className="lh-1" tabIndex={-1}>
            {t('title')}
          </h1>
          <p className="sec">
            {!zh && `${day} `}
            <span className="num t-h3">
              {zh ? today.date.replaceAll('-', '.') : newsDay(`${today.date}T04:00:00Z`, tree.locale)}
            </span>
            {zh && ` ${day}`}
          </p>
        </div>
        <div className={styles.barline} />
        {front && (
          <div className={`grid pt-8 n-cols-1 n-gap-10 ${styles.front}`}>
            <section aria-labelledby="news-latest">
              <h2 id="news-latest" className="vh">
                {t('latest')}
              </h2>
              <Load from={front} skeleton={<Skeleton count={12} />}>
                {({ list }) => (
                  <ol className={styles.briefs}>
                    {list.slice(1).map(card => (
                      <li className="line-b" key={card.id}>
                        <ArticleLink card={card}>
                          <time className="ter" dateTime={card.publishedAt}>
                            {shortDay(card.publishedAt, tree.locale, true)}
                          </time>
                          <h3 className="mt-1 t-h4 lh-5">
                            <Named>{card.title}</Named>
                          </h3>
                        </ArticleLink>
                      </li>
                    ))}
                  </ol>
                )}
              </Load>
            </section>
            <Load from={front} skeleton={<LeadSkeleton />} aside>
              {({ list: [card] }) => card && <Lead card={card} />}
            </Load>
            {videos && (
              <section className={styles.videos} aria-labelledby="news-videos">
                <h2 className="mb-4 t-h3" id="news-videos">
                  {t('videos')}
                </h2>
                <Load from={videos} skeleton={<Skeleton kind="card" count={2} ratio="r169" />} aside>
                  {({ list }) =>
                    list.map(card => (
                      <Link key={card.id} className="card" to={href(tree, 'news-video', { id: card.id })}>
                        <Art attrs={card.art} ratio="r169" size="wide">
                          <PlayMark />
                        </Art>
                        <h3 className="mt-2">
                          <Named>{card.title}</Named>
                        </h3>
                        <span className={`ter ${styles.day}`}>{clock(card.seconds ?? 0)}</span>
                      </Link>
                    ))
                  }
                </Load>
                <MoreLink to={href(tree, 'news-video')}>{t('moreVideos')}</MoreLink>
              </section>
            )}
          </div>
        )}
      </div>
      <More
        data={data}
        skeleton={
          <div className={`grid gap-y-10 gap-x-gutter py-7 cols-4 ${styles.grid}`}>
            <Skeleton kind="card" count={8} ratio="r43" />
          </div>
        }
      >
        {list => (
          <ul className={`grid gap-y-10 gap-x-gutter py-7 cols-4 ${styles.grid}`}>
            {list.map((card, i) => (
              <li key={card.id} className={cx(isWide(i) && styles.two)}>
                <ArticleLink card={card} className="card">
                  <Art attrs={card.art} size={isWide(i) ? 'hero' : 'wide'} className={styles.art}>
                    {card.seconds !== undefined && <PlayMark />}
                  </Art>
                  <h3>
                    <Named>{card.title}</Named>
                  </h3>
                  <time className={`ter ${styles.day}`} dateTime={card.publishedAt}>
                    {newsDay(card.publishedAt, tree.locale)}
                  </time>
                </ArticleLink>
              </li>
            ))}
          </ul>
        )}
      </More>
      <p className="wrap pb-16 t-sm sec">
        <a
          className="inline-block tap-min underlined"
          href={`/feeds/news.${tree.locale}.xml`}
          type="application/rss+xml"
        >
          {t('feed')}
        </a>
      </p>
    </>
  );
}

/** Ten make three rows of four: a picture of double width in the middle of the first, and at the end of the second. */
const isWide = (i: number): boolean => i === 1 || i === 5;

function ArticleLink({
  card,
  className,
  children,
}: {
  card: NewsCard;
  className?: string | undefined;
  children: React.ReactNode;
}) {
  const tree = useTree();
  return (
    <Link className={className} to={href(tree, 'news-article', { type: card.type, id: card.id })}>
      {children}
    </Link>
  );
}

function Lead({ card }: { card: NewsCard }) {
  const t = useCopy('news');
  const { locale } = useTree();
  return (
    <article className={styles.lead}>
      <ArticleLink className="as-block" card={card}>
        <Art attrs={card.art} size="wide" lazy={false} className={`n-h-auto ${styles.leadArt}`} />
        <h2>
          <Named>{card.title}</Named>
        </h2>
        <p className="sec lead">{card.text}</p>
        <p className="flex items-centre justify-between mt-4">
          <time className={`ter ${styles.day}`} dateTime={card.publishedAt}>
            {locale === 'zh-CN'
              ? shortDay(card.publishedAt, locale, true)
              : newsDay(card.publishedAt, locale)}
          </time>
          <span className="more">
            {t('readOn')}
            <Icon name="arrow" />
          </span>
        </p>
      </ArticleLink>
    </article>
  );
}

const LeadSkeleton = () => (
  <div className={styles.lead}>
    <Skeleton kind="block" className={styles.leadBlock} />
    <Skeleton kind="title" />
    <Skeleton count={3} />
  </div>
);
