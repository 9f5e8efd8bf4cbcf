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
    <section className={`wrap ${styles.letter}`} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.paper}>
        {children}
        <p className={styles.signed}>
          <b className="serif">{name}</b>
          <span className="sm sec">{role}</span>
        </p>
      </div>
    </section>
  );
}
