import type { HallHit } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import type { PageName } from '#site/pages.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Cast, Named } from '#ui/named.tsx';
import { Pager } from '#ui/pager.tsx';
import styles from './hits.module.css';
import { clockOf } from './length.ts';
import { NothingFound } from './results.tsx';
import { useTitleHref } from './title-href.ts';
import { useFinder } from './use-finder.ts';

interface Props {
  page: PageName;
  keyword: string;
  data: {
    readonly total: number;
    readonly pageNo: number;
    readonly pageSize: number;
    readonly list: readonly HallHit[];
  };
}

/** What the words were found in. */
export function Hits({ page, keyword, data }: Props) {
  const t = useCopy('rooms');
  const to = useTitleHref();
  const { state, to: other } = useFinder(page);
  return (
    <>
      <p className="sec pb-5" role="status">
        {t('find.hits', { keyword, count: data.total })}
      </p>
      {data.list.length === 0 && <NothingFound page={page} />}
      <ul>
        {data.list.map(({ card }) => (
          <li key={card.id} className={`line-t ${styles.hit}`}>
            <Link className="group grid items-centre gap-6 py-5 m-gap-4" to={to(card)}>
              <Art attrs={card.art} ratio="r169" size="wide" />
              <span>
                <h2 className="t-h4 group-line">
                  <Named>{card.title}</Named>
                </h2>
                <span className="sm sec as-block mt-1 keep-all">
                  <Cast>{card.people}</Cast>
                </span>
                <span className="sm ter as-block mt-1">{card.standfirst}</span>
              </span>
              <span className="num ter m-gone">{clockOf(card.seconds)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="py-8">
        <Pager of={data} href={pageNo => other({ ...state, pageNo })} />
      </div>
    </>
  );
}
