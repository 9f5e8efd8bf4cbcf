import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

/** The front on its way: the picture of what is next, and a shelf. */
export function FrontSkeleton() {
  return (
    <>
      <Skeleton kind="block" className={styles.heroWait} />
      <div className={`wrap ${styles.shelfWait}`}>
        <Skeleton kind="title" />
        <div className={styles.cardsWait}>
          <Skeleton kind="card" ratio="r169" count={4} />
        </div>
      </div>
    </>
  );
}
