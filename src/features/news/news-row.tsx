import type { NewsCard } from '#domain/contract/news.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { newsDay } from './day.ts';
import styles from './news-row.module.css';
import { PlayMark } from './play-mark.tsx';

/** An article in a list: picture, title, sentence, day and length. */
export function NewsRow({ card, level = 2 }: { card: NewsCard; level?: 2 | 3 }) {
  const t = useCopy('ui');
  const tree = useTree();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Link
      className={`group grid items-start py-6 line-b m-py-4 gap-air-1 ${styles.row}`}
      to={href(tree, 'news-article', { type: card.type, id: card.id })}
    >
      <Art attrs={card.art} ratio="r43" size="wide">
        {card.seconds !== undefined && <PlayMark small />}
      </Art>
      <div>
        <Heading className="group-line">
          <Named>{card.title}</Named>
        </Heading>
        <p className="mt-2 measure sec lh-75 m-gone">{card.text}</p>
        <p className={`flex flex-wrap gap-y-1 gap-x-5 mt-3 t-sm ter m-mt-2 ${styles.facts}`}>
          <time dateTime={card.publishedAt}>{newsDay(card.publishedAt, tree.locale)}</time>
          <span>{t('reading', { count: card.minutes })}</span>
        </p>
      </div>
    </Link>
  );
}
