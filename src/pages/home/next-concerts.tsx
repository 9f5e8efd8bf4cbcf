import { useState } from 'react';
import type { ProgramCard } from '#domain/contract/program.ts';
import { Feature } from '#features/programme-card/feature.tsx';
import { ListRow } from '#features/programme-card/list-row.tsx';
import { SEASON_TYPES, TypeChips } from '#features/programme-card/type-chips.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Load } from '#ui/load.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { featured } from './highlights.ts';
import styles from './pc.module.css';

const ROWS = 6;

interface Props {
  next: Promise<ProgramCard[]>;
  highlights: Promise<ProgramCard[]>;
}

/** The next concerts, one of the season's highlights at their side. */
export function NextConcerts({ next, highlights }: Props) {
  const t = useCopy('home');
  const tree = useTree();
  const [type, setType] = useState<ProgramCard['type']>();
  return (
    <section className="wrap pt-air-4" aria-labelledby="home-next">
      <div className="sec-head mb-8">
        <h2 id="home-next">{t('next.title')}</h2>
        <div className="row gap-y-4 gap-x-8 n-flex-wrap">
          <Load from={next} skeleton={<span />} aside>
            {list => (
              <TypeChips
                value={type}
                onChange={setType}
                types={SEASON_TYPES.filter(k => list.some(card => card.type === k))}
              />
            )}
          </Load>
          <MoreLink to={href(tree, 'musicale')}>{t('next.all')}</MoreLink>
        </div>
      </div>
      <div className={`grid n-cols-1 ${styles.up}`}>
        <Load from={highlights} skeleton={<Skeleton kind="card" ratio="r169" />}>
          {list => featured(list).map(card => <Feature key={card.id} card={card} />)}
        </Load>
        <Load from={next} skeleton={<Skeleton kind="row" count={ROWS} />}>
          {list => (
            <div>
              {list
                .filter(card => type === undefined || card.type === type)
                .slice(0, ROWS)
                .map(card => (
                  <ListRow key={card.id} card={card} />
                ))}
            </div>
          )}
        </Load>
      </div>
    </section>
  );
}
