import { Skeleton } from '#ui/skeleton.tsx';
import styles from './title-skeleton.module.css';

/** A title on its way: its name, the picture, the programme. */
export function TitleSkeleton() {
  return (
    <div className={`wrap ${styles.wait}`}>
      <Skeleton kind="title" />
      <Skeleton kind="block" className={styles.room} />
      <Skeleton kind="row" count={4} />
    </div>
  );
}
