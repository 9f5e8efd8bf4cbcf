import type { ReactNode } from 'react';
import { Countdown } from '#ui/countdown.tsx';
import styles from './hold-timer.module.css';
import { useCountdown } from './use-countdown.ts';

interface Props {
  /** The end of the hold and the server's clock, both from the same answer; ISO. */
  expiresAt: string;
  now: string;
  onOver: () => void;
  /** “Your seats are held for”, before the figure. */
  label: string;
  /** Beside the figure: until when, and the button that renews. */
  children?: ReactNode;
}

/** The time that seats are held, calmly: a figure without alarm, spoken at 5, 2 and 1 minutes. */
export function HoldTimer({ expiresAt, now, onOver, label, children }: Props) {
  const left = useCountdown(expiresAt, now, onOver);
  return (
    <div className={styles.hold}>
      <p className={styles.left}>
        <span>{label}</span>
        <Countdown seconds={left} className={styles.figure} />
      </p>
      {children}
    </div>
  );
}
