import type { Series } from '#domain/contract/education.ts';
import { agesText } from '#features/education/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { AXIS, lineOf } from './filter.ts';
import styles from './score.module.css';

const TICKS = [0, 4, 8, 12, 16, 20, 24];

/** The series as voices of a score whose time is the listener's age. */
export function Score({ series }: { series: readonly Series[] }) {
  const t = useCopy('education');
  const tree = useTree();
  return (
    <div>
      <div
        className={`grid gap-x-10 items-end pb-2 t-xs ter m-gone n-gone ${styles.axis}`}
        aria-hidden="true"
      >
        <span className="text-right">{t('score.axis')}</span>
        <ol className="relative">
          {TICKS.map(tick => (
            <li key={tick} className="num absolute" style={{ left: `${(tick / AXIS) * 100}%` }}>
              {tick}
            </li>
          ))}
        </ol>
      </div>
      <ul className="ink-t">
        {series.map(item => {
          const { start, width, open } = lineOf(item.ages);
          const [next] = item.sessions;
          return (
            <li className="line-b" key={item.id} style={paletteStyle(item.art)}>
              <Link
                className={`group grid items-centre py-4 m-gap-y-2 m-gap-x-4 gap-x-6 ${styles.row}`}
                to={href(tree, 'education-view', { id: item.id })}
              >
                <Art attrs={item.art} ratio="r11" className={styles.art} />
                <div className="grid gap-1">
                  <h3 className="t-h3 group-line">{item.title}</h3>
                  <p className="sm ter">{item.kicker}</p>
                </div>
                <div className={`relative m-span-all ${styles.line}`}>
                  <i
                    className={cx('absolute', open && styles.open)}
                    style={{ left: `${start}%`, width: `${width}%` }}
                  />
                  <span className="vh">{agesText(item.ages, t)}</span>
                </div>
                <div className={`grid justify-items-start gap-1 ${styles.next}`}>
                  <span className="tag">{t(`entry.${item.entry}`)}</span>
                  <span className="sm sec">
                    {next ? t('next', { date: longDateTime(next.startsAt, tree.locale) }) : t('noDates')}
                  </span>
                </div>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="xs ter mt-4 m-gone">{t('score.note')}</p>
    </div>
  );
}
