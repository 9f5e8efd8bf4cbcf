import type { SeriesDetail } from '#domain/contract/education.ts';
import { PageCrumbs } from '#features/page/page-crumbs.tsx';
import { useTree } from '#i18n/tree-context.tsx';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import styles from './hero.module.css';

const LOOK = {
  pc: { size: 'hero', className: styles.hero },
  mobile: { size: 'square', className: styles.phone },
} as const;

/** The head of a series: its artwork, for whom it is, its name. */
export function SeriesHero({ series }: { series: SeriesDetail }) {
  const { layout } = useTree();
  const { size, className } = LOOK[layout];
  return (
    <Art attrs={series.art} size={size} lazy={false} className={cx('on-art', className)}>
      <PageCrumbs name="education-view" className={styles.crumbs} />
      <div className={styles.words}>
        <p className="sm">{series.kicker}</p>
        <h1>{series.title}</h1>
      </div>
    </Art>
  );
}
