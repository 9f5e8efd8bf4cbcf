import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface Props {
  /** The large numeral: 24 or 10.24. */
  num: string;
  /** Month and weekday. */
  text?: ReactNode;
  /** 19:30 */
  time?: string | undefined;
  /** ISO instant, for machines. */
  dateTime: string;
  className?: string | undefined;
}

/** A date set by its numeral. */
export function DateText({ num, text, time, dateTime, className }: Props) {
  return (
    <time className={cx('when', className)} dateTime={dateTime}>
      <b className="num">{num}</b>
      <span>
        {text}
        {text && time && ' '}
        {time && <span className="when-time">{time}</span>}
      </span>
    </time>
  );
}
