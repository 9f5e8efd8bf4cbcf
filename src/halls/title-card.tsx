import type { TitleCard as Title } from '#domain/contract/digital.ts';
import { PlayButton } from '#features/player/play-button.tsx';
import { useCopy } from '#i18n/copy.ts';
import type { PageName } from '#site/pages.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { Cast, Named } from '#ui/named.tsx';
import { clockOf, minutesOf } from './length.ts';
import styles from './title-card.module.css';
import { useTitleHref } from './title-href.ts';
import { useHallHref } from './use-hall-href.ts';

interface Props {
  card: Title;
  level?: 2 | 3 | 4;
  /** The picture is large, and its words are as well. */
  large?: boolean;
  /** Instead of who plays. */
  line?: string | undefined;
  lazy?: boolean;
  /** Its page, where it is not the title's own. */
  page?: PageName;
}

/** A title on a shelf: its picture with what it is and how long, then its name and who plays. It plays where it is. */
export function TitleCard({ card, level = 3, large = false, line, lazy = true, page }: Props) {
  const t = useCopy('hall');
  const own = useTitleHref();
  const to = useHallHref();
  const Heading = `h${level}` as const;
  return (
    <div className={`card relative ${styles.card}`}>
      <div className="relative">
        <Art attrs={card.art} ratio="r169" size="wide" lazy={lazy}>
          <Marks card={card} />
          {card.place && <Progress percent={card.place.percent} />}
        </Art>
        <Play card={card} />
      </div>
      <Heading className={cx('m-mt-2 m-lead', large ? 'mt-5 t-h3' : 'mt-4 t-h4')}>
        {/* The link lies over the whole card, below the button. */}
        <Link className={styles.link} to={page ? to(page, { id: card.id }) : own(card)}>
          <Named>{card.title}</Named>
        </Link>
      </Heading>
      <p className={cx('mt-1 t-sm ter', line === undefined && 'keep-all')}>
        {line ?? <Cast>{card.people}</Cast>}
      </p>
      {card.place && (
        <p className="mt-1 t-sm ter">
          {t('card.left', {
            movement: card.place.movement,
            count: minutesOf(card.seconds - card.place.at),
          })}
        </p>
      )}
    </div>
  );
}

/** Plays it from here; there is nothing to press where nothing sounds. */
function Play({ card }: { card: Title }) {
  if (card.state !== 'out' || card.seconds <= 0) return null;
  return (
    <span className={`absolute ${styles.go}`}>
      <PlayButton
        plain
        id={card.id}
        name={card.title}
        kind={card.kind === 'film' ? 'play' : 'listen'}
        {...(card.place && { at: card.place.at })}
      />
    </span>
  );
}

/** What has to be known before a press: not out, only an introduction, free; and the length. */
export function Marks({ card }: { card: Title }) {
  const t = useCopy('hall');
  const length = clockOf(card.seconds);
  const mark =
    card.state !== 'out'
      ? t(`state.${card.state}`)
      : card.introduction
        ? t('card.introduction')
        : card.free
          ? t('card.free')
          : '';
  return (
    <>
      {mark && (
        <span className={cx('absolute py-1 px-2 t-xs', styles.mark, card.state !== 'out' && styles.off)}>
          {mark}
        </span>
      )}
      {length && (
        <span className={`absolute py-1 px-2 ${styles.length}`}>
          <span className="vh">{t('card.length')}</span>
          {length}
        </span>
      )}
    </>
  );
}

export function Progress({ percent }: { percent: number }) {
  const t = useCopy('hall');
  return (
    <span className={`absolute ${styles.heard}`}>
      <span className="vh">{t('card.heard', { percent })}</span>
      <i className="as-block h-full on-accent" style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </span>
  );
}
