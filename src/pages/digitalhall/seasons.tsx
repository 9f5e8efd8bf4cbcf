import { useState } from 'react';
import type { DigitalFront } from '#domain/contract/digital.ts';
import { Shelf } from '#halls/shelf.tsx';
import { TitleCard } from '#halls/title-card.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import { MoreLink } from '#ui/more-link.tsx';
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
        <div
          className={`flex items-baseline gap-y-1 gap-x-8 m-gap-5 m-wrap m-scroll-x m-no-bar flex-wrap ${styles.years}`}
          role="group"
          aria-label={t('shelf.seasons')}
        >
          {seasons.map(s => (
            <button
              key={s.season}
              type="button"
              className={cx('m-tap m-lead t-2', 'num', s === season && styles.on)}
              aria-pressed={s === season}
              onClick={() => setChosen(s.season)}
            >
              {s.season}
            </button>
          ))}
        </div>
      }
    >
      <ul className={`grid cols-4 gap-y-8 gap-x-gutter m-cols-2 m-gap-y-6 m-gap-x-gutter ${styles.grid}`}>
        {season.list.slice(0, SHOWN).map(card => (
          <li key={card.id}>
            <TitleCard card={card} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <MoreLink to={to('digitalhall-season', { season: season.season })}>
          {t('shelf.wholeSeason', { season: season.season, count: season.total })}
        </MoreLink>
      </p>
    </Shelf>
  );
}
