import { useEffect } from 'react';
import type { ProgramCard } from '#domain/contract/program.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Cast, Named } from '#ui/named.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { PriceRange } from '#ui/price.tsx';
import { noteShown } from './known.ts';
import styles from './phone-row.module.css';
import { Standing } from './standing.tsx';
import { useCard } from './use-card.ts';

/** A programme in a list on the phone. */
export function PhoneRow({ card, when: asked }: { card: ProgramCard; when?: string | undefined }) {
  const { tree, to, when, title, at, schedules, price } = useCard(card, asked);
  useEffect(() => noteShown(card, tree.locale));
  return (
    <Link className={`grid gap-4 py-4 line-b ${styles.row}`} to={to}>
      <Art attrs={card.art} ratio="r34" size="poster" />
      <div>
        <p className="when t-sm flex-wrap gap-y-0">
          <span className="num">{when.figure}</span>
          {when.words}
        </p>
        {at && <OwnTime at={at} />}
        <h3 className="lead mt-1">
          <Named>{title}</Named>
        </h3>
        <p className="t-sm sec mt-1 lh-5 keep-all">
          <Cast>{card.artists}</Cast>
        </p>
        <p className={`flex flex-wrap justify-between gap-x-3 mt-auto pt-2 ${styles.foot}`}>
          {price ? <PriceRange {...price} /> : <span />}
          <Standing shown={schedules} />
        </p>
      </div>
    </Link>
  );
}
