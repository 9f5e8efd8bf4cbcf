import { type ReactNode, useId } from 'react';
import { cx } from '#ui/class-names.ts';
import styles from './part.module.css';

interface Props {
  title: string;
  /** Narrow, beside the page. */
  side?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a title's page under its heading and one hairline. */
export function Part({ title, side = false, className, children }: Props) {
  const id = useId();
  return (
    <section className={cx(styles.part, side && styles.side, className)} aria-labelledby={id}>
      <h2 className={cx('line-2-b', side ? 'pb-2 mb-4 t-h3' : 'pb-4 mb-6 m-mb-4')} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
