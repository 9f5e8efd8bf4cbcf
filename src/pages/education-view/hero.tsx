import type { SeriesDetail } from '#domain/contract/education.ts';
import { Crumbs } from '#features/page/crumbs.tsx';
import { useTree } from '#i18n/tree-context.tsx';
import { Art } from '#ui/art.tsx';
import styles from './hero.module.css';

const LOOK = {
  pc: {
    size: 'hero',
    className: `on-art ${styles.hero}`,
    way: (
      <div className={styles.crumbs}>
        <Crumbs name="education-view" />
      </div>
    ),
  },
  mobile: { size: 'square', className: `on-art ${styles.phone}`, way: null },
} as const;

/** The head of a series: its artwork, for whom it is, its name. */
export function SeriesHero({ series }: { series: SeriesDetail }) {
  const { size, className, way } = LOOK[useTree().layout];
  return (
    <Art attrs={series.art} size={size} lazy={false} className={className}>
      {way}
      <div className={styles.words}>
        <p className="sm">{series.kicker}</p>
        <h1>{series.title}</h1>
      </div>
    </Art>
  );
}
