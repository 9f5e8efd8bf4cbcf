import type { SeriesDetail } from '#domain/contract/education.ts';
import { Crumbs } from '#features/page/crumbs.tsx';
import { useTree } from '#i18n/tree-context.tsx';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import styles from './hero.module.css';

/** The head of a series: its artwork, for whom it is, its name. */
export function SeriesHero({ series }: { series: SeriesDetail }) {
  const phone = useTree().layout === 'mobile';
  return (
    <Art
      attrs={series.art}
      size={phone ? 'square' : 'hero'}
      lazy={false}
      className={cx('on-art', phone ? styles.phone : styles.hero)}
    >
      {!phone && (
        <div className={styles.crumbs}>
          <Crumbs name="education-view" />
        </div>
      )}
      <div className={styles.words}>
        <p className="sm">{series.kicker}</p>
        <h1>{series.title}</h1>
      </div>
    </Art>
  );
}
