import type { TitleCard } from '#domain/contract/digital.ts';
import { minutesOf } from '#halls/length.ts';
import { shelf } from '#halls/shelf-model.ts';
import { ShelfPage } from '#halls/shelf-page.tsx';
import { useTitleHref } from '#halls/title-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Art } from '#ui/art.tsx';
import { Icon } from '#ui/icon.tsx';
import { sound, words } from '#ui/icon-more.ts';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { PageSkeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

export const loader = shelf('voice', 24);

/** Talks: what is said stands large, as it is heard; every one can be read along. */
export default function HallVoice() {
  const t = useCopy('hall2');
  return (
    <ShelfPage
      name="digitalhall2-voice"
      title={t('voice.title')}
      lead={t('voice.lead')}
      skeleton={<PageSkeleton kind="row" count={3} />}
      empty={t('voice.empty')}
    >
      {data => (
        <ul>
          {data.list.map((card, i) => (
            <li key={card.id}>
              <Talk card={card} first={i === 0} />
            </li>
          ))}
        </ul>
      )}
    </ShelfPage>
  );
}

function Talk({ card, first }: { card: TitleCard; first: boolean }) {
  const t = useCopy('hall2');
  const to = useTitleHref();
  return (
    <Link
      className={`group grid gap-12 items-start line-t n-cols-1 n-gap-5 ${styles.talk}`}
      to={to(card)}
      style={paletteStyle({ ...card.art, ground: 'ink' })}
    >
      <span className={`grid gap-4 content-start ${styles.play}`}>
        <Icon draw={sound} />
        {card.seconds > 0 && (
          <span className="num">{t('voice.minutes', { count: minutesOf(card.seconds) })}</span>
        )}
      </span>
      <span className={styles.said}>
        <q className="serif lh-4 t-6">{card.standfirst}</q>
        <h2 className="mt-6 t-h4 group-line">
          <Named>{card.title}</Named>
        </h2>
        <span className="sm ter keep-all">{card.people}</span>
        <span className={`sm ter ${styles.captions}`}>
          <Icon draw={words} />
          {t('voice.captions')}
        </span>
      </span>
      <Art attrs={card.art} ratio="r169" size="wide" lazy={!first} />
    </Link>
  );
}
