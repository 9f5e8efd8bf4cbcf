import { Fragment } from 'react';
import type { ProgramCard } from '#domain/contract/program.ts';
import { isOpenToAll } from '#domain/rules/sale-state.ts';
import { listed } from '#lib/listed.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Tag } from '#ui/availability.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Cast, Named } from '#ui/named.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { PriceRange } from '#ui/price.tsx';
import styles from './concert-row.module.css';

import { Standing } from './standing.tsx';
import { useCard } from './use-card.ts';

/** A programme in the full list of the desktop. One performance on sale leads to its seats, several to the choice of one. */
export function ConcertRow({ card, when: asked }: { card: ProgramCard; when?: string | undefined }) {
  const { t, tree, title, tall, to, at, schedules, price } = useCard(card, asked);
  const only = schedules.length === 1 ? schedules[0] : undefined;
  const open = schedules.some(s => isOpenToAll(s.state));
  const halls = listed([...new Set(schedules.map(s => s.hall.name))], tree.locale);
  return (
    <article
      className={`group grid gap-x-8 py-7 line-b relative n-gap-y-4 ${styles.row}`}
      style={paletteStyle(card.art)}
    >
      <div className={styles.date}>
        <span className="num as-block t-10">{tall.figure}</span>
        <p className="t-sm sec mt-4 lh-5 keep-all">
          {tall.lines.map((line, i) => (
            <Fragment key={line}>
              {i > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
        {at && <OwnTime at={at} />}
      </div>
      <Art attrs={card.art} ratio="r34" size="poster" />
      <div>
        <h3 className="t-4">
          <Link className="group-line" to={to}>
            <Named>{title}</Named>
          </Link>
        </h3>
        <p className={`sec mt-2 ${styles.works}`}>
          <cite>
            <Named>{card.works}</Named>
          </cite>
        </p>
        <p className="t-sm sec mt-2 keep-all">
          <Cast>{card.artists}</Cast>
        </p>
        <p className="row flex-wrap gap-y-1 gap-x-4 mt-4">
          {card.series && <Tag>{card.series}</Tag>}
          <span className="sm ter">{halls}</span>
        </p>
      </div>
      <div className={`column gap-4 text-right justify-between ${styles.buy}`}>
        <div className="flex gap-1">
          {price && <PriceRange {...price} />}
          <Standing shown={schedules} />
        </div>
        {open ? (
          <LinkButton
            look="ghost"
            to={only ? href(tree, 'seat', { scheduleId: only.id, programId: card.id }) : to}
            aria-label={t('chooseFor', { title })}
          >
            {t('choose')}
          </LinkButton>
        ) : (
          <LinkButton look="ghost" to={to} aria-label={t('detailsFor', { title })}>
            {t('details')}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
