import type { ReactNode } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { pageTitle } from '#site/pages.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './skeleton.module.css';

/** The shape of a concert's page, so that nothing moves when it comes; its head where that is known. */
export function DetailSkeleton({ children: head }: { children?: ReactNode }) {
  const { locale } = useTree();
  return (
    <>
      {head || (
        <>
          <h1 className="vh">{pageTitle('musicale-detail', locale)}</h1>
          <Skeleton kind="block" className={styles.hero} />
          <div className="line-b wrap py-6">
            <Skeleton count={2} />
          </div>
        </>
      )}
      <div className={`grid gap-24 m-cols-1 m-gap-8 m-py-6 n-cols-1 ${styles.lay}`}>
        <div>
          <Skeleton kind="title" />
          <Skeleton count={10} />
        </div>
        <Skeleton kind="block" className={styles.buy} />
      </div>
    </>
  );
}
