import type { ReactNode } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import styles from './section.module.css';

const SECTION = { pc: `wrap ${styles.section}`, mobile: styles.section } as const;

interface Props {
  id: string;
  title: string;
  /** Beside the title. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the page below the month. */
export function Section({ id, title, more, children }: Props) {
  return (
    <section className={SECTION[useTree().layout]} aria-labelledby={id}>
      <div className={`sec-head mb-7 ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}
