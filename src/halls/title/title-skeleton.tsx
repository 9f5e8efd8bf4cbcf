import { Skeleton } from '#ui/skeleton.tsx';
import styles from './title-skeleton.module.css';

/** A title on its way: its name, the picture, the programme. */
export function TitleSkeleton() {
  return (
    <div className="wrap grid gap-8 pt-10 pb-24">
      <Skeleton kind="title" />
      <Skeleton kind="block" className={styles.room} />
      <Skeleton kind="row" count={4} />
    </div>
  );
}
