import type { ReactNode } from 'react';
import { StringLine } from '#ui/string.tsx';
import styles from './not-here.module.css';

interface Props {
  title: ReactNode;
  text: ReactNode;
  /** Ways on: links or buttons. */
  children: ReactNode;
}

/** The thing that an address names is not there: said so, as the page's own heading, with a way on. */
export function NotHere({ title, text, children }: Props) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <StringLine />
      <h1>{title}</h1>
      <p className="sec lead">{text}</p>
      <p className={styles.ways}>{children}</p>
    </div>
  );
}
