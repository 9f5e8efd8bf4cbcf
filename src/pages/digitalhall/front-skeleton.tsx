import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

/** The front on its way: the picture of what is next, and a shelf. */
export function FrontSkeleton() {
  return (
    <>
      <Skeleton kind="block" className={styles.heroWait} />
      <div className={`wrap grid gap-7 ${styles.shelfWait}`}>
        <Skeleton kind="title" />
        <div className="grid cols-4 gap-gutter m-cols-2">
          <Skeleton kind="card" ratio="r169" count={4} />
        </div>
      </div>
    </>
  );
}
