import { festive } from '#art/page-art.ts';
import type { TitleCard } from '#domain/contract/digital.ts';
import { clockOf } from '#halls/length.ts';
import { shelf } from '#halls/shelf-model.ts';
import { ShelfPage } from '#halls/shelf-page.tsx';
import { useTitleHref } from '#halls/title-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Art } from '#ui/art.tsx';
import { Icon } from '#ui/icon.tsx';
import { play } from '#ui/icon-more.ts';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

export const loader = shelf('year', 24);

/** One New Year after the other: each year a band of its own colour, its figure as large as it can be. */
export default function HallYear() {
  const t = useCopy('rooms');
  return (
    <ShelfPage
      name="digitalhall-year"
      title={t('year.title')}
      lead={t('year.lead')}
      skeleton={<Skeleton kind="block" count={3} className={styles.wait} />}
      empty={t('year.empty')}
    >
      {data => (
        <ol>
          {data.list.map((card, i) => (
            <li key={card.id}>
              <Band card={card} first={i === 0} />
            </li>
          ))}
        </ol>
      )}
    </ShelfPage>
  );
}

function Band({ card, first }: { card: TitleCard; first: boolean }) {
  const t = useCopy('rooms');
  const hall = useCopy('hall');
  const to = useTitleHref();
  const tone = festive(card.art);
  return (
    <Link
      className={`group on-art relative as-block clip p-ground p-on ${styles.band}`}
      to={to(card)}
      style={paletteStyle(tone)}
    >
      <Art attrs={tone} size="hero" lazy={!first} className={`inset-0 ${styles.art}`} />
      <span
        className={`relative column gap-6 m-flex m-items-start m-gap-4 m-w-auto justify-between ${styles.words}`}
      >
        <span className={`num ${styles.year}`} aria-hidden="true">
          {card.year}
        </span>
        <span className="as-block">
          <h2 className="m-t-h3 t-h2 group-line">
            <Named>{card.title}</Named>
          </h2>
          <span className="as-block mt-2">{card.people}</span>
          <span className={`inline-flex items-centre line-h mt-2 ${styles.go}`}>
            {card.state === 'out' && <Icon draw={play} fill />}
            {card.state === 'out'
              ? [t('year.watch'), clockOf(card.seconds)].filter(Boolean).join('　')
              : hall(`state.${card.state}`)}
          </span>
        </span>
      </span>
    </Link>
  );
}
