import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface Props {
  /** What the table is about; spoken, and shown when `captionShown`. */
  caption: string;
  captionShown?: boolean;
  /** thead and tbody; numbers carry data-align="end". */
  children: ReactNode;
}

/** A table that scrolls by itself on a narrow screen, also by keyboard. */
export function Table({ caption, captionShown = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll-x" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={captionShown ? undefined : 'vh'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
