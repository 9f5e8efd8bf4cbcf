import type { ReactNode } from 'react';
import styles from './letter.module.css';

interface Props {
  title: string;
  /** The words, cleaned: the page shows them through features/html. */
  children: ReactNode;
  name: string;
  role: string;
}

/** A letter of somebody of the house, signed. */
export function Letter({ title, children, name, role }: Props) {
  return (
    <section
      className={`wrap grid gap-24 py-air-3 m-cols-1 m-gap-4 n-cols-1 n-gap-6 ${styles.letter}`}
      aria-label={title}
    >
      <h2>{title}</h2>
      <div className={styles.paper}>
        {children}
        <p className="grid gap-1 mt-7">
          <b className="serif t-h3">{name}</b>
          <span className="sm sec">{role}</span>
        </p>
      </div>
    </section>
  );
}
