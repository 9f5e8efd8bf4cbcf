import type { ProgramDetail } from '#domain/contract/program.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { WideCard } from '#features/programme-card/wide-card.tsx';
import { ShowSection } from '#features/shows/show-section.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { loader } from './model.ts';
import styles from './related.module.css';

/** Where to go from here: other concerts, and the shows around this one. */
export function Related({ card }: { card: ProgramDetail }) {
  const t = useCopy('reading');
  const tree = useTree();
  const { shows } = usePageData<typeof loader>();
  const phone = tree.layout === 'mobile';
  const title = <h2 id="related">{t(card.type === 'archive' ? 'relatedNow' : 'related')}</h2>;
  return (
    <>
      {card.related.length > 0 && (
        <section className={phone ? styles.phone : `wrap ${styles.related}`} aria-labelledby="related">
          {phone ? (
            title
          ) : (
            <div className="sec-head">
              {title}
              <Link className="more" to={href(tree, 'musicale')}>
                {t('all')}
                <Icon name="arrow" />
              </Link>
            </div>
          )}
          <ul className={phone ? 'hscroll' : styles.cards}>
            {card.related.map(other => (
              <li key={other.id}>
                <WideCard card={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ShowSection shows={shows} related />
    </>
  );
}
