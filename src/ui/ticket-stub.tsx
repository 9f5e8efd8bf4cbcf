import type { ReactNode } from 'react';
import { Art } from './art.tsx';
import { cx } from './class-names.ts';
import styles from './ticket-stub.module.css';

interface Props {
  /** Artwork along the top; none on paper forms. */
  art?: Parameters<typeof Art>[0]['attrs'] | undefined;
  /** Above the perforation: title, date, hall. */
  children: ReactNode;
  /** Below it: seats, price, codes. */
  tear: ReactNode;
  className?: string | undefined;
}

/** A ticket with its stub. `--perf-bg` is the ground it lies on, paper by default. */
export function TicketStub({ art, children, tear, className }: Props) {
  return (
    <article className={cx('stub', styles.stub, className)}>
      {art && <Art attrs={art} size="wide" className={styles.art} />}
      <div className={styles.main}>{children}</div>
      <div className={styles.perf} />
      <div className={styles.tear}>{tear}</div>
    </article>
  );
}

/** A figure of the seat, the largest thing on a stub: row 6, seat 10. */
export function SeatFigure({ children }: { children: ReactNode }) {
  return <span className={cx('num', styles.seat)}>{children}</span>;
}
