import type { ReactNode } from 'react';
import styles from './ask.module.css';

interface Props {
  /** Of the section: links lead to it. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** The part of a page that asks: what for at the left, the form at the right. */
export function Ask({ id, title, text, children }: Props) {
  return (
    <section
      id={id}
      className={`wrap grid gap-24 py-air-3 on-paper-1 m-cols-1 m-gap-6 n-cols-1 n-gap-8 ${styles.ask}`}
      aria-labelledby={`${id}-title`}
    >
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="sec">{text}</p>
      </div>
      {children}
    </section>
  );
}
