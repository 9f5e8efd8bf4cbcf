import type { SeriesDetail } from '#domain/contract/education.ts';
import { PageCrumbs } from '#features/page/page-crumbs.tsx';
import { useTree } from '#i18n/tree-context.tsx';
import { page } from '#site/pages.ts';
import { Art } from '#ui/art.tsx';
import { Banner } from '#ui/banner.tsx';
import { cx } from '#ui/class-names.ts';
import styles from './hero.module.css';

interface Props {
  series: SeriesDetail;
}

/** The head of a series: its name, for whom it is, its artwork; on the phone the banner of education. */
export function SeriesHero(props: Props) {
  const Own = HERO[useTree().layout];
  return <Own {...props} />;
}

const HERO = {
  pc: ({ series }: Props) => (
    <Art
      attrs={series.art}
      size="hero"
      lazy={false}
      className={cx('on-art', 'p-on n-h-auto n-pt-24', styles.hero)}
    >
      <PageCrumbs name="education-view" className={`absolute ${styles.crumbs}`} />
      <div className={styles.words}>
        <p className="sm">{series.kicker}</p>
        <h1 className="mt-2">{series.title}</h1>
      </div>
    </Art>
  ),
  mobile: ({ series }: Props) => (
    <Banner type={page('education-view').banner} title={series.title} lead={series.kicker} />
  ),
};
