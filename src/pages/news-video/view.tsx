import type { ReplyOf } from '#domain/contract/call.ts';
import { news } from '#domain/contract/news.ts';
import { MovingScore } from '#features/moving-score/moving-score.tsx';
import { clock, newsDay } from '#features/news/day.ts';
import { PlayMark } from '#features/news/play-mark.tsx';
import { asks } from '#features/page/asks.ts';
import { PageCrumbs } from '#features/page/page-crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useQuery } from '#features/page/use-query.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import type { PageArgs } from '#site/page-args.ts';
import { Art } from '#ui/art.tsx';
import { Banner } from '#ui/banner.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { Named } from '#ui/named.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import styles from './view.module.css';

/** All moving scores; `id` opens one of them. */
const videos = asks({ videos: news.videos });
export const loader = (args: PageArgs) => ({ id: args.query.get('id') ?? '', ...videos(args) });

/** A phone's banner has no room for it. */
const LEAD = { pc: 'banner', mobile: 'page' } as const;

type Video = ReplyOf<typeof news.videos>[number];

export default function NewsVideo() {
  const t = useCopy('news');
  const lead = LEAD[useTree().layout];
  const { id, videos } = usePageData<typeof loader>();
  return (
    <>
      <Banner type={5} height={280} title={t('video.title')} lead={lead === 'banner' && t('video.lead')} />
      <div className="wrap pb-20 m-pb-10">
        <PageCrumbs name="news-video" className={`row line-b ${styles.crumbs}`} />
        {lead === 'page' && <p className="sec pt-5 lh-75">{t('video.lead')}</p>}
        <Load
          from={videos}
          skeleton={
            <div className={`grid gap-y-12 gap-x-gutter pt-10 m-cols-1 m-gap-8 m-pt-5 cols-3 ${styles.grid}`}>
              <Skeleton kind="card" count={6} ratio="r169" />
            </div>
          }
        >
          {list => <Videos list={list} id={id} />}
        </Load>
      </div>
    </>
  );
}

/** What plays is in the address: a link to one opens it, and Back closes it. */
function Videos({ list, id }: { list: readonly Video[]; id: string }) {
  const t = useCopy('news');
  const tree = useTree();
  const [, setQuery] = useQuery();
  if (list.length === 0) return <EmptyState level={2} />;
  const open = list.find(video => video.id === id);
  const close = () => setQuery({ id: null }, { replace: true });
  return (
    <>
      {id !== '' && !open && (
        <p className="note mt-6" role="status">
          {t('video.unknown')}
        </p>
      )}
      <ul className={`grid gap-y-12 gap-x-gutter pt-10 m-cols-1 m-gap-8 m-pt-5 cols-3 ${styles.grid}`}>
        {list.map(video => (
          <li key={video.id}>
            <button
              type="button"
              className={`group card as-block w-full text-start ${styles.card}`}
              onClick={() => setQuery({ id: video.id })}
            >
              <Art attrs={video.art} ratio="r169" size="wide">
                <PlayMark />
              </Art>
              <h2 className="mt-3 t-h3 group-line">
                <span className="vh">{t('video.open')} </span>
                <Named>{video.title}</Named>
              </h2>
              <p className="sec mt-1">{video.text}</p>
              <p className={`mt-1 flex flex-wrap gap-5 ter ${styles.facts}`}>
                <span className="num">{clock(video.score.seconds)}</span>
                <time dateTime={video.publishedAt}>{newsDay(video.publishedAt, tree.locale)}</time>
              </p>
            </button>
            <Link
              className="sm inline-block tap-min mt-2 underlined"
              to={href(tree, 'news-article', { type: video.type, id: video.id })}
            >
              {t('video.read')}
              <span className="vh">{` ${video.title}`}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ModalPopup
        wide
        open={open !== undefined}
        title={open?.title ?? ''}
        onClose={close}
        footer={
          open && (
            <LinkButton look="ghost" to={href(tree, 'news-article', { type: open.type, id: open.id })}>
              {t('video.read')}
            </LinkButton>
          )
        }
      >
        {open && <MovingScore key={open.id} score={open.score} title={open.title} art={open.art} />}
      </ModalPopup>
    </>
  );
}
