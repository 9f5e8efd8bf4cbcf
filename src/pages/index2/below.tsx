import type { ReactNode } from 'react';
import type { ProgramCard } from '#domain/contract/program.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Ads } from './ads-part.tsx';
import styles from './below.module.css';
import type { loader } from './model.ts';

/** What stands below the month. `children` draws the highlights in the layout's own way. */
export function Below({ children }: { children: (highlights: readonly ProgramCard[]) => ReactNode }) {
  const t = useCopy('home');
  const tree = useTree();
  const { highlights } = usePageData<typeof loader>();
  const section = tree.layout === 'mobile' ? styles.section : `wrap ${styles.section}`;
  return (
    <>
      <section className={section} aria-labelledby="index2-highlights">
        <div className={`sec-head ${styles.head}`}>
          <h2 id="index2-highlights">{t('index2.highlights')}</h2>
          <Link className="more" to={href(tree, 'musicale')}>
            {t('next.all')}
            <Icon name="arrow" />
          </Link>
        </div>
        <Load from={highlights} skeleton={<Skeleton kind="row" count={3} />}>
          {children}
        </Load>
      </section>
      <Ads />
    </>
  );
}
