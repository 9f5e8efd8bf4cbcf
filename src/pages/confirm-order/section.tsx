import { type ReactNode, useId } from 'react';
import styles from './sections.module.css';

/** A part of the order under its own heading. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`mt-air-2 ${styles.section}`} aria-labelledby={id}>
      <header className="between gap-4 pb-3 m-pb-2 ink-b">
        <h2 className="m-lead t-4" id={id}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
