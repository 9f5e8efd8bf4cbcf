import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { play } from '#ui/icon-more.ts';
import styles from './play-mark.module.css';

/** The round sign on a picture that moves. */
export function PlayMark({ small = false }: { small?: boolean }) {
  return (
    <span
      className={cx('absolute grid place-centre round', styles.go, small && styles.small)}
      aria-hidden="true"
    >
      <Icon draw={play} fill />
    </span>
  );
}
