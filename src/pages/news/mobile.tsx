import { clock } from '#features/news/day.ts';
import { NewsRow } from '#features/news/news-row.tsx';
import { PlayMark } from '#features/news/play-mark.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Banner } from '#ui/banner.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Named } from '#ui/named.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './mobile.module.css';
import type { loader } from './model.ts';
import { More } from './more.tsx';

export default function NewsMobile() {
  const t = useCopy('news');
  const tree = useTree();
  const data = usePageData<typeof loader>();
  return (
    <>
      <Banner type={5} title={t('title')} />
      {data.front && (
        <section className="wrap" aria-labelledby="news-latest">
          <h2 id="news-latest" className="vh">
            {t('latest')}
          </h2>
          <Load
            from={data.front}
            skeleton={
              <div className={`as-block py-5 line-b ${styles.lead}`}>
                <Skeleton kind="block" className={styles.block} />
                <Skeleton kind="title" />
                <Skeleton count={14} />
              </div>
            }
          >
            {({ list: [lead, ...rest] }) => (
              <>
                {lead && (
                  <Link
                    className={`as-block py-5 line-b ${styles.lead}`}
                    to={href(tree, 'news-article', { type: lead.type, id: lead.id })}
                  >
                    <Art attrs={lead.art} ratio="r43" size="wide" lazy={false} />
                    <h3 className="t-3">
                      <Named>{lead.title}</Named>
                    </h3>
                    <p className="sec">{lead.text}</p>
                  </Link>
                )}
                {rest.map(card => (
                  <NewsRow key={card.id} card={card} level={3} />
                ))}
              </>
            )}
          </Load>
        </section>
      )}
      {data.videos && (
        <section className="pt-8" aria-labelledby="news-videos">
          <div className={`between ${styles.head}`}>
            <h2 className="t-h3" id="news-videos">
              {t('videos')}
            </h2>
            <MoreLink to={href(tree, 'news-video')}>{t('moreVideos')}</MoreLink>
          </div>
          <Load from={data.videos} skeleton={<Skeleton kind="block" className={styles.strip} />} aside>
            {({ list }) => (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: focus lets the arrow keys scroll the strip
              <ul className="hscroll" tabIndex={0} aria-labelledby="news-videos">
                {list.map(card => (
                  <li key={card.id} className={styles.video}>
                    <Link to={href(tree, 'news-video', { id: card.id })}>
                      <Art attrs={card.art} ratio="r169" size="wide">
                        <PlayMark />
                      </Art>
                      <h3 className="mt-2 t-body">
                        <Named>{card.title}</Named>
                      </h3>
                      <span className="sm ter num">{clock(card.seconds ?? 0)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Load>
        </section>
      )}
      <More data={data} skeleton={<Skeleton kind="row" count={8} />}>
        {list => list.map(card => <NewsRow key={card.id} card={card} level={3} />)}
      </More>
      <p className="wrap pb-10 t-sm">
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
