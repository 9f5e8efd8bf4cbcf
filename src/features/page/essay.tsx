import type { ReactNode } from 'react';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './opening.module.css';

interface Props<T> {
  title: string;
  from: Promise<T> | T;
  children: (page: T) => ReactNode;
}

/** A page that begins with an opening: its heading stands from the first moment, the rest when it has come. */
export function Essay<T>({ title, from, children }: Props<T>) {
  return (
    <>
      <h1 className="vh">{title}</h1>
      <Load
        from={from}
        skeleton={
          <>
            <Skeleton kind="block" className={styles.skeleton} />
            <div className={`wrap ${styles.rest}`}>
              <Skeleton kind="title" />
              <Skeleton count={12} />
            </div>
          </>
        }
      >
        {children}
      </Load>
    </>
  );
}
