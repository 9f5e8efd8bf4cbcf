import { useState } from 'react';
import type { DigitalFront } from '#domain/contract/digital.ts';
import { Shelf } from '#halls/shelf.tsx';
import { TitleCard } from '#halls/title-card.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import styles from './front.module.css';

const SHOWN = 8;

/** The seasons, one at a time by their years. */
export function Seasons({ seasons }: { seasons: DigitalFront['seasons'] }) {
  const t = useCopy('rooms');
  const to = useHallHref();
  const [chosen, setChosen] = useState(seasons[0]?.season ?? '');
  const season = seasons.find(s => s.season === chosen) ?? seasons[0];
  if (!season) return null;
  return (
    <Shelf
      title={t('shelf.season')}
      side={
        <div className={styles.years} role="group" aria-label={t('shelf.seasons')}>
          {seasons.map(s => (
            <button
              key={s.season}
              type="button"
              className={cx('num', s === season && styles.on)}
              aria-pressed={s === season}
              onClick={() => setChosen(s.season)}
            >
              {s.season}
            </button>
          ))}
        </div>
      }
    >
      <ul className={styles.grid}>
        {season.list.slice(0, SHOWN).map(card => (
          <li key={card.id}>
            <TitleCard card={card} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link className="more" to={to('digitalhall-season', { season: season.season })}>
          {t('shelf.wholeSeason', { season: season.season, count: season.total })}
          <Icon name="arrow" />
        </Link>
      </p>
    </Shelf>
  );
}
