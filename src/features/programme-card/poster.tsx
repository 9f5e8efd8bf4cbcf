import type { ProgramCard } from '#domain/contract/program.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { PriceRange } from '#ui/price.tsx';
import styles from './poster.module.css';
import { Standing } from './standing.tsx';
import { titleLines } from './title.ts';
import { useCard } from './use-card.ts';

/** A programme as a poster with its words below. */
export function Poster({ card, when: asked }: { card: ProgramCard; when?: string | undefined }) {
  const { to, when, tree, title, schedules, price } = useCard(card, asked);
  const [composer, work] = titleLines(card);
  return (
    <Link className="card column min-w-0" to={to}>
      <Art attrs={card.art} ratio="r34" size="poster" />
      <p className="when flex-wrap mt-4 mb-1">
        <span className="num">{when.figure}</span>
        {when.words}
      </p>
      <h3>
        {tree.locale === 'zh-CN' && work !== undefined ? (
          <>
            <span className="as-block">{composer}</span>
            <span className="as-block">
              <Named>{work}</Named>
            </span>
          </>
        ) : (
          <Named>{title}</Named>
        )}
      </h3>
      <p className={`between gap-y-1 gap-x-3 mt-auto pt-2 flex-wrap ${styles.meta}`}>
        {price ? <PriceRange {...price} /> : <span />}
        <Standing shown={schedules} />
      </p>
    </Link>
  );
}
