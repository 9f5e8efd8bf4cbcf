import { type ReactNode, useId } from 'react';
import { MoreLink } from '#ui/more-link.tsx';
import styles from './shelf.module.css';

interface Props {
  title: string;
  /** The way to all of it. */
  more?: { readonly to: string; readonly label: string } | undefined;
  /** At the right of the heading, in place of the way. */
  side?: ReactNode;
  children: ReactNode;
}

/** A shelf of the hall: its name on a hairline, and what stands on it. */
export function Shelf({ title, more, side, children }: Props) {
  const id = useId();
  return (
    <section className="wrap pt-air-3" aria-labelledby={id}>
      <div className={`sec-head mb-air-1 m-flex-wrap ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        {side}
        {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
      </div>
      {children}
    </section>
  );
}
