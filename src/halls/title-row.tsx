import type { ReactNode } from 'react';
import type { TitleCard } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import type { PageName } from '#site/pages.ts';
import { Icon } from '#ui/icon.tsx';
import { play } from '#ui/icon-more.ts';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { clockOf } from './length.ts';
import { useTitleHref } from './title-href.ts';
import styles from './title-row.module.css';
import { useHallHref } from './use-hall-href.ts';

interface Props {
  card: TitleCard;
  /** In front: a number, a year. */
  mark: ReactNode;
  /** Under the name. */
  line?: ReactNode;
  /** Its page, where it is not the title's own. */
  page?: PageName;
}

/** A title in a list with hairlines: a figure, its name, when, how long. */
export function TitleRow({ card, mark, line, page }: Props) {
  const t = useCopy('hall');
  const own = useTitleHref();
  const to = useHallHref();
  const state = card.state === 'out' ? '' : t(`state.${card.state}`);
  return (
    <li className={`line-b ${styles.row}`}>
      <Link to={page ? to(page, { id: card.id }) : own(card)}>
        <span className="num ter">{mark}</span>
        <span className={styles.name}>
          <h3>
            <Named>{card.title}</Named>
          </h3>
          {line && <span className="sm ter">{line}</span>}
        </span>
        <span className={`num ter m-gone ${styles.season}`}>{card.season}</span>
        <span className="num text-right">{state || clockOf(card.seconds)}</span>
        <span className={`place-centre line-h m-gone grid ${styles.go}`}>
          <Icon draw={play} fill />
        </span>
      </Link>
    </li>
  );
}
