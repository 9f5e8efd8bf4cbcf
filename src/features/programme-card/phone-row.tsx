import type { ProgramCard } from '#domain/contract/program.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { PriceRange } from '#ui/price.tsx';
import styles from './phone-row.module.css';
import { Standing } from './standing.tsx';
import { useCard } from './use-card.ts';

/** A programme in a list on the phone. */
export function PhoneRow({ card, when: asked }: { card: ProgramCard; when?: string | undefined }) {
  const { to, when, title, at, schedules, price } = useCard(card, asked);
  return (
    <Link className={styles.row} to={to}>
      <Art attrs={card.art} ratio="r34" size="poster" />
      <div>
        <p className="when">
          <span className="num">{when.figure}</span>
          {when.words}
        </p>
        {at && <OwnTime at={at} />}
        <h3>{title}</h3>
        <p className={styles.artists}>{card.artists}</p>
        <p className={styles.foot}>
          {price ? <PriceRange {...price} /> : <span />}
          <Standing shown={schedules} />
        </p>
      </div>
    </Link>
  );
}
