import type { Series } from '#domain/contract/education.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import styles from './related.module.css';

/** Other series for the same people. */
export function Related({ list }: { list: readonly Series[] }) {
  const t = useCopy('education');
  const tree = useTree();
  if (list.length === 0) return null;
  return (
    <section className={`wrap pb-24 m-pb-12 ${styles.related}`} aria-labelledby="education-related">
      <div className="sec-head">
        <h2 id="education-related">{t('detail.related')}</h2>
      </div>
      <ul className="m-cols-1 grid gap-y-8 gap-x-gutter mt-7 cols-3">
        {list.map(series => (
          <li key={series.id}>
            <Link className="card" to={href(tree, 'education-view', { id: series.id })}>
              <Art attrs={series.art} ratio="r169" size="wide" />
              <p className="sm ter mt-4">{series.kicker}</p>
              <h3>{series.title}</h3>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
