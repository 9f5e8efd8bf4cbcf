import type { ProgramCard } from '#domain/contract/program.ts';
import { longDateTime } from '#lib/dates.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { PriceRange } from '#ui/price.tsx';
import styles from './feature.module.css';
import { Standing } from './standing.tsx';
import { useCard } from './use-card.ts';

/** One programme set large, with its standfirst. */
export function Feature({ card }: { card: ProgramCard }) {
  const { to, title, when, schedules, tree, price } = useCard(card);
  const [first] = schedules;
  return (
    <Link className="card" to={to}>
      <Art attrs={card.art} ratio="r169" size="wide" className="mb-6" />
      <div className={`flex justify-between items-start gap-6 ${styles.head}`}>
        <h3 className={styles.title}>
          <Named>{title}</Named>
        </h3>
        <span className="num t-6" aria-hidden="true">
          {when.figure}
        </span>
      </div>
      <p className="prose mt-3 sec">{card.standfirst}</p>
      <p className="sm sec flex flex-wrap items-baseline gap-y-1 gap-x-6 mt-4">
        {first && <span>{`${longDateTime(first.startsAt, tree.locale)}　${first.hall.name}`}</span>}
        {price && <PriceRange {...price} />}
        <Standing shown={schedules} />
      </p>
    </Link>
  );
}
