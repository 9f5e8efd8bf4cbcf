import { useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { digital, type TitleCard } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import styles from './recordings-of.module.css';
import { Strip } from './strip.tsx';

export interface RecordingsProps {
  /** One of these: a programme of the season, a person, an article. */
  programId?: string;
  artistId?: string;
  newsId?: string;
  /** What finds all of it in the hall, where there is more than is shown. */
  keyword?: string;
  /** The page's own edges: `wrap` where the part spans the page. */
  className?: string | undefined;
}

const SHOWN = 4;

/** From an evening, a person or an article into the digital hall: what there is of it to hear. Nothing where there is nothing. */
export function RecordingsOf({ programId, artistId, newsId, keyword, className }: RecordingsProps) {
  const t = useCopy('listening');
  const tree = useTree();
  const [list, setList] = useState<readonly TitleCard[]>([]);
  useEffect(() => {
    setList([]);
    const asked = { programId, artistId, newsId };
    return askAside(options => call(digital.related, { ...asked }, options), setList);
  }, [programId, artistId, newsId]);
  if (list.length === 0) return null;
  return (
    <section className={className} aria-labelledby="recordings">
      <div className={`between flex-wrap gap-y-1 gap-x-6 pb-4 mb-6 ink-b ${styles.title}`}>
        <h2 id="recordings" className={styles.name}>
          {t(programId ? 'before' : 'of')}
        </h2>
        {keyword && list.length > SHOWN && (
          <Link className="more" to={href(tree, 'digitalhall', { keyword })}>
            {t('all')}
            <Icon name="arrow" />
          </Link>
        )}
      </div>
      <Strip list={list.slice(0, SHOWN)} />
    </section>
  );
}
