import type { SupportHome } from '#domain/contract/support.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { type PageName, pageNames } from '#site/pages.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import styles from './ways.module.css';

/** The three ways to belong, as wide as what they bring. */
export function Ways({ ways }: { ways: SupportHome['ways'] }) {
  const t = useCopy('support');
  const tree = useTree();
  const known = (name: string): name is PageName => (pageNames as readonly string[]).includes(name);
  return (
    <section className="wrap" aria-labelledby="support-ways">
      <h2 id="support-ways" className="vh">
        {t('ways.title')}
      </h2>
      <div className={`grid gap-gutter pb-20 m-cols-1 m-gap-6 m-pb-10 n-cols-1 ${styles.ways}`}>
        {ways.map(way =>
          known(way.page) ? (
            <Link
              className="m-min-h-0 grid gap-2 pt-4 bar-t"
              key={way.page}
              to={href(tree, way.page as 'support-foundation')}
            >
              <h3 className="t-h2">{way.title}</h3>
              <p className="sec lh-text">{way.text}</p>
              <span className="between flex-wrap gap-6">
                <span className="sm sec">{way.figure}</span>
                <Icon name="arrow" />
              </span>
            </Link>
          ) : null,
        )}
      </div>
    </section>
  );
}
