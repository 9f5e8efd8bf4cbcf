import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { NewsCard, NewsDetail } from '#domain/contract/news.ts';
import { FavoriteButton } from '#features/favorite/favorite-button.tsx';
import { MovingScore } from '#features/moving-score/moving-score.tsx';
import { newsDay } from '#features/news/day.ts';
import { NewsRow } from '#features/news/news-row.tsx';
import { NotHere } from '#features/page/not-here.tsx';
import { PageCrumbs } from '#features/page/page-crumbs.tsx';
import { sharePage } from '#features/page/share-page.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { RecordingsOf } from '#halls/recordings-of.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { below } from '#ui/below.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Named } from '#ui/named.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Body } from './body.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

/** What an article speaks of stands below it. */
const ConcertBeside = below(
  part(() => import('./beside.tsx'), 'ConcertBeside'),
  <Skeleton kind="block" className={styles.block} />,
);
const PersonBeside = below(
  part(() => import('./beside.tsx'), 'PersonBeside'),
  <Skeleton kind="title" />,
);

/** Its picture stands above the heading or below it. */
const PICTURE = { pc: { size: 'hero', at: 'below' }, mobile: { size: 'wide', at: 'above' } } as const;

export default function NewsArticle() {
  const t = useCopy('news');
  const tree = useTree();
  const { type, id, article } = usePageData<typeof loader>();
  return (
    <Load
      from={article}
      skeleton={<Waiting />}
      failed={(error, retry) => (
        <div className="wrap py-air-4">
          <h1 className="vh">{t('title')}</h1>
          <ErrorState error={error} onRetry={retry} />
        </div>
      )}
    >
      {detail =>
        detail === null ? (
          <NotHere title={t('unknown.title')} text={t('unknown.text')}>
            <LinkButton to={href(tree, 'news')}>{t('unknown.all')}</LinkButton>
          </NotHere>
        ) : detail.type !== type ? (
          <Elsewhere detail={detail} />
        ) : (
          <Article key={id} detail={detail} />
        )
      }
    </Load>
  );
}

/** The category of the path is not the article's: the article has one address. */
function Elsewhere({ detail: { type, id } }: { detail: NewsDetail }) {
  const tree = useTree();
  const navigate = useNavigate();
  const to = href(tree, 'news-article', { type, id });
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <Waiting />;
}

function Waiting() {
  const t = useCopy('news');
  return (
    <div className="wrap py-16">
      <h1 className="vh">{t('title')}</h1>
      <Skeleton kind="title" />
      <Skeleton kind="block" className={styles.block} />
      <Skeleton count={10} />
    </div>
  );
}

function Article({ detail }: { detail: NewsDetail }) {
  const t = useCopy('news');
  const ui = useCopy('ui');
  const { layout, locale } = useTree();
  const { size, at } = PICTURE[layout];
  const share = () => sharePage(detail.title, { copied: t('copied'), copyFailed: t('copyFailed') });
  usePageTitle(detail.title);
  const shareButton = (
    <Button look="ghost" size="sm" onClick={() => void share()}>
      <Icon name="share" />
      {t('share')}
    </Button>
  );
  const picture = (
    <figure className={styles.picture}>
      <Art attrs={detail.art} size={size} lazy={false} className={styles.art} />
      <figcaption className="wrap xs ter m-pt-2 pt-3">{detail.caption}</figcaption>
    </figure>
  );
  return (
    <div style={paletteStyle(detail.art)}>
      {at === 'above' && !detail.score && picture}
      <header className={`wrap grid gap-x-gutter m-as-block n-as-block ${styles.head}`}>
        <PageCrumbs name="news-article" className="pt-5 span-all" />
        <h1 className="m-t-4" tabIndex={-1}>
          <Named>{detail.title}</Named>
        </h1>
        <p className={`self-end grid t-sm sec m-flex m-flex-wrap m-gap-x-5 mb-10 line-l ${styles.meta}`}>
          <span>{t('by', { name: detail.author })}</span>
          <time className="num" dateTime={detail.publishedAt}>
            {newsDay(detail.publishedAt, locale)}
          </time>
          <span>{ui('reading', { count: detail.minutes })}</span>
        </p>
      </header>
      {detail.score ? (
        <div className={`wrap w-full m-pt-5 ${styles.score}`}>
          <MovingScore score={detail.score} title={detail.title} art={detail.art} />
        </div>
      ) : (
        at === 'below' && picture
      )}
      <div
        className={`wrap gap-x-gutter pt-14 pb-20 m-flex m-gap-6 m-pt-5 m-pb-8 n-gap-8 grid ${styles.body}`}
      >
        <Body html={detail.html}>
          <div className={`row flex-wrap gap-3 mt-6 ${styles.share}`}>
            {shareButton}
            <FavoriteButton type="news" targetId={detail.id} labelled="plain" />
          </div>
        </Body>
        <aside
          className={cx(styles.aside, detail.programs.length > 0 && detail.people.length > 0 && styles.both)}
        >
          {detail.programs.length > 0 && (
            <section aria-labelledby="article-concerts">
              <h2 className="ink-t small-sans ter" id="article-concerts">
                {t('concerts')}
              </h2>
              {detail.programs.map((card, i) => (
                <ConcertBeside key={card.id} card={card} first={i === 0} />
              ))}
            </section>
          )}
          {detail.people.length > 0 && (
            <section aria-labelledby="article-people">
              <h2 className="ink-t small-sans ter" id="article-people">
                {t('people')}
              </h2>
              <ul>
                {detail.people.map(person => (
                  <PersonBeside key={person.id} person={person} />
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
      <RecordingsOf
        title={t('toHear')}
        toHear={detail.toHear}
        newsId={detail.id}
        className={`wrap ${styles.recordings}`}
      />
      {detail.related.length > 0 && (
        <section className="wrap pb-14 m-pb-8" aria-labelledby="article-related">
          <h2 id="article-related" className="pb-4 ink-b t-h3">
            {t('related')}
          </h2>
          {detail.related.map(card => (
            <NewsRow key={card.id} card={card} level={3} />
          ))}
        </section>
      )}
      <Neighbours older={detail.older} newer={detail.newer} />
    </div>
  );
}

function Neighbours({ older, newer }: { older: NewsCard | null; newer: NewsCard | null }) {
  const t = useCopy('news');
  const tree = useTree();
  if (!older && !newer) return null;
  const link = (card: NewsCard | null, label: string) =>
    card ? (
      <Link className="group" to={href(tree, 'news-article', { type: card.type, id: card.id })}>
        <span className="sm ter">{label}</span>
        <b className="group-line">
          <Named>{card.title}</Named>
        </b>
        <Icon name="next" />
      </Link>
    ) : (
      <span />
    );
  return (
    <nav className={`wrap m-pb-10 pb-20 ${styles.neighbours}`} aria-label={t('neighbours')}>
      <div className="m-cols-1 grid ink-t line-b cols-2">
        {link(older, t('older'))}
        {link(newer, t('newer'))}
      </div>
    </nav>
  );
}
