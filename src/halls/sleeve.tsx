import type { TitleCard } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import type { PageName } from '#site/pages.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Cast, Named } from '#ui/named.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { minutesOf } from './length.ts';
import styles from './sleeve.module.css';
import { Marks } from './title-card.tsx';
import { useTitleHref } from './title-href.ts';
import { useHallHref } from './use-hall-href.ts';

interface Props {
  card: TitleCard;
  /** Its page, where it is not the title's own. */
  page?: PageName;
  level?: 2 | 3;
}

/** A record in its sleeve, half drawn out: what is for the ears alone. */
export function Sleeve({ card, page, level = 3 }: Props) {
  const t = useCopy('hall');
  const own = useTitleHref();
  const to = useHallHref();
  const Heading = `h${level}` as const;
  return (
    <Link className={`card ${styles.sleeve}`} to={page ? to(page, { id: card.id }) : own(card)}>
      <Record card={card} />
      <Heading className="mt-4 t-h4">
        <Named>{card.title}</Named>
      </Heading>
      <p className="mt-1 t-sm ter keep-all">
        <Cast>
          {[card.people, card.seconds > 0 && t('card.minutes', { count: minutesOf(card.seconds) })]
            .filter(Boolean)
            .join(' · ')}
        </Cast>
      </p>
    </Link>
  );
}

interface RecordProps {
  card: TitleCard;
  lazy?: boolean;
  /** Too small for words on it. */
  small?: boolean;
}

/** The picture of it. */
export function Record({ card, lazy = true, small = false }: RecordProps) {
  return (
    <div className={`relative ${styles.record}`} style={paletteStyle(card.art)}>
      <span className={`absolute round ${styles.disc}`} />
      <Art attrs={card.art} ratio="r11" lazy={lazy}>
        {!small && <Marks card={{ ...card, seconds: 0 }} />}
      </Art>
    </div>
  );
}
