import type { TitleCard } from '#domain/contract/digital.ts';
import { Shelf } from '#halls/shelf.tsx';
import { Marks } from '#halls/title-card.tsx';
import { useTitleHref } from '#halls/title-href.ts';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import styles from './years.module.css';

const SHOWN = 4;

/** The New Year's concerts: each is its year. */
export function Years({ list }: { list: readonly TitleCard[] }) {
  const t = useCopy('rooms');
  const to = useHallHref();
  const own = useTitleHref();
  if (list.length === 0) return null;
  return (
    <Shelf title={t('shelf.year')} more={{ to: to('digitalhall-year'), label: t('shelf.allYears') }}>
      <ul className={`grid gap-y-8 gap-x-gutter m-cols-2 m-gap-y-6 m-gap-x-gutter cols-4 ${styles.years}`}>
        {list.slice(0, SHOWN).map(card => (
          <li key={card.id}>
            <Link className="card" to={own(card)}>
              <Art className="p-on" attrs={card.art} size="poster-bottom">
                <Marks card={card} />
                <span className={`num absolute t-10 ${styles.year}`}>{card.year}</span>
              </Art>
              <h3 className="mt-4">
                <Named>{card.title}</Named>
              </h3>
              <p className="sm ter keep-all">{card.people}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
