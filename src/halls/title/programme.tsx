import type { TitleDetail, TitleMovement, TitleWork } from '#domain/contract/digital.ts';
import { FavoriteButton } from '#features/favorite/favorite-button.tsx';
import { PlayButton } from '#features/player/play-button.tsx';
import { clockOf } from '#halls/length.ts';
import { FOUND, useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { numbersOf, numeral } from '#lib/movement-number.ts';
import { cx } from '#ui/class-names.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { Named } from '#ui/named.tsx';
import styles from './programme.module.css';

interface Props {
  title: TitleDetail;
  level?: 2 | 3;
}

/** The programme by work and movement: who wrote it, what it is called, how long, and what to listen for. */
export function Programme({ title, level = 3 }: Props) {
  return (
    <ol className={styles.works}>
      {title.works.map(work => (
        <li key={work.id}>
          <Work title={title} work={work} level={level} />
        </li>
      ))}
    </ol>
  );
}

function Work({ title, work, level }: { title: TitleDetail; work: TitleWork; level: 2 | 3 }) {
  const t = useCopy('title');
  const hallHref = useHallHref();
  const Heading = `h${level}` as const;
  const numbers = numbersOf(work.movements);
  return (
    <>
      <p className={`sec ${styles.composer}`}>
        {work.composer.full || work.composer.name}
        {work.composer.years && <small className="num ter">{work.composer.years}</small>}
      </p>
      <div className="row items-start gap-4">
        <Heading className="grow min-w-0">
          <Named>{work.title}</Named>
          {work.catalogue && <small>{work.catalogue}</small>}
        </Heading>
        <FavoriteButton type="work" targetId={work.id} name={work.title} className="ibtn" />
      </div>
      {work.notes.map(note => (
        <p key={note} className="sec measure mt-3 lh-text">
          {note}
        </p>
      ))}
      {work.readings > 1 && (
        <MoreLink
          className="tap mt-2"
          to={`${hallHref('digitalhall', { work: work.id, order: 'oldest' })}#${FOUND}`}
        >
          {t('programme.readings', { count: work.readings })}
        </MoreLink>
      )}
      <ol className={cx('mt-4 line-2-t', styles.movements, !numbers.some(Boolean) && styles.plain)}>
        {work.movements.map((movement, i) => (
          <Movement key={numeral(i)} of={title} movement={movement} number={numbers[i] ?? ''} />
        ))}
      </ol>
    </>
  );
}

interface MovementProps {
  of: TitleDetail;
  movement: TitleMovement;
  number: string;
}

function Movement({ of, movement, number }: MovementProps) {
  const t = useCopy('title');
  const { id, title, rendered, start, end, score, notes } = movement;
  return (
    <li className={rendered ? undefined : styles.silent}>
      <i className="num">{number}</i>
      <div>
        <b>
          <Named>{title}</Named>
        </b>
        {score && (
          <small className={`line-2-box sec t-xs nowrap ${styles.score}`}>{t('programme.score')}</small>
        )}
      </div>
      <span className="num">
        {rendered ? clockOf(end - start) : <small className="ter">{t('programme.silent')}</small>}
      </span>
      {rendered && of.state === 'out' && (
        <PlayButton plain id={of.id} name={title} kind="listen" movement={id} />
      )}
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map(note => (
            <p key={note} className="sm ter">
              {note}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}
