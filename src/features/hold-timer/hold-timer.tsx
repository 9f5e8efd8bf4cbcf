import type { ReactNode } from 'react';
import { RENEW_FROM } from '#domain/rules/hold.ts';
import { WARNING_MINUTES } from '#domain/rules/terms.ts';
import { formatDuration, formatMinutes } from '#lib/duration.ts';
import { Countdown } from '#ui/countdown.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './hold-timer.module.css';
import { useCountdown } from './use-countdown.ts';

/** From here on the hold is nearly over; seconds. */
export const LAST = WARNING_MINUTES * 60;
const SOON = RENEW_FROM / 1000;
/** How near the end is, for the look. */
export const nearness = (left: number): 'last' | 'soon' | undefined =>
  left <= LAST ? 'last' : left <= SOON ? 'soon' : undefined;

interface Props {
  /** The end of the hold and the server's clock, both from the same answer; ISO. */
  expiresAt: string;
  now: string;
  onOver: () => void;
  /** “Your seats are held for”, before the figure. */
  label: string;
  /** The renewal, while it is still to be had: it is offered in the last minutes. */
  renew?: { label: string; busy: boolean; onRenew: () => void } | undefined;
  /** Beside the figure: until when, and what else there is to do. */
  children?: ReactNode | ((left: number) => ReactNode);
}

/** The time that seats are held: calm at first, marked in the last five minutes and plainly in the last two. */
export function HoldTimer({ expiresAt, now, onOver, label, renew, children }: Props) {
  const left = useCountdown(expiresAt, now, onOver);
  const near = nearness(left);
  return (
    <div className={`flex flex-wrap gap-y-1 gap-x-6 t-sm sec items-baseline ${styles.hold}`} data-near={near}>
      <p className={`flex items-baseline ${styles.left}`}>
        {near && <Icon name="clock" />}
        <span>{label}</span>
        <Countdown seconds={left} className={`lh-1 ${styles.figure}`} />
      </p>
      {typeof children === 'function' ? children(left) : children}
      {renew && near && left > 0 && (
        <button
          type="button"
          className="more"
          aria-disabled={renew.busy || undefined}
          onClick={() => renew.busy || renew.onRenew()}
        >
          {renew.label}
        </button>
      )}
    </div>
  );
}

/** The same figure once more, beside the button that pays: seen only, as the timer itself is spoken. */
export function HoldFigure({ expiresAt, now, label }: { expiresAt: string; now: string; label?: string }) {
  const left = useCountdown(expiresAt, now, nothing);
  return (
    <p className={`row t-sm lh-2 sec ${styles.again}`} data-near={nearness(left)} aria-hidden="true">
      <Icon name="clock" />
      {label}
      <b className="num bold ink">{left < 3600 ? formatMinutes(left) : formatDuration(left)}</b>
    </p>
  );
}
const nothing = () => undefined;
